"""What is installed, with extras and without, and what its page says."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from hairpin import __version__
from hairpin.cli import main
from hairpin.commands.extras import SERVER

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from package_page import page, urls  # noqa: E402

Capture = pytest.CaptureFixture[str]
REPOSITORY: Final = "https://example.org/hairpin"

WITHOUT_SERVER: Final = f"""
import importlib, pkgutil, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {set(SERVER)}:
            raise ModuleNotFoundError(name=name)

sys.meta_path.insert(0, Missing())
import hairpin
from hairpin.cli import main

others = ("hairpin.server", "hairpin.envs", "hairpin.learning", "hairpin._compiled")
needing = []
for module in pkgutil.walk_packages(hairpin.__path__, "hairpin."):
    if not module.name.startswith(others) and not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            needing.append(module.name)
print(needing)
print(main(["race", "--json", "--laps", "1", "--drivers", "club,random", "--seed", "1"]))
print(main([]), main(["serve", "--language", "da"]))
"""


def test_without_the_server_everything_else_is_there() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_SERVER], capture_output=True, text=True, check=True)
    needing, *_, race, serve = done.stdout.splitlines()
    assert set(eval(needing)) <= {f"hairpin.commands.{name}" for name in ("backup", "readiness", "serve")}
    assert (race, serve) == ("0", "2 2")
    english, danish = done.stderr.splitlines()
    assert re.match(r"hairpin: serve: needs \w+, which is not installed; install it with: ", english)
    assert re.match(r"hairpin: serve kræver \w+, som ikke er installeret. Installér det med: ", danish)
    assert all(said.endswith(": pip install 'hairpin[server]'") for said in (english, danish))


def test_a_module_of_ours_that_is_missing_is_not_taken_for_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hairpin.commands.circuits", None)
    with pytest.raises(ModuleNotFoundError, match="hairpin"):
        main(["circuits"])


# -- metadata --------------------------------------------------------------------------------------------


def project() -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def test_extras_hold_what_only_some_need() -> None:
    extras, dependencies = project()["optional-dependencies"], project()["dependencies"]
    assert isinstance(extras, dict)
    assert isinstance(dependencies, list)
    assert {"server", "fast", "envs", "train", "lab"} <= set(extras)
    named = {re.split(r"[<>=;\[ ]", line)[0] for line in dependencies}
    assert not named & {re.split(r"[<>=;\[ ]", line)[0] for name in extras for line in extras[name]}


def test_the_version_is_said_by_changelog_and_citation_with_one_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(rf"^## \[{re.escape(__version__)}\] - (\d{{4}}-\d\d-\d\d)$", changelog, re.MULTILINE)
    assert released
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(rf"^version: {re.escape(__version__)}$", citation, re.MULTILINE)
    assert f'date-released: "{released[1]}"' in citation


def test_links_of_the_package_page_lead_into_the_repository() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = page(readme, REPOSITORY, "1.2.3")
    links = re.findall(r"\]\(([^)]+)\)", shown)
    assert links
    assert all(re.match(r"https?://|#", link) for link in links)
    assert f"{REPOSITORY}/blob/v1.2.3/docs/drivers.md" in links
    assert [link for link in links if link.startswith(f"{REPOSITORY}/raw/v1.2.3/docs/images/")]
    for name, address in urls(REPOSITORY, "1.2.3").items():
        assert address.startswith(REPOSITORY), name


def test_without_a_repository_the_package_page_has_no_link_that_leads_nowhere() -> None:
    shown = page("See [a [b] c](docs/x.md), ![p](p.png)[out](https://a.b/c).\n```\n[x](y)\n```\n", "", "1.2.3")
    assert shown == "See a [b] c, [out](https://a.b/c).\n```\n[x](y)\n```\n"
    assert urls("", "1.2.3") == {}
