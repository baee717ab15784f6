"""What a forecast says of each corner."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.forecasts.forecast import Crossing, Forecast, Outcome


class CornerRisk(NamedTuple):
    """A corner line in all outcomes together."""

    line: int
    """The first distance beyond it."""
    limit: int
    reached: float
    """The chance that the line is on the way."""
    heat: tuple[int, int]
    """The least and the most Heat due at it, where it is on the way."""
    spin_out: float
    """The chance of a spin-out at this line, with the Heat that is in the engine."""
    spin_out_cooled: float
    """The same, if all is cooled that can be."""
    back: int
    """The distance at which a car that spins out here would stand."""


def corner_risks(forecast: Forecast) -> tuple[CornerRisk, ...]:
    """In the order of the road."""
    tallies: dict[int, _Tally] = {}
    for outcome in forecast.outcomes:
        for crossing in outcome.crossings:
            tally = tallies.get(crossing.line)
            if tally is None:
                tally = tallies[crossing.line] = _Tally(crossing)
            tally.count(crossing, outcome.chance)
        if outcome.crossings:
            _count_spin_outs(tallies, outcome, forecast.engine)
    return tuple([tallies[line].risk() for line in sorted(tallies)])


def _count_spin_outs(tallies: dict[int, _Tally], outcome: Outcome, engine: int) -> None:
    failed = outcome.spin_out(engine)
    if failed is None:
        return
    tallies[failed.line].spin_out += outcome.chance
    failed = outcome.spin_out(engine + outcome.cooldown)
    if failed is not None:
        tallies[failed.line].spin_out_cooled += outcome.chance


class _Tally:
    """What has been counted of one line."""

    __slots__ = ("back", "high", "limit", "line", "low", "reached", "spin_out", "spin_out_cooled")

    def __init__(self, first: Crossing) -> None:
        self.line, self.limit, self.low, self.back = first
        self.high = self.low
        self.reached = self.spin_out = self.spin_out_cooled = 0.0

    def count(self, crossing: Crossing, chance: float) -> None:
        heat = crossing.heat
        self.reached += chance
        self.low = min(self.low, heat)
        self.high = max(self.high, heat)
        self.limit = min(self.limit, crossing.limit)

    def risk(self) -> CornerRisk:
        heat = (self.low, self.high)
        chances = (self.spin_out, self.spin_out_cooled)
        return CornerRisk(self.line, self.limit, self.reached, heat, *chances, self.back)
