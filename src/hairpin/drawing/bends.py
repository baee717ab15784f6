"""Bends: where the road turns, by how much, and over how many spaces."""

from typing import Final, NamedTuple

RAMP: Final = 0.25
"""The share of a bend in which it tightens, and again in which it opens: nobody turns a wheel in no time."""


class Bend(NamedTuple):
    """`at` and `over` in spaces; `turn` in radians, to the right positive."""

    at: float
    turn: float
    over: float

    def turned(self, where: float) -> float:
        """How much of it lies behind a car that has got to `where`."""
        return self.turn * share((where - self.at) / self.over + 0.5)


def share(part: float) -> float:
    """How much of a bend is done after this part of its length: curvature is a trapezium."""
    if part <= 0 or part >= 1:
        return 0.0 if part <= 0 else 1.0
    peak = 1 / (1 - RAMP)
    if part < RAMP:
        return peak * part * part / (2 * RAMP)
    if part > 1 - RAMP:
        return 1 - peak * (1 - part) ** 2 / (2 * RAMP)
    return peak * (part - RAMP / 2)


def sharpest(over: float, radius: float, space: float) -> float:
    """The largest turn over so many spaces that stays as wide as `radius`."""
    return (1 - RAMP) * over * space / radius


def needed(turn: float, radius: float, space: float) -> float:
    """The spaces that a turn takes at that radius."""
    return abs(turn) * radius / space / (1 - RAMP)
