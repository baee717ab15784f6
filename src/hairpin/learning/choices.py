"""What the network sees of an option: its kind, what it counts, the cards in it, and where a plan would lead."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.action_tables import SINGLE_RACE, slots
from hairpin.encoding.observation_table import BEHIND, CORNER, OBSERVATION, SLOTS
from hairpin.learning.cards import FACE, PLUS_VALUE, VALUE
from hairpin.learning.sight import ENGINE, GEAR, LINES, PLACES, TRACK
from hairpin.learning.spelled import Features, Numbers, Printed, aligned, mark, spelled, within
from hairpin.rules.symbols import PLUS

KINDS: Final = tuple(part.name for part in slots(SINGLE_RACE))
KIND: Final = {name: number for number, name in enumerate(KINDS)}
COUNTED: Final = ("cooldown", "reduce-stress", "super-cool", "slipstream", "catch-up")
LISTED: Final = ("speed", "heat", "scrap", "salvage", "accelerate", "refresh")
SAYS: Final = tuple(name in COUNTED or name in LISTED for name in KINDS)
"""By kind: whether the place among its indexes says something. Not where it stands for cards."""
PLAN: Final = KIND["plan"]
HELD: Final = OBSERVATION.at["slots"]
PLUS_AT: Final = VALUE + 4 + PLUS.number

HOW_MANY_KINDS: Final = len(KINDS)
AMOUNTS: Final = 7
SIZES: Final = 9
SPEEDS: Final = 24
BEFORE: Final = -7
"""Spaces that a plan stops before or beyond the next corner, one by one from here on."""
BEYOND: Final = 16
LEFT: Final = 14
"""Heat that a plan would leave, from 5 too few on."""
THERE: Final = 4
"""Where a plan leads: the space before, the space itself, and two ahead of it: how much of each is taken."""

C_KIND: Final = 0
C_AMOUNT: Final = C_KIND + HOW_MANY_KINDS
C_SIZE: Final = C_AMOUNT + AMOUNTS
C_CARDS: Final = C_SIZE + SIZES
C_SPEED: Final = C_CARDS + FACE
C_BEYOND: Final = C_SPEED + SPEEDS
C_LEFT: Final = C_BEYOND + BEYOND
C_HEAT: Final = C_LEFT + LEFT
C_THERE: Final = C_HEAT + 4
CHOICE: Final = aligned(C_THERE + THERE)
"""So many numbers."""


@spelled
def describe(
    seen: Numbers, printed: Printed, kind: int, amount: int, held: int, card: int, into: Features
) -> None:
    """Of its cards, those in the hand are bits by slot; another one, or -1, comes by itself."""
    size = _sum_up(seen, printed, held, card, into)
    mark(into, C_KIND, kind, 0, HOW_MANY_KINDS)
    mark(into, C_AMOUNT, amount, 0, AMOUNTS)
    mark(into, C_SIZE, size, 0, SIZES)
    into[C_HEAT + 2] = within(amount, 0, 16) / 8.0
    if kind == PLAN:
        _plan(seen, size, into)


@spelled
def _sum_up(seen: Numbers, printed: Printed, held: int, card: int, into: Features) -> int:
    """What is printed on its cards; returns how many they are."""
    size = 0
    for slot in range(SLOTS):
        if (held >> slot) & 1:
            size += 1
            for part in range(FACE):
                into[C_CARDS + part] += printed[seen[HELD + slot] * FACE + part]
    if card >= 0:
        size += 1
        for part in range(FACE):
            into[C_CARDS + part] += printed[card * FACE + part]
    return size


@spelled
def _plan(seen: Numbers, size: int, into: Features) -> None:
    speed = int(into[C_CARDS + VALUE] + PLUS_VALUE * into[C_CARDS + PLUS_AT])
    heat = _heat(seen, speed)
    shift = 1 if abs(size - seen[GEAR]) == 2 else 0
    mark(into, C_SPEED, speed, 0, SPEEDS)
    mark(into, C_BEYOND, speed - seen[LINES], BEFORE, BEYOND)
    mark(into, C_LEFT, seen[ENGINE] - heat - shift, -5, LEFT)
    into[C_HEAT] = heat / 4.0
    into[C_HEAT + 1] = shift
    into[C_HEAT + 3] = 1.0
    for k in range(THERE):
        space = BEHIND + speed - 1 + k
        if space < PLACES:
            taken = seen[TRACK + space]
            into[C_THERE + k] = (taken & 1) + (1 if taken >> 1 > 0 else 0)


@spelled
def _heat(seen: Numbers, speed: int) -> int:
    """What the next two corners would cost at this speed."""
    heat = 0
    for corner in range(2):
        at = LINES + CORNER * corner
        over = speed - seen[at + 1]
        if 0 < seen[at] <= speed and over > 0:
            heat += over + seen[at + 2]
    return heat


@spelled
def listed(seen: Numbers, at: int, most: int, place: int) -> int:
    """Of the cards that an observation lists from here on: the one in this place, each counted once, sorted."""
    last = -1
    for _ in range(place + 1):
        found = 1 << 20
        for k in range(most):
            if last < seen[at + k] < found:
                found = seen[at + k]
        last = found
    return last
