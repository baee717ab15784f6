"""Between the indexes of the table of slots, which the engine uses, and those of the base table."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.slots import DISCARD, MASK_OF, PLAN, TABLE, TAKE, choose
from hairpin.batch.zones import is_in, zones_at
from hairpin.encoding.action_tables import BASE, MAX_PLAN, PLAIN, multisets

SAME: Final[Numbers] = np.full(PLAN, -1, np.int64)
"""Of what is the same in both tables, by its index among the slots."""
for _part in BASE:
    if _part.name not in ("plan", "discard"):
        for _place in range(_part.size):
            SAME[TABLE.at[_part.name] + _place] = BASE.at[_part.name] + _place

BASE_PLAN: Final = BASE.at["plan"]
BASE_DISCARD: Final = BASE.at["discard"]
FIRST_PLAN: Final[Numbers] = np.array([0, *(multisets(PLAIN, size) for size in range(MAX_PLAN + 1))], np.int64)

WEIGHTS: Final[Numbers] = np.array([1, 2, 8, 32, 128, 512], np.int64)


@inner
def base_code(m: Numbers, t: Numbers, index: int) -> int:
    """The index in the base table of what has this one among the slots, for the seat to act."""
    hand = zones_at(t, m[at.ACTING]) + at.Z_HAND
    if PLAN <= index < DISCARD:
        return BASE_PLAN + _plan_rank(m, hand, MASK_OF[index - PLAN])
    if DISCARD <= index < TAKE:
        return BASE_DISCARD + _discard_number(m, hand, index - DISCARD)
    return SAME[index] + 0


@inlined
def _plan_rank(m: Numbers, hand: int, mask: int) -> int:
    rank, size, slot = 0, 0, 0
    while mask >> slot:
        if is_in(mask, slot):
            rank += choose(m[hand + slot] + size, size + 1)
            size += 1
        slot += 1
    return FIRST_PLAN[size] + rank


@inlined
def _discard_number(m: Numbers, hand: int, mask: int) -> int:
    number, slot = 0, 0
    while mask >> slot:
        if is_in(mask, slot):
            number += WEIGHTS[m[hand + slot]]
        slot += 1
    return number
