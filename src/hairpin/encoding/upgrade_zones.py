"""Where the upgrades of a car are. Copies are alike: the first is said to be in the first zone that has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hairpin.encoding.observation_table import OWN

NOWHERE: Final = 0
ENGINE: Final = 5


def upgrade_zones(upgrades: Sequence[int], *zones: Sequence[int]) -> list[int]:
    """The zones count from 1, in the order in which they are given."""
    found = [_zone(upgrades, place, zones) for place in range(min(OWN, len(upgrades)))]
    return found + [NOWHERE] * (OWN - len(found))


def _zone(upgrades: Sequence[int], place: int, zones: tuple[Sequence[int], ...]) -> int:
    card = upgrades[place]
    lying = [number for number, zone in enumerate(zones, start=1) for _ in range(zone.count(card))]
    copy = upgrades[:place].count(card)
    return lying[copy] if copy < len(lying) else NOWHERE
