"""Questions to the engine about a race on paper."""

from __future__ import annotations

from hairpin.forecasts.forecast import Crossing
from hairpin.rules.car import Car
from hairpin.rules.corners import heat_due, limit_of
from hairpin.rules.moving import advance, fall_back, lift, put
from hairpin.rules.race import Race


def landing(race: Race, car: Car, spaces: int) -> tuple[int, int]:
    """3.6: distance and spot; the car is back where it was."""
    stood = _standing(car)
    advance(race, car, spaces, "")
    found = (car.distance, car.spot)
    _set_back(race, car, stood)
    return found


def falls_back_to(race: Race, car: Car, line: int) -> int:
    """3.12: as the others stand now."""
    stood = _standing(car)
    fall_back(race, car, line)
    found = car.distance
    _set_back(race, car, stood)
    return found


def crossings(race: Race, car: Car, start: int, end: int, speed: int) -> tuple[Crossing, ...]:
    """3.11: with the cards that the car has played."""
    return tuple(_crossing(race, car, n, speed) for n in race.circuit.lines_crossed(start, end, race.setup.laps))


def _crossing(race: Race, car: Car, number: int, speed: int) -> Crossing:
    index = number % len(race.road.limits)
    limit = limit_of(race, car, index)
    line = race.circuit.line_distance(number)
    return Crossing(line, limit, heat_due(race, index, limit, speed), falls_back_to(race, car, line))


def _standing(car: Car) -> tuple[int, int, int]:
    return car.distance, car.spot, car.bits


def _set_back(race: Race, car: Car, stood: tuple[int, int, int]) -> None:
    lift(race, car)
    car.distance, car.spot, car.bits = stood
    put(race, car)
