"""A position is plain data and the whole race: at every decision of any mix of modules, and of seasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from hairpin.content.config import RaceConfig
from hairpin.records.games import start
from hairpin.records.positions.files import file_text, parse_file
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.placed import Placed
from hairpin.records.positions.text import position_text
from hairpin.records.reading import read_record
from hairpin.records.replay import replay_on
from hairpin.records.snapshot import fingerprint
from hairpin.rules.actions import Action
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from tests.fresh import fresh, some_of
from tests.rules.module_races import SPECIAL, covering_mixes
from tests.rules.module_races import drive as drive_race
from tests.rules.season_races import SeasonMix
from tests.rules.season_races import drive as drive_season

MIXES: Final = (*covering_mixes(), *SPECIAL)
SEASON_MIXES: Final = (
    SeasonMix("1961", 3),
    SeasonMix("custom", 2, 2, mulligan=True, level=2, rivals=True),
    SeasonMix("best-of-all-time", 2, 1, garage="basic", tournament=True, rising=True),
)
KEPT: Final = 40
"""Decisions: as often a twin is made that goes along to the end."""
PRINTED: Final = 10
"""As often their fingerprints are compared, which take longer than all the rest."""


def is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or type(value) in (int, bool, str)


@pytest.mark.parametrize("part", range(8))
def test_a_race_is_its_set_up_and_its_position(part: int) -> None:
    for mix in some_of(len(MIXES) // 2, *MIXES, of="positions")[part::8]:
        seed = fresh(f"positions of {mix}")
        race = mix.race(seed)
        twins: list[Race] = []
        for place, (seat, action) in enumerate(drive_race(race, seed)):
            twin = taken_up(race)
            if place % PRINTED == 0:
                assert fingerprint(twin) == fingerprint(race)
            if place % KEPT == 0:
                twins.append(twin)
            for each in twins:
                each.apply(seat, action)
        assert all(each == race and fingerprint(each) == fingerprint(race) for each in twins)


def taken_up(race: Race) -> Race:
    position = race.position()
    twin = Race(race.setup, position)
    assert is_plain(position)
    assert hash(position) == hash(twin.position())
    assert twin == race
    # what is not in a position is worked out anew
    assert (twin.track, twin.undecided, twin.waiting()) == (race.track, race.undecided, race.waiting())
    assert race.turn_index < 0 or twin.car.seat == race.car.seat
    return twin


@pytest.mark.parametrize("mix", SEASON_MIXES, ids=str)
def test_a_season_is_its_set_up_and_its_position(mix: SeasonMix) -> None:
    season = mix.season(9)
    decisions: list[tuple[int, Action]] = []
    twins: list[tuple[Season, int]] = []
    for place, decision in enumerate(drive_season(season, 9)):
        twin = Season(season.setup, season.position())
        assert is_plain(season.position())
        assert twin == season
        assert twin.race.setup == season.race.setup
        assert (twin.waiting(), twin.reveals) == (season.waiting(), season.reveals)
        if place % 150 == 0:
            twins.append((twin, place))
        decisions.append(decision)
    for twin, place in twins:
        for seat, action in decisions[place:]:
            twin.apply(seat, action)
        assert twin == season


RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("golden*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_positions_of_old_records_are_written_and_read_back(path: Path) -> None:
    """Also of those that were begun under an older version of the rules."""
    record = read_record(path)
    game = start(record.config, record.seed)
    for place, _ in enumerate(replay_on(game, record)):
        if place % 50 == 0:
            placed = Placed(record.config, game.position())
            assert parse_file(file_text(placed), "x").game() == game
            if isinstance(record.config, RaceConfig) and path.stem.partition("-")[0] != "backyard":
                assert parse_text(position_text(placed)).game() == game
