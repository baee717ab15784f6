"""Legends, as in `rules.legends`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Numbers, States, inner
from hairpin.batch.finish import cross_the_finish
from hairpin.batch.numbers import larger
from hairpin.batch.slipstream import SPACES, reaches
from hairpin.batch.track import (
    DEFENDED,
    FULL,
    is_near_another,
    landing,
    lift,
    line_distance,
    line_index,
    lines_passed,
    space_of,
    spot_bit,
    stand,
    taken,
)
from hairpin.batch.zones import car_at
from hairpin.rules import legend_cards
from hairpin.rules.legends import CATCH_UP_SPACES, TOP_SPEED

ABILITIES = (
    "",
    legend_cards.FULL_THROTTLE,
    legend_cards.SLIPSTREAM_ABILITY,
    legend_cards.CATCH_UP_ABILITY,
    legend_cards.LIMIT_PLUS_2,
    legend_cards.DEFENSIVE,
    legend_cards.SKILFUL,
    legend_cards.RECKLESS,
)
"""By their numbers in the tables."""
NONE = 0
FULL_THROTTLE = 1
SLIPSTREAM = 2
CATCH_UP = 3
LIMIT_PLUS_2 = 4
DEFENSIVE = 5
SKILFUL = 6
RECKLESS = 7

NO_WALL = 32767


@inner
def drive(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    _reveal_card(m, c, t)
    car = car_at(seat)
    order = t[at.AT_ORDERS] + at.ORDER_OF * (m[at.LEGEND_CARD] * t[at.T_CARS] + seat)
    star, rival = _star(m, t, order), _rival(m, t, seat)
    lift(m, t, seat)
    end = _furthest(m, t, seat, order, star, rival)
    _put_down(m, t, seat, end, star == SKILFUL or rival == SKILFUL, star == DEFENSIVE or rival == DEFENSIVE)
    if m[car + at.DISTANCE] >= t[at.T_FINISH]:
        cross_the_finish(m, t, seat)


# -- cards ---------------------------------------------------------------------------------------------------


@inner
def legend_deck_at(t: Numbers) -> int:
    return t[at.T_SHARED] + 2 * t[at.T_SUPPLY]


@inner
def manoeuvre_deck_at(t: Numbers) -> int:
    return legend_deck_at(t) + t[at.T_LEGEND_CARDS]


@inner
def _reveal_card(m: Numbers, c: States, t: Numbers) -> None:
    """7.1, 12.3."""
    if m[at.LEGEND_CARD] >= 0:
        return
    m[at.REVEALS] += 1
    m[at.LEGEND_CARD] = _draw(m, c, legend_deck_at(t), at.LEGEND_DECK, t[at.T_LEGEND_CARDS])
    if t[at.T_MANOEUVRES] > 0:
        m[at.MANOEUVRE] = _draw(m, c, manoeuvre_deck_at(t), at.MANOEUVRE_DECK, t[at.T_MANOEUVRES])


@inner
def _draw(m: Numbers, c: States, base: int, counter: int, supply: int) -> int:
    if m[counter] == 0:
        for i in range(supply):
            m[base + i] = i
        m[counter] = supply
        shuffle(m, c, base, supply)
    m[counter] -= 1
    return m[base + m[counter]]


@inner
def _star(m: Numbers, t: Numbers, order: int) -> int:
    if m[at.MANOEUVRE] < 0 or t[order + 2] == 0:
        return NONE
    return t[t[at.AT_MANOEUVRES] + at.MANOEUVRE_OF * m[at.MANOEUVRE]] + 0


@inner
def _rival(m: Numbers, t: Numbers, seat: int) -> int:
    if m[at.MANOEUVRE] < 0 or (m[at.RIVAL_A] != seat and m[at.RIVAL_B] != seat):
        return NONE
    return t[t[at.AT_MANOEUVRES] + at.MANOEUVRE_OF * m[at.MANOEUVRE] + 1] + 0


# -- where the turn leads ------------------------------------------------------------------------------------


@inner
def _furthest(m: Numbers, t: Numbers, seat: int, order: int, star: int, rival: int) -> int:
    """12.5: the order of all extra moves that leads furthest, slipstream last."""
    start = m[car_at(seat) + at.DISTANCE] + 0
    is_skilful = star == SKILFUL or rival == SKILFUL
    past = _is_past_legend_line(t, start)
    wall = _wall(t, start, past and (star == RECKLESS or rival == RECKLESS))
    begun = _normal_move(m, t, start, order, star, rival, wall)
    first = 1 if t[at.T_LEGEND_ADRENALINE] and _has_adrenaline(m) else 0
    second = 0
    if star == FULL_THROTTLE and past:
        second = 1
    elif star == CATCH_UP:
        second = 2
    end = _extra(m, t, _extra(m, t, begun, first, wall, is_skilful), second, wall, is_skilful)
    end = _with_slipstream(m, t, end, star, rival, wall, is_skilful)
    if first == 1 and second == 2:
        other = _extra(m, t, _extra(m, t, begun, second, wall, is_skilful), first, wall, is_skilful)
        end = larger(end, _with_slipstream(m, t, other, star, rival, wall, is_skilful))
    return end


@inner
def _has_adrenaline(m: Numbers) -> bool:
    return m[at.TURN_INDEX] >= m[at.RACING] - (2 if m[at.STARTERS] >= 5 else 1)


@inner
def _line_ahead(t: Numbers, distance: int) -> int:
    """The next line that counts; none on the last stretch (7.4)."""
    line = line_distance(t, lines_passed(t, distance))
    return line if line < t[at.T_FINISH] else NO_WALL


@inner
def _is_past_legend_line(t: Numbers, distance: int) -> bool:
    """Case A of 7.2."""
    line = _line_ahead(t, distance)
    if line == NO_WALL:
        return False
    index = line_index(t, lines_passed(t, distance))
    return distance >= line - t[t[at.AT_LINES] + at.LINE * index + 2]


@inner
def _wall(t: Numbers, start: int, is_reckless: bool) -> int:
    """7.3: the first line that may not be crossed; one a round, more by chevrons (11.3) and Reckless (12.6)."""
    allowed = 1
    if t[at.T_AGGRESSIVE]:
        allowed += t[t[at.AT_SPACES] + at.SPACE * space_of(t, start) + 3]
    if is_reckless:
        allowed += 1
    line = line_distance(t, lines_passed(t, start) + allowed)
    return line if line < t[at.T_FINISH] else NO_WALL


@inner
def _normal_move(m: Numbers, t: Numbers, start: int, order: int, star: int, rival: int, wall: int) -> int:
    """7.2."""
    line = _line_ahead(t, start)
    is_skilful = star == SKILFUL or rival == SKILFUL
    if _is_past_legend_line(t, start):
        extra = 2 if star == LIMIT_PLUS_2 or rival == LIMIT_PLUS_2 else 0
        limit = m[at.LIMIT + line_index(t, lines_passed(t, start))]
        return _land(m, t, start, start + limit + t[order] + extra, wall, is_skilful)
    full_throttle = star == FULL_THROTTLE or rival == FULL_THROTTLE
    helmet = t[order + 1] + t[at.T_PRO]
    target = start + (larger(TOP_SPEED, helmet) if full_throttle else helmet)
    if target >= line:
        target = line - 1 - (0 if full_throttle else t[order])
    return _land(m, t, start, target, wall, is_skilful)


@inner
def _extra(m: Numbers, t: Numbers, distance: int, move: int, wall: int, is_skilful: bool) -> int:
    """0 none, 1 one space, 2 catch-up."""
    if move == 0:
        return distance
    spaces = 1
    if move == 2:
        gap = _gap(m, t, distance)
        if gap > 0 and distance + gap < wall:
            spaces = gap
    return _land(m, t, distance, distance + spaces, wall, is_skilful)


@inner
def _gap(m: Numbers, t: Numbers, distance: int) -> int:
    for gap in range(CATCH_UP_SPACES + 1):
        if taken(m, t, distance + gap + 1):
            return gap
    return 0


@inner
def _with_slipstream(
    m: Numbers, t: Numbers, distance: int, star: int, rival: int, wall: int, is_skilful: bool
) -> int:
    """12.3: a star that finds no slipstream moves one space more, before a rival's slipstream."""
    if star == SLIPSTREAM:
        slipped = _slipstream(m, t, distance, wall, is_skilful)
        if slipped > distance:
            return slipped
        distance = _land(m, t, distance, distance + 1, wall, is_skilful)
    if rival == SLIPSTREAM:
        return _slipstream(m, t, distance, wall, is_skilful)
    return distance


