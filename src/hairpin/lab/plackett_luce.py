"""Ratings by Plackett and Luce: how strong drivers are, from the whole order in which their cars came in.

The first place goes to each car with a chance that is its strength's share of all; then the second among those
that are left, and so on. With two cars it is the model of Bradley and Terry, and ratings are on the same scale.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log

import numpy as np
import numpy.typing as npt

from hairpin.lab.rating import MAX_ROUNDS, MEAN_RATING, POINTS_PER_FACTOR, PRECISION, PRIOR_DRAW

Numbers = npt.NDArray[np.float64]
Order = Sequence[int]
"""The entrants whose cars came in first, second and so on; an entrant may have several."""


class Orders:
    """Of many deals, each with the orders of its races: ready to be rated, each deal any number of times."""

    def __init__(self, deals: Sequence[Sequence[Order]], entrants: int) -> None:
        self._entrants = entrants
        choices = [(deal, *choice) for deal, orders in enumerate(deals) for choice in _choices(orders, entrants)]
        self._deal = np.array([deal for deal, _, _ in choices], dtype=np.int64)
        self._chosen = np.array([chosen for _, chosen, _ in choices], dtype=np.int64)
        self._left = np.array([left for _, _, left in choices], dtype=np.float64).reshape(-1, entrants)
        self._deals = len(deals)

    def ratings(
        self,
        times: Sequence[int] | None = None,
        start: Sequence[float] | None = None,
        precision: float = PRECISION,
        prior: float = PRIOR_DRAW,
    ) -> list[float]:
        """By entrant, with a mean of 1500. `times`: how often each deal counts; once, if nothing is said.

        As in pairings, every two entrants count as if they had met once more and tied.
        """
        weights = np.ones(self._deals) if times is None else np.array(times, dtype=np.float64)
        weights = weights[self._deal]
        won = np.bincount(self._chosen, weights, self._entrants) + prior * (self._entrants - 1)
        strengths = (
            np.ones(self._entrants)
            if start is None
            else np.exp((np.array(start) - MEAN_RATING) / POINTS_PER_FACTOR)
        )
        for _ in range(MAX_ROUNDS):
            better = won / (self._met(strengths, weights) + _prior_met(strengths, prior))
            better /= np.exp(np.log(better).mean())
            moved = float(np.abs(better / strengths - 1).max())
            strengths = better
            if moved < precision:
                break
        return [MEAN_RATING + POINTS_PER_FACTOR * log(strength) for strength in strengths.tolist()]

    def _met(self, strengths: Numbers, weights: Numbers) -> Numbers:
        """One step of the minorisation-maximisation iteration (Hunter 2004), which always leads uphill."""
        found: Numbers = (weights / (self._left @ strengths)) @ self._left
        return found


def _choices(orders: Sequence[Order], entrants: int) -> Iterator[tuple[int, list[int]]]:
    """Each place of each race but the last: whose car took it, and how many cars of each were left to take it."""
    for order in orders:
        left = [order.count(entrant) for entrant in range(entrants)]
        for chosen in order[:-1]:
            yield chosen, list(left)
            left[chosen] -= 1


def _prior_met(strengths: Numbers, prior: float) -> Numbers:
    if not prior:
        return np.zeros(len(strengths))
    both = strengths[:, None] + strengths[None, :]
    met = 2 * prior / both
    np.fill_diagonal(met, 0.0)
    found: Numbers = met.sum(axis=1)
    return found
