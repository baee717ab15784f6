"""Cars can be seen on every road, by day and by night."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from hairpin.drawing.making import drawing
from hairpin.drawing.palette import dark, light
from hairpin.rules.setup import COLORS
from tests.drawing.test_pictures import contrast
from tests.drawing.test_roads import OURS

PAGE = Path(__file__).parents[2] / "frontend" / "src"
ENOUGH = 3.0
"""WCAG 1.4.11."""
BROAD = 2.0
"""Of a rim that must be seen by itself; a car is 36 long."""


def looks() -> dict[str, tuple[str, str, float]]:
    """Paint, rim, and how wide that is, as the page paints them."""
    text = (PAGE / "colors.ts").read_text("utf-8")
    named = dict(re.findall(r'const (\w+) = "(#\w{6})"', text))
    found = re.findall(r'(\w+): \{ paint: "(#\w{6})", ink: \w+, rim: (\w+), width: ([\d.]+) \}', text)
    return {color: (paint, named[rim], float(width)) for color, paint, rim, width in found if color in COLORS}


@cache
def roads() -> list[str]:
    """Of every circuit, of one that nobody has drawn, and of the page itself."""
    palettes = [light({}), dark({}, {})]
    palettes += [
        palette for circuit in OURS for drawn in [drawing(circuit)] for palette in (drawn.light, drawn.dark)
    ]
    asphalt = re.search(r"--asphalt: light-dark\((#\w{6}), (#\w{6})\)", (PAGE / "app.css").read_text("utf-8"))
    assert asphalt
    return [*(palette["road"] for palette in palettes), *asphalt.groups()]


def test_the_page_has_a_paint_for_every_colour() -> None:
    assert sorted(looks()) == sorted(COLORS)


@pytest.mark.parametrize("color", COLORS)
def test_every_car_stands_out_from_the_asphalt(color: str) -> None:
    paint, rim, width = looks()[color]
    for road in roads():
        by_itself = contrast(paint, road) >= ENOUGH
        assert by_itself or (contrast(rim, road) >= ENOUGH and width >= BROAD), road


def test_only_black_needs_its_rim() -> None:
    dark_ones = {
        color
        for color, (paint, _, _) in looks().items()
        if min(contrast(paint, road) for road in roads()) < ENOUGH
    }
    assert dark_ones == {"black"}
