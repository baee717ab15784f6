"""`hairpin rate` and `hairpin targets`, as they are typed."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hairpin.cli import main
from hairpin.lab.targets import Measure, Target
from hairpin.lab.trials import Trial
from tests.processes import press_ctrl_c, started

FEW = ["rate", "--drivers", "random,club", "--circuits", "usa", "--laps", "1", "--field", "1", "--races", "24"]


def test_rate_writes_what_is_asked_for_and_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: tmp_path / f"league.{name}" for name in ("json", "html", "svg")}
    asked = [word for name, file in files.items() for word in (f"--{name}", str(file))]
    assert main([*FEW, "--cores", "1", *asked]) == 0
    told = capsys.readouterr().out
    assert "1 against 1, 24 races a pairing, seed 1" in told
    assert "The whole order is settled." in told
    data = json.loads(files["json"].read_text("utf-8"))
    assert [row["driver"] for row in data["ratings"]] == ["club", "random"]
    assert sum(row["rating"] for row in data["ratings"]) == pytest.approx(3000, abs=0.2)
    assert (data["asked"], data["done"], data["deals"]) == (24, 24, 12)
    ElementTree.fromstring(files["html"].read_text("utf-8"))
    ElementTree.fromstring(files["svg"].read_text("utf-8"))


def test_the_numbers_are_the_same_with_one_core_and_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--cores", "1", "--json", "-"]) == 0
    one = capsys.readouterr().out
    assert main([*FEW, "--cores", "2", "--json", "-"]) == 0
    assert capsys.readouterr().out == one


def test_the_command_in_the_file_gives_the_same_file_again(capsys: pytest.CaptureFixture[str]) -> None:
    modules = ["--garage", "basic", "--quick", "--weather", "--seed", "5", "--races", "2"]
    assert main([*FEW, *modules, "--cores", "1", "--json", "-"]) == 0
    first = capsys.readouterr().out
    program, *words = json.loads(first)["command"].split()
    assert program == "hairpin"
    assert main([*words, "--cores", "1", "--json", "-"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--drivers", "club,ghost"], "there is no driver 'ghost'; drivers are random, rookie, club"),
        (["--level", "3"], "--level: in a league Legends are entrants, such as --drivers club,legend-base"),
        (["--legends", "2"], "--legends: in a league Legends are entrants"),
        (["--circuits", "atlantis"], "atlantis"),
        (["--json", "no/such/folder.json"], "--json: no/such/folder.json can't be written"),
        (["--circuits", ","], "circuits: a league needs at least one"),
    ],
    ids=["driver", "level", "legends", "circuit", "file", "no circuit"],
)
def test_bad_wishes_are_refused_before_the_first_race(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hairpin.commands.rate.run_league", lambda *_: pytest.fail("it was raced"))
    assert main([*FEW, *words]) == 2
    assert said in capsys.readouterr().err


def test_ctrl_c_rates_what_has_been_raced(tmp_path: Path) -> None:
    file = tmp_path / "league.json"
    words = [*FEW[:-1], "100000", "--cores", "1", "--json", str(file)]
    with started([sys.executable, "-c", _MAIN, *words]) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "racing\n"
        press_ctrl_c(running)
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "stopped after " in errors
    assert "Traceback" not in errors
    data = json.loads(file.read_text("utf-8"))
    assert 0 < 2 * data["deals"] <= data["done"] < data["asked"] == 100000


_MAIN = """
import sys
from hairpin.cli import main
from hairpin.lab import league, outcomes
raced = 0
def run_race(job):
    global raced
    raced += 1
    if raced == 8:
        print("racing", flush=True)
    return outcomes.run_race(job)
league.run_race = run_race
sys.exit(main(sys.argv[1:]))
"""


# -- targets ---------------------------------------------------------------------------------------------


def promise(goal: float) -> tuple[Target, ...]:
    trial = Trial("club", "random", 1, 1, ("usa",), 20)
    return (Target("ladder", "club v random", "club", Measure.AHEAD, goal, (trial,)),)


@pytest.mark.parametrize(("goal", "code", "said"), [(0.3, 0, "kept"), (1.1, 1, "missed by 10.0 points")])
def test_targets_end_with_1_if_a_promise_is_not_kept(
    goal: float,
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("hairpin.commands.targets.all_targets", lambda: promise(goal))
    page = tmp_path / "targets.md"
    words = ["targets", "--only", "ladder", "--cores", "1", "--markdown", str(page)]
    assert main(words) == code
    assert "promises: 1 " in capsys.readouterr().out
    assert said in page.read_text("utf-8")
    assert "hairpin targets --share 1 --seed 1 --only ladder" in page.read_text("utf-8")


def test_an_unknown_target_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["targets", "--only", "drift"]) == 2
    assert "there is no target 'drift'; did you mean drafting? targets are pro-legends" in capsys.readouterr().err


@pytest.mark.parametrize("share", ["0", "-1", "all", "nan"])
def test_a_share_is_a_number_above_0(share: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["targets", "--share", share])
    assert "is not a share" in capsys.readouterr().err
