"""A driver of another package is found by its entry point, and a broken one is called by its name."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.once

MODULE: Final = """
from hairpin.rules.actions import Action


class First:
    def decide(self, view, chance):
        return view.options[0]


class Cheat:
    def decide(self, view, chance):
        return Action("boost")


class Dreamer:
    def decide(self, view, chance):
        return view.dreams[0]


class Quitter:
    def decide(self, view, chance):
        raise SystemExit("enough")


class Silent:
    def decide(self, view, chance):
        return None


class Mute:
    pass


class Unready:
    def __init__(self):
        raise RuntimeError("no petrol")
"""
ENTRY_POINTS: Final = """
[hairpin.drivers]
mine = strangers:First
cheat = strangers:Cheat
dreamer = strangers:Dreamer
mute = strangers:Mute
quitter = strangers:Quitter
silent = strangers:Silent
unready = strangers:Unready
nowhere = strangers:Missing
club = strangers:Unready
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which another package is installed."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "strangers.py").write_text(MODULE, encoding="utf-8")
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return folder


def hairpin(packages: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "hairpin.cli", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_a_driver_of_another_package_races_under_its_name(packages: Path) -> None:
    done = hairpin(packages, "race", "--drivers", "mine,club", "--laps", "1", "--seed", "7", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    ranking = json.loads(done.stdout)["ranking"]
    assert {car["driver"]: car["name"] for car in ranking} == {"mine": "Alma", "club": "Bruno"}


def test_it_also_races_in_the_processes_of_the_lab(packages: Path) -> None:
    words = [
        "--drivers",
        "mine,random",
        "--races",
        "4",
        "--laps",
        "1",
        "--seed",
        "7",
        "--cores",
        "2",
        "--csv",
        "-",
    ]
    done = hairpin(packages, "simulate", *words)
    assert done.returncode == 0, done.stderr
    assert {line.split(",")[0] for line in done.stdout.splitlines()[1:]} == {"mine", "random"}


def test_it_is_among_the_drivers_that_can_be_had(packages: Path) -> None:
    done = hairpin(packages, "race", "--drivers", "nobody,club")
    assert done.returncode == 2
    assert "there is no driver 'nobody'" in done.stderr
    ours = "random, rookie, club, privateer, pro, champion"
    assert f"{ours}, cheat, dreamer, mine, mute, nowhere, quitter, silent, unready" in done.stderr


def test_without_the_package_there_is_no_such_driver(tmp_path: Path) -> None:
    done = hairpin(tmp_path, "race", "--drivers", "mine,club")
    assert done.returncode == 2
    assert "there is no driver 'mine'" in done.stderr


@pytest.mark.parametrize(
    ("name", "where", "why"),
    [
        ("unready", "strangers:Unready", "no petrol"),
        ("nowhere", "strangers:Missing", "has no attribute 'Missing'"),
    ],
)
def test_a_broken_driver_is_told_with_its_name_its_place_and_the_reason(
    packages: Path, name: str, where: str, why: str
) -> None:
    done = hairpin(packages, "race", "--drivers", f"{name},club")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"hairpin: driver '{name}' ({where}) can't be made: ")
    assert why in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("dreamer", "no attribute 'dreams'"),
        ("mute", "'Mute' object has no attribute 'decide'"),
        ("quitter", "SystemExit('enough')"),
    ],
)
def test_a_driver_that_fails_in_the_race_is_told_with_its_name_and_the_step(
    packages: Path, name: str, why: str
) -> None:
    done = hairpin(packages, "race", "--drivers", f"{name},club", "--json")
    assert done.returncode == 2
    assert done.stderr.startswith(f"hairpin: driver '{name}' (strangers:{name.capitalize()}) failed at 'plan': ")
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def test_a_driver_that_answers_with_something_else_is_told_by_its_name(packages: Path) -> None:
    done = hairpin(packages, "race", "--drivers", "silent,club", "--json")
    assert done.returncode == 2
    assert "driver 'silent' (strangers:Silent) answered None at 'plan'; it must be an Action" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_answer_that_is_not_legal_is_refused_in_words(packages: Path) -> None:
    done = hairpin(packages, "race", "--drivers", "cheat,club", "--json")
    assert done.returncode == 2
    assert done.stderr.startswith("hairpin: boost: ")
    assert "Traceback" not in done.stderr


def test_the_names_of_the_own_drivers_can_not_be_taken(packages: Path) -> None:
    """Here `club` would be a driver that can't be made."""
    done = hairpin(packages, "race", "--drivers", "club,club", "--laps", "1", "--seed", "7", "--json")
    assert (done.returncode, done.stderr) == (0, "")
