"""What is where on the ground: round things, found again by the square they lie on."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import hypot
from typing import Final

from hairpin.drawing.measures import HALF_ROAD, ROCK, STEPS
from hairpin.drawing.road import Point, Roadway
from hairpin.rules.circuit import Circuit

SQUARE: Final = 120.0
Round = tuple[float, float, float]
"""Its middle and its radius."""


class Ground:
    """Circles that are taken; whoever wants a place asks whether it is free."""

    __slots__ = ("_largest", "_squares")

    def __init__(self, taken: Iterable[Round] = ()) -> None:
        self._squares: defaultdict[tuple[int, int], list[Round]] = defaultdict(list)
        self._largest = 0.0
        for each in taken:
            self.take((each[0], each[1]), each[2])

    def take(self, at: Point, radius: float) -> None:
        self._largest = max(self._largest, radius)
        self._squares[_square(at)].append((*at, radius))

    def is_free(self, at: Point, radius: float) -> bool:
        return all(
            hypot(at[0] - x, at[1] - y) >= radius + other for x, y, other in self._near(at, radius + self._largest)
        )

    def _near(self, at: Point, reach: float) -> Iterator[Round]:
        low, high = _square((at[0] - reach, at[1] - reach)), _square((at[0] + reach, at[1] + reach))
        for column in range(low[0], high[0] + 1):
            for row in range(low[1], high[1] + 1):
                yield from self._squares.get((column, row), ())


def _square(at: Point) -> tuple[int, int]:
    return int(at[0] // SQUARE), int(at[1] // SQUARE)


def under_road(circuit: Circuit, road: Roadway) -> Ground:
    """The ground with the road on it, and the rock around its tunnels."""
    every = STEPS // 4
    return Ground(
        (*point, HALF_ROAD + (ROCK if circuit.is_tunnel(number * every // STEPS) else 0.0))
        for number, point in enumerate(road.points[::every])
    )
