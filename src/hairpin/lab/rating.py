"""Ratings by Bradley and Terry: how strong drivers are, from who finished ahead of whom.

The odds that one finishes ahead of another are the quotient of their strengths. Ratings are the logarithm of
strength on the scale that chess uses: 400 points more are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

MEAN_RATING: Final = 1500.0
POINTS_PER_FACTOR: Final = 400 / log(10)
PRIOR_DRAW: Final = 0.5
"""As if every two had met once more and tied, half a win each: so that whoever is unbeaten has a rating at all."""
PRECISION: Final = 1e-7
"""The iteration ends when no strength moves by a larger part of itself."""
MAX_ROUNDS: Final = 20_000

Wins = Mapping[tuple[int, int], int]
"""By pairs of entrants: in how many pairings of their cars the first one's was ahead of the second one's."""


def ratings(
    wins: Wins, entrants: int, start: Sequence[float] | None = None, precision: float = PRECISION
) -> list[float]:
    """By entrant, with a mean of 1500. `start` are ratings that are probably near: it saves time."""
    table = [[_met(wins, i, j) for j in range(entrants)] for i in range(entrants)]
    won = [sum(wins.get((i, j), 0) + PRIOR_DRAW for j in range(entrants) if j != i) for i in range(entrants)]
    strengths = (
        [exp((rating - MEAN_RATING) / POINTS_PER_FACTOR) for rating in start] if start else [1.0] * entrants
    )
    for _ in range(MAX_ROUNDS):
        better = _centred([_strength(table[i], won[i], strengths, i) for i in range(entrants)])
        moved = max(abs(new - old) / old for new, old in zip(better, strengths, strict=True))
        strengths = better
        if moved < precision:
            break
    return [MEAN_RATING + POINTS_PER_FACTOR * log(strength) for strength in strengths]


def chance_ahead(rating: float, other: float) -> float:
    """How probable it is, by their ratings, that the first one finishes ahead of the other."""
    return 1 / (1 + exp((other - rating) / POINTS_PER_FACTOR))


def _met(wins: Wins, one: int, other: int) -> float:
    if one == other:
        return 0.0
    return wins.get((one, other), 0) + wins.get((other, one), 0) + 2 * PRIOR_DRAW


def _strength(met: Sequence[float], won: float, strengths: Sequence[float], own: int) -> float:
    """One step of the minorisation-maximisation iteration (Hunter 2004), which always leads uphill."""
    mine = strengths[own]
    if won == 0:  # alone in the league
        return mine
    return won / sum(count / (mine + other) for count, other in zip(met, strengths, strict=True))


def _centred(strengths: Sequence[float]) -> list[float]:
    """Only quotients mean anything; the geometric mean is kept at 1."""
    middle = exp(sum(map(log, strengths)) / len(strengths))
    return [strength / middle for strength in strengths]
