"""The game itself. Pure: standard library only, no clock, no files, no global random."""

from typing import Final

RULES_VERSION: Final = 2
"""Raised whenever the same config, seed and actions would no longer replay to the same state.

2: Legends always use the chevrons on circuits of expansions (11.3), and seasons draw from all boxes in use (9.1).
"""

KNOWN_RULES: Final = (1, 2)
"""Races that were begun under an older version go on as they were begun: a flag tells the two apart."""
