"""Who chooses when in the draft (5.2, 5.4), worked out from the grid and from what has been chosen."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.rules.garage import EXTRA_CARDS, SEASON, SNAKE
from hairpin.rules.view import View


class Market(NamedTuple):
    """`choosers` are the seats that are still to choose from it, the next one first."""

    number: int
    markets: int
    choosers: list[int]


def market_now(view: View) -> Market:
    if view.draft == SEASON:
        return Market(1, 1, list(view.picks))
    chosen = sum(len(car.upgrades) for car in view.cars)
    markets = _markets(view)
    for number, picks in enumerate(markets, start=1):
        if chosen < len(picks):
            return Market(number, len(markets), picks[chosen:])
        chosen -= len(picks)
    return Market(len(markets), len(markets), [])


def _markets(view: View) -> list[list[int]]:
    """Who takes a card from each market; one that is smaller than the field ends early (5.3)."""
    left = view.upgrade_supply
    markets = []
    for order in _orders(view, view.draft):
        size = min(left, len(order) + EXTRA_CARDS)
        markets.append(order[:size])
        left -= len(markets[-1])
    return markets


def _orders(view: View, mode: str) -> list[list[int]]:
    grid = sorted((car for car in view.cars if not car.is_legend), key=lambda car: (-car.distance, car.spot))
    front_first = [car.seat for car in grid]
    last_first = front_first[::-1]
    if mode == SNAKE:
        return [last_first + front_first, front_first + last_first]
    return [last_first, front_first, last_first]
