"""The batched engine gives the same position, options, mask and observation as the rules, after every decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
import pytest

from hairpin.batch.batch import Batch
from hairpin.batch.lockstep import Difference, Pair, compare, differing, told
from hairpin.batch.random_races import random_races
from hairpin.encoding.codec import BASE, slots
from hairpin.lab.bench import base_setup, full_setup, run_races
from hairpin.rules.chance import Chance
from hairpin.rules.setup import Setup
from tests.batch.extra import needs_numba
from tests.fresh import LONG, SEED
from tests.rules.module_races import FACTORS, Mix, covering_mixes

pytestmark = needs_numba

SHARDS: Final = 6
DECISIONS: Final = 5_000
AT_ONCE: Final = 6
MOST_CARS: Final = 12


def any_mix(chance: Chance) -> Mix:
    while True:
        drawn = {name: values[chance.below(len(values))] for name, values in FACTORS.items()}
        mix = Mix(**drawn)  # type: ignore[arg-type]
        if mix.players + mix.legends <= MOST_CARS and mix.is_possible():
            return mix


def any_setups(chance: Chance) -> list[Setup]:
    """A garage in all of them or in none: they share a codec."""
    mixes = [any_mix(chance) for _ in range(AT_ONCE)]
    with_garage = chance.below(4) > 0
    kept = [mix for mix in mixes if bool(mix.garage) == with_garage] or mixes[:1]
    return [mix.config(laps=1 + chance.below(2)).setup for mix in kept]


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_races_are_the_same(shard: int) -> None:
    chance = Chance(SEED * SHARDS + shard)
    decisions = 0
    while decisions < DECISIONS * LONG:
        setups = any_setups(chance)
        compared, difference = compare(setups, [chance.below(1 << 31) for _ in setups])
        assert difference is None, told(difference)
        decisions += compared


@pytest.mark.parametrize("with_garage", [False, True])
def test_every_two_settings_are_met(with_garage: bool) -> None:
    mixes = [mix for mix in covering_mixes() if bool(mix.garage) == with_garage]
    setups = [mix.config().setup for mix in mixes]
    _, difference = compare(setups, [SEED + number for number in range(len(setups))])
    assert difference is None, told(difference)


@pytest.mark.parametrize("cars", [1, 2, 12])
def test_as_few_and_as_many_cars_as_there_can_be(cars: int) -> None:
    setup = base_setup(cars)
    _, difference = compare([setup, replace(setup, tournament=True)], [SEED, SEED + 1])
    assert difference is None, told(difference)


def test_handicaps_and_a_race_that_is_flagged_off() -> None:
    setup = base_setup(3)
    entrants = tuple(replace(entrant, handicap=number) for number, entrant in enumerate(setup.entrants))
    _, difference = compare([replace(setup, entrants=entrants, round_limit=4)], [SEED])
    assert difference is None, told(difference)


@pytest.mark.parametrize("setup", [base_setup(4), base_setup(6), full_setup()], ids=["base4", "base6", "modules"])
def test_random_races_are_those_of_the_driver(setup: Setup) -> None:
    found, wanted = random_races(setup, range(10)), run_races(setup, 10)
    assert (found.turns.sum(), found.decisions.sum()) == (wanted.turns, wanted.decisions)


# -- a comparison that could not fail would be worth nothing ---------------------------------------------------


def test_a_difference_is_noticed_and_told() -> None:
    setup = full_setup()
    batch = Batch(setup, 1)
    pair = Pair(batch, 0, 0, slots(8))
    assert pair.difference() == ""
    batch.step(np.array([pair.choose()]))
    before = batch.position(0)
    assert pair.difference() == ""
    pair.choose()
    assert pair.difference()
    assert "chance" in differing(before, before._replace(chance=7))
    car = before.cars[1]._replace(gear=4)
    assert (
        differing(before, before._replace(cars=(before.cars[0], car, *before.cars[2:]))) == "car 1, gear: 4, not 1"
    )


@pytest.mark.parametrize("tampered", ["masks", "observations", "codes"])
def test_every_array_is_looked_at(tampered: str) -> None:
    batch = Batch(base_setup(4), 1)
    pair = Pair(batch, 0, 0, BASE)
    assert pair.difference() == ""
    getattr(batch, tampered)[0, 0] += 1
    assert pair.difference()


def test_what_differs_is_told_as_a_scenario() -> None:
    setup = base_setup(2)
    pair = Pair(Batch(setup, 1), 0, 0, BASE)
    for _ in range(6):
        pair.choose()
    text = told(Difference(setup, 0, "for example", pair.decisions))
    assert "for example" in text
    assert text.startswith("title = ")
