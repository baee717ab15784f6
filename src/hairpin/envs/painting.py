"""A race as an array of pixels, as somebody who watches sees it."""

from __future__ import annotations

from typing import Final

from hairpin.drawing.cars import CarThere
from hairpin.drawing.painting import Pixels
from hairpin.drawing.painting import painted as painted_circuit
from hairpin.rules.race import Race
from hairpin.rules.setup import start_number

WIDTH: Final = 640


def painted(race: Race) -> Pixels:
    entrants = race.setup.entrants
    cars = [
        CarThere(entrants[car.seat].color, start_number(entrants[car.seat], car.seat), car.distance, car.spot)
        for car in race.cars
    ]
    return painted_circuit(race.circuit, cars, WIDTH)
