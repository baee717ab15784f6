"""`champion`: a pro who plays the best plans out in imagined races, and near the finish to the very end."""

from __future__ import annotations

from typing import Final

from hairpin.drivers.hand_book import hand_book, hand_worth
from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.judgement import RESERVE_RANGE, RESERVE_WORTH, Judgement
from hairpin.drivers.pro import ProDriver
from hairpin.drivers.time_trial import OVERSHOOT_WORTH
from hairpin.rules.actions import Action
from hairpin.rules.car import FINISHED, RACING
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View

CANDIDATES: Final = 4
CLOSE: Final = 0.6
"""Rounds: plans that are worse by so much are not played out."""
RACES: Final = 40
"""So many imagined races for each plan."""
ROUNDS: Final = 1
"""How far they are played, far from the finish."""
LAST_SPACES: Final = 32
"""From here on they are played to the end, and places count instead of rounds."""
TRUST: Final = 0.5
"""How much the close look counts beside what the imagined races say."""
WIN: Final = 1.0
"""What winning is worth on top of beating everybody."""
SEEDS: Final = 1 << 62


class ChampionDriver(ProDriver):
    def __init__(self, races: int = RACES) -> None:
        self._races = races

    def choose(self, view: View, chance: Chance, ranked: list[tuple[float, Action]]) -> Action:
        likely = [found for found in ranked[:CANDIDATES] if found[0] > ranked[0][0] - CLOSE]
        if len(likely) == 1:
            return likely[0][1]
        judgement = Judgement(view)
        plans = [plan for _, plan in likely]
        worths = self._played_out(view, chance, judgement, plans)
        total = [worth + TRUST * look for worth, (look, _) in zip(worths, likely, strict=True)]
        return plans[total.index(max(total))]

    def _played_out(self, view: View, chance: Chance, judgement: Judgement, plans: list[Action]) -> list[float]:
        """The mean worth of each plan. All are tried in the same races: luck is the same for all."""
        assert view.seat is not None
        is_last = judgement.to_go() <= LAST_SPACES
        totals = [0.0] * len(plans)
        for _ in range(self._races):
            start = imagine(view, Chance(chance.below(SEEDS)))
            for seat in start.waiting():
                if seat != view.seat:
                    start.apply(seat, hunch(start, seat))
            for number, plan in enumerate(plans):
                race = start.clone()
                race.apply(view.seat, plan)
                end = _to_the_end if is_last else _some_rounds
                totals[number] += end(race, view.seat, judgement)
        return [total / self._races for total in totals]


def _drive(race: Race) -> None:
    for seat in race.waiting():
        race.apply(seat, hunch(race, seat))


def _to_the_end(race: Race, seat: int, judgement: Judgement) -> float:
    """The share of the others that are beaten, and the win."""
    while not race.is_over() and race.cars[seat].status is RACING:
        _drive(race)
    place = race.ranking().index(seat)
    others = max(1, len(race.cars) - 1)
    return (others - place) / others + WIN * (place == 0)


def _some_rounds(race: Race, seat: int, judgement: Judgement) -> float:
    """The rounds that were driven, and those that are still to go."""
    first = race.round
    car = race.cars[seat]
    while not race.is_over() and race.round < first + ROUNDS and car.status is RACING:
        _drive(race)
    if car.status == FINISHED:
        return first - car.left_in_round - 1 + OVERSHOOT_WORTH * (car.distance - race.finish)
    to_go = judgement.road.to_go(car.distance, judgement.car.distance)
    if car.status != RACING:
        return -float(to_go)  # out of the race
    has_adrenaline = bool(race.order) and race.has_adrenaline(race.order.index(seat))
    book = hand_book(race.cards, tuple(car.hand))
    engine = len(car.engine)
    worth = hand_worth(judgement.road.trial, book, to_go, car.gear, engine, has_adrenaline)
    return worth - ROUNDS + RESERVE_WORTH * engine * min(1.0, to_go / RESERVE_RANGE)
