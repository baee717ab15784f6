"""What a league has shown: ratings with their intervals, and whose order is not settled yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, log10
from typing import Final

from hairpin.lab.bootstrap import all_wins, interval, redrawn_free_ratings, redrawn_ratings
from hairpin.lab.intervals import Interval
from hairpin.lab.plackett_luce import Order, Orders
from hairpin.lab.rating import Wins, ratings

FEWEST_DEALS: Final = 10
"""With fewer, drawing deals again tells hardly anything: no order is called settled."""
MAX_RACES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Rated:
    entrant: str
    rating: Interval
    pairings_won: int
    pairings: int
    free_for_all: Interval | None = None
    """The rating by Plackett and Luce, from whole orders."""

    @property
    def is_unbeaten(self) -> bool:
        """Then nothing speaks against a rating that is higher still."""
        return self.pairings_won == self.pairings

    @property
    def is_winless(self) -> bool:
        """Nor against one that is lower."""
        return self.pairings_won == 0

    @property
    def has_range(self) -> bool:
        """A single deal can't be drawn otherwise than it was: it says nothing of luck."""
        return self.rating.low < self.rating.high or self.is_unbeaten or self.is_winless

    def range_text(self) -> str:
        return self._range(self.rating)

    def free_text(self) -> str:
        free = self.free_for_all
        return "-" if free is None else f"{free.value:.0f} ({self._range(free)})"

    def _range(self, rating: Interval) -> str:
        if not self.has_range:
            return "-"
        low, high = f"{rating.low:.0f}", f"{rating.high:.0f}"
        if self.is_unbeaten:
            return f"{low} or more"
        return f"{high} or less" if self.is_winless else f"{low} to {high}"


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Two who stand one after the other, and by how many points."""

    upper: str
    lower: str
    lead: Interval
    is_settled: bool
    is_open: bool
    """Nobody from the lower one down was ever ahead of anybody from the upper one up.

    Then results only say that the lead is large; how large, the prior of the ratings has set.
    """
    races_needed: int | None
    """About so many for each pairing would settle it; None if it is settled, or nobody can tell."""


@dataclass(frozen=True, slots=True)
class Standings:
    rated: tuple[Rated, ...]
    """The strongest first."""
    neighbours: tuple[Neighbours, ...]
    deals: int

    @property
    def is_thin(self) -> bool:
        return self.deals < FEWEST_DEALS


def standings(
    entrants: Sequence[str],
    deals: Sequence[Wins],
    races_of_a_pairing: int,
    orders: Sequence[Sequence[Order]] = (),
) -> Standings:
    """`orders`: those of the races of each deal, if ratings by whole orders are wanted as well."""
    free = _free_ratings(orders, len(entrants)) if orders else [None] * len(entrants)
    total = all_wins(deals)
    values = ratings(total, len(entrants))
    redrawn = redrawn_ratings(deals, len(entrants))
    order = sorted(range(len(entrants)), key=lambda i: (-values[i], entrants[i]))
    rated = tuple(
        _rated(i, entrants[i], interval(values[i], [row[i] for row in redrawn], len(deals)), total, free[i])
        for i in order
    )
    leads = [
        interval(values[i] - values[j], [row[i] - row[j] for row in redrawn], len(deals))
        for i, j in pairwise(order)
    ]
    neighbours = tuple(
        _neighbours(
            (entrants[order[place]], entrants[order[place + 1]]),
            lead,
            _is_open(order[: place + 1], total),
            len(deals),
            races_of_a_pairing,
        )
        for place, lead in enumerate(leads)
    )
    return Standings(rated, neighbours, len(deals))


def _is_open(upper: Sequence[int], total: Wins) -> bool:
    return not any(count for (winner, loser), count in total.items() if loser in upper and winner not in upper)


def _free_ratings(deals: Sequence[Sequence[Order]], entrants: int) -> list[Interval | None]:
    orders = Orders(deals, entrants)
    values = orders.ratings()
    redrawn = redrawn_free_ratings(orders, len(deals), values)
    return [interval(value, [row[i] for row in redrawn], len(deals)) for i, value in enumerate(values)]


def _rated(index: int, entrant: str, rating: Interval, total: Wins, free: Interval | None) -> Rated:
    won = sum(count for (winner, _), count in total.items() if winner == index)
    lost = sum(count for (_, loser), count in total.items() if loser == index)
    return Rated(entrant, rating, won, won + lost, free)


def _neighbours(names: tuple[str, str], lead: Interval, is_open: bool, deals: int, races: int) -> Neighbours:
    settled = lead.low > 0 and deals >= FEWEST_DEALS
    return Neighbours(*names, lead, settled, is_open, None if settled else races_needed(lead, deals, races))


def races_needed(lead: Interval, deals: int, races: int) -> int | None:
    """An interval shrinks with the root of the races: how many it takes until it ends above 0, roughly."""
    enough_deals = races * FEWEST_DEALS / deals
    if lead.low > 0:
        return _rounded_up(enough_deals)
    if lead.value <= 0:
        return None
    needed = max(enough_deals, races * ((lead.value - lead.low) / lead.value) ** 2)
    return _rounded_up(needed) if needed <= MAX_RACES else None


def _rounded_up(races: float) -> int:
    """To two figures: it is a guess."""
    unit: int = 10 ** max(0, int(log10(races)) - 1)
    return ceil(races / unit) * unit