@inner
def _slipstream(m: Numbers, t: Numbers, distance: int, wall: int, is_skilful: bool) -> int:
    """12.8: by the usual rules, and as far as it goes."""
    if not is_near_another(m, t, distance, 0):
        return distance
    found = reaches(m, t, distance, False)
    best = distance
    n = SPACES
    while found >> n:
        if (found >> n) & 1:
            best = larger(best, _land(m, t, distance, distance + n, wall, is_skilful))
        n += 1
    return best


@inner
def _land(m: Numbers, t: Numbers, start: int, target: int, wall: int, is_skilful: bool) -> int:
    """3.6, and never over a line too many; a skilful Legend is not blocked."""
    if target > wall - 1 and wall != NO_WALL:
        target = wall - 1
    if is_skilful:
        return larger(start, target)
    return landing(m, t, start, larger(0, target - start))


# -- on the track --------------------------------------------------------------------------------------------


@inner
def _put_down(m: Numbers, t: Numbers, seat: int, distance: int, is_skilful: bool, is_defensive: bool) -> None:
    car = car_at(seat)
    if distance == m[car + at.DISTANCE]:
        stand(m, t, seat, distance, m[car + at.SPOT])
    elif is_skilful:
        _squeeze_in(m, t, seat, distance)
    else:
        stand(m, t, seat, distance, taken(m, t, distance) & 1)
    if is_defensive:
        # 12.7: all spots that are left, until it moves again
        held = (FULL & ~taken(m, t, distance)) | DEFENDED
        m[car + at.BITS] |= held
        m[at.TRACK + space_of(t, distance)] |= held


@inner
def _squeeze_in(m: Numbers, t: Numbers, seat: int, distance: int) -> None:
    """12.9."""
    there = taken(m, t, distance)
    if there & FULL == FULL:
        spot = -1
        while there & spot_bit(spot):
            spot -= 1
        stand(m, t, seat, distance, spot)
        return
    if there & 1:
        _push_outward(m, t, seat, distance)
    stand(m, t, seat, distance, 0)


@inner
def _push_outward(m: Numbers, t: Numbers, seat: int, distance: int) -> None:
    for other in range(t[at.T_CARS]):
        car = car_at(other)
        is_here = space_of(t, m[car + at.DISTANCE]) == space_of(t, distance)
        if is_here and m[car + at.BITS] & 1 and other != seat:
            defence = m[car + at.BITS] & DEFENDED
            lift(m, t, other)
            stand(m, t, other, m[car + at.DISTANCE], 1)
            m[car + at.BITS] |= defence
            m[at.TRACK + space_of(t, distance)] |= defence
            return
