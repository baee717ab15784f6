"""Cars on the track, as in `rules.moving`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, inner
from hairpin.batch.zones import car_at

FULL = 3
DEFENDED = 128


@inner
def space_of(t: Ints, distance: int) -> int:
    """Floored, as distances on the grid are below 0."""
    return distance % t[at.T_LENGTH]


@inner
def taken(z: Bytes, t: Ints, distance: int) -> int:
    return z[at.TRACK + space_of(t, distance)] + 0  # a number, no longer a byte


@inner
def is_full(z: Bytes, t: Ints, distance: int) -> bool:
    return taken(z, t, distance) & FULL == FULL


@inner
def put(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    car = car_at(seat)
    z[at.TRACK + space_of(t, s[car + at.DISTANCE])] |= s[car + at.BITS]


@inner
def lift(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    car = car_at(seat)
    space = space_of(t, s[car + at.DISTANCE])
    z[at.TRACK + space] &= 255 & ~s[car + at.BITS]
    if s[car + at.BITS] & DEFENDED:
        _restore(s, z, t, seat, space)


@inner
def _restore(s: Shorts, z: Bytes, t: Ints, gone: int, space: int) -> None:
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if seat != gone and space_of(t, s[car + at.DISTANCE]) == space:
            z[at.TRACK + space] |= s[car + at.BITS]


@inner
def landing(z: Bytes, t: Ints, start: int, spaces: int) -> int:
    """3.6."""
    aim = start + spaces
    while aim > start and is_full(z, t, aim):
        aim -= 1
    return aim


@inner
def advance(s: Shorts, z: Bytes, t: Ints, seat: int, spaces: int) -> None:
    """3.6: a car that can't come forward stays on its very spot."""
    car = car_at(seat)
    start = s[car + at.DISTANCE]
    z[at.TRACK + space_of(t, start)] &= 255 & ~s[car + at.BITS]
    end = start + spaces
    if is_full(z, t, end):
        end = landing(z, t, start, spaces)
    if end > start:
        s[car + at.DISTANCE] = end
        s[car + at.SPOT] = taken(z, t, end) & 1
        s[car + at.BITS] = 1 << s[car + at.SPOT]
    z[at.TRACK + space_of(t, end)] |= s[car + at.BITS]


@inner
def stand(s: Shorts, z: Bytes, t: Ints, seat: int, distance: int, spot: int) -> None:
    car = car_at(seat)
    s[car + at.DISTANCE] = distance
    s[car + at.SPOT] = spot
    s[car + at.BITS] = spot_bit(spot)
    put(s, z, t, seat)


@inner
def spot_bit(spot: int) -> int:
    if spot >= 0:
        return 1 << spot
    return 2 << -spot


@inner
def fall_back(s: Shorts, z: Bytes, t: Ints, seat: int, line: int) -> None:
    """3.12."""
    lift(s, z, t, seat)
    distance = line - 1
    while is_full(z, t, distance):
        distance -= 1
    stand(s, z, t, seat, distance, taken(z, t, distance) & 1)


@inner
def leave_track(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    lift(s, z, t, seat)
    s[car_at(seat) + at.BITS] = 0


@inner
def is_near_another(z: Bytes, t: Ints, distance: int, own: int) -> bool:
    """3.10, 12.7."""
    ahead = taken(z, t, distance + 1)
    if ahead & DEFENDED:
        return False
    return ahead != 0 or taken(z, t, distance) & ~own != 0


# -- corner lines --------------------------------------------------------------------------------------------


@inner
def lines_passed(t: Ints, distance: int) -> int:
    """1.3: also the number of the line ahead."""
    lap = distance // t[at.T_LENGTH]
    return lap * t[at.T_LINES] + t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance)]


@inner
def line_distance(t: Ints, number: int) -> int:
    lap, index = number // t[at.T_LINES], number % t[at.T_LINES]
    return lap * t[at.T_LENGTH] + t[t[at.AT_LINES] + at.LINE * index]


@inner
def last_line_that_counts(t: Ints, distance: int) -> int:
    """4.3: beyond the finish there are no limits; the number after the last one that is crossed up to here."""
    return min(lines_passed(t, distance), t[at.T_LAPS] * t[at.T_LINES])


@inner
def heat_due(speed: int, limit: int, dangerous: int) -> int:
    """3.11, 8.3."""
    return speed - limit + dangerous if speed > limit else 0


@inner
def sector_of(t: Ints, distance: int) -> int:
    """1.4: the index of the line that opens it."""
    return (t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance)] - 1) % t[at.T_LINES]


@inner
def effect(s: Shorts, t: Ints, distance: int, part: int) -> int:
    """8.4, 8.5: of the sector at this place: 0 slipstream, 1 cooldown, 2 flags."""
    if s[at.SECTORS] == 0:
        return 0
    return s[at.EFFECT + 3 * sector_of(t, distance) + part]


@inner
def is_tunnel(t: Ints, distance: int) -> bool:
    return t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance) + 1] != 0


@inner
def is_flooded(t: Ints, distance: int) -> bool:
    return t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance) + 2] != 0
