"""The name in a picture, in each language: it has room, and a page shows one of them."""

from __future__ import annotations

import re
from math import hypot

import pytest

from hairpin.content.circuit_names import names_of
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.drawings import drawing_plan
from hairpin.content.languages import LANGUAGES
from hairpin.drawing import titles
from hairpin.drawing.designed import designed_road
from hairpin.drawing.ground import under_road
from hairpin.drawing.lettering import can_letter
from hairpin.drawing.making import _at_origin, drawing
from hairpin.drawing.measures import HALF_ROAD
from hairpin.drawing.style import page_style
from hairpin.drawing.text import title_width
from tests.drawing.drawn import drawn as drawn_once

each_circuit = pytest.mark.parametrize("circuit", circuit_ids())


def titles_of(circuit: str) -> tuple[titles.Title, ...]:
    loaded = load_circuit(circuit)
    plan = drawing_plan(loaded)
    assert plan is not None
    road = _at_origin(designed_road(plan, loaded.length))
    return titles.titles(loaded, plan, names_of(loaded), under_road(loaded, road), road)


def test_names_are_those_of_the_languages() -> None:
    assert names_of(load_circuit("great-britain")) == {
        "en": "Great Britain",
        "fr": "Grande-Bretagne",
        "da": "Storbritannien",
    }


@each_circuit
def test_there_is_a_name_for_each_language_and_our_letters_can_write_it(circuit: str) -> None:
    found = titles_of(circuit)
    assert [title.language for title in found] == list(LANGUAGES)
    assert all(can_letter(title.text) for title in found)


@each_circuit
def test_english_stays_as_it_was_designed(circuit: str) -> None:
    plan = drawing_plan(load_circuit(circuit))
    assert plan is not None
    assert plan.title is not None
    english = titles_of(circuit)[0]
    assert (english.at, english.height) == (plan.title.at, plan.title.height)


@each_circuit
def test_every_name_fits(circuit: str) -> None:
    """Inside the picture, not on the road, and not much smaller than in English."""
    loaded = load_circuit(circuit)
    plan = drawing_plan(loaded)
    assert plan is not None
    box = drawn_once(loaded).geometry.box
    road = _at_origin(designed_road(plan, loaded.length))
    english = titles_of(circuit)[0]
    for title in titles_of(circuit):
        (x, y), long = title.at, title_width(title.text, title.height)
        assert box.x <= x
        assert x + long <= box.x + box.width, title
        assert title.height >= 0.6 * english.height, title
        nearest = min(
            hypot(max(x - px, 0, px - x - long), max(y - py, 0, py - y - title.height)) for px, py in road.points
        )
        assert nearest >= HALF_ROAD, title


def test_a_page_shows_the_name_in_its_own_language_only() -> None:
    usa = load_circuit("italy")
    svg = drawing(usa, names=names_of(usa)).svg
    assert re.findall(r'class="name" lang="(\w+)"', svg) == list(LANGUAGES)
    style = page_style()
    assert ".track .name[lang]{display:none}" in style
    assert ":lang(fr) .track .name[lang=fr]" in style


def test_a_picture_of_its_own_has_one_name() -> None:
    svg = drawing(load_circuit("italy")).svg
    assert svg.count('class="name"') == 1
    assert "lang=" not in svg
