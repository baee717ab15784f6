"""What is known of a set-up from the start: what is printed on its cards, and how fast its Legends are."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.learning.cards import FACE, MOST, printed
from hairpin.rules.card_table import CardTable
from hairpin.rules.legend_cards import LegendsModule

LEGENDS_AT: Final = MOST * FACE
LEGENDS: Final = 5
"""So many numbers tell of them."""
FAST: Final = 15.0
"""A helmet number in the middle of all."""


def known(cards: CardTable, legends: LegendsModule | None) -> Array:
    """One row: all cards, one after the other, then the Legends."""
    return np.concatenate([printed(cards).ravel(), np.array(pace_of(legends), np.float32)])


def pace_of(legends: LegendsModule | None) -> list[float]:
    """How far beyond a corner they dare to go, how fast they are, how often a star helps, what else does."""
    if legends is None:
        return [0.0] * LEGENDS
    orders = [order for card in legends.cards for order in card.orders.values()]
    diamond, helmet, stars = (sum(column) / len(orders) for column in zip(*orders, strict=True))
    return [
        diamond / 2,
        (helmet + legends.pro - FAST) / 3,
        stars if legends.manoeuvres else 0.0,
        float(legends.adrenaline),
        float(legends.aggressive),
    ]
