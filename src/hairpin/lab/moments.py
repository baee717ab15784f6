"""Count, mean and scatter of whole numbers, added up one by one: exact, in whatever order they come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from hairpin.lab.intervals import Interval, student


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


def difference(strata: Iterable[tuple[Moments, Moments]]) -> Interval | None:
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
    margin = student(10**6) * sqrt(max(0.0, variance)) / weights
    return Interval(value / weights, value / weights - margin, value / weights + margin)
