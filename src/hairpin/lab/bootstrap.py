"""How sure ratings are: the same league again and again, with deals drawn from those that were raced.

What is drawn is whole deals, with all races that were run from them. The pairings of cars inside a race, and the
races of one deal, depend on each other; deals do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final

from hairpin.lab.intervals import Interval, student
from hairpin.lab.plackett_luce import Orders
from hairpin.lab.rating import Wins, ratings
from hairpin.rules.chance import Chance

DRAWS: Final = 500
SEED: Final = 1961
"""Always the same: a table of ratings must not change when it is made again."""
ROUGHLY: Final = 1e-5
"""Far more precise than intervals are, and much quicker than the precision of the ratings themselves."""


def all_wins(deals: Sequence[Wins]) -> Counter[tuple[int, int]]:
    total: Counter[tuple[int, int]] = Counter()
    for deal in deals:
        total.update(deal)
    return total


def redrawn_ratings(
    deals: Sequence[Wins], entrants: int, draws: int = DRAWS, seed: int = SEED
) -> list[list[float]]:
    """The ratings of so many leagues, each of as many deals as there were."""
    chance = Chance(seed)
    start = ratings(all_wins(deals), entrants)
    return [ratings(_redraw(deals, chance), entrants, start, ROUGHLY) for _ in range(draws)]


def redrawn_free_ratings(
    orders: Orders, deals: int, start: Sequence[float], draws: int = DRAWS, seed: int = SEED
) -> list[list[float]]:
    """The same deals are drawn as for the ratings by pairings."""
    chance = Chance(seed)
    found = []
    for _ in range(draws):
        drawn = Counter(chance.below(deals) for _ in range(deals))
        found.append(orders.ratings([drawn[deal] for deal in range(deals)], start, ROUGHLY))
    return found


def _redraw(deals: Sequence[Wins], chance: Chance) -> Wins:
    return all_wins([deals[chance.below(len(deals))] for _ in deals])


def interval(value: float, redrawn: Sequence[float], deals: int) -> Interval:
    """Deals drawn from few scatter less than deals of their own would: so it ends further out than at 2.5%.

    By as much as Student's t asks for (the expanded percentile interval, Hesterberg 2015); with many it is 2.5%.
    """
    ordered = sorted(redrawn)
    tail = _tail(deals)
    return Interval(value, _quantile(ordered, tail), _quantile(ordered, 1 - tail))


def _tail(deals: int) -> float:
    if deals < 2:
        return 0.0
    return erfc(student(deals - 1) * sqrt(deals / (deals - 1)) / sqrt(2)) / 2


def _quantile(ordered: Sequence[float], share: float) -> float:
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
