"""Pictures are well-formed, self-contained SVG with words for those who can't see them."""

import re
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree

import pytest

from hairpin.content.circuits import circuit_data, circuit_from_data, load_circuit
from hairpin.content.drawing_format import KINDS, ROLES
from hairpin.content.drawings import drawing_plan
from hairpin.drawing.drawing import Box
from hairpin.drawing.ground import Ground
from hairpin.drawing.lettering import BETWEEN, GLYPHS, STROKE, can_letter, placed, plain
from hairpin.drawing.making import drawing
from hairpin.drawing.measures import SPACE
from hairpin.drawing.palette import DEFAULT
from hairpin.drawing.picture import alone
from hairpin.drawing.shapes import SHAPES
from hairpin.drawing.style import page_style
from hairpin.drawing.surroundings import continued, plants
from hairpin.rules.circuit import Circuit
from tests.drawing.drawn import drawn as drawn_once
from tests.drawing.made_up import circuit as made_up
from tests.drawing.test_roads import OURS, each_circuit, each_of_ours

SVG = "{http://www.w3.org/2000/svg}"


@each_circuit
def test_a_picture_is_well_formed_and_says_what_it_shows(circuit: Circuit) -> None:
    drawn = drawn_once(circuit)
    for text in (drawn.svg, alone(drawn), alone(drawn, is_dark=True)):
        root = ElementTree.fromstring(text)
        assert root.tag == f"{SVG}svg"
        assert root.findtext(f"{SVG}title") == circuit.name
        assert f"{circuit.length} spaces" in (root.findtext(f"{SVG}desc") or "")


@each_of_ours
def test_a_picture_needs_nothing_from_elsewhere(circuit: Circuit) -> None:
    text = alone(drawn_once(circuit))
    root = ElementTree.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    assert "url(" not in text
    assert "@import" not in text
    for element in root.iter():
        assert element.tag in {
            f"{SVG}{name}"
            for name in ("svg", "title", "desc", "style", "defs", "g", "path", "use", "rect", "circle")
        }
        if (link := element.get("href")) is not None:
            assert link.removeprefix("#") in ids


