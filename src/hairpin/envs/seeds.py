"""The seeds of one race after the other."""

from __future__ import annotations

import secrets
from typing import Final

from hairpin.rules.chance import Chance

SEEDS: Final = 1 << 48
"""Short enough to be typed in."""


class Seeds:
    """By the generator of the game, which is the same everywhere and for ever."""

    def __init__(self) -> None:
        self._chance = Chance(secrets.randbelow(SEEDS))

    def begin(self, seed: int) -> None:
        self._chance = Chance(seed)

    def next(self, wished: int | None = None) -> int:
        """The one that is wished, from which all after it follow; else the next of those."""
        if wished is not None:
            self.begin(wished)
            return wished
        return self._chance.below(SEEDS)
