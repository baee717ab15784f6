"""Sets of slots of a hand, in the order in which the rules list them. Slots are bits, the first the lowest."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from hairpin.batch.compiling import Ints, inner
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


_SETS: Final = [places for size in range(MAX_PLAN + 1) for places in combinations(range(SLOTS), size)]
SETS: Final[Ints] = np.array([_mask(places) for places in _SETS], np.int32)
"""By size, then as plans are listed: the first slots first."""
FIRST_OF_SIZE: Final[Ints] = np.array([0, *(subsets(SLOTS, size) for size in range(MAX_PLAN + 1))], np.int32)

PLAN_OF: Final[Ints] = np.zeros(1 << SLOTS, np.int32)
"""The index of the plan with these slots."""
MASK_OF: Final[Ints] = np.zeros(len(_SETS), np.int32)
"""The slots of a plan, by its index less that of the first."""
for _places in _SETS:
    PLAN_OF[_mask(_places)] = PLAN + _rank(_places)
    MASK_OF[_rank(_places)] = _mask(_places)


def _as_listed(mask: int) -> tuple[int, str]:
    """Small ones first, then those with fewer of the first card."""
    return mask.bit_count(), f"{mask:0{SLOTS}b}"[::-1]


DISCARDS: Final[Ints] = np.array(
    [mask for size in range(SLOTS + 1) for mask in sorted(range(1 << size), key=_as_listed)], np.int32
)
"""For hands of 0, 1, 2 ... cards: all sets of slots, in the order in which discards are listed."""


@inner
def is_canonical(mask: int, copies: int) -> bool:
    """Of copies of a card it holds the first ones: other sets are the same choice once more."""
    return mask & copies & ~(mask << 1) == 0


# -- multisets of the cards in a discard ---------------------------------------------------------------------

TAKE: Final = TABLE.at["take"]
FIRST_TAKE: Final[Ints] = np.array([0, *(multisets(PILE, size) for size in range(MAX_PLAN + 1))], np.int32)
"""Where those of each size begin."""
CHOOSE: Final[Ints] = np.array(
    [[comb(n, r) for r in range(MAX_PLAN + 1)] for n in range(PILE + MAX_PLAN)], np.int32
)
