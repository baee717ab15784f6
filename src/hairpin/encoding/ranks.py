"""Sets of places as single numbers, and multisets as sets: small ones first, then in colexicographic order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb


@cache
def subset_rank(n: int, chosen: tuple[int, ...]) -> int:
    """Of a set of ascending places below n among all sets of them."""
    smaller = sum(comb(n, size) for size in range(len(chosen)))
    return smaller + _colex(chosen)


@cache
def multiset_rank(kinds: int, chosen: tuple[int, ...]) -> int:
    """Of kinds below that number, sorted, each as often as it may be, among all multisets of them."""
    smaller = sum(comb(kinds + size - 1, size) for size in range(len(chosen)))
    return smaller + _colex([kind + place for place, kind in enumerate(chosen)])


def _colex(chosen: Sequence[int]) -> int:
    """Among the sets of the same size: those without high places come first, however many places there are."""
    return sum(comb(place, count) for count, place in enumerate(chosen, start=1))
