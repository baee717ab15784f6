"""A road is closed, has all its spaces equally long, bends at its corners, and never touches itself."""

from itertools import pairwise
from math import cos, hypot, pi, sin

import pytest
from hypothesis import given, settings

from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.drawing.drawing import DrawnSpace, Spot
from hairpin.drawing.making import drawing
from hairpin.drawing.measures import MIN_GAP, SPACE
from hairpin.rules.circuit import Circuit
from tests.drawing.drawn import drawn as drawn_once
from tests.drawing.made_up import STRANGE, circuits
from tests.drawing.shapes import touching
from tests.fresh import longer

OURS = [load_circuit(name) for name in circuit_ids()]
ALL = [*OURS, *STRANGE.values()]
NAMES = [*circuit_ids(), *STRANGE]

each_circuit = pytest.mark.parametrize("circuit", ALL, ids=NAMES)
each_of_ours = pytest.mark.parametrize("circuit", OURS, ids=circuit_ids())


def turned(spaces: tuple[DrawnSpace, ...], first: int, last: int) -> float:
    """Degrees to the right from one space to another."""
    headings = [spaces[n % len(spaces)].middle.heading for n in range(first, last + 1)]
    return sum((b - a + 180) % 360 - 180 for a, b in pairwise(headings))


@each_circuit
def test_every_space_is_drawn_and_equally_long(circuit: Circuit) -> None:
    spaces = drawn_once(circuit).geometry.spaces
    assert len(spaces) == circuit.length
    for here, after in zip(spaces, (*spaces[1:], spaces[0]), strict=True):
        chord = hypot(after.middle.x - here.middle.x, after.middle.y - here.middle.y)
        assert (
            SPACE * 0.96 < chord < SPACE * 1.001
        )  # a bend of the least radius is that much longer than its chord


@each_circuit
def test_the_road_comes_round_once(circuit: Circuit) -> None:
    assert abs(turned(drawn_once(circuit).geometry.spaces, 0, circuit.length)) == pytest.approx(360, abs=0.5)


@each_circuit
def test_cars_never_touch_wherever_they_stand(circuit: Circuit) -> None:
    spots = [spot for space in drawn_once(circuit).geometry.spaces for spot in space.spots]
    assert touching(spots) == []


@settings(max_examples=longer(25))
@given(circuits())
def test_cars_never_touch_on_any_circuit(circuit: Circuit) -> None:
    geometry = drawn_once(circuit).geometry
    assert touching([spot for space in geometry.spaces for spot in space.spots]) == []


def test_cars_on_one_spot_would_be_noticed() -> None:
    """The measure itself: it must be able to fail."""
    assert touching([Spot(0, 0, 0), Spot(30, 0, 0)])
    assert touching([Spot(0, 0, 0), Spot(0, 17, 0)])
    assert not touching([Spot(0, 0, 0), Spot(0, 19, 0), Spot(37, 0, 0)])
    assert touching([Spot(0, 0, 0), Spot(22, 15, 90)])


@each_circuit
def test_parts_of_the_road_keep_their_distance(circuit: Circuit) -> None:
    """Seen from the middle of each space; what follows at once is near, of course."""
    middles = [space.middle for space in drawn_once(circuit).geometry.spaces]
    count = len(middles)
    for number, here in enumerate(middles):
        for other in range(number + 4, min(count, number + count - 3)):
            distance = hypot(here.x - middles[other].x, here.y - middles[other].y)
            assert distance > MIN_GAP - 5, (number, other)


@each_of_ours
def test_a_corner_bends_to_the_side_of_its_race_line(circuit: Circuit) -> None:
    spaces = drawn_once(circuit).geometry.spaces
    for line in circuit.lines:
        turn = turned(spaces, line.at - 2, line.at + 1)
        assert (turn if line.race_side == "right" else -turn) > 15, line


@each_of_ours
def test_lower_limits_are_sharper(circuit: Circuit) -> None:
    spaces = drawn_once(circuit).geometry.spaces
    sharpness = {
        line: max(abs(turned(spaces, line.at + n - 1, line.at + n)) for n in (-1, 0, 1)) for line in circuit.lines
    }
    for slow in circuit.lines:
        for quick in circuit.lines:
            if slow.limit < quick.limit:
                assert sharpness[slow] > sharpness[quick], (slow, quick)


@each_of_ours
def test_the_grid_of_twelve_stands_behind_the_line_on_the_spots_of_the_last_spaces(circuit: Circuit) -> None:
    geometry = drawn_once(circuit).geometry
    assert len(geometry.grid) == 12
    assert geometry.grid[:2] == geometry.spaces[-1].spots
    assert geometry.grid[10:] == geometry.spaces[-6].spots


@each_of_ours
def test_the_first_spot_is_on_the_race_line(circuit: Circuit) -> None:
    for number, space in enumerate(drawn_once(circuit).geometry.spaces):
        line = next((line for line in circuit.lines if line.at > number), circuit.lines[0])
        heading = space.middle.heading * pi / 180
        across = _right_of(space.middle, heading, space.spots[0])
        assert (across > 0) == (line.race_side == "right")
        assert space.countdown == (line.at - 1 - number) % circuit.length


def _right_of(middle: Spot, heading: float, spot: Spot) -> float:
    return -(spot.x - middle.x) * sin(heading) + (spot.y - middle.y) * cos(heading)


def test_a_made_up_drawing_is_the_same_each_time() -> None:
    circuit = STRANGE["hairpins one after the other"]
    assert drawing(circuit) == drawn_once(circuit)
