"""Sets of slots of a hand, in the order in which the rules list them. Slots are bits, the first the lowest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, combinations
from math import comb
from typing import Final

import numpy as np

from hairpin.batch.compiling import Numbers, inlined
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

PLAN_OF: Final[Numbers] = np.zeros(1 << SLOTS, np.int64)
"""The index of the plan with these slots."""
MASK_OF: Final[Numbers] = np.zeros(len(_SETS), np.int64)
"""The slots of a plan, by its index less that of the first."""
for _places in _SETS:
    PLAN_OF[_mask(_places)] = PLAN + _rank(_places)
    MASK_OF[_rank(_places)] = _mask(_places)


# -- lists by which slots hold copies ------------------------------------------------------------------------

PATTERNS: Final = 1 << (SLOTS - 1)
"""So many ways in which each slot but the first may or may not hold another copy of the card before it."""


def _as_listed(mask: int) -> tuple[int, str]:
    """Small ones first, then those with fewer of the first card."""
    return mask.bit_count(), f"{mask:0{SLOTS}b}"[::-1]


def _plans(pattern: int, size: int) -> list[int]:
    masks = map(_mask, combinations(range(SLOTS), size))
    return [mask for mask in masks if _is_canonical(mask, pattern << 1)]


def _discards(size: int, pattern: int) -> list[int]:
    if pattern >> max(0, size - 1):
        return []  # no such hand
    return [mask for mask in sorted(range(1 << size), key=_as_listed) if _is_canonical(mask, pattern << 1)]


def _lists(choices: Sequence[Sequence[int]], begin: int) -> list[int]:
    """Where each list begins, and where the last one ends; then the lists. `begin` is its own place in a row."""
    ends = accumulate((len(each) for each in choices), initial=begin + len(choices) + 1)
    return [*ends, *(mask for each in choices for mask in each)]


def plan_lists(begin: int) -> list[int]:
    """By pattern, then by size: the different sets of slots, as plans are listed, the first ones first."""
    return _lists([_plans(pattern, size) for pattern in range(PATTERNS) for size in range(MAX_PLAN + 1)], begin)


def discard_lists(begin: int) -> list[int]:
    """By the size of the hand, then by pattern: the different sets of slots, as discards are listed."""
    return _lists([_discards(size, pattern) for size in range(SLOTS + 1) for pattern in range(PATTERNS)], begin)


# -- multisets of the cards in a discard ---------------------------------------------------------------------

TAKE: Final = TABLE.at["take"]
FIRST_TAKE: Final[Numbers] = np.array([0, *(multisets(PILE, size) for size in range(MAX_PLAN + 1))], np.int64)
"""Where those of each size begin."""
_CHOSEN: Final = MAX_PLAN + 1
_CHOOSE: Final[Numbers] = np.array([comb(n, r) for n in range(PILE + MAX_PLAN) for r in range(_CHOSEN)], np.int64)


@inlined
def choose(n: int, r: int) -> int:
    """In how many ways r of n can be chosen, as far as ranks need it."""
    return _CHOOSE[_CHOSEN * n + r] + 0
