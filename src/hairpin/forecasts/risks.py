"""What a forecast says of each corner."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.forecasts.forecast import Crossing, Forecast


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
    spun = _spin_outs(forecast, cooled=False)
    cooled = _spin_outs(forecast, cooled=True)
    reached = _reached(forecast)
    return tuple(
        _risk(line, crossings, reached[line], spun.get(line, 0.0), cooled.get(line, 0.0))
        for line, crossings in forecast.corners().items()
    )


def _risk(line: int, crossings: list[Crossing], reached: float, spun: float, cooled: float) -> CornerRisk:
    heat = [crossing.heat for crossing in crossings]
    limit = min(crossing.limit for crossing in crossings)
    return CornerRisk(line, limit, reached, (min(heat), max(heat)), spun, cooled, crossings[0].back)


def _reached(forecast: Forecast) -> dict[int, float]:
    chances: dict[int, float] = {}
    for outcome in forecast.outcomes:
        for crossing in outcome.crossings:
            chances[crossing.line] = chances.get(crossing.line, 0.0) + outcome.chance
    return chances


def _spin_outs(forecast: Forecast, cooled: bool) -> dict[int, float]:
    chances: dict[int, float] = {}
    for outcome in forecast.outcomes:
        failed = outcome.spin_out(forecast.engine + outcome.cooldown * cooled)
        if failed is not None:
            chances[failed.line] = chances.get(failed.line, 0.0) + outcome.chance
    return chances
