"""The boxes that the game comes in; those in use decide which circuits, events and cards are drawn from (9.1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

BASE: Final = "base"
"""Always in use."""
TUNNEL_VISION: Final = "tunnel-vision"
HEAVY_RAIN: Final = "heavy-rain"
LEGENDS: Final = "legends"
"""Of the Legends expansion this is about the sponsor cards: its Legends come with a level."""

BOXES: Final = (TUNNEL_VISION, HEAVY_RAIN, LEGENDS)
"""The expansions, in the order in which they are offered."""

GARAGE_DECKS: Final = {
    "basic": frozenset({"basic"}),
    "advanced": frozenset({"advanced"}),
    "all": frozenset({"basic", "advanced"}),
}
"""By the choice of a garage; the upgrades of expansions are advanced ones."""


def is_in_use(box: str, boxes: Collection[str]) -> bool:
    return box == BASE or box in boxes


def upgrade_decks(garage: str, boxes: Collection[str]) -> frozenset[str]:
    decks = GARAGE_DECKS[garage]
    return decks | frozenset(boxes) if "advanced" in decks else decks


def sponsor_decks(boxes: Collection[str]) -> frozenset[str]:
    return frozenset({BASE, *boxes})
