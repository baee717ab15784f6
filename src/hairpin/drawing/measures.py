"""How large things are in a drawing. A space is as long everywhere, so cars have one size on all circuits."""

from typing import Final

SPACE: Final = 60.0
"""The length of a space along the middle of the road."""
HALF_ROAD: Final = 36.0
LANE: Final = 22.0
"""From the middle of the road to the middle of a lane; numbers stand between them, never under a car."""
ASIDE: Final = 52.0
"""From the middle of the road to a car that stands outside it, next to the race line (12.9)."""
ROCK: Final = 26.0
"""How far the rock around a tunnel reaches beyond the road."""
CAR_LENGTH: Final = 36.0
CAR_WIDTH: Final = 18.0

MIN_RADIUS: Final = 82.0
"""In a tighter bend the cars on the inner lane would touch."""
MIN_GAP: Final = 104.0
"""From the middle of the road to the middle of another part of it: two half roads, and some ground between."""

STEPS: Final = 8
"""Points of the middle of the road for each space."""

BADGE: Final = 25.0
TOKEN: Final = 21.0
PRESS: Final = 21.0
WEATHER: Final = 34.0
"""Radii of what lies beside the road."""
