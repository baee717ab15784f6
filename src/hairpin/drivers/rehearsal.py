"""Plans tried out in imagined races, all in the same ones, so that luck does not decide between them.

The time trial knows nothing of the other cars. A rehearsal does: all of them drive on, by quick guesses, and what
comes of a plan shows two rounds later or, near the finish, at the very end.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from hairpin.drivers.hand_book import hand_book, hand_worth
from hairpin.drivers.hunch import hunch, plan_of_others
from hairpin.drivers.imagining import imagine
from hairpin.drivers.judgement import reserve_worth
from hairpin.drivers.loop import drive
from hairpin.drivers.prospect import stretch
from hairpin.drivers.time_trial import OVERSHOOT_WORTH
from hairpin.rules.actions import Action
from hairpin.rules.car import FINISHED, RACING
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import View

ROUNDS: Final = 2
"""So far ahead; with every round more, luck covers more of what the plan has done."""
BATCH: Final = 16
"""So many races are imagined before the plans that do worst are dropped."""
FEWEST: Final = 2
"""With fewer, nobody could say how much luck there is in it."""
CLEARLY: Final = 2.0
"""Standard errors: whoever is behind by so much is dropped."""
MAX_ROUNDS: Final = 8
"""So far ahead at most when places count; on a road that nobody gets through, places count as they are then."""
WIN: Final = 1.0
"""What winning is worth on top of beating everybody."""
OUT: Final = -40.0
"""Rounds: to be out of the race, as by an event, is far worse than to be slow."""
SEEDS: Final = 1 << 62

Appraisal = Callable[[Race, View], float]
"""Drives an imagined race on and says what came of it."""


class Rehearsed(NamedTuple):
    """A plan on trial."""

    plan: Action
    prior: float
    """What was thought of it before."""
    results: list[float]

    def worth(self) -> float:
        return self.prior + sum(self.results) / len(self.results)


def best_rehearsed(
    view: View, chance: Chance, plans: list[tuple[float, Action]], outcome: Appraisal, turns: int
) -> Action:
    """The plan that does best. `turns` of cars may be imagined in all: fewer plans are tried out more often."""
    return rehearse(view, chance, plans, outcome, turns)[0].plan


def rehearse(
    view: View, chance: Chance, plans: list[tuple[float, Action]], outcome: Appraisal, turns: int
) -> list[Rehearsed]:
    """The best one first, then the others as they came; those that were dropped were in fewer races."""
    tried_out = [Rehearsed(plan, prior, []) for prior, plan in plans]
    left = tried_out
    while True:
        for race in range(BATCH):
            turns -= _try_out(view, chance, left, outcome)
            if turns <= 0 and race + 1 >= FEWEST:
                break
        best = max(left, key=Rehearsed.worth)
        left = [tried for tried in left if tried is best or not _is_clearly_behind(tried, best)]
        if len(left) == 1 or turns <= 0:
            return [best, *(tried for tried in tried_out if tried is not best)]


def _try_out(view: View, chance: Chance, plans: list[Rehearsed], outcome: Appraisal) -> int:
    """In one more imagined race, in which the others have made their plans. Tells how many turns were driven."""
    assert view.seat is not None
    start = imagine(view, Chance(chance.below(SEEDS)))
    plan_of_others(start, view.seat)
    rounds = 0
    for tried in plans:
        race = start.clone()
        race.apply(view.seat, tried.plan)
        tried.results.append(outcome(race, view))
        rounds += max(1, race.round - view.round)
    return rounds * len(view.order)


def _is_clearly_behind(tried: Rehearsed, best: Rehearsed) -> bool:
    gaps = [one - other for one, other in zip(best.results, tried.results, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum([(gap - mean) ** 2 for gap in gaps])) / len(gaps)
    return best.worth() - tried.worth() > CLEARLY * error


def after_some_rounds(race: Race, view: View) -> float:
    """The rounds still to go, with a minus sign, as the time trial sees them from there."""
    assert view.seat is not None
    car = race.cars[view.seat]
    _drive(race, view.seat, view.round + ROUNDS)
    if car.status == FINISHED:
        return OVERSHOOT_WORTH * (car.distance - race.finish) - (car.left_in_round + 1 - view.round)
    if car.status != RACING:
        return OUT
    road = stretch(view.road, view.laps)
    book = hand_book(race.cards, tuple(sorted(car.hand)))
    to_go = road.to_go(car.distance, view.cars[view.seat].distance)
    thrilled = race.has_adrenaline(race.order.index(view.seat))
    worth = hand_worth(road.trial, book, to_go, car.gear, len(car.engine), thrilled, road.is_flooded(car.distance))
    return worth + reserve_worth(len(car.engine), to_go) - ROUNDS


def at_the_finish(race: Race, view: View) -> float:
    """The share of the others that are beaten, and the win."""
    assert view.seat is not None
    _drive(race, view.seat, view.round + MAX_ROUNDS)
    place = race.ranking().index(view.seat)
    others = max(1, len(race.cars) - 1)
    return (others - place) / others + WIN * (place == 0)


def _drive(race: Race, seat: int, until: int) -> None:
    """Whole rounds, since places are known only when a round is over (4.1): to this one, or to the car's last."""
    car = race.cars[seat]

    def is_far_enough() -> bool:
        return race.step == PLANNING and (race.round >= until or car.status != RACING)

    drive(race, hunch, until=is_far_enough)
