"""A race as an array of pixels: the road and the cars, and no more.

The drawings of circuits are SVG, and a library that makes pixels of those would be larger than all of this. So the
same geometry is painted with discs.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.drawing.drawing import Geometry, Spot
from hairpin.drawing.making import drawing
from hairpin.drawing.measures import CAR_LENGTH, HALF_ROAD
from hairpin.rules.car import Car
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race

Pixels = npt.NDArray[np.uint8]
Color = tuple[int, int, int]

WIDTH: Final = 640
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
FIELD: Final = (217, 207, 164)
ROAD: Final = (70, 67, 64)
FLOOD: Final = (61, 106, 127)
SPOT: Final = (95, 92, 88)
CORNER: Final = (200, 50, 31)
START: Final = (247, 239, 221)
RIM: Final = (247, 239, 221)


def painted(race: Race) -> Pixels:
    canvas = _empty_road(race.circuit).copy()
    for car in sorted(race.cars, key=lambda car: car.distance):
        spot = canvas.geometry.spaces[car.distance % race.length]
        place = _spot(spot.spots, spot.aside, car)
        canvas.disc(place.x, place.y, CAR_LENGTH * 0.75, RIM)
        canvas.disc(place.x, place.y, CAR_LENGTH * 0.58, CARS[race.setup.entrants[car.seat].color])
    return canvas.pixels


def _spot(spots: tuple[Spot, Spot], aside: Spot, car: Car) -> Spot:
    return spots[car.spot] if 0 <= car.spot < len(spots) else aside


class Canvas:
    """In the units of a drawing."""

    def __init__(self, geometry: Geometry, pixels: Pixels | None = None) -> None:
        self.geometry = geometry
        box = geometry.box
        self._scale = WIDTH / box.width
        height = round(box.height * self._scale)
        self.pixels = np.full((height, WIDTH, 3), FIELD, np.uint8) if pixels is None else pixels

    def copy(self) -> Canvas:
        return Canvas(self.geometry, self.pixels.copy())

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        box, scale = self.geometry.box, self._scale
        across, down, reach = (x - box.x) * scale, (y - box.y) * scale, max(1.0, radius * scale)
        top, left = max(0, int(down - reach)), max(0, int(across - reach))
        part = self.pixels[top : int(down + reach) + 2, left : int(across + reach) + 2]
        rows, columns = np.ogrid[top : top + part.shape[0], left : left + part.shape[1]]
        part[(rows - down) ** 2 + (columns - across) ** 2 <= reach**2] = color

    def line(self, one: tuple[float, float], other: tuple[float, float], radius: float, color: Color) -> None:
        steps = max(2, round(max(abs(one[0] - other[0]), abs(one[1] - other[1])) * self._scale))
        for part in np.linspace(0, 1, steps):
            x, y = (float(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            self.disc(x, y, radius, color)


@lru_cache(maxsize=16)
def _empty_road(circuit: Circuit) -> Canvas:
    canvas = Canvas(drawing(circuit).geometry)
    spaces = canvas.geometry.spaces
    wet = {place % len(spaces) for each in canvas.geometry.flooded for place in range(each.first, each.last + 1)}
    middles = [(space.middle.x, space.middle.y) for space in (*spaces, spaces[0])]
    for number, (one, other) in enumerate(pairwise(middles)):
        canvas.line(one, other, HALF_ROAD, FLOOD if number in wet else ROAD)
    for space in spaces:
        for spot in space.spots:
            canvas.disc(spot.x, spot.y, CAR_LENGTH / 6, SPOT)
    for line in canvas.geometry.lines:
        canvas.line(*line.across, 4.0, CORNER)
    canvas.line(*canvas.geometry.start, 5.0, START)
    return canvas
