"""Cars on the track: spots taken and left, forward (3.6) and back (3.12).

The track is a row of bytes, one for each space: bit 0 says that the spot on the race line is taken, bit
1 the spot beside it, bits 2 to 6 that cars stand outside (12.9), bit 7 that the space is defended
(12.7). Each car knows the bits that it holds. It goes by space whatever the lap (1.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.events import CarMoved

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

FULL: Final = 3
DEFENDED: Final = 128
OUTSIDE: Final = (-1, -2, -3, -4, -5)


def put(race: Race, car: Car) -> None:
    race.track[car.distance % race.length] |= car.bits


def lift(race: Race, car: Car) -> None:
    space = car.distance % race.length
    race.track[space] &= ~car.bits
    if car.bits & DEFENDED:
        _restore(race, car, space)


def _restore(race: Race, gone: Car, space: int) -> None:
    """Two defenders may share a space: what one of them gives up the other may still hold."""
    for car in race.cars:
        if car is not gone and car.distance % race.length == space:
            race.track[space] |= car.bits


def landing(track: bytearray, start: int, spaces: int) -> int:
    """3.6: the aim, or the first space behind it with a free spot, but never behind the start."""
    length = len(track)
    aim = start + spaces
    while aim > start and track[aim % length] & FULL == FULL:
        aim -= 1
    return aim


def free_spot(track: bytearray, distance: int) -> int:
    """3.6: on the race line if that is free, else beside it; there is room for the car."""
    return track[distance % len(track)] & 1


def room_before(track: bytearray, line: int) -> int:
    """3.12: the first space before a line with a free spot."""
    length = len(track)
    target = line - 1
    while track[target % length] & FULL == FULL:
        target -= 1
    return target


def advance(race: Race, car: Car, spaces: int, reason: str) -> None:
    """3.6: a car that can't come forward stays on its very spot."""
    track = race.track
    length = race.length
    start = car.distance
    track[start % length] &= ~car.bits
    end = start + spaces
    if track[end % length] & FULL == FULL:  # seldom, so that it is asked only then
        end = landing(track, start, spaces)
    if end > start:
        car.distance = end
        car.spot = track[end % length] & 1
        car.bits = 1 << car.spot
    track[end % length] |= car.bits
    if race.events is not None:
        race.events.append(CarMoved(car.seat, reason, spaces, start, car.distance, car.spot))


def fall_back(race: Race, car: Car, line: int) -> None:
    """3.12: to the first space before the line with a free spot; the one that the car came from is free."""
    lift(race, car)
    distance = room_before(race.track, line)
    stand(race, car, distance, race.track[distance % race.length] & 1)


def stand(race: Race, car: Car, distance: int, spot: int) -> None:
    """Put a lifted car somewhere."""
    car.distance = distance
    car.spot = spot
    car.bits = spot_bit(spot)
    put(race, car)


def spot_bit(spot: int) -> int:
    return 1 << spot if spot >= 0 else 2 << -spot


def next_spot_outside(taken: int) -> int:
    """The latest arrival stands furthest out, and is ahead of all in its space (12.9)."""
    return next(spot for spot in OUTSIDE if not taken & spot_bit(spot))


def leave_track(race: Race, car: Car) -> None:
    lift(race, car)
    car.bits = 0


def is_near_another(track: bytearray, distance: int, own: int = 0) -> bool:
    """3.10: another car in the same space, or in the one directly ahead, unless that one is defended (12.7).

    `own` are the bits of the car itself, where it stands on the track.
    """
    length = len(track)
    ahead = track[(distance + 1) % length]
    if ahead & DEFENDED:
        return False
    return bool(ahead or track[distance % length] & ~own)
