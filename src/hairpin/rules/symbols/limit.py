"""Speed limit +n or -n: every limit is so much higher or lower for this car and turn (6.4)."""

from typing import Final

from hairpin.rules.symbols.symbol import CHANGE, Symbol

LIMIT: Final = Symbol("limit", 10, CHANGE, maximum=5, is_held=False)
"""Asked for at the corner check."""
