"""Refresh: in step 9 the card may go on top of the deck instead of the discard (6.8)."""

from typing import Final

from hairpin.rules.symbols.symbol import FLAG, Symbol

REFRESH: Final = Symbol("refresh", 8, FLAG)
"""Used in step 9."""
