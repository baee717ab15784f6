"""Water on the road: a pool over each flooded stretch, with waves at its ends and ripples on it."""

from collections.abc import Iterator
from itertools import product
from math import pi, sin
from typing import Final

from hairpin.drawing.drawing import DrawnStretch, Geometry
from hairpin.drawing.lines import pair, through
from hairpin.drawing.measures import HALF_ROAD, LANE, SPACE
from hairpin.drawing.road import Roadway
from hairpin.drawing.svg import filled, group, stroked

SHORE: Final = 5.0
"""How far the waves at an end run on, and back."""
POINTS: Final = 18
"""Of a shore, from edge to edge."""
EDGE: Final = 3.0
"""It ends a little before the edges of the road, or its stroke would run over them."""
WAVES: Final = 2.5
RIPPLE: Final = "q4 -5 8 0t8 0"
ASIDE: Final = 4.0
"""Ripples keep to the lanes, a little to and fro: numbers stand between those, and must be read."""


def flooded(geometry: Geometry, road: Roadway) -> str:
    return group("flooded", (part for stretch in geometry.flooded for part in _pool(stretch, road)))


def _pool(stretch: DrawnStretch, road: Roadway) -> Iterator[str]:
    start, end = stretch.first, stretch.last + 1
    yield filled("flood", stretch.outline)
    for where in (start, end):
        shore = _shore(road, where)
        yield stroked("flood", shore, 2 * SHORE, stroke_linejoin="round")
        yield stroked("paint", shore, 2, opacity="0.4", stroke_linejoin="round")
    yield stroked("paint", "".join(_ripples(road, start, end)), 2, opacity="0.4", stroke_linecap="round")


def _shore(road: Roadway, where: int) -> str:
    """A wave across the road, where a space begins or ends."""
    half = HALF_ROAD - EDGE
    rights = [half * (2 * n / POINTS - 1) for n in range(POINTS + 1)]
    return through([(where + _reach(right) / SPACE, right) for right in rights], road)


def _reach(right: float) -> float:
    return SHORE * sin(pi * WAVES * (1 + right / HALF_ROAD))


def _ripples(road: Roadway, start: int, end: int) -> Iterator[str]:
    for number, (space, side) in enumerate(product(range(start, end), (-1, 1))):
        where = space + (0.3 if number % 4 in (0, 3) else 0.7)
        x, y = road.place(where, side * (LANE + ASIDE * (-1) ** (number // 2)))
        yield f"M{pair((x - 8, y))}{RIPPLE}"
