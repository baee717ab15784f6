"""Places beside the road for badges, tokens and the press: near where they belong, and touching nothing."""

from functools import cache
from itertools import product
from typing import Final

from hairpin.drawing.ground import Ground
from hairpin.drawing.measures import HALF_ROAD
from hairpin.drawing.road import Point, Roadway

AIR: Final = 7.0
SHIFTS: Final = (0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5, 2.0, -2.0)
"""Spaces before and behind the place where something would lie best."""
STEP: Final = 10.0
FAR: Final = 150
"""So many steps away from the road there is room beside any circuit."""


def find_place(ground: Ground, road: Roadway, where: float, right: bool, radius: float) -> Point:
    """The nearest free place beside the road, on the side that is wished if it is as near there; it is taken."""
    for shift, sideways in _candidates(radius, right):
        place = road.place(where + shift, sideways)
        if ground.is_free(place, radius + AIR / 2):
            ground.take(place, radius + AIR / 2)
            return place
    raise AssertionError("there is always room far from the road")


@cache
def _candidates(radius: float, right: bool) -> list[tuple[float, float]]:
    """Along the road and to the right of it; the best first."""
    wished = 1.0 if right else -1.0
    ways = sorted(product(range(FAR), SHIFTS, (wished, -wished)), key=lambda way: _cost(way, wished))
    return [(shift, side * (HALF_ROAD + radius + AIR + steps * STEP)) for steps, shift, side in ways]


def _cost(way: tuple[int, float, float], wished: float) -> float:
    steps, shift, side = way
    return steps * STEP + abs(shift) * 30.0 + (0.0 if side == wished else 45.0)
