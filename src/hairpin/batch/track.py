"""Cars on the track, as in `rules.moving`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.numbers import smaller
from hairpin.batch.zones import car_at

FULL = 3
DEFENDED = 128


@inlined
def space_of(t: Numbers, distance: int) -> int:
    """Looked up: to divide takes longer."""
    return t[t[at.AT_PLACES] + at.PLACE * (distance + at.BEHIND)] + 0


@inlined
def taken(m: Numbers, t: Numbers, distance: int) -> int:
    return m[at.TRACK + space_of(t, distance)] + 0  # a number, no longer a byte


@inlined
def is_full(m: Numbers, t: Numbers, distance: int) -> bool:
    return taken(m, t, distance) & FULL == FULL


@inlined
def put(m: Numbers, t: Numbers, seat: int) -> None:
    car = car_at(seat)
    m[at.TRACK + space_of(t, m[car + at.DISTANCE])] |= m[car + at.BITS]


@inner
def lift(m: Numbers, t: Numbers, seat: int) -> None:
    car = car_at(seat)
    space = space_of(t, m[car + at.DISTANCE])
    m[at.TRACK + space] &= 255 & ~m[car + at.BITS]
    if m[car + at.BITS] & DEFENDED:
        _restore(m, t, seat, space)


@inner
def _restore(m: Numbers, t: Numbers, gone: int, space: int) -> None:
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if seat != gone and space_of(t, m[car + at.DISTANCE]) == space:
            m[at.TRACK + space] |= m[car + at.BITS]


@inlined
def landing(m: Numbers, t: Numbers, start: int, spaces: int) -> int:
    """3.6."""
    aim = start + spaces
    while aim > start and is_full(m, t, aim):
        aim -= 1
    return aim


@inlined
def advance(m: Numbers, t: Numbers, seat: int, spaces: int) -> None:
    """3.6: a car that can't come forward stays on its very spot."""
    car = car_at(seat)
    start = m[car + at.DISTANCE]
    m[at.TRACK + space_of(t, start)] &= 255 & ~m[car + at.BITS]
    end = start + spaces
    if is_full(m, t, end):
        end = landing(m, t, start, spaces)
    if end > start:
        m[car + at.DISTANCE] = end
        m[car + at.SPOT] = taken(m, t, end) & 1
        m[car + at.BITS] = 1 << m[car + at.SPOT]
    m[at.TRACK + space_of(t, end)] |= m[car + at.BITS]


@inner
def stand(m: Numbers, t: Numbers, seat: int, distance: int, spot: int) -> None:
    car = car_at(seat)
    m[car + at.DISTANCE] = distance
    m[car + at.SPOT] = spot
    m[car + at.BITS] = spot_bit(spot)
    put(m, t, seat)


@inner
def spot_bit(spot: int) -> int:
    if spot >= 0:
        return 1 << spot
    return 2 << -spot


@inner
def fall_back(m: Numbers, t: Numbers, seat: int, line: int) -> None:
    """3.12."""
    lift(m, t, seat)
    distance = line - 1
    while is_full(m, t, distance):
        distance -= 1
    stand(m, t, seat, distance, taken(m, t, distance) & 1)


@inner
def leave_track(m: Numbers, t: Numbers, seat: int) -> None:
    lift(m, t, seat)
    m[car_at(seat) + at.BITS] = 0


@inlined
def is_near_another(m: Numbers, t: Numbers, distance: int, own: int) -> bool:
    """3.10, 12.7."""
    ahead = taken(m, t, distance + 1)
    if ahead & DEFENDED:
        return False
    return ahead != 0 or taken(m, t, distance) & ~own != 0


# -- corner lines --------------------------------------------------------------------------------------------


@inlined
def lines_passed(t: Numbers, distance: int) -> int:
    """1.3: also the number of the line ahead."""
    return t[t[at.AT_PLACES] + at.PLACE * (distance + at.BEHIND) + 1] + 0


@inlined
def line_distance(t: Numbers, number: int) -> int:
    return t[t[at.AT_NUMBERS] + at.NUMBER * number] + 0


@inlined
def line_index(t: Numbers, number: int) -> int:
    """In a lap."""
    return t[t[at.AT_NUMBERS] + at.NUMBER * number + 1] + 0


@inlined
def last_line_that_counts(t: Numbers, distance: int) -> int:
    """4.3: beyond the finish there are no limits; the number after the last one that is crossed up to here."""
    return smaller(lines_passed(t, distance), t[at.T_LAPS] * t[at.T_LINES])


@inlined
def heat_due(speed: int, limit: int, dangerous: int) -> int:
    """3.11, 8.3."""
    return speed - limit + dangerous if speed > limit else 0


@inlined
def sector_of(t: Numbers, distance: int) -> int:
    """1.4: the index of the line that opens it."""
    return t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance)] + 0


@inlined
def effect(m: Numbers, t: Numbers, distance: int, part: int) -> int:
    """8.4, 8.5: of the sector at this place: 0 slipstream, 1 cooldown, 2 flags."""
    if m[at.SECTORS] == 0:
        return 0
    return m[at.EFFECT + 3 * sector_of(t, distance) + part]


@inlined
def is_tunnel(t: Numbers, distance: int) -> bool:
    return t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance) + 1] != 0


@inlined
def is_flooded(t: Numbers, distance: int) -> bool:
    return t[t[at.AT_SPACES] + at.SPACE * space_of(t, distance) + 2] != 0
