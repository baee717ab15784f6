"""How far a measured share or mean can be from the truth: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""

_FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same of Student's t, for 1 to 10 degrees of freedom."""


class Interval(NamedTuple):
    """What was measured, and the range that the truth is in, 19 times out of 20."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


def win_share(wins: float, races: float) -> Interval:
    """Wilson's interval: it makes sense for 0 wins and for all, too."""
    return _wilson(wins / races, races, Z)


def share_worth(share: float, variance: float, whole: float, games: int) -> Interval:
    """Wilson's interval of a share whose parts hang together: worth as many as would scatter like that,

    at most as many as they are. Where all went alike nothing scatters, and each game counts as one.
    """
    if not 0 < share < 1:
        return _wilson(share, games, Z)
    return _wilson(share, min(whole, share * (1 - share) / variance) if variance else whole, Z)


def dealt_share(shares: Sequence[float], pairings: int) -> Interval:
    """The share over deals that are worth the same, each of so many pairings.

    Pairings within a deal hang together: six cars in one race are not nine races. So what counts is how much the
    deals differ. They are worth as many independent pairings as would scatter like that.
    """
    value = fmean(shares)
    scatter = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    # deals that all went alike, such as those of an unbeaten driver, count as one observation each
    worth = value * (1 - value) / scatter if scatter > 0 and 0 < value < 1 else len(shares)
    return _wilson(value, min(worth, len(shares) * pairings), student(len(shares) - 1))


def mean(values: Sequence[float]) -> Interval:
    value = fmean(values)
    if len(values) < 2:
        return Interval(value, float("-inf"), float("inf"))
    margin = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(value, value - margin, value + margin)


def student(freedom: int) -> float:
    """Student's t for 95 %: with few observations the scatter itself is not well known."""
    if freedom <= len(_FEW):
        return _FEW[max(freedom, 1) - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def _wilson(share: float, races: float, z: float) -> Interval:
    middle = share + z * z / (2 * races)
    margin = z * sqrt(share * (1 - share) / races + z * z / (4 * races * races))
    whole = 1 + z * z / races
    return Interval(share, max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole))
