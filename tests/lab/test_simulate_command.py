"""`hairpin simulate`: what it prints and writes, what it refuses, and how it stops."""

import csv
import json
import re
import shlex
import time
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hairpin.cli import main
from hairpin.content.circuits import circuit_ids
from tests.processes import press_ctrl_c, started
from tests.records.paper import OWN_CIRCUIT, hairpin

Capture = pytest.CaptureFixture[str]
SHORT = ["simulate", "--races", "4", "--drivers", "club,random", "--laps", "1", "--cores", "1"]


def data_of(path: Path) -> dict[str, object]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def rows_of(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(path.read_text(encoding="utf-8"))))


def test_the_table_has_every_driver_and_the_seed(capsys: Capture) -> None:
    assert main([*SHORT, "--seed", "7"]) == 0
    said = capsys.readouterr()
    assert "4 races, seed 7" in said.out
    for word in ("club", "random", "mean place", "spin-outs", "ms per decision"):
        assert word in said.out
    assert said.err == ""


def test_all_files_are_written_and_agree(tmp_path: Path) -> None:
    files = {name: tmp_path / f"figures.{name}" for name in ("csv", "json", "html")}
    assert (
        main([*SHORT, "--seed", "7", *(word for name in files for word in (f"--{name}", str(files[name])))]) == 0
    )
    rows = rows_of(files["csv"])
    data = data_of(files["json"])
    drivers = data["drivers"]
    assert isinstance(drivers, list)
    assert [row["driver"] for row in rows] == [found["driver"] for found in drivers]
    assert [float(row["mean_place"]) for row in rows] == [found["mean_place"] for found in drivers]
    assert (data["asked"], data["done"], data["races"]) == (4, 4, 4)
    assert set(data["timing"]) == {"club", "random"}  # type: ignore[call-overload]
    assert ElementTree.fromstring(files["html"].read_text(encoding="utf-8")).tag == "html"


def test_the_command_of_a_report_repeats_it(tmp_path: Path, capsys: Capture) -> None:
    """Also where chance has chosen the seed."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    modules = [
        "--garage",
        "basic",
        "--quick",
        "--weather",
        "--legends",
        "1",
        "--level",
        "2",
        "--no-legend-adrenaline",
    ]
    assert main([*SHORT, *modules, "--no-rotate", "--json", str(first)]) == 0
    command = shlex.split(str(data_of(first)["command"]))
    assert command[0] == "hairpin"
    assert main([*command[1:], "--json", str(second)]) == 0
    one, two = data_of(first), data_of(second)
    assert one.pop("timing") != {}
    assert two.pop("timing") != {}
    assert one == two


def test_standard_output_holds_nothing_but_what_was_asked_for(capsys: Capture) -> None:
    assert main([*SHORT, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] == 4
    assert main([*SHORT, "--csv", "-"]) == 0
    assert len(list(csv.reader(StringIO(capsys.readouterr().out)))) == 3


def test_circuits_take_turns(tmp_path: Path) -> None:
    own = tmp_path / "backyard.toml"
    own.write_text(OWN_CIRCUIT, encoding="utf-8")
    file = tmp_path / "figures.json"
    assert main([*SHORT, "--circuits", f"usa,{own}", "--json", str(file)]) == 0
    circuits = data_of(file)["circuits"]
    assert isinstance(circuits, list)
    assert [(found["circuit"], found["starts"]) for found in circuits] == [
        ("usa", 2), ("usa", 2), ("backyard", 2), ("backyard", 2)
    ]  # fmt: skip


def test_all_stands_for_all_circuits_that_come_with_hairpin(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    arguments = [
        "simulate",
        "--races",
        str(len(circuit_ids())),
        "--circuits",
        "all",
        "--laps",
        "1",
        "--drivers",
        "club",
    ]
    assert main([*arguments, "--cores", "1", "--json", str(file)]) == 0
    circuits = data_of(file)["circuits"]
    assert isinstance(circuits, list)
    assert {found["circuit"] for found in circuits} == set(circuit_ids())


def test_seasons_show_titles(capsys: Capture) -> None:
    arguments = ["simulate", "--season", "1961", "--races", "1", "--drivers", "club,random", "--cores", "1"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "1 seasons" in said
    assert "titles" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--drivers", "club,fast"], "there is no driver 'fast'"),
        (["--drivers", "human"], "there is no driver 'human'"),
        (["--drivers", ""], "0 cars"),
        (["--circuits", "monaco"], "monaco"),
        (["--circuits", ","], "there are none"),
        (["--races", "0"], "'0' is not a number"),
        (["--cores", "0"], "'0' is not a number"),
        (["--legends", "-1"], "must be 0 or more, not -1"),
        (["--rising"], "a setting for a season"),
        (["--season", "1961", "--circuits", "usa"], "a season has its own"),
        (["--season", "1066"], "there is no season '1066'"),
        (["--html", "missing/report.html"], "missing/report.html can't be written"),
        (["--csv", "."], "can't be written"),
        (["--json", ""], "give the name of a file"),
        (["--json", "-", "--csv", "-"], "each needs a file of its own"),
    ],
)
def test_what_makes_no_sense_is_refused_before_the_first_race(
    arguments: list[str], said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        # so many races that starting them would be noticed
        code: object = main(["simulate", "--races", "1000000", *arguments])
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


# -- Ctrl-C --------------------------------------------------------------------------------------------------


def interrupted(folder: Path, cores: int, seconds: float) -> tuple[int, str]:
    """Exit code, and what it said; Ctrl-C goes to the workers as well, as in a terminal."""
    own = folder / "backyard.toml"
    own.write_text(OWN_CIRCUIT, encoding="utf-8")
    files = [word for name in ("csv", "json", "html") for word in (f"--{name}", str(folder / name))]
    arguments = [
        "simulate",
        "--races",
        "100000",
        "--circuits",
        str(own),
        "--garage",
        "basic",
        "--cores",
        str(cores),
    ]
    with started(hairpin(*arguments, *files)) as run:
        time.sleep(seconds)
        press_ctrl_c(run)
        _, said = run.communicate(timeout=60)
    return run.returncode, said


@pytest.mark.parametrize("cores", [1, 2])
def test_ctrl_c_leaves_whole_files_about_what_was_finished(cores: int, tmp_path: Path) -> None:
    for seconds in (2.0, 5.0, 10.0, 30.0):  # machines differ
        code, said = interrupted(tmp_path, cores, seconds)
        match = re.fullmatch(r"stopped after (\d+) of 100000 races\n", said)
        if match and int(match[1]):
            break
    assert match, said
    assert code == 130
    done = int(match[1])
    assert 0 < done < 100_000
    assert data_of(tmp_path / "json")["done"] == done
    (row,) = rows_of(tmp_path / "csv")
    assert int(row["starts"]) == 4 * done
    html = (tmp_path / "html").read_text(encoding="utf-8")
    assert ElementTree.fromstring(html) is not None
    assert f"Stopped after {done:,} of 100,000 races." in html
