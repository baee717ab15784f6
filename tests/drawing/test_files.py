"""Drawings of one's own: everything wrong is told, with file, entry and field; and `circuit render`."""

import tomllib
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hairpin.cli import main
from hairpin.content.circuits import load_circuit
from hairpin.content.drawing_format import drawing_from_data
from hairpin.content.problems import ContentError
from hairpin.drawing.making import drawing
from tests.drawing.shapes import touching

ROOT = Path(__file__).parents[2]

HARBOUR = """
name = "Harbour"
length = 48
laps = 2
heat = 6
stress = 3
[[lines]]
at = 9
limit = 6
race_side = "right"
[[lines]]
at = 30
limit = 2
race_side = "right"
"""

EIGHT = [[round(20 * cos(n * pi / 8), 2), round(10 * sin(n * pi / 4), 2)] for n in range(16)]
ROUND = "[[bends]]\nat = 9\nturn = 90\nover = 4\n[[bends]]\nat = 30\nturn = 150\nover = 6\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "",
            "mine.toml: bends: a drawing needs either [[bends]] or points for its road, not both and not neither",
        ),
        (
            "points = [[0, 0], [1, 0], [1, 1], [0, 1]]\n" + ROUND,
            "mine.toml: bends: a drawing needs either [[bends]]",
        ),
        ("points = [[0, 0], [1, 0]]", "mine.toml: points: must be a list of 4 places or more"),
        (
            ROUND + "[[bends]]\nat = 9",
            "mine.toml: bends[2].turn: is missing; it must be a number from -200 to 200",
        ),
        ("bend = 1\n" + ROUND, "mine.toml: bend: is not a known field; did you mean bends?"),
        (
            "[[bends]]\nat = 99\nturn = 9\nover = 4",
            "mine.toml: bends[0].at: must be a number from 0 to 69, not 99",
        ),
        (
            "margins = [1, 2]\n" + ROUND,
            "mine.toml: margins: must hold 4 numbers: above, right, below, left; not 2",
        ),
        ("weather = 7\n" + ROUND, "mine.toml: weather: must be a place, such as [120, 80], not 7"),
        (
            ROUND + '[palette]\npaper = "red"',
            'mine.toml: palette.paper: must be a colour such as "#c8321f", in small letters, not "red"',
        ),
        (
            ROUND + "[palette.dark]\nsky = 1",
            "mine.toml: palette.dark.sky: is not a known field; known fields are paper",
        ),
        (
            ROUND + '[[ground]]\nrole = "water"\npoints = [[1, 2], [3, 4]]',
            "mine.toml: ground[0].points: must be a list of 3 places or more, such as [[0, 0], [120, 80]]",
        ),
        (ROUND + '[[scenery]]\nkind = "yeti"\nat = [0, 0]\nsize = 9', "mine.toml: scenery[0].kind: must be"),
        (
            ROUND + '[[scenery]]\nkind = "tree"\nat = [0, "x"]\nsize = 9',
            "mine.toml: scenery[0].at: must be a place",
        ),
        (
            ROUND + '[[labels]]\nline = 13\nside = "left"',
            "mine.toml: labels[0].line: must be a corner line, one of 12, 33, 49, 57, not 13",
        ),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_field(text: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        drawing_from_data(tomllib.loads(text), "mine.toml", load_circuit("usa"))
    assert message in str(error.value)


def test_all_mistakes_are_told_at_once() -> None:
    text = 'heading = "up"\nmargins = [1]\n[[bends]]\nat = 1\nturn = 999\nover = 0\n'
    with pytest.raises(ContentError) as error:
        drawing_from_data(tomllib.loads(text), "mine.toml", load_circuit("usa"))
    assert len(error.value.problems) == 4


@pytest.mark.parametrize(
    ("bends", "message"),
    [
        ([(10, 180, 1)], "mine.toml: bends: a bend is too tight for two cars"),
        ([(10, 180, 8), (20, 180, 8), (30, 180, 8), (40, -180, 8)], "mine.toml: bends: the road "),
    ],
)
def test_a_road_that_nobody_could_drive_is_refused(bends: list[tuple[float, float, float]], message: str) -> None:
    circuit = load_circuit("usa")
    data: dict[str, object] = {"bends": [{"at": at, "turn": turn, "over": over} for at, turn, over in bends]}
    plan = drawing_from_data(data, "mine.toml", circuit)
    with pytest.raises(ContentError, match=message.replace("[", r"\[")):
        drawing(circuit, plan)


def test_a_road_may_run_through_points_and_is_made_as_long_as_it_must_be() -> None:
    circuit = load_circuit("usa")
    data: dict[str, object] = {"points": [[0, 0], [9, -1], [12, 4], [6, 8], [-2, 5]]}
    spaces = drawing(circuit, drawing_from_data(data, "mine.toml", circuit)).geometry.spaces
    assert len(spaces) == 69
    for here, after in pairwise(space.middle for space in spaces):
        assert hypot(after.x - here.x, after.y - here.y) == pytest.approx(60, rel=0.02)
    assert touching([spot for space in spaces for spot in space.spots]) == []


def test_points_that_cross_are_refused() -> None:
    circuit = load_circuit("usa")
    plan = drawing_from_data({"points": EIGHT}, "mine.toml", circuit)
    with pytest.raises(ContentError, match=r"mine.toml: points: the road touches itself"):
        drawing(circuit, plan)


def test_render_writes_a_picture_of_ours_by_day_and_by_night(tmp_path: Path) -> None:
    day, night = tmp_path / "day.svg", tmp_path / "night.svg"
    assert main(["circuit", "render", "france", "-o", str(day)]) == 0
    assert main(["circuit", "render", "france", "--dark", "-o", str(night)]) == 0
    assert ElementTree.parse(day).getroot().tag.endswith("svg")
    assert ElementTree.parse(night).getroot().tag.endswith("svg")
    assert day.read_text("utf-8") != night.read_text("utf-8")


def test_render_draws_a_file_of_ones_own_with_and_without_a_drawing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, look = tmp_path / "harbour.toml", tmp_path / "look.toml"
    mine.write_text(HARBOUR, encoding="utf-8")
    look.write_text(ROUND + '[palette]\npaper = "#123456"\n', encoding="utf-8")
    assert main(["circuit", "render", str(mine)]) == 0
    made_up = capsys.readouterr().out
    assert main(["circuit", "render", str(mine), "--drawing", str(look)]) == 0
    assert "#123456" in capsys.readouterr().out
    assert "#123456" not in made_up
    assert ElementTree.fromstring(made_up.encode()).tag.endswith("svg")


def test_render_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["circuit", "render", "narnia"]) == 2
    assert "unknown" in capsys.readouterr().err
    assert main(["circuit", "render", "usa", "-o", str(tmp_path / "no" / "where.svg")]) == 2
    assert "where.svg: can't be written: No such file or directory" in capsys.readouterr().err


def test_the_example_in_the_documentation_can_be_drawn() -> None:
    text = (ROOT / "docs" / "drawings.md").read_text("utf-8")
    example = tomllib.loads(text.split("```toml\n")[1].split("```")[0])
    circuit_text = (ROOT / "docs" / "circuits.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
    from hairpin.content.circuits import circuit_from_data

    harbour = circuit_from_data(tomllib.loads(circuit_text), "harbour.toml", "harbour")
    plan = drawing_from_data(example, "harbour-drawing.toml", harbour)
    assert len(drawing(harbour, plan).geometry.spaces) == 48
