"""Layers of the picture beside the road: badges, and places for tokens, the press and the weather."""

from typing import Final

from hairpin.drawing.drawing import DrawnLine, Geometry
from hairpin.drawing.lines import pair
from hairpin.drawing.measures import BADGE, PRESS, TOKEN, WEATHER
from hairpin.drawing.road import Point
from hairpin.drawing.svg import disc, element, filled, group, ring
from hairpin.drawing.text import lettered

FIGURE: Final = 29.0
CAMERA: Final = "M-12 -6H-6L-3 -10H5L8 -6H12V9H-12ZM5 1A5 5 0 1 0 -5 1A5 5 0 1 0 5 1Z"
CLOUD: Final = "M-16 9A8 8 0 0 1 -15 -7A11 11 0 0 1 6 -10A10 10 0 0 1 16 9Z"


def badges(geometry: Geometry, prefix: str) -> str:
    return group("badges", (_badge(line, number, prefix) for number, line in enumerate(geometry.lines)))


def _badge(line: DrawnLine, number: int, prefix: str) -> str:
    """A group of its own, so that a client can strike it out."""
    return element(
        "g",
        disc("accent", line.badge, BADGE),
        disc("badge", line.badge, BADGE - 5),
        lettered(prefix, "figure", str(line.limit), line.badge, FIGURE if line.limit < 10 else FIGURE - 5),
        id=f"{prefix}-badge-{number}",
        class_="badge",
        data_line=str(number),
    )


def token_places(geometry: Geometry) -> str:
    places = [line.token for line in geometry.lines if line.token is not None]
    return group("token-places", (_empty(place, TOKEN) for place in places))


def press_places(geometry: Geometry) -> str:
    places = [line.press for line in geometry.lines if line.press is not None]
    return group("press-places", (_empty(place, PRESS) + _sign(CAMERA, place, 1.0) for place in places))


def weather_place(geometry: Geometry) -> str:
    place = geometry.weather
    return group("weather-place", (_empty(place, WEATHER), _sign(CLOUD, place, 1.2)))


def _empty(place: Point, radius: float) -> str:
    """Nothing lies there yet."""
    return disc("badge", place, radius, opacity="0.3") + ring(
        "ink", place, radius, 1.5, stroke_dasharray="4 4", opacity="0.55"
    )


def _sign(path: str, place: Point, scale: float) -> str:
    move = f"translate({pair(place)}) scale({scale:g})"
    return filled("ink", path, transform=move, opacity="0.5", fill_rule="evenodd")
