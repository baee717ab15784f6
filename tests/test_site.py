"""The documentation is a site: pages are in its menu, links lead somewhere, nothing is loaded from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
OUTSIDE: Final = r"""["']?(?:https?:)?//"""
LOADED: Final = re.compile(rf"<(?:script|img|source|iframe)[^>]+\bsrc={OUTSIDE}|<link[^>]+\bhref={OUTSIDE}")
LOADED_BY_STYLE: Final = re.compile(r"url\(\s*['\"]?https?:|@import")


def test_the_documentation_is_a_site_without_faults(tmp_path: Path) -> None:
    """Strictly: a page that no menu has, and a link or an anchor that leads nowhere, are failures."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    written = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    there = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.html")}
    assert there == written | {Path("404.html"), Path("CHANGELOG.html"), Path("CONTRIBUTING.html")}
    assert len(list((tmp_path / "notebooks").glob("*.ipynb"))) == 4
    for page in tmp_path.rglob("*.html"):
        assert not LOADED.search(page.read_text(encoding="utf-8")), page.name
    for sheet in tmp_path.rglob("*.css"):
        assert not LOADED_BY_STYLE.search(sheet.read_text(encoding="utf-8")), sheet.name
