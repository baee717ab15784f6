"""What a driver that learns knows of a card: what is printed on it. So it knows cards that it has never met."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import FIRST_UPGRADE
from hairpin.rules.symbols import BY_NUMBER

KINDS: Final = 8
"""0 to 5, Stress, Heat: known by heart."""
VALUE: Final = KINDS
FACE: Final = KINDS + 4 + len(BY_NUMBER)
MOST: Final = 128
PLUS_VALUE: Final = 2.0
"""What a flipped card adds, by and large."""


def printed(cards: CardTable) -> Array:
    """A row for each card: which plain one, value, how many values, whether an upgrade, and its symbols."""
    found = np.zeros((MOST, FACE), np.float32)
    for number, face in enumerate(cards.faces):
        if not face.code:
            continue
        row = found[number]
        if number < KINDS:
            row[number] = 1
        symbols = [face.amount(symbol) for symbol in BY_NUMBER]
        row[VALUE] = sum(face.values) / max(1, len(face.values))
        row[VALUE + 1] = len(face.values) > 1
        row[VALUE + 2] = number >= FIRST_UPGRADE
        row[VALUE + 3] = face.is_heat
        row[VALUE + 4 :] = symbols
    return found
