"""The end of a turn, of a round, and of the race, as in `rules.finish`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.track import leave_track
from hairpin.batch.zones import car_at, push_discard, shows, zones_at
from hairpin.rules.steps import END_TURN, OPENING, OVER, PLANNING
from hairpin.rules.symbols import SINGLE_USE

_SINGLE_USE = SINGLE_USE.number


@inlined
def clear_play_area(m: Numbers, t: Numbers, seat: int) -> None:
    """6.12: single-use cards leave the game, all others go to the discard."""
    car, base = car_at(seat), zones_at(t, seat)
    has_upgrades = m[car + at.HAS_UPGRADES] != 0
    for i in range(m[car + at.PLAY]):
        card = m[base + at.Z_PLAY + i]
        if has_upgrades and shows(t, card, _SINGLE_USE):
            m[base + at.Z_REMOVED + m[car + at.REMOVED]] = card
            m[car + at.REMOVED] += 1
        else:
            push_discard(m, t, seat, card)
    m[car + at.PLAY] = 0


@inner
def cross_the_finish(m: Numbers, t: Numbers, seat: int) -> None:
    """4.4."""
    car = car_at(seat)
    m[car + at.STATUS] = at.FINISHED
    m[car + at.LEFT] = m[at.ROUND]
    clear_play_area(m, t, seat)
    m[at.STEP] = END_TURN - 1


@inlined
def end_turn(m: Numbers, t: Numbers) -> bool:
    if m[at.TURN_INDEX] + 1 < m[at.RACING]:
        m[at.STEP] = OPENING
        return False
    _end_round(m, t)
    return m[at.STEP] == OVER


@inner
def _end_round(m: Numbers, t: Numbers) -> None:
    """4.4: whoever has finished or given up leaves the track now."""
    if m[at.ROUND] >= t[at.T_ROUND_LIMIT]:
        _flag_off(m, t)
    left = 0
    for place in range(m[at.RACING]):
        seat = m[at.ORDER + place]
        if m[car_at(seat) + at.STATUS] == at.IS_RACING:
            left += 1
        else:
            leave_track(m, t, seat)
    m[at.TURN_INDEX] = -1
    m[at.LEGEND_CARD] = -1
    m[at.MANOEUVRE] = -1
    m[at.STEP] = PLANNING - 1 if left > 0 else OVER


@inner
def _flag_off(m: Numbers, t: Numbers) -> None:
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if m[car + at.STATUS] == at.IS_RACING:
            m[car + at.STATUS] = at.RETIRED
            m[car + at.LEFT] = m[at.ROUND]


# -- places ---------------------------------------------------------------------------------------------------


@inner
def is_ahead(m: Numbers, a: int, b: int) -> bool:
    """4.1, 4.5: whether seat a is placed before seat b as things stand; equal ones by seat."""
    first, second = car_at(a), car_at(b)
    class_a, class_b = _rank(m[first + at.STATUS]), _rank(m[second + at.STATUS])
    if class_a != class_b:
        return class_a < class_b
    left_a, left_b = m[first + at.LEFT], m[second + at.LEFT]
    if class_a != 1 and left_a != left_b:
        return left_a < left_b if class_a == 0 else left_a > left_b
    if m[first + at.DISTANCE] != m[second + at.DISTANCE]:
        return m[first + at.DISTANCE] > m[second + at.DISTANCE]
    if m[first + at.SPOT] != m[second + at.SPOT]:
        return m[first + at.SPOT] < m[second + at.SPOT]
    return a < b


@inner
def _rank(status: int) -> int:
    if status == at.FINISHED:
        return 0
    return 1 if status == at.IS_RACING else 2


@inner
def place_of(m: Numbers, t: Numbers, seat: int) -> int:
    """From 1 on."""
    place = 1
    for other in range(t[at.T_CARS]):
        if other != seat and is_ahead(m, other, seat):
            place += 1
    return place


@inner
def turns_of(m: Numbers, t: Numbers) -> int:
    """4.4: how many turns all cars have had in a race that is over."""
    turns = 0
    for seat in range(t[at.T_CARS]):
        turns += m[car_at(seat) + at.LEFT]
    return turns
