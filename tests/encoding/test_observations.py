"""Observations hold what the view holds, and nothing of what is hidden."""

from typing import Final

import numpy as np
import pytest

from hairpin.encoding.errors import DoesNotFit
from hairpin.encoding.observations import SIZE, observe
from hairpin.encoding.seen import observation_of_view
from hairpin.rules.chance import Chance
from hairpin.rules.errors import UnknownSeat
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.steps import PLANNING
from tests.fresh import drawn, fresh, longer
from tests.properties import redeal, test_modules_secrets
from tests.properties.races import Outing, on_many_races
from tests.properties.test_seasons import random_mix
from tests.rules import module_races, season_races
from tests.rules.module_races import SPECIAL, Mix, covering_mixes

MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.players > 0)
GROUPS: Final = 4

pytestmark = pytest.mark.rule("2.2")


def observed(game: Race | Season, seat: int) -> list[int]:
    out = np.full(SIZE, 999, dtype=np.int16)
    observe(game, seat, out)
    numbers: list[int] = out.tolist()
    return numbers


def check(game: Race | Season) -> None:
    for seat in range(len(game.setup.entrants)):
        assert observed(game, seat) == observation_of_view(game_view(game, seat)).tolist()


@on_many_races(examples=3)
def test_the_view_gives_the_same_in_races_without_modules(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        check(race)


@pytest.mark.parametrize("group", range(GROUPS))
def test_the_view_gives_the_same_in_races_with_modules(group: int) -> None:
    for number in range(group, longer(4), GROUPS):
        mix, seed = drawn("observations", MIXES, number), fresh("observations") + number
        race = mix.race(seed)
        for _ in module_races.drive(race, seed):
            check(race)
        check(race)


@pytest.mark.parametrize("group", range(GROUPS))
def test_the_view_gives_the_same_in_seasons(group: int) -> None:
    for number in range(group, longer(4), GROUPS):
        seed = fresh("observations of seasons") + number
        season, chance = random_mix(seed).season(seed), Chance(seed)
        for _ in season_races.drive(season, seed):
            if chance.below(4) == 0 or season.race.step < PLANNING or season.race.is_over():
                check(season)


# -- what is hidden may be anything --------------------------------------------------------------------------


@on_many_races(examples=3)
def test_dealing_what_is_hidden_anew_changes_no_observation(outing: Outing) -> None:
    race, chance = outing.race(), Chance(outing.seed)
    for decided, _ in outing.drive(race):
        for seat in {decided, chance.below(outing.cars)}:
            twin = redeal.redealt(race, seat, chance)
            assert observed(twin, seat) == observed(race, seat)


@pytest.mark.parametrize("group", range(GROUPS))
def test_dealing_what_is_hidden_anew_changes_no_observation_with_modules(group: int) -> None:
    for number in range(group, longer(4), GROUPS):
        mix, seed = drawn("hidden", MIXES, number), fresh("hidden") + number
        race, chance = mix.race(seed), Chance(seed)
        for decided, _ in module_races.drive(race, seed):
            for seat in {decided, chance.below(len(race.cars))}:
                twin = test_modules_secrets.redealt(race, seat, chance)
                assert observed(twin, seat) == observed(race, seat)


# -- arrays --------------------------------------------------------------------------------------------------


def test_rows_and_columns_of_larger_arrays_are_written_in_place() -> None:
    race = Outing("usa", 3, 1, 5).race()
    rows = np.zeros((3, SIZE), dtype=np.int16)
    columns = np.zeros((SIZE, 3), dtype=np.int16)
    for seat in range(3):
        observe(race, seat, rows[seat])
        observe(race, seat, columns[:, seat])
    assert (rows == columns.T).all()
    assert rows[:, 2].tolist() == [0, 1, 2]


def test_what_can_not_be_observed_says_why() -> None:
    race = Outing("usa", 3, 1, 5).race()
    with pytest.raises(DoesNotFit, match="333 numbers"):
        observe(race, 0, np.zeros(7, dtype=np.int16))
    with pytest.raises(UnknownSeat, match="there is no seat 3"):
        observed(race, 3)
    with pytest.raises(DoesNotFit, match="with counting"):
        observation_of_view(game_view(race, 0, counting=False))
    with pytest.raises(DoesNotFit, match="watcher"):
        observation_of_view(game_view(race, None))


def test_a_race_that_is_too_long_says_so() -> None:
    race = Mix().race(1)
    race.finish = 40_000
    with pytest.raises(DoesNotFit, match="too long"):
        observed(race, 0)
