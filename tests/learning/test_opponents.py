"""Who drives what in practice, and what a race among them is worth."""

from __future__ import annotations

import numpy as np
import pytest

from hairpin.batch.batch import Batch
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.champion import ChampionDriver
from hairpin.learning.arrays import NUMPY, Numpy
from hairpin.learning.known import LEGENDS, pace_of
from hairpin.learning.looking import LookingOnCores
from hairpin.learning.opponents import Sides
from hairpin.learning.practice import CODEC, Practice
from hairpin.learning.worth import WIN, WIN_AMONG_LEGENDS, worth_of_race
from hairpin.rules.setup import Setup


def _setup(players: int, legends: int, level: int = 0) -> Setup:
    names = ("random",) * players + (LEGEND,) * legends
    return race_config(load_circuit("usa"), names, modules=RaceOptions(level=level)).setup


def _practice(races: int, *setups: Setup) -> Practice:
    on = Numpy(0)
    batch = Batch(setups, races, codec=CODEC, again=True)
    batch.reset(3)
    return Practice(on, batch, LookingOnCores(on, batch.setups))


def test_an_opponent_drives_half_of_the_players_cars_in_its_share_of_the_races_and_no_lonely_one() -> None:
    practice = _practice(300, _setup(6, 0), _setup(1, 5), _setup(5, 2))
    opponent = Sides(practice, 7).opponent({}, 0.2, 0.5)
    assert (opponent.first, len(opponent.seats)) == (60, 150)
    full, lonely, mixed = opponent.seats[0::3], opponent.seats[1::3], opponent.seats[2::3]
    assert full.sum(1).tolist() == [3] * 50
    assert mixed.sum(1).tolist() == [2] * 50
    assert not lonely.any()
    assert not mixed[:, 5:].any()
    assert not full[:, 6:].any()
    assert 0 < full[:, 0].mean() < 1, "not always the same seats"


def test_what_an_opponent_decides_is_not_learned_from_and_each_race_has_its_own_sides() -> None:
    practice = _practice(8, _setup(4, 0))
    weights = {name: NUMPY.floats(array) for name, array in ChampionDriver().weights.items()}
    silent = {name: array * 0 for name, array in weights.items()}
    opponents = [Sides(practice, 1).opponent(silent, first, 0.5) for first in (0, 0.5)]
    drive = practice.drive(weights, 60, opponents)
    for opponent in opponents:
        for number, seats in enumerate(opponent.seats):
            race = opponent.first + number
            assert drive.own[:, race].tolist() == (1 - seats[drive.seats[:, race]]).tolist()
    assert 0.2 < drive.own.mean() < 0.8
    chosen_by_it, own = drive.likely[drive.own == 0], drive.likely[drive.own == 1]
    assert chosen_by_it.mean() < own.mean(), "one that likes all options alike is never sure"


@pytest.mark.parametrize(("legends", "win"), [(0, WIN), (5, WIN_AMONG_LEGENDS)])
def test_among_players_places_count_and_among_legends_the_win(legends: int, win: float) -> None:
    practice = _practice(1, _setup(6 - legends, legends))
    seen = practice.races.observations
    rewards = np.zeros((1, 12), np.float32)
    rewards[0, :6] = [1, 0.6, 0.2, -0.2, -0.6, -1]
    worths = worth_of_race(NUMPY, rewards, seen)[0, :6]
    assert worths[0] == pytest.approx(1)
    assert worths[1] == pytest.approx(0.6 * (1 - win) - 0.2 * win)
    assert worths.sum() == pytest.approx(0, abs=1e-6)


def test_stronger_legends_look_stronger() -> None:
    paces = [pace_of(_setup(1, 5, level).legends) for level in range(7)]
    assert {len(pace) for pace in paces} == {LEGENDS}
    assert sorted(paces) == paces
    assert len({tuple(pace) for pace in paces}) == 7
    assert pace_of(None) == [0.0] * LEGENDS
