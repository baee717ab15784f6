"""Where an option leads: how far the car would go, what that would cost, and what would lie ahead of it then.

All of it by and large: nobody knows what will be flipped, nor who will be in the way.
"""

from __future__ import annotations

from typing import Final

from hairpin.encoding.action_tables import SINGLE_RACE, slots
from hairpin.encoding.observation_table import BEHIND, CORNER, CORNERS, OBSERVATION, OTHER, OTHERS
from hairpin.learning.cards import PLUS_VALUE
from hairpin.learning.sight import (
    CARS,
    CROSSED,
    ENGINE,
    GEAR,
    HEAT_DUE,
    LINES,
    PLACES,
    SECTOR,
    SPEED,
    TO_FINISH,
    TO_SPARE,
    TRACK,
)
from hairpin.learning.spelled import Features, Numbers, mark, spelled, within

OPTION_KINDS: Final = tuple(part.name for part in slots(SINGLE_RACE))
NOWHERE: Final = 0
STAYS: Final = 1
BY_ONE: Final = 2
BY_A_FLIP: Final = 3
BY_PLUS: Final = 4
BY_AMOUNT: Final = 5
BY_CARD: Final = 6
PLANNED: Final = 7
WAYS: Final = {
    "done": STAYS,
    "replace": STAYS,
    "adrenaline": BY_ONE,
    "boost": BY_A_FLIP,
    "accelerate": BY_PLUS,
    "slipstream": BY_AMOUNT,
    "catch-up": BY_AMOUNT,
    "direct": BY_CARD,
    "plan": PLANNED,
}
WAY: Final = tuple(WAYS.get(name, NOWHERE) for name in OPTION_KINDS)
"""By kind: in which way it moves the car."""
PLUS: Final = OBSERVATION.at["plus"]

SPEEDS: Final = 24
BEFORE: Final = -7
"""Spaces that it stops before or beyond the next corner, one by one from here on."""
BEYOND: Final = 16
LEFT: Final = 14
"""Heat that it would leave, from 5 too few on."""
THERE: Final = 4
"""The space before, the space where it ends, and two ahead of it: how much of each is taken."""
NEXT: Final = 20
"""Spaces from there to the next corner, one by one."""
LIMITS: Final = 10

L_SPEED: Final = 0
L_BEYOND: Final = L_SPEED + SPEEDS
L_LEFT: Final = L_BEYOND + BEYOND
L_COST: Final = L_LEFT + LEFT
"""Heat at corners, Heat besides, whether it leads anywhere."""
L_THERE: Final = L_COST + 3
L_NEXT: Final = L_THERE + THERE
L_LIMIT: Final = L_NEXT + NEXT
L_THEN: Final = L_LIMIT + LIMITS
"""The corner after that: whether there is one, how far it is, its limit."""
L_FINISH: Final = L_THEN + 3
"""Whether it is over the line, and how far."""
L_PASSED: Final = L_FINISH + 2
LEADING: Final = L_PASSED + 1
"""So many numbers."""


@spelled
def lead(seen: Numbers, kind: int, amount: int, size: int, value: int, heat: int, into: Features, to: int) -> None:
    """`value` and `heat` are those of the option's cards, which are so many."""
    way = WAY[kind]
    if way == NOWHERE:
        return
    moves = moves_of(seen, way, amount, value)
    faster = 0 if way == BY_AMOUNT else moves
    speed = faster if way == PLANNED else seen[SPEED] + faster
    due = heat_due(seen, moves, speed, faster)
    cost = cost_of(seen, way, size, heat)
    mark(into, to + L_SPEED, speed, 0, SPEEDS)
    mark(into, to + L_BEYOND, moves - seen[LINES], BEFORE, BEYOND)
    mark(into, to + L_LEFT, seen[ENGINE] - due - cost, -5, LEFT)
    into[to + L_COST] = due / 4.0
    into[to + L_COST + 1] = cost
    into[to + L_COST + 2] = 1.0
    for k in range(THERE):
        space = BEHIND + moves - 1 + k
        if space < PLACES:
            taken = seen[TRACK + space]
            into[to + L_THERE + k] = (taken & 1) + (1 if taken >> 1 > 0 else 0)
    _ahead(seen, moves, into, to)
    beyond = moves - seen[TO_FINISH]
    into[to + L_FINISH] = 1.0 if beyond >= 0 else 0.0
    into[to + L_FINISH + 1] = within(beyond, 0, 20) / 10.0
    into[to + L_PASSED] = _passed(seen, moves) / 4.0


@spelled
def moves_of(seen: Numbers, way: int, amount: int, value: int) -> int:
    if way == BY_ONE:
        return 1
    if way == BY_A_FLIP:
        return int(PLUS_VALUE)
    if way == BY_PLUS:
        return seen[PLUS]
    if way == BY_AMOUNT:
        return amount
    if way == STAYS:
        return 0
    return value


@spelled
def cost_of(seen: Numbers, way: int, size: int, heat: int) -> int:
    """Heat besides that at corners: for two gears at once, for a Boost, for what is printed."""
    if way == PLANNED:
        return 1 if abs(size - seen[GEAR]) == 2 else 0
    if way == BY_A_FLIP:
        return 1 - (seen[SECTOR + 2] & 1)
    return heat if way == BY_CARD else 0


@spelled
def heat_due(seen: Numbers, moves: int, speed: int, faster: int) -> int:
    """At the lines crossed before, and at those that it would cross."""
    heat = seen[HEAT_DUE]
    more = faster - (seen[TO_SPARE] if seen[TO_SPARE] > 0 else 0)
    if seen[CROSSED] > 0 and more > 0:
        heat += more * seen[CROSSED]
    for corner in range(CORNERS):
        at = LINES + CORNER * corner
        over = speed - seen[at + 1]
        if 0 < seen[at] <= moves and over > 0:
            heat += over + seen[at + 2]
    return heat


@spelled
def _ahead(seen: Numbers, moves: int, into: Features, to: int) -> None:
    found = 0
    for corner in range(CORNERS):
        at = LINES + CORNER * corner
        if seen[at] > moves:
            if found == 0:
                mark(into, to + L_NEXT, seen[at] - moves, 1, NEXT)
                mark(into, to + L_LIMIT, seen[at + 1], 1, LIMITS)
            elif found == 1:
                into[to + L_THEN] = 1.0
                into[to + L_THEN + 1] = (seen[at] - moves) / 20.0
                into[to + L_THEN + 2] = seen[at + 1] / 8.0
            found += 1


@spelled
def _passed(seen: Numbers, moves: int) -> int:
    count = 0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + 10] == 0 and 0 <= seen[at + 1] < moves:
            count += 1
    return count
