"""How a car's turn may end, and what that is worth by the time trial."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hairpin.time_trials.sample_hands import MAX_HEAT, MAX_STRESS
from hairpin.time_trials.time_trial import OVERSHOOT_WORTH, SPIN_OUT_COST, time_trial

if TYPE_CHECKING:
    from hairpin.rules.road import Road

DEFAULT_HEAT: Final = 7
"""All cars are judged by the same table, whatever Heat they were given: what counts is what they have now."""
FAR: Final = 190
"""Of a longer race, only so many spaces are looked at, in whole laps and at least one: nobody plans further."""
RISK_COST: Final = 0.3
"""A spin-out is a little worse than it looks from here: the others drive on."""


class Stretch:
    """The road to the finish: what crossing its lines costs, and what it is worth to be somewhere."""

    def __init__(self, road: Road, laps: int) -> None:
        self.road = road
        self.length = road.circuit.length
        self.laps_ahead = min(laps, max(1, FAR // self.length))
        self.trial = time_trial(road, self.laps_ahead, DEFAULT_HEAT)
        self.laps = laps
        self.finish = road.circuit.finish(laps)

    def to_go(self, distance: int, start: int) -> int:
        """From a place to the finish, for a car that began its turn at `start`."""
        laps_left = -((max(start, 0) - self.finish) // self.length)  # the grid is before the line
        return self.finish - distance - self.length * max(0, laps_left - self.laps_ahead)

    def pay(self, start: int, end: int, speed: int, engine: int) -> tuple[int, int]:
        """The Heat left and where the car is behind all corners of a move; after a spin-out, -1 and where it ends.

        A change of the limits is as much speed less.
        """
        for number, heat in self.road.bill(self.road.circuit.lines_crossed(start, end, self.laps), speed):
            if heat > max(0, engine):  # below 0, what came before could not be paid: that is not the line's fault
                return -1, self.road.circuit.line_distance(number) - 1
            engine -= heat
        return engine, end

    def is_flooded(self, distance: int) -> bool:
        return self.road.circuit.is_flooded(distance)

    def worth(self, start: int, end: int, speed: int, gear: int, engine: int, heat: int, stress: int) -> float:
        """Of ending the turn so, with so much Heat and Stress still in the hand."""
        left, end = self.pay(start, end, speed, engine)
        to_go = self.to_go(end, start)
        if left < 0:
            return self.spun_out(to_go, heat, stress)
        if to_go <= 0:
            return -to_go * OVERSHOOT_WORTH
        of_gear = self.trial.after[min(to_go, self.trial.start)][gear]
        return of_gear[min(left, self.trial.heat)][min(heat, MAX_HEAT)][min(stress, MAX_STRESS)]

    def spun_out(self, to_go: int, heat: int, stress: int) -> float:
        there = self.trial.after[min(to_go, self.trial.start)][1][0]
        return there[min(heat, MAX_HEAT)][min(stress, MAX_STRESS)] - SPIN_OUT_COST - RISK_COST


@lru_cache(maxsize=12)
def stretch(road: Road, laps: int) -> Stretch:
    return Stretch(road, laps)
