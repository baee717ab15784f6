"""Count, mean and scatter of whole numbers, added up one by one: exact, in whatever order they come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from hairpin.lab.intervals import Interval, share_worth, student


@dataclass(slots=True)
class Moments:
    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def __sub__(self, part: Moments) -> Moments:
        return Moments(self.count - part.count, self.total - part.total, self.squares - part.squares)

    def mean(self) -> float:
        return self.total / self.count

    def variance(self) -> float:
        """Of a population that these are a sample of; two at least."""
        return (self.squares - self.total * self.total / self.count) / (self.count - 1)

    def interval(self) -> Interval | None:
        """95 % of the mean; None if there are too few."""
        if self.count < 2:
            return None
        margin = student(self.count - 1) * sqrt(max(0.0, self.variance()) / self.count)
        return Interval(self.mean(), self.mean() - margin, self.mean() + margin)


def difference(strata: Iterable[tuple[Moments, Moments]], freedom: int = 10**6) -> Interval | None:
    """How much larger the mean of the first is than that of the second, compared within each stratum.

    Each stratum counts by how much it can tell: nothing, if all are alike in it. None if none tells anything.
    """
    value = variance = weights = 0.0
    for one, other in strata:
        if one.count < 2 or other.count < 2 or not one.variance() + other.variance():
            continue
        weight = one.count * other.count / (one.count + other.count)
        value += weight * (one.mean() - other.mean())
        variance += weight**2 * (one.variance() / one.count + other.variance() / other.count)
        weights += weight
    if not weights:
        return None
    margin = student(freedom) * sqrt(max(0.0, variance)) / weights
    return Interval(value / weights, value / weights - margin, value / weights + margin)


@dataclass(slots=True)
class Ratio:
    """A mean or share of a driver over games, such as spin-outs per race: so much of it, over so many starts.

    Cars of one game, and races of one season, depend on each other; games do not. So each game is one observation.
    """

    games: int = 0
    part: float = 0
    whole: float = 0
    _parts: float = 0
    _both: float = 0
    _wholes: float = 0

    def add(self, part: float, whole: float) -> None:
        """Whole numbers are added up exactly, in whatever order."""
        self.games += 1
        self.part += part
        self.whole += whole
        self._parts += part * part
        self._both += part * whole
        self._wholes += whole * whole

    def _variance(self) -> float:
        """Of the ratio, by how far each game is from it."""
        ratio = self.part / self.whole
        scatter = self._parts - 2 * ratio * self._both + ratio * ratio * self._wholes
        return max(0.0, scatter) / (self.whole * self.whole)

    def mean(self) -> Interval | None:
        """95 % of it; None if there are too few games."""
        if self.games < 2 or not self.whole:
            return None
        value = self.part / self.whole
        margin = student(self.games - 1) * sqrt(self._variance() * self.games / (self.games - 1))
        # what was not seen in n games may still happen 3 times in n
        high = value + margin if self.part else 3 / self.games
        return Interval(value, max(0.0, value - margin), high)

    def share(self) -> Interval | None:
        """The same of a part of a whole, which can't be less than none or more than all."""
        if not self.whole:
            return None
        return share_worth(self.part / self.whole, self._variance(), self.whole, self.games)
