"""Cars on the track: spots taken and left, forward (3.6) and back (3.12).

The track is a row of bytes, one for each space: bit 0 says that the spot on the race line is taken, bit
1 the spot beside it. It goes by space whatever the lap (1.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.events import CarMoved

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

FULL: Final = 3


def put(race: Race, car: Car) -> None:
    race.track[car.distance % race.length] |= 1 << car.spot


def lift(race: Race, car: Car) -> None:
    race.track[car.distance % race.length] &= ~(1 << car.spot)


def advance(race: Race, car: Car, spaces: int, reason: str) -> None:
    """3.6: to the target or the first space behind it with a free spot, never behind the own start."""
    track = race.track
    length = race.length
    start = car.distance
    target = start + spaces
    track[start % length] &= ~(1 << car.spot)
    while target > start:
        taken = track[target % length]
        if taken != FULL:
            car.distance = target
            car.spot = taken & 1
            break
        target -= 1
    track[car.distance % length] |= 1 << car.spot
    if race.events is not None:
        race.events.append(CarMoved(car.seat, reason, spaces, start, car.distance, car.spot))


def fall_back(race: Race, car: Car, line: int) -> None:
    """3.12: to the first space before the line with a free spot; the one that the car came from is free."""
    lift(race, car)
    target = line - 1
    while race.track[target % race.length] == FULL:
        target -= 1
    car.distance = target
    car.spot = race.track[target % race.length] & 1
    put(race, car)


def would_move(race: Race, car: Car, spaces: int) -> bool:
    """Whether there is a free spot within so many spaces ahead."""
    return any(race.track[(car.distance + n) % race.length] != FULL for n in range(1, spaces + 1))


def is_near_another(race: Race, car: Car) -> bool:
    """3.10: another car in the same space, or in the one directly ahead."""
    beside = race.track[car.distance % race.length] & ~(1 << car.spot)
    return bool(beside or race.track[(car.distance + 1) % race.length])
