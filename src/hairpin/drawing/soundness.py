"""Whether a road can be driven on: wide enough in its bends, and never touching itself."""

from collections import defaultdict
from collections.abc import Iterator
from math import hypot, pi
from typing import Final

from hairpin.drawing.measures import MIN_GAP, MIN_RADIUS, SPACE, STEPS
from hairpin.drawing.road import Point, Roadway

ALONG: Final = 165.0
"""Parts of the road nearer to each other than this, as one drives, may be near in the picture too."""
WINDOW: Final = STEPS // 2
"""Curvature is taken over half a space: less would see the steps."""


def is_sound(road: Roadway, gap: float = MIN_GAP) -> bool:
    return tightest(road) >= MIN_RADIUS and keeps_apart(road, gap)


def tightest(road: Roadway) -> float:
    """The smallest radius of any bend."""
    headings = road.headings
    count = len(headings)
    turns = (abs(_turn(headings[n], headings[(n + WINDOW) % count])) for n in range(count))
    return WINDOW * SPACE / STEPS / max(1e-9, *turns)


def _turn(a: float, b: float) -> float:
    return (b - a + pi) % (2 * pi) - pi


def keeps_apart(road: Roadway, gap: float = MIN_GAP) -> bool:
    """Whether parts of the road that don't follow each other have at least that gap between their middles."""
    points = road.points[:: STEPS // 4]
    step = SPACE / 4
    ground = _Ground(points, gap)
    for number, point in enumerate(points):
        for other in ground.near(point):
            steps = abs(number - other)
            along = min(steps, len(points) - steps) * step
            if along > ALONG * gap / MIN_GAP and _distance(point, points[other]) < gap:
                return False
    return True


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


class _Ground:
    """Points by the square of the ground they lie on, so that only neighbours are measured."""

    def __init__(self, points: list[Point], size: float) -> None:
        self._size = size
        self._squares: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for number, point in enumerate(points):
            self._squares[self._square(point)].append(number)

    def _square(self, point: Point) -> tuple[int, int]:
        return int(point[0] // self._size), int(point[1] // self._size)

    def near(self, point: Point) -> Iterator[int]:
        column, row = self._square(point)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                yield from self._squares.get((x, y), ())
