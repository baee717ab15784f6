"""The plus symbol: flip the deck for a basic card, whose value adds to the speed (2.9, 3.5)."""

from typing import Final

from hairpin.rules.symbols.symbol import Symbol

PLUS: Final = Symbol("plus", 9, is_held=False)
"""Resolved when the card is revealed."""
