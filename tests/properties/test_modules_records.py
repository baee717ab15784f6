"""Records of races with modules: replayed, resumed, read back; and the base game as if there were no modules."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import config_data, config_from_data, race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.driver import ask, driver
from hairpin.records.games import current_race, start
from hairpin.records.reading import read_record
from hairpin.records.replay import replay, replay_on, verify
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.chance import Chance
from tests.fresh import drawn, fresh, longer
from tests.rules.module_races import SPECIAL, Mix, covering_mixes, next_decision, whole

MIXES: Final = (*covering_mixes(), *SPECIAL)
WITH_PLAYERS: Final = tuple(mix for mix in MIXES if mix.players)

BASE: Final = (
    ("usa", "random,simple,random,simple", 11, "66a0ed020af4ef80"),
    ("spain", "simple,random,simple", 12, "32806ef2f5c901c7"),
    ("netherlands", "random,random,random,random,random", 13, "b0d6285e14796735"),
    ("italy", "simple,simple,simple,simple,simple,simple", 14, "c404ff3b58288250"),
    ("great-britain", "simple,random", 15, "75a02e5ad51be4ed"),
    ("france", "random,simple,simple", 16, "eb7e1db64c810339"),
)
"""Final states of races that were run by the base game alone, at 8b91235, before there were modules:

`hairpin race --json --seed 11 --drivers random,simple,random,simple --circuit usa`
"""


@pytest.mark.parametrize(("circuit", "drivers", "seed", "end"), BASE)
def test_without_modules_a_race_is_the_one_it_was_before_there_were_any(
    circuit: str, drivers: str, seed: int, end: str, tmp_path: Path
) -> None:
    config = race_config(load_circuit(circuit), tuple(drivers.split(",")))
    session = Session.begin(config, seed, tmp_path / "race.hairpin")
    while not session.race.is_over():
        seat = session.race.waiting()[0]
        answer = ask(driver(config.drivers[seat]), session.race, seat, seed, session.actions)
        session.act(seat, answer)
    assert fingerprint(session.race) == end
    header = json.loads((tmp_path / "race.hairpin").read_bytes().splitlines()[0])
    assert set(header["config"]) == {"circuit", "laps", "round_limit", "entrants"}


def test_modules_that_are_off_leave_no_trace_in_a_config() -> None:
    assert set(config_data(Mix("usa", 3).config())) == {"circuit", "laps", "round_limit", "entrants"}
    assert set(config_data(Mix("usa", 3, 2).config())) == {"circuit", "laps", "round_limit", "entrants"}


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_config_is_written_and_read_back_the_same(mix: Mix) -> None:
    config = mix.config()
    data = config_data(config)
    assert config_from_data(json.loads(json.dumps(data)), "race.hairpin") == config
    names = {field.name for field in fields(RaceOptions)}
    said = {key: value for key, value in data.items() if key in names}
    assert said == {k: v for k, v in vars_of(config.modules).items() if v != vars_of(RaceOptions())[k]}


def vars_of(choice: RaceOptions) -> dict[str, object]:
    return {field.name: getattr(choice, field.name) for field in fields(choice)}


@pytest.mark.parametrize("number", range(longer(5)))
def test_replaying_a_record_passes_through_every_state_of_the_race(number: int, tmp_path: Path) -> None:
    path = tmp_path / "race.hairpin"
    seed = fresh("replaying") + number
    session = Session.begin(drawn("replaying", WITH_PLAYERS, number).config(), seed, path, listen=False)
    chance = Chance(seed)
    states = []
    while not session.race.is_over():
        session.act(*next_decision(session.race, chance))
        states.append(fingerprint(session.race))
    record = read_record(path)
    race = start(record.config, record.seed)
    assert [fingerprint(race) for _ in replay_on(race, record)] == states
    assert record.end == states[-1]
    assert verify(record).startswith(f"{len(states)} actions")


@pytest.mark.parametrize("number", range(longer(4)))
def test_a_race_saved_at_any_decision_is_loaded_as_it_was(number: int, tmp_path: Path) -> None:
    path = tmp_path / "race.hairpin"
    seed = fresh("saved") + number
    session = Session.begin(drawn("saved", WITH_PLAYERS, number).config(), seed, path)
    chance = Chance(seed)
    while not session.race.is_over():
        if chance.below(40) == 0:
            loaded = current_race(replay(read_record(path), listen=True))
            assert whole(loaded) == whole(session.race)
            assert loaded.events == session.race.events
        session.act(*next_decision(session.race, chance))
    loaded = current_race(replay(read_record(path), listen=True))
    assert whole(loaded) == whole(session.race)


@pytest.mark.parametrize("number", range(longer(4)))
def test_what_can_be_undone_is_undone_without_a_trace(number: int, tmp_path: Path) -> None:
    seed = fresh("undone") + number
    session = Session.begin(drawn("undone", WITH_PLAYERS, number).config(), seed, tmp_path / "race.hairpin")
    chance = Chance(seed)
    undone = 0
    while not session.race.is_over():
        before = whole(session.race)
        seat, action = next_decision(session.race, chance)
        session.act(seat, action)
        if session.can_undo(seat) and chance.below(3) == 0:
            session.undo()
            undone += 1
            assert whole(session.race) == before
    assert undone
    assert verify(read_record(tmp_path / "race.hairpin"))


def test_a_record_of_legends_alone_is_whole_although_nobody_decides(tmp_path: Path) -> None:
    config = race_config(load_circuit("usa"), (LEGEND,) * 4)
    session = Session.begin(config, 5, tmp_path / "race.hairpin")
    assert session.race.is_over()
    session.close()
    assert read_record(tmp_path / "race.hairpin").end == fingerprint(session.race)
