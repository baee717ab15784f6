"""Which gears can be reached, as in `rules.gears`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.track import is_flooded
from hairpin.batch.zones import car_at


@inlined
def stands_in_water(m: Numbers, t: Numbers, seat: int) -> bool:
    return t[at.T_HAS_WATER] != 0 and is_flooded(t, m[car_at(seat) + at.DISTANCE])


@inlined
def shift_heat(gear: int, to: int, flooded: bool) -> int:
    """3.1, 14.2."""
    heat = 1 if abs(to - gear) == 2 else 0
    return heat + 1 if flooded and to < gear else heat


@inlined
def is_near(gear: int, to: int) -> bool:
    return 1 <= to <= 4 and abs(to - gear) <= 2


@inlined
def is_payable(m: Numbers, t: Numbers, seat: int, to: int) -> bool:
    car = car_at(seat)
    gear = m[car + at.GEAR]
    return is_near(gear, to) and shift_heat(gear, to, stands_in_water(m, t, seat)) <= m[car + at.ENGINE]


@inner
def lowest_payable(m: Numbers, t: Numbers, seat: int) -> int:
    gear = 1
    while not is_payable(m, t, seat, gear):
        gear += 1
    return gear


@inner
def highest_payable(m: Numbers, t: Numbers, seat: int) -> int:
    gear = 4
    while not is_payable(m, t, seat, gear):
        gear -= 1
    return gear
