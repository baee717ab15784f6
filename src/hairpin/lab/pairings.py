"""Two sides in one race: who sits where, and whose cars came in ahead of the other's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hairpin.rules.chance import Chance


@dataclass(frozen=True, slots=True)
class Deal:
    """A circuit and a seed: the grid and the cards by seat. It is raced twice, with the seats swapped between."""

    circuit: str
    seed: int


def deals(circuits: Sequence[str], count: int, seed: int) -> list[Deal]:
    """One circuit after the other, so that a league which is stopped has had about as much of each."""
    return [Deal(circuits[number % len(circuits)], deal_seed(seed, number)) for number in range(count)]


def deal_seed(seed: int, number: int) -> int:
    """Scattered, so that leagues with neighbouring seeds have no deals in common; short enough to be typed."""
    return Chance(Chance(seed).state + number).state >> 24


def sides(field: int, swapped: bool) -> tuple[int, ...]:
    """By seat: 0 or 1 in turn; swapped, whoever had the even seats has the odd ones."""
    return (1, 0) * field if swapped else (0, 1) * field


def pairings_won(ranking: Sequence[int], sides: Sequence[int]) -> Counter[tuple[int, int]]:
    """For every car of the one and of the other: which side's was ahead."""
    ahead: Counter[tuple[int, int]] = Counter()
    for place, seat in enumerate(ranking):
        for later in ranking[place + 1 :]:
            if sides[seat] != sides[later]:
                ahead[sides[seat], sides[later]] += 1
    return ahead
