"""Races being raced: their paper, their lock, circuits of one's own, and what happens when the disk is full."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import hairpin.records.session as session_module
from hairpin.content.circuits import load_circuit
from hairpin.content.config import RaceConfig, race_config
from hairpin.drivers.driving import Drivers
from hairpin.records.errors import RecordError
from hairpin.records.games import current_race
from hairpin.records.reading import Record, read_record
from hairpin.records.replay import replay, verify
from hairpin.records.session import Session
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import IllegalAction
from tests.properties.races import choose
from tests.records.paper import (
    OWN_CIRCUIT,
    SEED,
    backyard,
    finish,
    run_hairpin,
    short_config,
    short_record,
    unfinished_record,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "race.hairpin"


# -- paper ---------------------------------------------------------------------------------------------


def test_every_action_is_in_the_file_when_act_returns(path: Path) -> None:
    session = Session.begin(short_config(), SEED, path)
    drivers = Drivers(session)
    assert path.read_bytes().count(b"\n") == 1
    for count in range(1, 8):
        drivers.act()
        assert path.read_bytes().count(b"\n") == 1 + count
        assert len(read_record(path).actions) == count
    session.close()


def test_a_refused_action_leaves_no_line(path: Path) -> None:
    session = Session.begin(short_config(), SEED, path)
    before = path.read_bytes()
    with pytest.raises(IllegalAction):
        session.act(0, Action("fly"))
    assert path.read_bytes() == before
    assert session.actions == 0
    session.close()


def test_true_and_false_in_an_action_do_not_spoil_the_record(path: Path) -> None:
    """To Python they are numbers, equal to 1 and 0: refuse them, or write them down as what they equal."""
    config = race_config(backyard(), ("random", "random"))
    session = Session.begin(config, SEED, path)
    chance = Chance(SEED)
    while not session.race.is_over():
        seat = session.race.waiting()[0]
        action = choose(session.race, seat, "any", chance)
        cards = tuple(bool(card) if card in (0, 1) else card for card in action.cards)
        disguised = Action(action.kind, bool(action.n) if action.n in (0, 1) else action.n, cards)
        try:
            session.act(seat, disguised)
        except IllegalAction:
            session.act(seat, action)
    assert verify(read_record(path)).startswith(f"{session.actions} actions")


def test_an_existing_file_is_not_overwritten(path: Path) -> None:
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(RecordError, match="already exists"):
        Session.begin(short_config(), SEED, path)
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_record_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be written"):
        Session.begin(short_config(), SEED, tmp_path / "nowhere" / "race")


def test_a_finished_race_is_not_resumed(path: Path) -> None:
    content = short_record(path)
    for _ in range(2):
        with pytest.raises(RecordError, match="over"):
            Session.resume(path)
    assert path.read_bytes() == content


def test_a_resume_that_fails_lets_go_of_the_record(path: Path) -> None:
    content = unfinished_record(path)
    path.write_bytes(content + b"damage\n")
    with pytest.raises(RecordError, match="damaged") as refused:
        Session.resume(path)
    path.write_bytes(content)
    Session.resume(path).close()
    assert refused.tb is not None  # whoever keeps the error must not keep the lock


def test_a_race_without_a_record_needs_no_paper() -> None:
    session = Session.begin(short_config(), SEED)
    finish(session)
    assert session.race.is_over()


# -- one at a time -------------------------------------------------------------------------------------

HOLD = """
import sys
from pathlib import Path
from hairpin.records.session import Session
session = Session.resume(Path(sys.argv[1]))
print("holding", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_racing(path: Path) -> Iterator[None]:
    """Another process holds the record, until it is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "holding\n"
        yield
        other.kill()


@pytest.fixture
def held(path: Path) -> Iterator[Path]:
    unfinished_record(path)
    with another_racing(path):
        yield path


def test_a_record_that_another_process_is_racing_is_left_alone(held: Path) -> None:
    before = held.read_bytes()
    with pytest.raises(RecordError, match="another Hairpin"):
        Session.resume(held)
    done = run_hairpin("resume", "--json", str(held))
    assert done.returncode == 2
    assert "another Hairpin" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert held.read_bytes() == before


def test_a_record_that_is_being_raced_can_be_read_and_verified(held: Path) -> None:
    assert verify(read_record(held)) == "10 actions, not finished"


def test_a_killed_process_holds_nothing_any_more(path: Path) -> None:
    unfinished_record(path)
    with another_racing(path):
        pass
    finish(Session.resume(path))
    assert read_record(path).end is not None


def test_what_another_process_wrote_while_we_were_reading_is_not_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished_record(path)

    def read_slowly(where: Path) -> Record:
        record = read_record(where)
        monkeypatch.undo()
        with suppress(RecordError):
            other = Session.resume(where)
            Drivers(other).act()
            other.close()
        written.append(where.read_bytes())
        return record

    written: list[bytes] = []
    monkeypatch.setattr(session_module, "read_record", read_slowly)
    with suppress(RecordError):
        Session.resume(path).close()
    assert path.read_bytes() == written[0]


# -- circuits of one's own -----------------------------------------------------------------------------


def test_a_record_of_an_own_circuit_works_when_its_file_is_gone(tmp_path: Path) -> None:
    circuit, path = tmp_path / "backyard.toml", tmp_path / "race"
    circuit.write_text(OWN_CIRCUIT, encoding="utf-8")
    config = race_config(load_circuit(str(circuit)), ("random", "random"))
    finish(Session.begin(config, 3, path))
    content = path.read_bytes()
    circuit.unlink()
    assert verify(read_record(path)).startswith(f"{content.count(10) - 2} actions")
    path.write_bytes(content[: len(content) // 2])
    finish(Session.resume(path))
    assert path.read_bytes() == content


def test_an_own_circuit_called_usa_is_not_taken_for_the_usa(tmp_path: Path) -> None:
    circuit, path = tmp_path / "usa.toml", tmp_path / "race"
    circuit.write_text(OWN_CIRCUIT, encoding="utf-8")
    finish(Session.begin(race_config(load_circuit(str(circuit)), ("random",)), 3, path))
    record = read_record(path)
    assert current_race(replay(record)).circuit.length == 20
    verify(record)


def test_a_built_in_circuit_is_named_and_an_own_one_written_out(tmp_path: Path) -> None:
    for circuit, expected in ((load_circuit("italy"), "italy"), (backyard(), None)):
        path = tmp_path / circuit.id
        Session.begin(race_config(circuit, ("random",)), 3, path).close()
        recorded = json.loads(path.read_bytes().splitlines()[0])["config"]["circuit"]
        assert recorded == expected or recorded["length"] == 20


def test_handicaps_names_and_round_limits_are_kept(path: Path) -> None:
    config = race_config(backyard(), ("human", "simple"), 3, ("Zoë \u2603", 'Q"uote'), (2, 1), 77)
    Session.begin(config, -5, path).close()
    record = read_record(path)
    assert record.seed == -5
    assert record.config.drivers == ("human", "simple")
    assert record.config.setup.entrants == config.setup.entrants
    assert isinstance(record.config, RaceConfig)
    assert (record.config.setup.laps, record.config.setup.round_limit) == (3, 77)


def test_a_circuit_file_with_a_name_that_is_no_text_is_raced_or_refused(tmp_path: Path) -> None:
    """File names are bytes; not all of them can be written into a record."""
    circuit = tmp_path / "caf\udce9.toml"
    try:
        circuit.write_text(OWN_CIRCUIT, encoding="utf-8")
    except OSError:
        pytest.skip("this file system has no such names")
    done = run_hairpin("race", "--json", "--seed", "1", "--circuit", str(circuit), "--record", str(tmp_path / "r"))
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


# -- a full disk ---------------------------------------------------------------------------------------


WITH_LITTLE_ROOM = """
import resource, sys
from hairpin.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
sys.exit(main(sys.argv[1:]))
"""


def test_when_the_disk_is_full_the_race_stops_with_one_line_and_can_be_resumed(tmp_path: Path) -> None:
    """A limit on the size of files acts like a full disk: a line is written in part, then nothing more."""
    whole, path = tmp_path / "whole", tmp_path / "race"
    arguments = ["race", "--json", "--seed", "3", "--circuit", "italy", "--laps", "1", "--record"]
    assert run_hairpin(*arguments, str(whole)).returncode == 0
    done = subprocess.run(
        [sys.executable, "-c", WITH_LITTLE_ROOM, *arguments, str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert path.stat().st_size <= 3000
    resumed = run_hairpin("resume", "--json", str(path))
    assert resumed.returncode == 0
    assert path.read_bytes() == whole.read_bytes()
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(path) in done.stderr
