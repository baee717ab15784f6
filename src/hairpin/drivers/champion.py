"""`champion`: a pro who thinks longer, and near the finish plays the best plans out to the very end."""

from __future__ import annotations

from typing import Final

from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.judgement import Judgement
from hairpin.drivers.pro import Effort, ProDriver
from hairpin.rules.actions import Action
from hairpin.rules.car import RACING
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View

LONG_THOUGHT: Final = Effort(close_looks=16, worlds=60, draws=48)
LAST_SPACES: Final = 32
"""From here on, places count instead of rounds."""
CANDIDATES: Final = 4
CLOSE: Final = 0.6
"""Rounds: plans that are worse by so much are not played out."""
RACES: Final = 40
"""So many imagined races for each plan."""
TRUST: Final = 0.5
"""How much the close look counts beside what the imagined races say."""
WIN: Final = 1.0
"""What winning is worth on top of beating everybody."""
SEEDS: Final = 1 << 62


class ChampionDriver(ProDriver):
    def __init__(self, races: int = RACES, effort: Effort = LONG_THOUGHT) -> None:
        super().__init__(effort)
        self._races = races

    def choose(self, view: View, chance: Chance, ranked: list[tuple[float, Action]]) -> Action:
        likely = [found for found in ranked[:CANDIDATES] if found[0] > ranked[0][0] - CLOSE]
        if len(likely) == 1 or Judgement(view).to_go() > LAST_SPACES:
            return likely[0][1]
        plans = [plan for _, plan in likely]
        places = self._played_out(view, chance, plans)
        total = [place + TRUST * look for place, (look, _) in zip(places, likely, strict=True)]
        return plans[total.index(max(total))]

    def _played_out(self, view: View, chance: Chance, plans: list[Action]) -> list[float]:
        """The mean outcome of each plan. All are tried in the same races: luck is the same for all."""
        assert view.seat is not None
        totals = [0.0] * len(plans)
        for _ in range(self._races):
            start = imagine(view, Chance(chance.below(SEEDS)))
            for seat in start.waiting():
                if seat != view.seat:
                    start.apply(seat, hunch(start, seat))
            for number, plan in enumerate(plans):
                race = start.clone()
                race.apply(view.seat, plan)
                totals[number] += _to_the_end(race, view.seat)
        return [total / self._races for total in totals]


def _to_the_end(race: Race, seat: int) -> float:
    """The share of the others that are beaten, and the win."""
    while not race.is_over() and race.cars[seat].status is RACING:
        for waiting in race.waiting():
            race.apply(waiting, hunch(race, waiting))
    place = race.ranking().index(seat)
    others = max(1, len(race.cars) - 1)
    return (others - place) / others + WIN * (place == 0)
