"""Parts of an observation that hold as many numbers as there are, filled up to their size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hairpin.encoding.observation_table import KINDS, MARKET, OTHER, OTHERS, OWN, SLOTS
from hairpin.rules.legend_cards import STAR_ABILITIES

NONE: Final = -1
_NONE: Final = [NONE] * max(SLOTS, OWN, MARKET)
NO_OTHERS: Final = [0] * (OTHERS * OTHER)
NO_STARS: Final = [0] * len(STAR_ABILITIES)


def filled(cards: Sequence[int], size: int) -> list[int]:
    """No more than the first ones; -1 where there are no more."""
    return [*cards[:size], *_NONE[: max(0, size - len(cards))]]


def kinds_in(*zones: Sequence[int]) -> list[int]:
    """How many of each plain kind, zone by zone."""
    counts = [0] * (KINDS * len(zones))
    begin = 0
    for zone in zones:
        for card in zone:
            if card < KINDS:
                counts[begin + card] += 1
        begin += KINDS
    return counts
