"""Steps 1 and 2, as in `rules.planning` and `rules.tournament`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import below
from hairpin.batch.compiling import Numbers, States, inlined, inner
from hairpin.batch.flipping import flip
from hairpin.batch.gears import (
    highest_payable,
    is_near,
    is_payable,
    lowest_payable,
    shift_heat,
    stands_in_water,
)
from hairpin.batch.numbers import larger, smaller
from hairpin.batch.zones import car_at, cut, hot_cards, is_in, pay_heat, push_discard, push_play, zones_at


@inlined
def begin_round(m: Numbers, t: Numbers) -> bool:
    """1.6."""
    m[at.ROUND] += 1
    m[at.TURN_INDEX] = -1
    m[at.RACING] = 0
    m[at.UNDECIDED] = 0
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if m[car + at.STATUS] == at.IS_RACING:
            _line_up(m, seat)
            m[at.UNDECIDED] += 1 - m[car + at.IS_LEGEND]
    return m[at.UNDECIDED] > 0


@inlined
def _line_up(m: Numbers, seat: int) -> None:
    """Into the play order, front to back; equal ones by seat."""
    car = car_at(seat)
    place = m[at.RACING] + 0
    while place > 0 and _is_before(m, car, car_at(m[at.ORDER + place - 1])):
        m[at.ORDER + place] = m[at.ORDER + place - 1]
        place -= 1
    m[at.ORDER + place] = seat
    m[at.RACING] += 1


@inlined
def _is_before(m: Numbers, car: int, other: int) -> bool:
    if m[car + at.DISTANCE] != m[other + at.DISTANCE]:
        return m[car + at.DISTANCE] > m[other + at.DISTANCE]
    return m[car + at.SPOT] < m[other + at.SPOT]


@inlined
def must_plan(m: Numbers, seat: int) -> bool:
    car = car_at(seat)
    return m[car + at.PLAN] < 0 and m[car + at.RETIRING] == 0 and m[car + at.IS_LEGEND] == 0


@inlined
def size_of(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@inlined
def open_plans(m: Numbers, t: Numbers) -> None:
    """3.3."""
    m[at.REVEALS] += 1
    for place in range(m[at.RACING]):
        seat = m[at.ORDER + place]
        car = car_at(seat)
        if m[car + at.RETIRING]:
            m[car + at.RETIRING] = 0
            m[car + at.STATUS] = at.RETIRED
            m[car + at.LEFT] = m[at.ROUND]
        elif m[car + at.PLAN] >= 0 and t[at.T_TOURNAMENT] == 0:
            _open(m, t, seat)


@inlined
def _open(m: Numbers, t: Numbers, seat: int) -> None:
    car = car_at(seat)
    gear = size_of(m[car + at.PLAN])
    if gear == m[car + at.HAND] and not is_payable(m, t, seat, gear):
        gear = m[car + at.GEAR] + 0  # a hand too small for any gear is played in the present one
    lay_down(m, t, seat)
    shift(m, t, seat, gear)


@inlined
def lay_down(m: Numbers, t: Numbers, seat: int) -> None:
    """The planned cards, in order, from the hand to the play area."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    mask = m[car + at.PLAN]
    kept = 0
    for slot in range(m[car + at.HAND]):
        if is_in(mask, slot):
            push_play(m, t, seat, m[hand + slot])
        else:
            m[hand + kept] = m[hand + slot]
            kept += 1
    m[car + at.HAND] = kept
    m[car + at.PLAN] = -1


@inlined
def shift(m: Numbers, t: Numbers, seat: int, gear: int) -> None:
    car = car_at(seat)
    pay_heat(m, t, seat, shift_heat(m[car + at.GEAR], gear, stands_in_water(m, t, seat)))
    m[car + at.GEAR] = gear


# -- tournament mode (10) ------------------------------------------------------------------------------------


@inner
def show_gear(m: Numbers, c: States, t: Numbers, seat: int) -> bool:
    """10.1: whether the gear had to be mended."""
    car = car_at(seat)
    gear = size_of(m[car + at.PLAN])
    is_cluttered = m[car + at.HAND] - hot_cards(m, t, seat) < lowest_payable(m, t, seat)
    is_there = is_payable(m, t, seat, gear) if is_cluttered else is_near(m[car + at.GEAR], gear)
    if not is_there:
        gear = m[car + at.GEAR] + 0
    lay_down(m, t, seat)
    if is_payable(m, t, seat, gear):
        shift(m, t, seat, gear)
        return False
    _mend(m, c, t, seat, gear)
    return True


@inner
def _mend(m: Numbers, c: States, t: Numbers, seat: int, planned: int) -> None:
    """10.2."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    gear = larger(lowest_payable(m, t, seat), smaller(planned, highest_payable(m, t, seat)))
    for _ in range(gear, planned):
        place = below(c, m[car + at.PLAY])
        push_discard(m, t, seat, m[play + place])
        cut(m, play, m[car + at.PLAY], place)
        m[car + at.PLAY] -= 1
    for _ in range(planned, gear):
        flip(m, c, t, seat)
    m[at.REVEALS] += 1
    pay_heat(m, t, seat, shift_heat(m[car + at.GEAR], gear, stands_in_water(m, t, seat)))
    m[car + at.GEAR] = gear
