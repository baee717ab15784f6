"""Measuring drawings without the code that made them."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import cos, hypot, radians, sin

from hairpin.drawing.drawing import Spot
from hairpin.drawing.measures import CAR_LENGTH, CAR_WIDTH

Point = tuple[float, float]


def car_on(spot: Spot) -> list[Point]:
    """The four corners of a car."""
    x, y = cos(radians(spot.heading)), sin(radians(spot.heading))
    return [
        (spot.x + x * along - y * beside, spot.y + y * along + x * beside)
        for along, beside in (
            (CAR_LENGTH / 2, CAR_WIDTH / 2),
            (CAR_LENGTH / 2, -CAR_WIDTH / 2),
            (-CAR_LENGTH / 2, -CAR_WIDTH / 2),
            (-CAR_LENGTH / 2, CAR_WIDTH / 2),
        )
    ]


def overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Two oblongs are apart if, seen along a side of either, there is light between them."""
    return not any(_is_light_between(one, other, axis) for axis in (*_axes(one), *_axes(other)))


def _axes(corners: Sequence[Point]) -> Iterator[Point]:
    for (ax, ay), (bx, by) in ((corners[0], corners[1]), (corners[1], corners[2])):
        yield bx - ax, by - ay


def _is_light_between(one: Sequence[Point], other: Sequence[Point], axis: Point) -> bool:
    first = [x * axis[0] + y * axis[1] for x, y in one]
    second = [x * axis[0] + y * axis[1] for x, y in other]
    return max(first) < min(second) or max(second) < min(first)


def touching(spots: Sequence[Spot]) -> list[tuple[Spot, Spot]]:
    reach = hypot(CAR_LENGTH, CAR_WIDTH)
    ordered = sorted(spots)
    return [
        (one, other)
        for number, one in enumerate(ordered)
        for other in _within(ordered, number, reach)
        if abs(one.y - other.y) < reach and overlap(car_on(one), car_on(other))
    ]


def _within(ordered: Sequence[Spot], number: int, reach: float) -> Iterator[Spot]:
    for other in ordered[number + 1 :]:
        if other.x - ordered[number].x > reach:
            return
        yield other


def too_near(rounds: Sequence[tuple[Point, float]]) -> list[tuple[Point, Point]]:
    """Round things that overlap."""
    return [(a, b) for (a, r), (b, s) in combinations(rounds, 2) if hypot(a[0] - b[0], a[1] - b[1]) < r + s]
