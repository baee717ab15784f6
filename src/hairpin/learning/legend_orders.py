"""What the Legends' cards tell each seat, and the road as they read it: numbers to look up."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.encoding.observation_table import LEGEND_BITS, LEGEND_DECK
from hairpin.learning.arrays import Array
from hairpin.rules.circuit import Circuit
from hairpin.rules.legend_cards import LegendCard, LegendsModule
from hairpin.rules.setup import MAX_CARS, Setup

CARDS: Final = LEGEND_BITS * LEGEND_DECK
"""As many as an observation tells of."""
DIAMOND: Final = 3
"""An order is one number: two bits of diamond, a star, then the helmet."""
STAR: Final = 4
HELMET: Final = 8
O_DIAMOND: Final = MAX_CARS
"""Of each card: the order of each seat, then the mean diamond and the mean helmet of the Legends there are."""
O_HELMET: Final = O_DIAMOND + 1
ORDERS: Final = O_HELMET + 1
ORDERS_SIZE: Final = CARDS * ORDERS

R_GAP: Final = 0
"""Of each space: how far it is to the first one beyond the next corner line,"""
R_LIMIT: Final = 1
R_PAST: Final = 2
"""whether it is past the Legend line,"""
R_WALL: Final = 3
"""and how far to the line that may not be crossed in a round."""
ROAD: Final = 4


def orders(setup: Setup) -> Array:
    found = np.zeros((CARDS, ORDERS), np.float32)
    if setup.legends is not None:
        for row, card in zip(found, setup.legends.cards, strict=False):
            _of_card(setup, setup.legends, card, row)
    return found.ravel()


def _of_card(setup: Setup, legends: LegendsModule, card: LegendCard, row: Array) -> None:
    told = {seat: card.orders[entrant.color] for seat, entrant in enumerate(setup.entrants) if entrant.legend}
    for seat, (diamond, helmet, star) in told.items():
        has_star = star and bool(legends.manoeuvres)
        row[seat] = min(diamond, DIAMOND) + STAR * has_star + HELMET * (helmet + legends.pro)
    if told:
        row[O_DIAMOND] = np.mean([order.diamond for order in told.values()])
        row[O_HELMET] = np.mean([order.helmet + legends.pro for order in told.values()])


def road(circuit: Circuit, aggressive: bool) -> Array:
    """7.2, 7.3, 11.3; limits are those that are printed."""
    found = np.zeros((circuit.length, ROAD), np.float32)
    for space, row in enumerate(found):
        ahead = circuit.lines_passed(space)
        line = circuit.line(ahead)
        gap = circuit.line_distance(ahead) - space
        chevrons = line.chevrons[gap - 1] if aggressive and gap <= len(line.chevrons) else 0
        wall = circuit.line_distance(ahead + 1 + chevrons) - space
        row[:] = gap, line.limit, gap <= line.at - line.legend_line, wall
    return found
