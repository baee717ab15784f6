"""Spots that are taken, and where a move or a spin-out ends (3.6, 3.12)."""

from __future__ import annotations

from hairpin.forecasts.road import is_on_track, own_car, space
from hairpin.rules.moving import FULL, spot_bit
from hairpin.rules.view import View


def taken_by(view: View, seats: tuple[int, ...]) -> dict[int, int]:
    """By space, the spots on which these cars stand, as bits; the own car is never in its own way."""
    taken: dict[int, int] = {}
    for car in view.cars:
        if car.seat in seats and car.seat != view.seat and is_on_track(view, car.seat):
            here = space(view, car.distance)
            taken[here] = taken.get(here, 0) | spot_bit(car.spot)
    return taken


def landing(view: View, taken: dict[int, int], spaces: int) -> tuple[int, int]:
    """3.6: the aim, or the nearest space before it with a free spot."""
    car = own_car(view)
    for distance in range(car.distance + spaces, car.distance, -1):
        spots = taken.get(space(view, distance), 0)
        if spots & FULL != FULL:
            return distance, spots & 1
    return car.distance, car.spot


def fall_back(view: View, line: int) -> int:
    """3.12: where a car that spins out at this line would stand, as the others stand now."""
    taken = taken_by(view, view.order)
    distance = line - 1
    while taken.get(space(view, distance), 0) & FULL == FULL:
        distance -= 1
    return distance
