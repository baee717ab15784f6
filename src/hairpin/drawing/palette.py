"""Colours by role: a circuit chooses some, the rest is usual, and the dark picture follows from the light one."""

from collections.abc import Mapping
from typing import Final

DEFAULT: Final = {
    "paper": "#efe3c8",
    "field": "#d9cfa4",
    "patch": "#c9bd8a",
    "water": "#8fb7b3",
    "road": "#33312f",
    "flood": "#3d6a7f",
    "edge": "#f7efdd",
    "paint": "#f7efdd",
    "race": "#e8b23a",
    "accent": "#c8321f",
    "kerb": "#c8321f",
    "ink": "#2a2622",
    "badge": "#f7efdd",
    "figure": "#2a2622",
    "leaf": "#6f8f5a",
    "shade": "#4b6b45",
    "wall": "#f3e6cd",
    "roof": "#b5522f",
    "stone": "#a89b86",
    "sun": "#e9a03b",
}
"""`flood` is water on the road, `race` the race line, `paint` what is painted on the road, `figure` what is dark
on paint and badges, `patch` a second kind of field."""

ROLES: Final = tuple(DEFAULT)
NIGHT: Final = "#0f1828"
DARKER: Final = {
    "paper": 0.86,
    "field": 0.8,
    "patch": 0.76,
    "water": 0.7,
    "road": 0.55,
    "flood": 0.3,
    "edge": 0.5,
    "kerb": 0.2,
    "paint": 0.06,
    "race": 0.05,
    "badge": 0.08,
    "figure": 0.0,
}
"""How far each role goes towards the night; the numbers on the road must stay light."""
USUALLY: Final = 0.55
DARK_INK: Final = "#efe6d2"
GLOW: Final = 0.3
"""How far the accent goes the other way, towards the light, so that it stands out by night too."""


def light(chosen: Mapping[str, str]) -> dict[str, str]:
    return {**DEFAULT, **chosen}


def dark(chosen: Mapping[str, str], chosen_dark: Mapping[str, str]) -> dict[str, str]:
    darkened = {role: mixed(colour, NIGHT, DARKER.get(role, USUALLY)) for role, colour in light(chosen).items()}
    accent = mixed(light(chosen)["accent"], DARK_INK, GLOW)
    return {**darkened, "ink": DARK_INK, "accent": accent, **chosen_dark}


def mixed(colour: str, other: str, part: float) -> str:
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
