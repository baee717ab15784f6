"""What lies beside the road covers neither the road nor anything else, and lies where it belongs."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given, settings

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.drawings import drawing_plan
from hairpin.drawing.drawing import Geometry
from hairpin.drawing.measures import BADGE, HALF_ROAD, PRESS, TOKEN, WEATHER
from hairpin.rules.circuit import Circuit
from tests.drawing.drawn import drawn as drawn_once
from tests.drawing.made_up import STRANGE, circuits
from tests.drawing.shapes import Point, too_near
from tests.drawing.test_roads import each_circuit, each_of_ours
from tests.fresh import longer


def rounds(geometry: Geometry) -> list[tuple[Point, float]]:
    badges = [(line.badge, BADGE) for line in geometry.lines]
    tokens = [(line.token, TOKEN) for line in geometry.lines if line.token is not None]
    press = [(line.press, PRESS) for line in geometry.lines if line.press is not None]
    return [*badges, *tokens, *press, (geometry.weather, WEATHER)]


def on_the_road(geometry: Geometry, things: list[tuple[Point, float]]) -> list[Point]:
    """Those nearer than half a road to the middle of any space, or to the line between two."""
    middles = [(space.middle.x, space.middle.y) for space in geometry.spaces]
    between = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(middles)]
    return [
        place
        for place, radius in things
        if any(hypot(place[0] - x, place[1] - y) < radius + HALF_ROAD - 6 for x, y in (*middles, *between))
    ]


@each_circuit
def test_badges_tokens_and_press_cover_nothing(circuit: Circuit) -> None:
    if circuit is STRANGE["long and full"]:
        pytest.skip("the same as the shorter one, and slow to measure")
    geometry = drawn_once(circuit).geometry
    assert too_near(rounds(geometry)) == []
    assert on_the_road(geometry, rounds(geometry)) == []


@settings(max_examples=longer(15))
@given(circuits())
def test_badges_tokens_and_press_cover_nothing_on_any_circuit(circuit: Circuit) -> None:
    geometry = drawn_once(circuit).geometry
    assert too_near(rounds(geometry)) == []
    assert on_the_road(geometry, rounds(geometry)) == []


@each_of_ours
def test_a_badge_lies_beside_its_line(circuit: Circuit) -> None:
    for line in drawn_once(circuit).geometry.lines:
        ends = [hypot(line.badge[0] - x, line.badge[1] - y) for x, y in line.across]
        assert min(ends) < 90, line


@each_of_ours
def test_everything_is_inside_the_picture(circuit: Circuit) -> None:
    geometry = drawn_once(circuit).geometry
    box = geometry.box
    for (x, y), radius in rounds(geometry):
        assert box.x + radius < x < box.x + box.width - radius
        assert box.y + radius < y < box.y + box.height - radius
    for space in geometry.spaces:
        for spot in (*space.spots, space.aside):
            assert box.x + 20 < spot.x < box.x + box.width - 20
            assert box.y + 20 < spot.y < box.y + box.height - 20


@each_of_ours
def test_scenery_keeps_off_the_road(circuit: Circuit) -> None:
    plan = drawing_plan(circuit)
    assert plan is not None
    things = [((piece.at[0], piece.at[1] - piece.size / 2), piece.size * 0.3) for piece in plan.scenery]
    assert on_the_road(drawn_once(circuit).geometry, things) == []


def test_a_corner_has_one_token_and_a_chicane_has_it_at_the_second_line() -> None:
    circuit = load_circuit("netherlands")
    lines = drawn_once(circuit).geometry.lines
    assert [line.at for line in lines if line.token is None] == [9]


@pytest.mark.parametrize("name", circuit_ids())
def test_the_press_has_its_place_at_press_corners_only(name: str) -> None:
    circuit = load_circuit(name)
    assert tuple(line.at for line in drawn_once(circuit).geometry.lines if line.press is not None) == circuit.press
