"""What the own deck will turn up: the chance of each basic card to be the next one flipped (2.9)."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import OBSERVATION
from hairpin.learning.spelled import Features, Numbers, spelled

DECK: Final = OBSERVATION.at["deck"]
DISCARD: Final = OBSERVATION.at["discard"]
FLIPS: Final = 4
"""Cards of 1 to 4."""
EVEN: Final = 1.0 / FLIPS


@spelled
def weigh_flips(seen: Numbers, into: Features, to: int) -> None:
    """A deck without basic cards is shuffled anew, from the discard; with none there either, anything goes."""
    zone = DECK if _basic_cards(seen, DECK) > 0 else DISCARD
    count = _basic_cards(seen, zone)
    for k in range(FLIPS):
        into[to + k] = seen[zone + 1 + k] / count if count > 0 else EVEN


@spelled
def _basic_cards(seen: Numbers, zone: int) -> int:
    count = 0
    for k in range(FLIPS):
        count += seen[zone + 1 + k]
    return count
