"""SVG path text for what runs along the road."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, hypot, sin
from typing import Final

from hairpin.drawing.road import Point, Roadway

PART: Final = 0.5
"""Spaces for each piece of a curve; areas, which nobody drives along, have half as many."""


def number(value: float) -> str:
    """Short, and never -0."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def closed(road: Roadway, right: float = 0.0) -> str:
    return along(road, 0, road.length, right) + "Z"


def along(road: Roadway, start: float, end: float, right: float = 0.0) -> str:
    """The part of the road from `start` to `end`, in spaces, so far to the right of its middle."""
    places = _places(start, end, PART)
    return f"M{pair(road.place(start, right))}{_curves(road, places, right)}"


def band(road: Roadway, start: float, end: float, half: float) -> str:
    """The whole width of that part of the road."""
    there = _places(start, end, 2 * PART)
    back = there[::-1]
    right, left = pair(road.place(start, half)), pair(road.place(end, -half))
    return f"M{right}{_curves(road, there, half)}L{left}{_curves(road, back, -half)}Z"


def through(points: Sequence[tuple[float, float]], road: Roadway) -> str:
    """A curve through places given as (along, right), such as a race line that changes sides."""
    places = [road.place(where, right) for where, right in points]
    return "M" + "L".join(pair(place) for place in places)


def _places(start: float, end: float, part: float) -> list[float]:
    count = max(1, ceil((end - start) / part))
    return [start + (end - start) * n / count for n in range(count + 1)]


def _curves(road: Roadway, places: Sequence[float], right: float) -> str:
    return "".join(_curve(road, a, b, right) for a, b in pairwise(places))


def _curve(road: Roadway, a: float, b: float, right: float) -> str:
    """A cubic curve with the road's own directions at both ends."""
    start, end = road.place(a, right), road.place(b, right)
    third = hypot(end[0] - start[0], end[1] - start[1]) / 3 * (1 if b > a else -1)
    first, last = road.heading(a), road.heading(b)
    one = start[0] + cos(first) * third, start[1] + sin(first) * third
    two = end[0] - cos(last) * third, end[1] - sin(last) * third
    return f"C{pair(one)} {pair(two)} {pair(end)}"
