"""Sets of slots of a hand, in the order in which the rules list them. Slots are bits, the first the lowest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from hairpin.batch.compiling import Ints
from hairpin.encoding.action_tables import MAX_PLAN, PILE, SINGLE_RACE, multisets, slots, subsets

SLOTS: Final = SINGLE_RACE
TABLE: Final = slots(SLOTS)
PLAN: Final = TABLE.at["plan"]
DISCARD: Final = TABLE.at["discard"]


def _mask(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


def _rank(places: tuple[int, ...]) -> int:
    """Smaller sets first, then by the highest places."""
    smaller = subsets(SLOTS, len(places) - 1) if places else 0
    return smaller + sum(comb(place, i + 1) for i, place in enumerate(places))


def _is_canonical(mask: int, copies: int) -> bool:
    """Of copies of a card it holds the first ones: other sets are the same choice once more."""
    return mask & copies & ~(mask << 1) == 0


_SETS: Final = [places for size in range(MAX_PLAN + 1) for places in combinations(range(SLOTS), size)]

PLAN_OF: Final[Ints] = np.zeros(1 << SLOTS, np.int64)
"""The index of the plan with these slots."""
MASK_OF: Final[Ints] = np.zeros(len(_SETS), np.int64)
"""The slots of a plan, by its index less that of the first."""
for _places in _SETS:
    PLAN_OF[_mask(_places)] = PLAN + _rank(_places)
    MASK_OF[_rank(_places)] = _mask(_places)


# -- lists by which slots hold copies ------------------------------------------------------------------------

_HANDS: Final = 1 << SLOTS
"""So many ways in which a slot may or may not hold another copy of the card before it."""


def _lists(choices: Sequence[Sequence[int]]) -> tuple[Ints, Ints]:
    """All lists one behind the other, and where each begins."""
    firsts = np.cumsum([0, *(len(each) for each in choices)])
    return np.array([mask for each in choices for mask in each], np.int64), firsts.astype(np.int64)


SETS, FIRST_SET = _lists(
    [
        [mask for mask in map(_mask, combinations(range(SLOTS), size)) if _is_canonical(mask, copies)]
        for copies in range(_HANDS)
        for size in range(MAX_PLAN + 1)
    ]
)
"""By which slots hold copies, then by size: the different sets of slots, as plans are listed, the first ones first."""


def _as_listed(mask: int) -> tuple[int, str]:
    """Small ones first, then those with fewer of the first card."""
    return mask.bit_count(), f"{mask:0{SLOTS}b}"[::-1]


DISCARDS, FIRST_DISCARD = _lists(
    [
        [mask for mask in sorted(range(1 << size), key=_as_listed) if _is_canonical(mask, copies)]
        for size in range(SLOTS + 1)
        for copies in range(_HANDS)
    ]
)
"""By the size of the hand, then by which slots hold copies: the different sets of slots, as discards are listed."""


# -- multisets of the cards in a discard ---------------------------------------------------------------------

TAKE: Final = TABLE.at["take"]
FIRST_TAKE: Final[Ints] = np.array([0, *(multisets(PILE, size) for size in range(MAX_PLAN + 1))], np.int64)
"""Where those of each size begin."""
CHOOSE: Final[Ints] = np.array(
    [[comb(n, r) for r in range(MAX_PLAN + 1)] for n in range(PILE + MAX_PLAN)], np.int64
)