@each_of_ours
def test_ids_are_used_once_and_begin_with_the_prefix(circuit: Circuit) -> None:
    drawn = drawn_once(circuit)
    ids = [element.get("id", "") for element in ElementTree.fromstring(drawn.svg).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(each.startswith(drawn.prefix) for each in ids)
    wanted = {f"{drawn.prefix}-space-{n}" for n in range(circuit.length)}
    wanted |= {
        f"{drawn.prefix}-{what}-{n}" for what in ("sector", "badge", "line") for n in range(len(circuit.lines))
    }
    assert wanted <= set(ids)


@each_of_ours
def test_a_picture_for_pages_brings_no_style_that_a_strict_policy_would_refuse(circuit: Circuit) -> None:
    root = ElementTree.fromstring(drawn_once(circuit).svg)
    for element in root.iter():
        assert element.tag != f"{SVG}style"
        assert element.get("style") is None
        assert not [name for name in element.keys() if name.startswith("on")]  # noqa: SIM118 - an element is no dict


@each_of_ours
def test_every_class_has_its_colour(circuit: Circuit) -> None:
    drawn = drawn_once(circuit)
    used = set(re.findall(r'class="([fs]-[a-z]+)"', drawn.svg))
    assert len(used) > 15
    for style in (page_style(), alone(drawn), alone(drawn, is_dark=True)):
        assert used <= set(re.findall(r"\.([fs]-[a-z]+)\{", style))


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@each_of_ours
def test_numbers_and_limits_can_be_read_by_day_and_by_night(circuit: Circuit) -> None:
    drawn = drawn_once(circuit)
    for palette in (drawn.light, drawn.dark):
        for one, other, minimum in (
            ("paint", "road", 7.0),
            ("paint", "flood", 4.5),
            ("flood", "road", 1.6),
            ("figure", "badge", 7.0),
            ("race", "road", 4.5),
            ("race", "flood", 2.5),
            ("ink", "paper", 7.0),
            ("kerb", "paint", 3.0),
            ("accent", "paper", 2.0),
        ):
            assert contrast(palette[one], palette[other]) >= minimum, (one, other)


def layer(circuit: Circuit, name: str) -> ElementTree.Element:
    root = ElementTree.fromstring(drawn_once(circuit).svg)
    (found,) = (element for element in root.iter(f"{SVG}g") if element.get("class") == name)
    return found


@each_of_ours
def test_water_lies_on_flooded_spaces_and_nowhere_else(circuit: Circuit) -> None:
    geometry = drawn_once(circuit).geometry
    assert [(water.first, water.last) for water in geometry.flooded] == list(circuit.flooded)
    pools = [element.get("d") for element in layer(circuit, "flooded") if element.get("class") == "f-flood"]
    assert pools == [water.outline for water in geometry.flooded]


def test_a_circuit_of_ones_own_can_be_under_water() -> None:
    data = circuit_data(made_up(48, [(10, 3, "right"), (30, 5, "left")]))
    water = [{"from": 0, "to": 0}, {"from": 8, "to": 12}, {"from": 40, "to": 47}]
    wet = circuit_from_data({**data, "flooded": water}, "wet.toml", "wet")
    pools = [element for element in layer(wet, "flooded") if element.get("class") == "f-flood"]
    assert len(pools) == 3


def test_no_two_circuits_have_the_same_palette() -> None:
    palettes = [drawn_once(circuit).light for circuit in OURS]
    assert len({(palette["paper"], palette["accent"]) for palette in palettes}) == len(OURS)


@each_of_ours
def test_the_path_is_as_long_as_its_spaces(circuit: Circuit) -> None:
    """Clients measure it to drive along."""
    path = drawn_once(circuit).geometry.path
    assert path.endswith("Z")
    x, y = map(float, path[1 : path.index("C")].split())
    total = 0.0
    for curve in path[path.index("C") + 1 : -1].split("C"):
        a, b, c, d, e, f = map(float, curve.split())
        before = (x, y)
        for step in range(1, 17):
            t = step / 16
            u = 1 - t
            px = u**3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t**3 * e
            py = u**3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t**3 * f
            total += ((px - before[0]) ** 2 + (py - before[1]) ** 2) ** 0.5
            before = (px, py)
        x, y = e, f
    assert total == pytest.approx(circuit.length * SPACE, rel=0.003)


def test_a_name_can_be_anything_and_breaks_out_of_nothing() -> None:
    for name in ('<script>alert("1")</script>', "Ring & Rang", "鈴鹿", "Ærø's"):
        text = drawing(made_up(30, [(10, 3, "right")], name)).svg
        assert ElementTree.fromstring(text).findtext(f"{SVG}title") == name
        assert "<script" not in text


def test_a_changed_circuit_is_not_drawn_as_ours() -> None:
    data = circuit_data(load_circuit("italy"))
    ours = circuit_from_data(data, "italy", "italy")
    assert drawing(ours).svg == drawing(load_circuit("italy")).svg
    changed = circuit_from_data({**data, "length": 55}, "italy", "italy")
    assert len(drawing(changed).geometry.spaces) == 55


def test_there_is_a_shape_for_every_kind_and_a_colour_for_every_role() -> None:
    assert set(SHAPES) == set(KINDS)
    assert set(DEFAULT) == set(ROLES)
    assert {role for parts in SHAPES.values() for role, _ in parts} <= set(ROLES)


def test_our_letters_cover_names_of_three_languages() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÉÈÊÇÀ"
    assert can_letter(letters + letters.lower() + "0123456789 -.'/")
    assert not can_letter("鈴")
    assert plain("Ærø é") == "AERO E"
    assert all(glyph.path.startswith("M") for letter, glyph in GLYPHS.items() if letter != " ")


@each_of_ours
def test_nothing_ends_where_the_frame_ends(circuit: Circuit) -> None:
    """A window may be wider than the frame: no area's outline runs along it, and there is country beyond."""
    plan = drawing_plan(circuit)
    assert plan is not None
    box = drawn_once(circuit).geometry.box
    for area in plan.ground:
        drawn = continued(area, box).points
        for a, b in pairwise((*drawn, drawn[0])):
            assert not _runs_along(a, b, box), f"{area.role} from {a} to {b}"
    beyond = [piece.at for piece in plants(plan, box, Ground())]
    assert any(x < box.x for x, _ in beyond)
    assert any(y < box.y for _, y in beyond)
    assert all(not (box.x < x < box.x + box.width and box.y < y < box.y + box.height) for x, y in beyond)


def _runs_along(a: tuple[float, float], b: tuple[float, float], box: Box) -> bool:
    """Both at the same edge of the frame, and along it."""
    frame = ((box.x, box.x + box.width), (box.y, box.y + box.height))
    return any(
        abs(a[axis] - edge) < 30 and abs(b[axis] - edge) < 30 and abs(a[1 - axis] - b[1 - axis]) > 60
        for axis in (0, 1)
        for edge in frame[axis]
    )


@pytest.mark.parametrize("name", ["spain", "netherlands"])
def test_the_sea_goes_on_beyond_the_frame_and_nothing_grows_in_it(name: str) -> None:
    circuit = load_circuit(name)
    plan = drawing_plan(circuit)
    assert plan is not None
    box = drawn_once(circuit).geometry.box
    (sea,) = (continued(area, box) for area in plan.ground if area.role == "water" and not area.straight)
    assert max(hypot(x, y) for x, y in sea.points) > 3000
    with_sea = [piece.at for piece in plants(plan, box, Ground())]
    without = [piece.at for piece in plants(plan._replace(ground=()), box, Ground())]
    assert len(with_sea) < len(without)


def test_a_made_up_circuit_has_country_around_it() -> None:
    drawn = drawing(made_up(60, [(20, 3, "right"), (45, 2, "left")]))
    root = ElementTree.fromstring(drawn.svg)
    around = root.find(f"{SVG}g[@class='around']")
    assert around is not None
    assert len(around) > 5


def test_arrows_behind_the_finish_line_show_the_way() -> None:
    drawn = drawing(load_circuit("usa"))
    arrows = ElementTree.fromstring(drawn.svg).find(f"{SVG}g[@class='direction']")
    assert arrows is not None
    first = drawn.geometry.spaces[0].middle
    for arrow in arrows:
        turned = re.search(r"rotate\(([-\d.]+)\)", arrow.get("transform", ""))
        assert turned is not None
        assert abs((float(turned[1]) - first.heading + 180) % 360 - 180) < 20


def test_a_name_has_no_hole() -> None:
    """From the ink of a letter to that of the next it is never much further than usual."""
    for name in ("NETHERLANDS", "FRANCE", "GREAT BRITAIN"):
        letters = [(glyph, x) for glyph, x in placed(name)]
        for (one, x), (other, after) in pairwise(letters):
            if " " not in (one, other):
                gap = after + _ink(other)[0] - x - _ink(one)[1]
                assert gap <= BETWEEN + 0.15, f"{one}{other} in {name}: {gap:.2f}"


def _ink(glyph: str) -> tuple[float, float]:
    """From where to where it reaches: upright strokes reach half their width further than their path."""
    path, width = GLYPHS[glyph]
    first, last = INK.get(glyph, (-STROKE / 2, width + STROKE / 2))
    assert path
    return first, last


INK = {"E": (-STROKE / 2, 3.1), "F": (-STROKE / 2, 3.1), "T": (-0.6, 2.8), "L": (-STROKE / 2, 2.8)}
"""Letters whose arms end without a stroke across them."""
