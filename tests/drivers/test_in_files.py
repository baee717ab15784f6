"""Drivers in files: how they are written, what is told of those that can't be had, and who may load them."""

from pathlib import Path
from typing import Final

import pytest

import hairpin
from hairpin.cli import main
from hairpin.content.config import read_request
from hairpin.drivers.driver import OFFERED, UnknownDriver, driver, is_driver
from hairpin.drivers.finding import find_driver, names_in, usual_text
from hairpin.drivers.offering import offer, offered_files
from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Refused
from hairpin.server.protocol.settings import SeatSettings
from hairpin.server.table.config import check_seat
from hairpin.server.thinking.parcels import Orders
from hairpin.server.thinking.worker_process import _get_ready, made_driver

MINE: Final = """
from dataclasses import dataclass

from beside import CHOICE


@dataclass
class Fast:
    depth: int = 2
    name: str = ""

    def decide(self, view, chance):
        return view.options[CHOICE]


class Unready:
    def __init__(self):
        raise RuntimeError("no petrol")


class Mute:
    pass


def slow():
    return Fast()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "beside.py").write_text("CHOICE = 0\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("ready = True\n1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_names_are_divided_by_the_commas_outside_of_brackets() -> None:
    text = " ./mine.py:Fast(depth=3, name='a),b'), pro,,./it's.py:X,./o.py:F([1, 2], {'a': (3, 4)}) "
    assert names_in(text) == (
        "./mine.py:Fast(depth=3, name='a),b')",
        "pro",
        "./it's.py:X",
        "./o.py:F([1, 2], {'a': (3, 4)})",
    )


def test_the_same_driver_is_always_written_in_the_same_way() -> None:
    assert usual_text('./mine.py:Fast( 3,name = "x" )') == "./mine.py:Fast(3, name='x')"
    assert usual_text("mine.py:Fast()") == "mine.py:Fast"
    assert usual_text("mine.py:Fast", Path("races")) == "races/mine.py:Fast"
    assert usual_text("simple") == "club"


@pytest.mark.usefixtures("folder")
def test_it_is_made_with_its_arguments_and_drives() -> None:
    for text in ("./mine.py:Fast(depth=3)", "mine.py:slow"):
        race = hairpin.new_race("usa", cars=2, laps=1, seed=1)
        assert hairpin.drive(race, [text, "random"]) == race.ranking()
        assert race.is_over()
    assert hairpin.driver("mine.py:Fast(7)")._made.depth == 7  # type: ignore[attr-defined]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("./none.py:Fast", "there is no file ./none.py"),
        ("./mine.py", "the name of a class is missing after the file"),
        ("./mine.py:Slow", "there is no class Slow in ./mine.py; it has Fast"),
        (
            "./mine.py:Fast(dept=3)",
            r"keyword argument 'dept'; it is made as Fast\(depth: int = 2, name",
        ),
        ("./mine.py:Fast(1, 2, 3)", "too many positional arguments; it is made as Fast"),
        ("./mine.py:Fast(depth=open('x'))", r"open\('x'\) is no literal; arguments are numbers"),
        ("./mine.py:Fast(**{'depth': 1})", "without \\*\\*"),
        ("./mine.py:Fast(depth=", "is written like ./mine.py:Fast"),
        ("./mine.py:Fast.decide", "after the file comes the name of a class"),
        ("./mine.py:Unready", r"can't be made: RuntimeError\('no petrol'\) \(line 18\)"),
        ("./mine.py:Mute", r"Mute has no method decide\(self, view, chance\)"),
        ("./broken.py:Fast", r"can't be imported: ZeroDivisionError\('division by zero'\) \(line 2\)"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(text: str, told: str) -> None:
    with pytest.raises(HairpinError, match=told):
        find_driver(text)


def test_a_race_file_names_those_that_lie_beside_it(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folder / "race.toml"
    file.write_text('drivers = ["mine.py:Fast(depth=3)", "random"]\nlaps = 1\n', encoding="utf-8")
    assert read_request(file).drivers == ("mine.py:Fast(depth=3)", "random")
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.chdir(elsewhere)
    assert main(["race", "--config", str(file), "--seed", "1", "--json", "--record", "race.jsonl"]) == 0
    assert f"{folder}/mine.py:Fast(depth=3)" in Path("race.jsonl").read_text(encoding="utf-8")
    assert main(["verify", "race.jsonl"]) == 0


@pytest.mark.usefixtures("folder")
def test_processes_of_the_lab_load_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--races", "2", "--laps", "1", "--cores", "2", "--seed", "1", "--csv", "-"]
    assert main(["simulate", "--drivers", "./mine.py:Fast(depth=3),random", *words]) == 0
    rows = capsys.readouterr().out.splitlines()[1:]
    assert sorted(row.split(",")[0] for row in rows) == ["./mine.py:Fast(depth=3)", "random"]


# -- a server --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
def test_a_request_can_name_only_what_the_server_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that comes over the network is looked for in a file, whether or not there is one."""
    monkeypatch.setattr("hairpin.drivers.offering._files", [])
    for text in ("./mine.py:Fast", "mine.py:Fast", "./broken.py:Fast", str(Path("mine.py").resolve()) + ":Fast"):
        assert not is_driver(text)
        with pytest.raises(UnknownDriver):
            driver(text)
        with pytest.raises(Refused, match="there is no driver"):
            check_seat(SeatSettings("driver", text))
    name = offer("./mine.py:Fast(depth=3)")
    try:
        assert name == "mine.py:Fast(depth=3)"
        check_seat(SeatSettings("driver", name))
        assert driver(name)._made.depth == 3  # type: ignore[attr-defined]
        assert offered_files() == (f"{Path.cwd() / 'mine.py'}:Fast(depth=3)",)
        with pytest.raises(Refused):
            check_seat(SeatSettings("driver", "mine.py:Fast(depth=4)"))
        with pytest.raises(UnknownDriver, match="two drivers would be called"):
            offer("mine.py:Fast(depth=3)")
        with pytest.raises(UnknownDriver, match="is no driver in a file"):
            offer("club")
    finally:
        del OFFERED[name]


@pytest.mark.usefixtures("folder")
def test_the_processes_of_a_server_know_what_it_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a path that holds wherever they run."""
    monkeypatch.setattr("hairpin.drivers.offering._files", [])
    name = offer("./mine.py:Fast(depth=3)")
    files = offered_files()
    del OFFERED[name]
    monkeypatch.chdir("/")
    try:
        _get_ready(Orders(0, 20, (), "", files))
        assert made_driver(name)._made.depth == 3  # type: ignore[attr-defined]
    finally:
        del OFFERED[name]
        made_driver.cache_clear()
