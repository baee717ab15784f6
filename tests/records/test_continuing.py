"""A race or season that begins in a position of another: what was known stays, the rest is dealt anew."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.driving import Drivers
from hairpin.records.continuing import AnyPosition, dealt_anew
from hairpin.records.errors import RecordError
from hairpin.records.games import GameConfig, current_race, game_at
from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from hairpin.records.session import Session
from hairpin.rules.events import RoundBegan
from hairpin.rules.season_position import SeasonPosition
from hairpin.rules.view import own_view, view
from tests.records.paper import finish

KEY = bytes(range(32)).hex()
OTHER = bytes(range(1, 33)).hex()
DRIVERS = ("random", "random", "random", "legend")


def a_race() -> GameConfig:
    return race_config(load_circuit("usa"), DRIVERS, 1, modules=RaceOptions(garage="all", weather=True, level=3))


def a_season() -> GameConfig:
    return season_config(SeasonRequest("1961", planned_races("1961")[:2], DRIVERS))


def in_the_middle(config: GameConfig, actions: int) -> AnyPosition:
    session = Session.begin(config, KEY)
    drivers = Drivers(session)
    for _ in range(actions):
        drivers.act()
    return session.game.position()


@pytest.mark.parametrize("config", [a_race(), a_season()], ids=["race", "season"])
def test_what_was_known_stays_and_the_decks_are_shuffled_again(config: GameConfig) -> None:
    there = in_the_middle(config, 70)
    before, after = (current_race(game_at(config, each)) for each in (there, dealt_anew(there, OTHER)))
    for seat in range(len(DRIVERS)):
        assert own_view(before, seat) == own_view(after, seat)
        assert view(before, seat).cars == view(after, seat).cars
        assert Counter(before.cars[seat].deck) == Counter(after.cars[seat].deck)
    assert before.waiting() == after.waiting()
    assert [car.deck for car in before.cars] != [car.deck for car in after.cars]
    assert before.legend_decks.cards != after.legend_decks.cards
    assert before.chance != after.chance
    assert dealt_anew(there, OTHER) == dealt_anew(there, OTHER) != dealt_anew(there, KEY)


@pytest.mark.parametrize("config", [a_race(), a_season()], ids=["race", "season"])
def test_its_record_begins_there_and_can_be_verified(config: GameConfig, tmp_path: Path) -> None:
    there = in_the_middle(config, 70)
    path = tmp_path / "race.jsonl"
    session = Session.begin(config, OTHER, path, beginning=there)
    assert session.game.events is not None
    (first,) = session.game.events
    assert isinstance(first, RoundBegan)
    assert first.round == current_race(game_at(config, there)).round > 0
    drivers = Drivers(session)
    for _ in range(5):
        drivers.act()
    session.close()
    finish(Session.resume(path))
    record = read_record(path)
    assert "final state" in verify(record)
    assert KEY not in path.read_text(), "nothing of what the other race would have drawn"
    begun = record.beginning.race if isinstance(record.beginning, SeasonPosition) else record.beginning
    assert begun is not None
    assert begun.round == first.round


def test_a_beginning_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    Session.begin(a_race(), OTHER, path, beginning=in_the_middle(a_race(), 70)).close()
    header = json.loads(path.read_text())
    header["from"]["cars"][0]["hand"].append("u999")
    path.write_text(json.dumps(header) + "\n")
    with pytest.raises(RecordError, match=r"line 1: from: .*u999"):
        read_record(path)
    del header["from"]
    path.write_text(json.dumps(header) + "\n")
    with pytest.raises(RecordError, match="line 1: from"):
        read_record(path)
