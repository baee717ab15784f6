"""Where a Legend's turn ends, by an order of its card: as in `rules.legends`, by and large.

Limits are those that are printed, rivals have no more than stars, nobody is a lap ahead, cars that have finished
are still in the way, and one can slipstream over the finish. Spaces that are taken are bits, from the own car
on: of the first spot and of the second.
"""

from __future__ import annotations

from typing import Final

from hairpin.learning.known import FINISH_AT, LENGTH_AT, READ_AT, SPACE, SPACES_AT
from hairpin.learning.legend_orders import DIAMOND, HELMET, R_GAP, R_LIMIT, R_PAST, R_WALL, STAR
from hairpin.learning.spelled import Printed, spelled
from hairpin.rules.legend_cards import CATCH_UP_ABILITY, FULL_THROTTLE, SLIPSTREAM_ABILITY, STAR_ABILITIES
from hairpin.rules.legends import CATCH_UP_SPACES, TOP_SPEED
from hairpin.rules.slipstream import SLIPSTREAM_SPACES

THROTTLE: Final = STAR_ABILITIES.index(FULL_THROTTLE)
SLIPSTREAM: Final = STAR_ABILITIES.index(SLIPSTREAM_ABILITY)
CATCH_UP: Final = STAR_ABILITIES.index(CATCH_UP_ABILITY)
NO_ABILITY: Final = -1
BITS: Final = 60
"""So many spaces ahead it is known who is there."""
NO_WALL: Final = 1000


@spelled
def legend_end(
    known: Printed, own: int, away: int, order: int, ability: int, adrenaline: bool, one: int, both: int
) -> int:
    """From so far ahead of the own distance to so far."""
    distance = own + away
    at = SPACES_AT + SPACE * (distance % int(known[LENGTH_AT])) + READ_AT
    finish = int(known[FINISH_AT])
    gap, past = int(known[at + R_GAP]), known[at + R_PAST] > 0
    if distance + gap >= finish:
        gap, past = NO_WALL, False
    wall = int(known[at + R_WALL])
    wall = away + (wall if distance + wall < finish else NO_WALL)
    if not order & STAR:
        ability = NO_ABILITY
    begun = _landing(away, away + _aim(known, at, order, ability, gap, past), wall, both)
    end = _landing(begun, begun + 1, wall, both) if adrenaline else begun
    if ability == THROTTLE:
        return _landing(end, end + 1, wall, both) if past else end
    if ability == CATCH_UP:
        end = _caught_up(end, wall, one, both)
        other = _caught_up(begun, wall, one, both)
        other = _landing(other, other + 1, wall, both) if adrenaline else other
        return other if other > end else end  # 12.5: in the order that leads furthest
    if ability == SLIPSTREAM:
        return _slipped(end, wall, one, both)
    return end


@spelled
def _aim(known: Printed, at: int, order: int, ability: int, gap: int, past: bool) -> int:
    """7.2."""
    diamond, helmet = order & DIAMOND, order // HELMET
    if past:
        return int(known[at + R_LIMIT]) + diamond
    if ability == THROTTLE:
        diamond = 0
        if helmet < TOP_SPEED:
            helmet = TOP_SPEED
    return helmet if helmet < gap else gap - 1 - diamond


@spelled
def _caught_up(end: int, wall: int, one: int, both: int) -> int:
    """12.3: where there is nobody to catch up with, one space."""
    spaces = 1
    for gap in range(CATCH_UP_SPACES, 0, -1):
        if is_taken(one, end + gap + 1) and end + gap < wall:
            spaces = gap
    if is_taken(one, end + 1):
        spaces = 1
    return _landing(end, end + spaces, wall, both)


@spelled
def _slipped(end: int, wall: int, one: int, both: int) -> int:
    if is_taken(one, end) or is_taken(one, end + 1):
        slipped = _landing(end, end + SLIPSTREAM_SPACES, wall, both)
        if slipped > end:
            return slipped
    return _landing(end, end + 1, wall, both)


@spelled
def _landing(start: int, aim: int, wall: int, both: int) -> int:
    """3.6, 7.3."""
    if aim > wall - 1:
        aim = wall - 1
    while aim > start and is_taken(both, aim):
        aim -= 1
    return aim if aim > start else start


@spelled
def is_taken(spots: int, away: int) -> bool:
    return 0 <= away < BITS and (spots >> away) & 1 > 0
