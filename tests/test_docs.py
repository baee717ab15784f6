"""The examples of the documents work as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hairpin.content.circuits import check_circuit
from hairpin.records.scenarios.run import run_scenario

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.M)


def test_the_program_of_the_readme_runs() -> None:
    (program,) = blocks("README.md", "python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "rounds; the original is in round 1" in done.stdout


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    file = tmp_path / "boost.toml"
    file.write_text(blocks("docs/scenarios.md", "toml")[0], encoding="utf-8")
    assert run_scenario(file).problems == ()


def test_the_example_of_a_circuit_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(blocks("docs/circuits.md", "toml")[0], encoding="utf-8")
    assert check_circuit(file) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_repository_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link
