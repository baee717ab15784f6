"""A look ahead among Legends with Manoeuvre cards: what it likes best is tried in imagined races, a round on.

There is nothing to guess but which cards come. Among players it would have to imagine what each of them does, and
take many times as long for less; and Legends without such cards it beats as often at first sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np

from hairpin.drivers.among_legends import is_alone_among_legends
from hairpin.drivers.evenly import counted
from hairpin.drivers.learned import DIGITS, LearnedDriver, open_to_it
from hairpin.drivers.moment import IN_TURN, PLAN, Unimaginable, imagined_now
from hairpin.encoding.seen import observation_of_view
from hairpin.learning.arrays import EXACT
from hairpin.learning.places import CARS
from hairpin.learning.worth import worth_of_race
from hairpin.reading.road import own_car
from hairpin.rules.actions import Action
from hairpin.rules.car import ABSENT
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import View, view

OPTIONS: Final = 3
"""So many are tried."""
LIKELY: Final = 0.02
"""And only those that it would choose as often as this: most of the time it is sure, and no time is lost."""
AT_ONCE: Final = 5
"""Races for each of them, side by side and with the same luck."""
MOST_RACES: Final = 15
"""For each of them."""
DECISIONS: Final = 60
"""Once so many have been imagined, it has thought for long enough."""
TRUST: Final = 0.01
"""A difference in worth of so much weighs as much as to be liked e times as often."""
SEEDS: Final = 1 << 62


def looks_ahead(seen: View) -> bool:
    return (seen.step == PLAN or seen.step in IN_TURN) and is_alone_among_legends(seen)


def best_after_a_look_ahead(driver: LearnedDriver, seen: View, chance: Chance) -> Action:
    options = open_to_it(seen)
    if len(options) == 1:
        return options[0]
    thought = driver.thought(seen, options)
    shares = thought.shares()
    first, *others = thought.ranked()[:OPTIONS]
    likely = [first, *(place for place in others if shares[place] >= LIKELY)]
    if len(likely) == 1:
        return options[first]
    try:
        worths = _worths(driver, seen, [options[place] for place in likely], chance)
    except Unimaginable:
        return options[first]
    judged = [round(log(shares[at]) + worth / TRUST, DIGITS) for at, worth in zip(likely, worths, strict=True)]
    return options[likely[judged.index(max(judged))]]


def _worths(driver: LearnedDriver, seen: View, tried: Sequence[Action], chance: Chance) -> list[float]:
    """Of each, by the mean over races in which nothing else differs."""
    found: list[list[float]] = []
    decisions = 0
    while decisions < DECISIONS and len(found) < MOST_RACES:
        starts = [imagined_now(seen, Chance(chance.below(SEEDS))) for _ in range(AT_ONCE)]
        races = [_begun(start, seen, action) for start in starts for action in tried]
        decisions += _drive_on(driver, races, seen) + len(races)
        worths = _worths_there(driver, races, seen)
        found += [worths[first : first + len(tried)] for first in range(0, len(races), len(tried))]
    return [sum(worths) / len(found) for worths in zip(*found, strict=True)]


def _begun(start: Race, seen: View, action: Action) -> Race:
    race = start.clone()
    race.apply(own_car(seen).seat, action)
    return race


def _drive_on(driver: LearnedDriver, races: Sequence[Race], seen: View) -> int:
    """To the planning of the next round, or to the end; how many decisions that took, each at first sight."""
    seat, decisions = own_car(seen).seat, 0
    left = races
    while left := [race for race in left if not _is_far_enough(race, seen.round)]:
        actions = driver.all_at_first_sight([view(race, seat) for race in left])
        for race, action in zip(left, actions, strict=True):
            race.apply(seat, action)
        decisions += len(left)
    return decisions


def _is_far_enough(race: Race, begun: int) -> bool:
    return race.is_over() or (race.step == PLANNING and race.round > begun)


def _worths_there(driver: LearnedDriver, races: Sequence[Race], seen: View) -> list[float]:
    """At the finish by place, and before it as the network thinks."""
    seat = own_car(seen).seat
    views = [view(race, seat) for race in races if not race.is_over()]
    worths = iter([thought.worth for thought in driver.thoughts([(each, open_to_it(each)[:1]) for each in views])])
    return [worth_of_place(race, seen) if race.is_over() else next(worths) for race in races]


def worth_of_place(race: Race, seen: View) -> float:
    behind = race.ranking().index(own_car(seen).seat)
    starters = sum(car.status != ABSENT for car in seen.cars)
    rewards = np.full((1, CARS), 1 - 2 * behind / (starters - 1))
    return float(worth_of_race(EXACT, rewards, observation_of_view(counted(seen))[None, :])[0, 0])
