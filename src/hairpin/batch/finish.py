"""The end of a turn, of a round, and of the race, as in `rules.finish`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, inner
from hairpin.batch.track import leave_track
from hairpin.batch.zones import car_at, push_discard, zones_at
from hairpin.rules.steps import END_TURN, OPENING, OVER, PLANNING
from hairpin.rules.symbols import SINGLE_USE

_SINGLE_USE = SINGLE_USE.number


@inner
def clear_play_area(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> None:
    """6.12: single-use cards leave the game, all others go to the discard."""
    car, base = car_at(seat), zones_at(t, seat)
    for i in range(s[car + at.PLAY]):
        card = z[base + at.Z_PLAY + i]
        if k[_SINGLE_USE, card]:
            z[base + at.Z_REMOVED + s[car + at.REMOVED]] = card
            s[car + at.REMOVED] += 1
        else:
            push_discard(s, z, t, seat, card)
    s[car + at.PLAY] = 0


@inner
def cross_the_finish(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> None:
    """4.4."""
    car = car_at(seat)
    s[car + at.STATUS] = at.FINISHED
    s[car + at.LEFT] = s[at.ROUND]
    clear_play_area(s, z, t, k, seat)
    s[at.STEP] = END_TURN - 1


@inner
def end_turn(s: Shorts, z: Bytes, t: Ints) -> bool:
    if s[at.TURN_INDEX] + 1 < s[at.RACING]:
        s[at.STEP] = OPENING
        return False
    _end_round(s, z, t)
    return s[at.STEP] == OVER


@inner
def _end_round(s: Shorts, z: Bytes, t: Ints) -> None:
    """4.4: whoever has finished or given up leaves the track now."""
    if s[at.ROUND] >= t[at.T_ROUND_LIMIT]:
        _flag_off(s, t)
    left = 0
    for place in range(s[at.RACING]):
        seat = s[at.ORDER + place]
        if s[car_at(seat) + at.STATUS] == at.IS_RACING:
            left += 1
        else:
            leave_track(s, z, t, seat)
    s[at.TURN_INDEX] = -1
    s[at.LEGEND_CARD] = -1
    s[at.MANOEUVRE] = -1
    s[at.STEP] = PLANNING - 1 if left > 0 else OVER


@inner
def _flag_off(s: Shorts, t: Ints) -> None:
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if s[car + at.STATUS] == at.IS_RACING:
            s[car + at.STATUS] = at.RETIRED
            s[car + at.LEFT] = s[at.ROUND]


# -- places ---------------------------------------------------------------------------------------------------


@inner
def is_ahead(s: Shorts, a: int, b: int) -> bool:
    """4.1, 4.5: whether seat a is placed before seat b as things stand; equal ones by seat."""
    first, second = car_at(a), car_at(b)
    class_a, class_b = _rank(s[first + at.STATUS]), _rank(s[second + at.STATUS])
    if class_a != class_b:
        return class_a < class_b
    left_a, left_b = s[first + at.LEFT], s[second + at.LEFT]
    if class_a != 1 and left_a != left_b:
        return left_a < left_b if class_a == 0 else left_a > left_b
    if s[first + at.DISTANCE] != s[second + at.DISTANCE]:
        return s[first + at.DISTANCE] > s[second + at.DISTANCE]
    if s[first + at.SPOT] != s[second + at.SPOT]:
        return s[first + at.SPOT] < s[second + at.SPOT]
    return a < b


@inner
def _rank(status: int) -> int:
    if status == at.FINISHED:
        return 0
    return 1 if status == at.IS_RACING else 2


@inner
def place_of(s: Shorts, t: Ints, seat: int) -> int:
    """From 1 on."""
    place = 1
    for other in range(t[at.T_CARS]):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place


@inner
def turns_of(s: Shorts, t: Ints) -> int:
    """4.4: how many turns all cars have had in a race that is over."""
    turns = 0
    for seat in range(t[at.T_CARS]):
        turns += s[car_at(seat) + at.LEFT]
    return turns
