"""Questions to the engine about a race on paper."""

from __future__ import annotations

from hairpin.forecasts.forecast import Crossing
from hairpin.rules import moving
from hairpin.rules.car import Car
from hairpin.rules.corners import limit_change
from hairpin.rules.moving import free_spot, lift, put, room_before
from hairpin.rules.race import Race


def landing(race: Race, car: Car, spaces: int) -> tuple[int, int]:
    """3.6: distance and spot; the car is back where it was."""
    lift(race, car)
    distance = moving.landing(race.track, car.distance, spaces)
    spot = free_spot(race.track, distance) if distance > car.distance else car.spot
    put(race, car)
    return distance, spot


def falls_back_to(race: Race, car: Car, line: int) -> int:
    """3.12: as the others stand now."""
    lift(race, car)
    distance = room_before(race.track, line)
    put(race, car)
    return distance


def crossings(race: Race, car: Car, start: int, end: int, speed: int) -> tuple[Crossing, ...]:
    """3.11: with the cards that the car has played."""
    change = limit_change(race, car)
    bill = race.road.bill(race.circuit.lines_crossed(start, end, race.setup.laps), speed - change)
    return tuple([_crossing(race, car, number, heat, change) for number, heat in bill])


def _crossing(race: Race, car: Car, number: int, heat: int, change: int) -> Crossing:
    line = race.circuit.line_distance(number)
    return Crossing(line, race.road.limit(number) + change, heat, falls_back_to(race, car, line))
