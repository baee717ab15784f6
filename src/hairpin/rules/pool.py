"""Symbols of one kind that may be used together as one action (6.5, 6.6, 11.4)."""

from functools import cache
from itertools import combinations


@cache
def spent(symbols: tuple[int, ...], n: int) -> tuple[int, ...]:
    """6.5: the places of those with the smallest sum that suffices; ties: those in front."""
    enough = [
        used
        for count in range(1, len(symbols) + 1)
        for used in combinations(range(len(symbols)), count)
        if sum(symbols[i] for i in used) >= n
    ]
    return min(enough, key=lambda used: (sum(symbols[i] for i in used), used))


@cache
def sums(symbols: tuple[int, ...]) -> tuple[int, ...]:
    """All that the subsets of these symbols may add up to, each one taken whole or not at all (6.7)."""
    found = {0}
    for symbol in symbols:
        found |= {total + symbol for total in found}
    return tuple(sorted(found))
