"""A look ahead where all others are Legends: a round on, in imagined races, with the plans that are liked best.

Among players it would have to imagine what each of them does, and take five times as long for less.
"""

from __future__ import annotations

from math import log
from typing import Final

import numpy as np

from hairpin.drivers.evenly import counted
from hairpin.drivers.imagining import drive_on, imagine
from hairpin.drivers.learned import LearnedDriver, Thought, open_to_it
from hairpin.encoding.seen import observation_of_view
from hairpin.learning.arrays import NUMPY
from hairpin.learning.places import CARS
from hairpin.learning.worth import worth_of_race
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.car import RACING
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View, view

PLANS: Final = 2
"""So many are tried."""
LIKELY: Final = 0.03
"""And only those that it would choose as often as this: most of the time it is sure, and no time is lost."""
RACES: Final = 4
"""For each of them, with the same luck."""
TRUST: Final = 0.04
"""What a difference in worth of so much says as loudly as a factor of e in likes. Four races are few."""
SEEDS: Final = 1 << 62


def looks_ahead(seen: View) -> bool:
    """Where a plan is made among Legends alone."""
    others = [car for car in seen.cars if car.seat != seen.seat and car.status == RACING]
    return bool(others) and all(car.is_legend for car in others) and seen.options[0].kind == PLAN


def best_plan(driver: LearnedDriver, seen: View, thought: Thought, chance: Chance) -> Action:
    options, shares = open_to_it(seen), thought.shares()
    first, *others = thought.ranked()[:PLANS]
    plans = [first, *(place for place in others if shares[place] >= LIKELY)]
    if len(plans) == 1:
        return options[first]
    worths = dict.fromkeys(plans, 0.0)
    for _ in range(RACES):
        start = imagine(seen, Chance(chance.below(SEEDS)))
        for place in plans:
            worths[place] += _worth_after(driver, seen, start.clone(), options[place]) / RACES
    return options[max(plans, key=lambda place: log(shares[place]) + worths[place] / TRUST)]


def _worth_after(driver: LearnedDriver, seen: View, race: Race, plan: Action) -> float:
    """Where the next round is planned, or at the finish."""
    seat = seen.seat
    assert seat is not None
    race.apply(seat, plan)
    place = drive_on(race, seat, seen.round + 1, lambda race, seat: driver.at_first_sight(view(race, seat)))
    if place is None:
        there = view(race, seat)
        return driver.thought(there, open_to_it(there)[:1]).worth
    rewards = np.full((1, CARS), 1 - 2 * (place - 1) / (len(seen.cars) - 1))
    return float(worth_of_race(NUMPY, rewards, observation_of_view(counted(seen))[None, :])[0, 0])
