"""Step 7, as in `rules.corners`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, inner
from hairpin.batch.finish import cross_the_finish
from hairpin.batch.track import fall_back, heat_due, last_line_that_counts, line_distance, lines_passed
from hairpin.batch.zones import car_at, pay_heat, push_hand, zones_at
from hairpin.rules.cards import STRESS
from hairpin.rules.symbols import LIMIT

_LIMIT = LIMIT.number


@inner
def check_corners(s: Shorts, z: Bytes, t: Ints, k: Shorts) -> None:
    seat = s[at.SEAT]
    car = car_at(seat)
    first = lines_passed(t, s[at.START])
    beyond = last_line_that_counts(t, s[car + at.DISTANCE])
    if first < beyond:
        _pay(s, z, t, k, seat, first, beyond)
    if s[car + at.DISTANCE] >= t[at.T_FINISH]:
        cross_the_finish(s, z, t, k, seat)


@inner
def _pay(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, first: int, beyond: int) -> None:
    """Line by line, as long as the engine can pay."""
    car = car_at(seat)
    change = limit_change(s, z, t, k, seat)
    for number in range(first, beyond):
        heat = due_at(s, t, number, s[car + at.SPEED] - change)
        if heat > s[car + at.ENGINE]:
            _spin_out(s, z, t, seat, line_distance(t, number))
            return
        pay_heat(s, z, t, seat, heat)


@inner
def due_at(s: Shorts, t: Ints, number: int, speed: int) -> int:
    index = number % t[at.T_LINES]
    return heat_due(speed, s[at.LIMIT + index], s[at.DANGER + index])


@inner
def limit_change(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """6.4."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    change = 0
    if s[car + at.HAS_UPGRADES]:
        for i in range(s[car + at.PLAY]):
            change += k[_LIMIT, z[play + i]]
    return change


@inner
def _spin_out(s: Shorts, z: Bytes, t: Ints, seat: int, line: int) -> None:
    """3.12."""
    car = car_at(seat)
    pay_heat(s, z, t, seat, s[car + at.ENGINE])
    fall_back(s, z, t, seat, line)
    for _ in range(1 if s[car + at.GEAR] <= 2 else 2):
        push_hand(s, z, t, seat, STRESS)
    s[car + at.GEAR] = 1
