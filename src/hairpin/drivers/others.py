"""Where the others may be when the driver's own turn comes: a few imagined rounds."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.drivers.hunch import hunch
from hairpin.drivers.imagining import imagine
from hairpin.drivers.loop import drive
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View


class World(NamedTuple):
    """One way it may come: the track without the driver's own car, and cards that may be drawn."""

    track: bytearray
    draws: list[int]


def worlds(view: View, chance: Chance, n: int) -> list[World]:
    return [_world(view, chance) for _ in range(n)]


def _world(view: View, chance: Chance) -> World:
    """Those ahead move first; those behind stand where they are now."""
    assert view.seat is not None
    race = imagine(view, chance)
    draws = race.cars[view.seat].deck[::-1] + race.cars[view.seat].discard
    _drive_until(race, view.seat)
    ahead = view.order[: view.order.index(view.seat)]
    track = bytearray(race.length)
    for car in view.cars:
        if car.seat == view.seat:
            continue
        there = race.cars[car.seat] if car.seat in ahead else car
        if there.bits:
            track[there.distance % race.length] |= there.bits
    return World(track, draws)


def _drive_until(race: Race, seat: int) -> None:
    """Plans of all, then the turns before this seat's."""
    this_round, place = race.round, race.order.index(seat)
    drive(race, hunch, until=lambda: race.round != this_round or race.turn_index >= place)
