"""Step 7, as in `rules.corners`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.finish import cross_the_finish
from hairpin.batch.track import fall_back, heat_due, last_line_that_counts, line_distance, line_index, lines_passed
from hairpin.batch.zones import car_at, pay_heat, push_hand, shows, zones_at
from hairpin.rules.cards import STRESS
from hairpin.rules.symbols import LIMIT

_LIMIT = LIMIT.number


@inlined
def check_corners(m: Numbers, t: Numbers) -> None:
    seat = m[at.SEAT]
    car = car_at(seat)
    first = lines_passed(t, m[at.START])
    beyond = last_line_that_counts(t, m[car + at.DISTANCE])
    if first < beyond:
        _pay(m, t, seat, first, beyond)
    if m[car + at.DISTANCE] >= t[at.T_FINISH]:
        cross_the_finish(m, t, seat)


@inlined
def _pay(m: Numbers, t: Numbers, seat: int, first: int, beyond: int) -> None:
    """Line by line, as long as the engine can pay."""
    car = car_at(seat)
    change = limit_change(m, t, seat)
    for number in range(first, beyond):
        heat = due_at(m, t, number, m[car + at.SPEED] - change)
        if heat > m[car + at.ENGINE]:
            _spin_out(m, t, seat, line_distance(t, number))
            return
        pay_heat(m, t, seat, heat)


@inlined
def due_at(m: Numbers, t: Numbers, number: int, speed: int) -> int:
    index = line_index(t, number)
    return heat_due(speed, m[at.LIMIT + index], m[at.DANGER + index])


@inlined
def limit_change(m: Numbers, t: Numbers, seat: int) -> int:
    """6.4."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    change = 0
    if m[car + at.HAS_UPGRADES]:
        for i in range(m[car + at.PLAY]):
            change += shows(t, m[play + i], _LIMIT)
    return change


@inner
def _spin_out(m: Numbers, t: Numbers, seat: int, line: int) -> None:
    """3.12."""
    car = car_at(seat)
    pay_heat(m, t, seat, m[car + at.ENGINE])
    fall_back(m, t, seat, line)
    for _ in range(1 if m[car + at.GEAR] <= 2 else 2):
        push_hand(m, t, seat, STRESS)
    m[car + at.GEAR] = 1
