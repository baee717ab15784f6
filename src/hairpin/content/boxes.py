"""The boxes that the parts of the game come in: the base game and its expansions."""

from typing import Final

BASE: Final = "base"
TUNNEL_VISION: Final = "tunnel-vision"
HEAVY_RAIN: Final = "heavy-rain"

BOXES: Final = (BASE, TUNNEL_VISION, HEAVY_RAIN)
"""Those with circuits and events, in the order in which they came out."""
