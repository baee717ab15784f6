"""A road through points that somebody has put on a map, as long as its spaces need it to be."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import atan2, hypot
from typing import Final

from hairpin.drawing.measures import SPACE, STEPS
from hairpin.drawing.road import Point, Roadway

FINE: Final = 64
"""Pieces of the curve between two points, to measure it by."""


def road_through(points: Sequence[Point], length: int) -> Roadway:
    """Closed and smooth, from the first point on; made larger or smaller until every space has its length."""
    curve = [*_curve(points), points[0]]
    ways = [0.0, *accumulate(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(curve))]
    scale = length * SPACE / ways[-1]
    places = list(_evenly(curve, ways, length * STEPS))
    around = [places[-1], *places, places[0]]
    headings = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(around, around[2:], strict=False)]
    return Roadway([(x * scale, y * scale) for x, y in places], headings)


def _curve(points: Sequence[Point]) -> Iterator[Point]:
    count = len(points)
    for number in range(count):
        four = [points[(number + k) % count] for k in (-1, 0, 1, 2)]
        for step in range(FINE):
            yield _between([x for x, _ in four], step / FINE), _between([y for _, y in four], step / FINE)


def _between(values: Sequence[float], part: float) -> float:
    """Catmull and Rom's: through the two in the middle, in the directions that their neighbours give."""
    a, b, c, d = values
    bend = (2 * a - 5 * b + 4 * c - d) * part**2 + (3 * b - a - 3 * c + d) * part**3
    return b + ((c - a) * part + bend) / 2


def _evenly(curve: Sequence[Point], ways: Sequence[float], count: int) -> Iterator[Point]:
    """So many points, with the same way between all of them."""
    piece = 0
    for number in range(count):
        way = ways[-1] * number / count
        while ways[piece + 1] < way:
            piece += 1
        part = (way - ways[piece]) / ((ways[piece + 1] - ways[piece]) or 1.0)
        (ax, ay), (bx, by) = curve[piece], curve[piece + 1]
        yield ax + (bx - ax) * part, ay + (by - ay) * part
