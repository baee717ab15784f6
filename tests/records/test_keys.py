"""Records of races and seasons that were dealt from a key."""

import json
from pathlib import Path

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.records.errors import RecordError
from hairpin.records.games import GameConfig
from hairpin.records.reading import read_record
from hairpin.records.replay import check_promise, verify
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.keyed_chance import KeyedChance
from tests.records.paper import finish, short_config, short_record

KEY = bytes(range(32)).hex()
HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

RACE = race_config(load_circuit("usa"), ("random", "rookie", "legend"), laps=1)
SEASON = season_config(SeasonRequest("1961", planned_races("1961"), ("random", "random", "legend")))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "race.jsonl"


def keyed_record(path: Path, config: GameConfig) -> bytes:
    finish(Session.begin(config, KEY, path))
    return path.read_bytes()


@pytest.mark.parametrize("config", [RACE, SEASON], ids=["race", "season"])
def test_a_record_names_the_key_and_replays_to_its_end(config: GameConfig, path: Path) -> None:
    keyed_record(path, config)
    record = read_record(path)
    assert record.seed == KEY
    assert "final state" in verify(record)


@pytest.mark.parametrize("config", [RACE, SEASON], ids=["race", "season"])
@pytest.mark.parametrize("share", [0.02, 0.4, 0.9])
def test_what_is_resumed_goes_on_as_it_would_have(config: GameConfig, share: float, path: Path) -> None:
    whole = keyed_record(path, config)
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: 1 + int(share * len(lines))]))
    finish(Session.resume(path))
    assert path.read_bytes() == whole


def test_another_key_in_the_header_is_another_race(path: Path) -> None:
    path.write_bytes(keyed_record(path, RACE).replace(KEY.encode(), KEY[::-1].encode()))
    with pytest.raises(RecordError, match=r"action 1 .* differs"):
        verify(read_record(path))


@pytest.mark.parametrize("seed", ["", "7", KEY[:-1], KEY.replace("f", "F"), " " + KEY[1:]])
def test_a_key_that_is_none_is_refused_in_words(seed: str, path: Path) -> None:
    header = json.loads(short_record(path).splitlines()[0])
    path.write_text(json.dumps({**header, "seed": seed}) + "\n")
    with pytest.raises(RecordError, match="line 1: seed: a key must be 64 hex digits"):
        read_record(path)


@pytest.mark.parametrize("seed", [None, True, 1.5, [KEY]])
def test_a_seed_that_is_neither_a_number_nor_a_text_is_damage(seed: object, path: Path) -> None:
    header = json.loads(short_record(path).splitlines()[0])
    path.write_text(json.dumps({**header, "seed": seed}) + "\n")
    with pytest.raises(RecordError, match="line 1 is damaged"):
        read_record(path)


def test_a_fingerprint_does_not_depend_on_the_key_but_by_its_cards() -> None:
    """It is written beside each action, and must not be a way to try keys out."""
    race = Session.begin(short_config(), KEY).race
    before = fingerprint(race)
    race.chance = KeyedChance(bytes(32))
    race.chance.state = Session.begin(short_config(), KEY).race.chance.state
    assert fingerprint(race) == before
    race.chance.below(2)
    assert fingerprint(race) != before


def test_the_deal_that_was_promised_is_recognised_and_no_other(path: Path) -> None:
    keyed_record(path, RACE)
    check_promise(read_record(path), HASH)
    with pytest.raises(RecordError, match=f"another deal: its hash is {HASH}, not {'0' * 64}"):
        check_promise(read_record(path), "0" * 64)


def test_a_race_from_a_number_can_keep_no_promise(path: Path) -> None:
    short_record(path)
    with pytest.raises(RecordError, match="dealt from the number 11"):
        check_promise(read_record(path), HASH)
