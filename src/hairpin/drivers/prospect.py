"""How a car's turn may end, and what that is worth by the time trial."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hairpin.drivers.sample_hands import MOST_HEAT, MOST_STRESS
from hairpin.drivers.time_trial import (
    AHEAD,
    AT_THE_BACK,
    IN_THE_PACK,
    OVERSHOOT_WORTH,
    SPIN_OUT_COST,
    Company,
    Trial,
    time_trial,
)

if TYPE_CHECKING:
    from hairpin.rules.circuit import CornerLine
    from hairpin.rules.road import Road

RISK_COST: Final = 0.3
"""A spin-out is a little worse than it looks from here: the others drive on."""


class Stretch:
    """The road to the finish: what crossing its lines costs, and what it is worth to be somewhere."""

    def __init__(self, road: Road, laps: int, trial: Trial) -> None:
        self.trial = trial
        self.finish = trial.finish
        self._circuit = road.circuit
        lines = [(line.at, limit, more) for line, limit, more in _limits(road)]
        length = road.circuit.length
        self._lines = [(lap * length + at, limit, more) for lap in range(laps) for at, limit, more in lines]

    def pay(self, start: int, end: int, speed: int, engine: int) -> tuple[int, int]:
        """The Heat left and where the car is behind all corners of a move; after a spin-out, -1 and where it ends.

        A change of the limits is as much speed less.
        """
        passed = self._circuit.lines_passed
        for line, limit, danger in self._lines[max(0, passed(start)) : max(0, passed(end))]:
            if speed > limit:
                due = speed - limit + danger
                if due > engine:
                    return -1, line - 1
                engine -= due
        return engine, end

    def worth(self, start: int, end: int, speed: int, gear: int, engine: int, heat: int, stress: int) -> float:
        """Of ending the turn so, with so much Heat and Stress still in the hand."""
        left, end = self.pay(start, end, speed, engine)
        heat, stress = min(heat, MOST_HEAT), min(stress, MOST_STRESS)
        to_go = min(self.finish - end, self.trial.start)
        if left < 0:
            return self.trial.after[to_go][1][0][heat][stress] - SPIN_OUT_COST - RISK_COST
        if to_go <= 0:
            return -to_go * OVERSHOOT_WORTH
        return self.trial.after[to_go][gear][min(left, self.trial.heat)][heat][stress]


def _limits(road: Road) -> Sequence[tuple[CornerLine, int, int]]:
    return list(zip(road.circuit.lines, road.limits, road.dangerous, strict=True))


@lru_cache(maxsize=64)
def stretch(road: Road, laps: int, heat: int, company: Company) -> Stretch:
    return Stretch(road, laps, time_trial(road, laps, heat, company))


def company(place: int, has_adrenaline: bool) -> Company:
    """By the place in the play order, the first being 0."""
    if has_adrenaline:
        return AT_THE_BACK
    return IN_THE_PACK if place else AHEAD
