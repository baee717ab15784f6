"""Steps 1 and 2, as in `rules.planning` and `rules.tournament`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import below
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.flipping import flip
from hairpin.batch.gears import (
    highest_payable,
    is_near,
    is_payable,
    lowest_payable,
    shift_heat,
    stands_in_water,
)
from hairpin.batch.zones import car_at, cut, hot_cards, is_in, pay_heat, push_discard, push_play, zones_at


@inner
def begin_round(s: Shorts, t: Ints) -> bool:
    """1.6."""
    s[at.ROUND] += 1
    s[at.TURN_INDEX] = -1
    s[at.RACING] = 0
    s[at.UNDECIDED] = 0
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if s[car + at.STATUS] == at.IS_RACING:
            _line_up(s, seat)
            s[at.UNDECIDED] += 1 - s[car + at.IS_LEGEND]
    return s[at.UNDECIDED] > 0


@inner
def _line_up(s: Shorts, seat: int) -> None:
    """Into the play order, front to back; equal ones by seat."""
    car = car_at(seat)
    place = s[at.RACING] + 0
    while place > 0 and _is_before(s, car, car_at(s[at.ORDER + place - 1])):
        s[at.ORDER + place] = s[at.ORDER + place - 1]
        place -= 1
    s[at.ORDER + place] = seat
    s[at.RACING] += 1


@inner
def _is_before(s: Shorts, car: int, other: int) -> bool:
    if s[car + at.DISTANCE] != s[other + at.DISTANCE]:
        return s[car + at.DISTANCE] > s[other + at.DISTANCE]
    return s[car + at.SPOT] < s[other + at.SPOT]


@inner
def must_plan(s: Shorts, seat: int) -> bool:
    car = car_at(seat)
    return s[car + at.PLAN] < 0 and s[car + at.RETIRING] == 0 and s[car + at.IS_LEGEND] == 0


@inner
def size_of(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@inner
def open_plans(s: Shorts, z: Bytes, t: Ints) -> None:
    """3.3."""
    s[at.REVEALS] += 1
    for place in range(s[at.RACING]):
        seat = s[at.ORDER + place]
        car = car_at(seat)
        if s[car + at.RETIRING]:
            s[car + at.RETIRING] = 0
            s[car + at.STATUS] = at.RETIRED
            s[car + at.LEFT] = s[at.ROUND]
        elif s[car + at.PLAN] >= 0 and t[at.T_TOURNAMENT] == 0:
            _open(s, z, t, seat)


@inner
def _open(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    car = car_at(seat)
    gear = size_of(s[car + at.PLAN])
    if gear == s[car + at.HAND] and not is_payable(s, t, seat, gear):
        gear = s[car + at.GEAR] + 0  # a hand too small for any gear is played in the present one
    lay_down(s, z, t, seat)
    shift(s, z, t, seat, gear)


@inner
def lay_down(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    """The planned cards, in order, from the hand to the play area."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    mask = s[car + at.PLAN]
    kept = 0
    for slot in range(s[car + at.HAND]):
        if is_in(mask, slot):
            push_play(s, z, t, seat, z[hand + slot])
        else:
            z[hand + kept] = z[hand + slot]
            kept += 1
    s[car + at.HAND] = kept
    s[car + at.PLAN] = -1


@inner
def shift(s: Shorts, z: Bytes, t: Ints, seat: int, gear: int) -> None:
    car = car_at(seat)
    pay_heat(s, z, t, seat, shift_heat(s[car + at.GEAR], gear, stands_in_water(s, t, seat)))
    s[car + at.GEAR] = gear


# -- tournament mode (10) ------------------------------------------------------------------------------------


@inner
def show_gear(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> bool:
    """10.1: whether the gear had to be mended."""
    car = car_at(seat)
    gear = size_of(s[car + at.PLAN])
    is_cluttered = s[car + at.HAND] - hot_cards(s, z, t, k, seat) < lowest_payable(s, t, seat)
    is_there = is_payable(s, t, seat, gear) if is_cluttered else is_near(s[car + at.GEAR], gear)
    if not is_there:
        gear = s[car + at.GEAR] + 0
    lay_down(s, z, t, seat)
    if is_payable(s, t, seat, gear):
        shift(s, z, t, seat, gear)
        return False
    _mend(s, z, c, t, k, seat, gear)
    return True


@inner
def _mend(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, planned: int) -> None:
    """10.2."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    gear = max(lowest_payable(s, t, seat), min(planned, highest_payable(s, t, seat)))
    for _ in range(gear, planned):
        place = below(c, s[car + at.PLAY])
        push_discard(s, z, t, seat, z[play + place])
        cut(z, play, s[car + at.PLAY], place)
        s[car + at.PLAY] -= 1
    for _ in range(planned, gear):
        flip(s, z, c, t, k, seat)
    s[at.REVEALS] += 1
    pay_heat(s, z, t, seat, shift_heat(s[car + at.GEAR], gear, stands_in_water(s, t, seat)))
    s[car + at.GEAR] = gear
