"""The game itself. Pure: standard library only, no clock, no files, no global random."""

from typing import Final

RULES_VERSION: Final = 1
"""Raised whenever the same config, seed and actions would no longer replay to the same state."""
