"""The middle of the road as points, and places along and beside it."""

from collections.abc import Sequence
from math import atan2, cos, sin
from typing import Final

from hairpin.drawing.measures import STEPS

Point = tuple[float, float]
FINE: Final = 2
"""Digits behind the point: finer than anybody can see, and the same on every machine."""


class Roadway:
    """A closed curve. Places along it are given in spaces from the start line, to the right of it in units."""

    __slots__ = ("headings", "points")

    def __init__(self, points: Sequence[Point], headings: Sequence[float]) -> None:
        self.points = list(points)
        self.headings = list(headings)

    @property
    def length(self) -> int:
        """In spaces."""
        return len(self.points) // STEPS

    def heading(self, where: float) -> float:
        first, second, part = self._around(where)
        a, b = self.headings[first], self.headings[second]
        return atan2((1 - part) * sin(a) + part * sin(b), (1 - part) * cos(a) + part * cos(b))

    def place(self, where: float, right: float = 0.0) -> Point:
        first, second, part = self._around(where)
        (ax, ay), (bx, by) = self.points[first], self.points[second]
        heading = self.heading(where)
        x = ax + (bx - ax) * part - sin(heading) * right
        y = ay + (by - ay) * part + cos(heading) * right
        return round(x, FINE), round(y, FINE)

    def moved(self, x: float, y: float) -> "Roadway":
        return Roadway([(px + x, py + y) for px, py in self.points], self.headings)

    def _around(self, where: float) -> tuple[int, int, float]:
        step = where * STEPS
        first = int(step // 1)
        count = len(self.points)
        return first % count, (first + 1) % count, step - first
