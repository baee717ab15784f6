"""What the network sees of an option: its kind, its amount, its cards, those left in the hand, where it leads."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import KINDS, OBSERVATION, SLOTS
from hairpin.learning.cards import FACE, PLUS_VALUE, VALUE
from hairpin.learning.expecting import EXPECTED, expect
from hairpin.learning.leading import LEADING, OPTION_KINDS, lead
from hairpin.learning.sight import HAND
from hairpin.learning.spelled import Features, Numbers, Printed, aligned, mark, spelled, within
from hairpin.rules.cards import STRESS
from hairpin.rules.symbols import PAY_HEAT, PLUS

KIND: Final = {name: number for number, name in enumerate(OPTION_KINDS)}
COUNTED: Final = ("cooldown", "reduce-stress", "super-cool", "slipstream", "catch-up")
LISTED: Final = ("speed", "heat", "scrap", "salvage", "accelerate", "refresh")
SAYS: Final = tuple(name in COUNTED or name in LISTED for name in OPTION_KINDS)
"""By kind: whether the place among its indexes says something. Not where it stands for cards."""
FROM_HAND: Final = tuple(name in ("plan", "discard", "direct") for name in OPTION_KINDS)
"""By kind: whether its cards leave the hand."""
HELD: Final = OBSERVATION.at["slots"]
PLUS_AT: Final = VALUE + 4 + PLUS.number
HEAT_AT: Final = VALUE + 4 + PAY_HEAT.number

HOW_MANY_KINDS: Final = len(OPTION_KINDS)
AMOUNTS: Final = 7
SIZES: Final = 9

C_KIND: Final = 0
C_AMOUNT: Final = C_KIND + HOW_MANY_KINDS
C_SIZE: Final = C_AMOUNT + AMOUNTS
C_COUNT: Final = C_SIZE + SIZES
C_CARDS: Final = C_COUNT + 1
C_KEPT: Final = C_CARDS + FACE
C_LEADS: Final = C_KEPT + KINDS
C_EXPECTS: Final = C_LEADS + LEADING
CHOICE: Final = aligned(C_EXPECTS + EXPECTED)
"""So many numbers."""


@spelled
def describe(
    seen: Numbers,
    printed: Printed,
    sight: Features,
    kind: int,
    amount: int,
    held: int,
    card: int,
    into: Features,
) -> None:
    """Of its cards, those in the hand are bits by slot; another one, or -1, comes by itself."""
    size = _sum_up(seen, printed, held, card, into)
    mark(into, C_KIND, kind, 0, HOW_MANY_KINDS)
    mark(into, C_AMOUNT, amount, 0, AMOUNTS)
    mark(into, C_SIZE, size, 0, SIZES)
    into[C_COUNT] = within(amount, 0, 16) / 8.0
    if FROM_HAND[kind]:
        for k in range(KINDS):
            into[C_KEPT + k] = (seen[HAND + k] - into[C_CARDS + k]) / 3.0
    plus, heat = int(into[C_CARDS + PLUS_AT]), int(into[C_CARDS + HEAT_AT])
    value = int(into[C_CARDS + VALUE] + PLUS_VALUE * plus)
    lead(seen, kind, amount, size, value, heat, into, C_LEADS)
    value, stress = int(into[C_CARDS + VALUE]), int(into[C_CARDS + STRESS])
    expect(seen, printed, sight, kind, amount, size, value, plus, stress, heat, into, C_EXPECTS)


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
