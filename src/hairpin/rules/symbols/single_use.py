"""Single use: once played, the card leaves the game (6.12). That is what a sponsor card is (9.5)."""

from typing import Final

from hairpin.rules.symbols.symbol import FLAG, Symbol

SINGLE_USE: Final = Symbol("single-use", 12, FLAG, is_held=False)
"""Looked at in step 9."""
