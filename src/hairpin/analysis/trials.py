"""Options of one decision, driven on in the same imagined races.

A strong driver is at all wheels, for a while; then it says in which place it expects the car to come in. First all
options, where those that are clearly behind are dropped; then what was done against what did best, in other races:
the best of several looks better than it is in those that it was chosen by.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from hairpin.analysis.strong_driver import driven, expected_place
from hairpin.drivers.loop import drive
from hairpin.drivers.moment import imagined_now
from hairpin.rules.actions import Action
from hairpin.rules.car import RACING
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import View

TURNS: Final = 1200
"""So many turns of cars are imagined for a decision."""
SCREENING: Final = 0.5
"""The share of them in which the best option is looked for."""
BATCH: Final = 6
"""So many races before those that do worst are dropped."""
CLEARLY: Final = 2.0
"""Standard errors: whoever is behind by so much is dropped."""
SURE: Final = 2.6
"""Standard errors that are stated as the uncertainty: one difference in a hundred is larger by luck alone."""
NEXT_TO_NOTHING: Final = 0.05
"""Places: who gains less has not found anything better."""
FEWEST: Final = 8
ROUNDS: Final = 2
"""So far ahead. With every round more, luck covers more of what was decided."""
MOST: Final = 400
"""Races: near the finish they are short, and more of them would tell nothing new."""
SEEDS: Final = 1 << 62


class Estimate(NamedTuple):
    mean: float
    error: float
    """Of the mean: one standard error."""


class Verdict(NamedTuple):
    best: Action
    place: Estimate
    """Expected at the finish, after what was done."""
    gain: Estimate
    """How many places better the best option is; 0 where it is what was done."""
    races: int


class _Tried(NamedTuple):
    action: Action
    places: list[float]


def compare(view: View, chance: Chance, done: Action, others: Sequence[Action], turns: int = TURNS) -> Verdict:
    """`others` are those worth comparing. Raises `Unimaginable` where no race can be driven on from there."""
    tried = [_Tried(action, []) for action in (done, *(other for other in others if other != done))]
    left = _screen(view, chance, tried, round(turns * (SCREENING if len(tried) > 1 else 1)))
    best = min(left, key=lambda each: sum(each.places) / len(each.places))
    if best is tried[0] or sum(best.places) == sum(tried[0].places):
        places = tried[0].places
        return Verdict(done, _estimate(places), Estimate(0.0, 0.0), len(places))
    pair = [_Tried(done, []), _Tried(best.action, [])]
    _race(view, chance, pair, round(turns * (1 - SCREENING)))
    gain = _estimate([one - two for one, two in zip(pair[0].places, pair[1].places, strict=True)])
    places = tried[0].places + pair[0].places
    if gain.mean < NEXT_TO_NOTHING:  # it was luck that made it look better
        return Verdict(done, _estimate(places), Estimate(0.0, 0.0), len(places))
    return Verdict(best.action, _estimate(places), gain, len(pair[0].places))


def _screen(view: View, chance: Chance, tried: list[_Tried], turns: int) -> list[_Tried]:
    """Those that are left; what was done always is."""
    left = tried
    races = 0
    while True:
        for _ in range(BATCH):
            turns -= _one_race(view, chance, left)
            races += 1
        best = min(left, key=lambda each: sum(each.places))
        left = [each for each in left if each in (tried[0], best) or not _is_behind(each, best)]
        is_settled = len(left) == 1 and len(tried) > 1 and races >= FEWEST
        if is_settled or (turns <= 0 and races >= FEWEST) or races >= MOST:
            return left


def _race(view: View, chance: Chance, tried: list[_Tried], turns: int) -> None:
    races = 0
    while races < FEWEST or (turns > 0 and races < MOST):
        turns -= _one_race(view, chance, tried)
        races += 1


def _is_behind(each: _Tried, best: _Tried) -> bool:
    gap = _estimate([one - two for one, two in zip(each.places, best.places, strict=True)])
    return gap.mean > CLEARLY * gap.error


def _estimate(numbers: Sequence[float]) -> Estimate:
    n = len(numbers)
    mean = sum(numbers) / n
    spread = sum([(number - mean) ** 2 for number in numbers]) / max(1, n - 1)
    # a race too few to have seen any difference has seen none, which is not to be sure of it
    return Estimate(mean, sqrt(max(spread, 1 / n) / n))


def _one_race(view: View, chance: Chance, tried: list[_Tried]) -> int:
    """Tells how many turns of cars it took."""
    assert view.seat is not None
    start = imagined_now(view, Chance(chance.below(SEEDS)))
    for other in start.waiting() if start.step == PLANNING else ():
        if other != view.seat:
            start.apply(other, driven(start, other))
    rounds = 0
    for each in tried:
        race = start.clone()
        race.apply(view.seat, each.action)
        each.places.append(_place(race, view.seat, view.round + ROUNDS))
        rounds += max(1, race.round - view.round + 1)
    return rounds * (len(view.order) or len(view.cars))  # before the first round nobody has a turn


def _place(race: Race, seat: int, until: int) -> float:
    """From 1: known when the round is over in which the car arrives (4.1), and otherwise as it is expected."""
    car = race.cars[seat]

    def is_far_enough() -> bool:
        return race.step == PLANNING and (car.status != RACING or race.round >= until)

    drive(race, driven, until=is_far_enough)
    if race.is_over() or car.status != RACING:
        return race.ranking().index(seat) + 1
    return expected_place(race, seat)
