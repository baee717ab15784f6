"""A circuit as an array of pixels, with cars on it: the road, its lines and the cars, and no more.

The drawings of circuits are SVG, and a library that makes pixels of those would be larger than all of this. So the
same geometry is painted with discs, in the colours of the drawing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.drawing.cars import CarThere
from hairpin.drawing.drawing import Box, Drawing, DrawnSpace, Geometry, Spot
from hairpin.drawing.making import drawing
from hairpin.drawing.measures import CAR_LENGTH, CAR_WIDTH, HALF_ROAD
from hairpin.rules.circuit import Circuit

Pixels = npt.NDArray[np.uint8]
Color = tuple[int, int, int]

FINE: Final = 2
"""Painted so much larger, and then made smaller: edges become smooth by it."""
AIR: Final = 2.2 * HALF_ROAD
BETWEEN: Final = 4
"""Points for each space."""
STEP: Final = 0.2
"""Between the discs of a line, in their radius: no dent is to be seen."""
CARS: Final[dict[str, Color]] = {
    "black": (20, 20, 20),
    "yellow": (240, 205, 40),
    "red": (200, 45, 35),
    "grey": (140, 140, 140),
    "blue": (45, 90, 190),
    "green": (50, 140, 70),
    "orange": (235, 130, 40),
    "purple": (125, 65, 155),
    "white": (250, 250, 250),
    "teal": (35, 145, 145),
    "pink": (235, 130, 165),
    "cyan": (90, 200, 225),
}
RIM: Final = (247, 239, 221)
SPOT_LIGHTER: Final = 25
DIGITS: Final = (
    (7, 5, 5, 5, 7),
    (2, 6, 2, 2, 7),
    (7, 1, 7, 4, 7),
    (7, 1, 7, 1, 7),
    (5, 5, 7, 1, 1),
    (7, 4, 7, 1, 7),
    (7, 4, 7, 5, 7),
    (7, 1, 1, 1, 1),
    (7, 5, 7, 5, 7),
    (7, 5, 7, 1, 7),
)
"""Three columns, five rows: the bits of each row, the left one first."""


def painted(circuit: Circuit, cars: Sequence[CarThere], width: int, height: int | None = None) -> Pixels:
    """So large; without a height it is as high as the drawing is."""
    canvas = _empty_road(circuit, width, height).copy()
    spaces = canvas.drawn.geometry.spaces
    for car in sorted(cars, key=lambda car: car.distance):
        canvas.car(_spot(spaces[car.distance % len(spaces)], car.spot), CARS[car.color], car.number)
    return canvas.made_smaller()


def _spot(space: DrawnSpace, spot: int) -> Spot:
    return space.spots[spot] if 0 <= spot < len(space.spots) else space.aside


class Canvas:
    """In the units of a drawing, which lies in its middle as large as it can."""

    def __init__(self, drawn: Drawing, width: int, height: int, pixels: Pixels | None = None) -> None:
        self.drawn = drawn
        box = road_box(drawn.geometry)
        self._size = width, height
        self._scale = min(width / box.width, height / box.height) * FINE
        self._left = box.x - (width * FINE / self._scale - box.width) / 2
        self._top = box.y - (height * FINE / self._scale - box.height) / 2
        field = _color(drawn.light["field"])
        self.pixels = np.full((height * FINE, width * FINE, 3), field, np.uint8) if pixels is None else pixels

    def copy(self) -> Canvas:
        return Canvas(self.drawn, *self._size, self.pixels.copy())

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        across, down, reach = self._across(x), self._down(y), max(1.0, radius * self._scale)
        top, left = max(0, int(down - reach)), max(0, int(across - reach))
        part = self.pixels[top : max(0, int(down + reach) + 2), left : max(0, int(across + reach) + 2)]
        rows, columns = np.ogrid[top : top + part.shape[0], left : left + part.shape[1]]
        part[(rows - down) ** 2 + (columns - across) ** 2 <= reach**2] = color

    def line(self, one: tuple[float, float], other: tuple[float, float], radius: float, color: Color) -> None:
        steps = max(2, math.ceil(math.dist(one, other) / (radius * STEP)) + 1)
        for part in np.linspace(0, 1, steps):
            x, y = (float(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            self.disc(x, y, radius, color)

    def car(self, place: Spot, color: Color, number: int) -> None:
        """Its colour is not enough to tell it by, so it has its number."""
        turn, reach = math.radians(place.heading), (CAR_LENGTH - CAR_WIDTH) / 2
        along = reach * math.cos(turn), reach * math.sin(turn)
        ends = (place.x - along[0], place.y - along[1]), (place.x + along[0], place.y + along[1])
        self.line(*ends, CAR_WIDTH * 0.72, RIM)
        self.line(*ends, CAR_WIDTH * 0.58, color)
        self._figures(place.x, place.y, str(number), (20, 20, 20) if sum(color) > 330 else RIM)

    def _figures(self, x: float, y: float, text: str, color: Color) -> None:
        dot = max(1, round(CAR_WIDTH * self._scale * 0.17))
        left = round(self._across(x) - dot * (4 * len(text) - 1) / 2)
        top = round(self._down(y) - dot * 2.5)
        for place, figure in enumerate(text):
            for row, bits in enumerate(DIGITS[int(figure)]):
                for column in range(3):
                    if bits & 4 >> column:
                        across, down = left + dot * (4 * place + column), top + dot * row
                        self.pixels[max(0, down) : down + dot, max(0, across) : across + dot] = color

    def _across(self, x: float) -> float:
        return (x - self._left) * self._scale

    def _down(self, y: float) -> float:
        return (y - self._top) * self._scale

    def made_smaller(self) -> Pixels:
        height, width, _ = self.pixels.shape
        parts = self.pixels.reshape(height // FINE, FINE, width // FINE, FINE, 3)
        found: Pixels = parts.mean(axis=(1, 3)).round().astype(np.uint8)
        return found


@lru_cache(maxsize=16)
def _empty_road(circuit: Circuit, width: int, height: int | None) -> Canvas:
    drawn = drawing(circuit)
    canvas = Canvas(drawn, width, _height(road_box(drawn.geometry), width) if height is None else height)
    road, flood = _color(drawn.light["road"]), _color(drawn.light["flood"])
    geometry = drawn.geometry
    spaces = geometry.spaces
    wet = {place % len(spaces) for each in geometry.flooded for place in range(each.first, each.last + 1)}
    way = _way(geometry)
    for radius, edge in ((HALF_ROAD * 1.12, _color(drawn.light["edge"])), (HALF_ROAD, None)):
        for number, (one, other) in enumerate(pairwise(way)):
            canvas.line(one, other, radius, edge or (flood if number // BETWEEN in wet else road))
    for space in spaces:
        for spot in space.spots:
            canvas.disc(spot.x, spot.y, CAR_LENGTH / 6, _lighter(road))
    for line in geometry.lines:
        canvas.line(*line.across, 4.0, _color(drawn.light["accent"]))
    canvas.line(*geometry.start, 5.0, _color(drawn.light["paint"]))
    return canvas


def _way(geometry: Geometry) -> list[tuple[float, float]]:
    """Along the middle of the road and back to its beginning, bent between the spaces (a Catmull-Rom spline)."""
    points = np.array([(space.middle.x, space.middle.y) for space in geometry.spaces])
    before, after, later = np.roll(points, 1, 0), np.roll(points, -1, 0), np.roll(points, -2, 0)
    rows = []
    for t in np.linspace(0, 1, BETWEEN, endpoint=False):
        bend = 2 * before - 5 * points + 4 * after - later, 3 * points - before - 3 * after + later
        rows.append(points + t / 2 * (after - before + t * (bend[0] + t * bend[1])))
    found = [(float(x), float(y)) for x, y in np.stack(rows, 1).reshape(-1, 2)]
    return [*found, found[0]]


def road_box(geometry: Geometry) -> Box:
    """The road and a little air: what lies beside it in the drawing is not painted."""
    xs, ys = zip(*[(space.middle.x, space.middle.y) for space in geometry.spaces], strict=True)
    left, top, air = min(xs) - AIR, min(ys) - AIR, 2 * AIR
    return Box(left, top, max(xs) - min(xs) + air, max(ys) - min(ys) + air)


def _height(box: Box, width: int) -> int:
    return round(box.height * width / box.width)


def _lighter(color: Color) -> Color:
    red, green, blue = (min(255, part + SPOT_LIGHTER) for part in color)
    return red, green, blue


def _color(text: str) -> Color:
    red, green, blue = (int(text[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue
