"""The circuits that come with Hairpin, circuits of one's own, and what a wrong file is told."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from hairpin.content.circuits import (
    check_circuit,
    circuit_data,
    circuit_from_data,
    circuit_ids,
    load_circuit,
)
from hairpin.content.problems import ContentError
from hairpin.rules.circuit import Circuit

# name, length, laps, Heat, Stress
FIGURES = {
    "usa": ("USA", 69, 2, 6, 3),
    "great-britain": ("Great Britain", 63, 2, 6, 3),
    "italy": ("Italy", 54, 3, 6, 3),
    "france": ("France", 60, 2, 6, 3),
    "spain": ("Spain", 109, 1, 6, 3),
    "netherlands": ("Netherlands", 55, 3, 6, 3),
    "japan": ("Japan", 60, 2, 7, 3),
    "mexico": ("Mexico", 60, 3, 6, 2),
}

# line, limit, Legend line, race side; "+" joins the lines of a chicane
LINES = {
    "usa": "12 7 2 R · 33 3 27 R · 49 3 43 R · 57 2 52 L",
    "great-britain": "15 10 2 R · 30 6 21 R · 37 5 30 L · 43 4 37 L · 48 3 43 R",
    "italy": "10 5 2 R · 19 2 14 L · 26 3 20 R",
    "france": "12 5 4 R · 20 2 15 R · 27 4 20 L · 39 3 33 R · 47 4 40 R",
    "spain": "11 5 3 R · 15 4 11 R · 29 4 22 L + 32 4 29 R · 44 2 39 R · 65 5 57 R · 85 2 80 L"
    " · 92 3 86 R · 95 4 92 L + 98 4 95 R · 103 3 98 R",
    "netherlands": "9 5 1 R + 13 5 9 L · 16 3 13 R · 26 8 16 L · 34 4 27 R",
    "japan": "10 4 3 L + 12 4 10 R · 18 2 13 L · 45 5 37 R · 53 3 47 R",
    "mexico": "14 7 4 L + 19 7 14 R · 38 6 29 R · 44 4 38 L · 50 2 45 R + 51 2 50 L",
}

CHEVRONS: dict[str, dict[int, tuple[int, ...]]] = {
    "great-britain": {30: (1,), 37: (1,), 43: (1,)},
    "spain": {11: (1, 1, 1), 29: (1, 1, 1), 92: (1, 1), 95: (1, 1, 1), 98: (1,)},
    "netherlands": {9: (2, 1, 1), 13: (1, 1, 1)},
    "japan": {10: (1, 1, 1)},
    "mexico": {14: (1, 1, 1, 1), 38: (1,), 50: (1, 1, 1)},
}

PRESS = {
    "usa": (12, 33, 49, 57),
    "great-britain": (15, 30, 37, 43, 48),
    "italy": (10, 19, 26),
    "france": (12, 20, 27, 39, 47),
    "spain": (15, 32, 65, 85, 98),
    "netherlands": (13, 16, 26, 34),
    "japan": (12, 18, 45, 53),
    "mexico": (19, 38, 44, 51),
}

GOOD = """
name = "Home"
length = 40
laps = 2
heat = 6
stress = 3
press = [20, 30]

[[lines]]
at = 10
limit = 4
race_side = "right"

[[lines]]
at = 20
limit = 3
race_side = "left"
chevrons = [1, 2]

[[lines]]
at = 26
limit = 5
race_side = "left"

[[lines]]
at = 30
limit = 5
race_side = "right"
chicane = true
legend_line = 27

[[tunnels]]
from = 2
to = 5

[[tunnels]]
from = 12
to = 12

[[flooded]]
from = 0
to = 3

[[flooded]]
from = 31
to = 39
"""


def fields_of(circuit: Circuit) -> list[object]:
    """Everything a circuit says."""
    said = ("id", "name", "length", "laps", "heat", "stress", "lines", "tunnels", "press", "flooded")
    return [getattr(circuit, field) for field in said]


def circuit_of(text: str) -> Circuit:
    return circuit_from_data(tomllib.loads(text), "home.toml", "home")


def problems_of(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        circuit_of(text)
    return caught.value.problems


def with_change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


# The eight circuits


def test_the_circuits_are_offered_in_a_fixed_order() -> None:
    assert circuit_ids() == tuple(FIGURES)


def test_every_circuit_file_is_offered() -> None:
    there = {entry.name for entry in (files("hairpin.content") / "circuits").iterdir()}
    offered = {f"{each}.toml" for each in circuit_ids()}
    assert offered == {name for name in there if name.endswith(".toml")}


@pytest.mark.parametrize("id", FIGURES)
def test_figures(id: str) -> None:
    circuit = load_circuit(id)
    assert circuit.id == id
    assert (circuit.name, circuit.length, circuit.laps, circuit.heat, circuit.stress) == FIGURES[id]


@pytest.mark.parametrize("id", LINES)
def test_corner_lines_with_their_derived_legend_lines(id: str) -> None:
    said = ""
    for line in load_circuit(id).lines:
        said += " + " if line.chicane else " · "
        said += f"{line.at} {line.limit} {line.legend_line} {line.race_side[0].upper()}"
    assert said == " · " + LINES[id]


@pytest.mark.parametrize("id", circuit_ids())
def test_chevrons(id: str) -> None:
    lines = load_circuit(id).lines
    assert {line.at: line.chevrons for line in lines if line.chevrons} == CHEVRONS.get(id, {})


@pytest.mark.parametrize("id", circuit_ids())
def test_only_spain_has_tunnels(id: str) -> None:
    spain = ((16, 23), (37, 41), (45, 48), (61, 70), (79, 87))
    assert load_circuit(id).tunnels == (spain if id == "spain" else ())


@pytest.mark.parametrize("id", circuit_ids())
def test_only_japan_is_flooded(id: str) -> None:
    japan = ((5, 10), (38, 44), (49, 54))
    assert load_circuit(id).flooded == (japan if id == "japan" else ())


@pytest.mark.rule("1.1")
def test_water_lies_on_its_spaces_in_every_lap_and_both_ends_belong_to_it() -> None:
    japan = load_circuit("japan")
    wet = {*range(5, 11), *range(38, 45), *range(49, 55)}
    assert {space for space in range(60) if japan.is_flooded(space)} == wet
    assert {space for space in range(60) if japan.is_flooded(space + 60)} == wet
    assert [distance for distance in range(-12, 0) if japan.is_flooded(distance)] == list(range(-11, -5))


@pytest.mark.parametrize("id", PRESS)
def test_press_corners(id: str) -> None:
    assert load_circuit(id).press == PRESS[id]


@pytest.mark.parametrize("id", circuit_ids())
def test_the_files_leave_legend_lines_to_be_derived(id: str) -> None:
    text = (files("hairpin.content") / "circuits" / f"{id}.toml").read_text(encoding="utf-8")
    assert "legend_line" not in text


def test_a_built_in_circuit_is_read_once() -> None:
    assert load_circuit("usa") is load_circuit("usa")


# Defaults


def test_a_legend_line_goes_no_further_back_than_the_line_before() -> None:
    lines = circuit_of(GOOD).lines
    assert [line.legend_line for line in lines] == [3, 14, 20, 27]


def test_a_legend_line_may_lie_before_the_finish_line() -> None:
    circuit = circuit_of(with_change("at = 10\nlimit = 4", "at = 5\nlimit = 20"))
    assert circuit.lines[0].legend_line == 30 - 40


def test_the_press_stands_at_every_corner_unless_told() -> None:
    assert circuit_of(with_change("press = [20, 30]", "")).press == (10, 20, 30)


def test_a_single_line_makes_a_circuit() -> None:
    head = GOOD.split("[[lines]]")[0].replace("press = [20, 30]", "")
    circuit = circuit_of(head + '[[lines]]\nat = 1\nlimit = 0\nrace_side = "left"\nchevrons = [3]\n')
    assert (circuit.lines[0].legend_line, circuit.press) == (-2, (1,))


# Round trip


@pytest.mark.parametrize("id", circuit_ids())
def test_a_circuit_survives_being_saved(id: str) -> None:
    circuit = load_circuit(id)
    saved: dict[str, object] = json.loads(json.dumps(circuit_data(circuit)))
    assert fields_of(circuit_from_data(saved, "race.json", id)) == fields_of(circuit)


def test_an_own_circuit_survives_being_saved() -> None:
    circuit = circuit_of(GOOD)
    assert fields_of(circuit_from_data(circuit_data(circuit), "race.json", "home")) == fields_of(circuit)


def test_a_circuit_without_press_corners_survives_being_saved() -> None:
    circuit = circuit_of(with_change("press = [20, 30]", "press = []"))
    assert circuit.press == ()
    assert circuit_from_data(circuit_data(circuit), "race.json", "home").press == ()


# Files of one's own


def test_an_own_circuit_is_called_after_its_file(tmp_path: Path) -> None:
    (tmp_path / "home.toml").write_text(GOOD, encoding="utf-8")
    circuit = load_circuit(str(tmp_path / "home.toml"))
    assert (circuit.id, circuit.name) == ("home", "Home")


def test_a_relative_path_starts_at_the_base(tmp_path: Path) -> None:
    (tmp_path / "tracks").mkdir()
    (tmp_path / "tracks" / "home.toml").write_text(GOOD, encoding="utf-8")
    assert load_circuit("tracks/home.toml", tmp_path).id == "home"
    assert load_circuit("home.toml", tmp_path / "tracks").id == "home"


def test_a_relative_path_starts_here_without_a_base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home.toml").write_text(GOOD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert load_circuit("home.toml").id == "home"
    assert check_circuit("home.toml") == []


def test_a_byte_order_mark_and_windows_line_ends_are_welcome(tmp_path: Path) -> None:
    (tmp_path / "home.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert check_circuit(tmp_path / "home.toml") == []


def test_an_unknown_id_is_told_the_ids_and_that_a_path_works() -> None:
    with pytest.raises(ContentError) as caught:
        load_circuit("spian")
    assert str(caught.value) == (
        'circuit "spian": unknown; did you mean spain? known are usa, great-britain, italy, france, spain,'
        " netherlands, japan, mexico; a path to a .toml file works too"
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "home.toml: no such file; "),
        (b"name = \xff", "home.toml: not UTF-8 text (byte 7); save it as UTF-8"),
        (b"name = ", "home.toml: not valid TOML: Invalid value (at end of document)"),
        (b'name = "a"\nname = "b"', "home.toml: not valid TOML: Cannot overwrite a value"),
        (b"length = " + b"9" * 5000, "home.toml: not valid TOML: "),
        (b"press = " + b"[" * 5000, "home.toml: not usable TOML: nested too deeply"),
    ],
)
def test_a_file_that_cannot_be_read_gives_one_message(tmp_path: Path, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / "home.toml").write_bytes(content)
    with pytest.raises(ContentError) as caught:
        load_circuit("home.toml", tmp_path)
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith(message)


def test_a_folder_is_no_circuit(tmp_path: Path) -> None:
    assert check_circuit(tmp_path) == [f"{tmp_path}: is a folder; give the path to a .toml file"]


def test_a_path_that_cannot_be_one(tmp_path: Path) -> None:
    assert check_circuit("a\0.toml") == ["'a\\x00.toml': can't be the path of a file"]


# What a wrong file is told


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        # unknown and missing fields
        ("laps = 2", "laps = 2\nhaet = 6", "haet: is not a known field; did you mean heat?"),
        (
            "laps = 2",
            "laps = 2\nxyz = 6",
            "xyz: is not a known field; known are name, length, laps, heat, stress, press, lines, tunnels,"
            " flooded",
        ),
        (
            "limit = 4",
            "limit = 4\nchican = true",
            "lines[0].chican: is not a known field; did you mean chicane?",
        ),
        ("from = 2", "from = 2\nlimit = 1", "tunnels[0].limit: is not a known field; known are from, to"),
        ("laps = 2", "", "laps: is missing; it must be a whole number from 1 to 99"),
        ("limit = 4", "", "lines[0].limit: is missing; it must be a whole number from 0 to 20"),
        ("from = 2", "", "tunnels[0].from: is missing; it must be a whole number from 0 to 39"),
        # types
        ("laps = 2", "laps = true", "laps: must be a whole number from 1 to 99, not true"),
        ("laps = 2", "laps = 2.0", "laps: must be a whole number from 1 to 99, not 2.0"),
        ("limit = 3", 'limit = "three"', 'lines[1].limit: must be a whole number from 0 to 20, not "three"'),
        ("limit = 3", "limit = [3]", "lines[1].limit: must be a whole number from 0 to 20, not a list"),
        ("chicane = true", "chicane = 1", "lines[3].chicane: must be true or false, not 1"),
        ("[1, 2]", "1", "lines[1].chevrons: must be a list of whole numbers, such as [1, 2], not 1"),
        ("[20, 30]", "true", "press: must be a list of whole numbers, such as [1, 2], not true"),
        ("[20, 30]", '[20, "x"]', 'press[1]: must be a whole number from 1 to 39, not "x"'),
        # ranges
        ("heat = 6", "heat = 21", "heat: must be a whole number from 0 to 20, not 21"),
        (
            "heat = 6",
            f"heat = 0x{'f' * 5000}",
            "heat: must be a whole number from 0 to 20, not a far larger one",
        ),
        ("stress = 3", "stress = -1", "stress: must be a whole number from 0 to 20, not -1"),
        ("laps = 2", "laps = 0", "laps: must be a whole number from 1 to 99, not 0"),
        ("length = 40", "length = 401", "length: must be a whole number from 20 to 400, not 401"),
        ("limit = 3", "limit = 21", "lines[1].limit: must be a whole number from 0 to 20, not 21"),
        ("at = 10", "at = 0", "lines[0].at: must be a whole number from 1 to 39, not 0"),
        ("[1, 2]", "[1, 4]", "lines[1].chevrons[1]: must be a whole number from 0 to 3, not 4"),
        ("to = 5", "to = 40", "tunnels[0].to: must be a whole number from 0 to 39, not 40"),
        # names
        ('"Home"', '" "', 'name: must be a text of 1 to 40 characters that can be seen, not " "'),
        ('"Home"', "7", "name: must be a text of 1 to 40 characters that can be seen, not 7"),
        ('"Home"', r'"a\nb"', 'name: must be a text of 1 to 40 characters that can be seen, not "a?b"'),
        ('"Home"', f'"{"a" * 41}"', "name: must be at most 40 characters long, not 41"),
        # lines
        ("at = 20", "at = 10", "lines[1].at: must be more than 10, where the line before it lies, not 10"),
        ('"left"', '"Left"', 'lines[1].race_side: must be "left" or "right", not "Left"'),
        (
            "limit = 4",
            "limit = 4\nchicane = true",
            "lines[0].chicane: must not be true: the first line has none",
        ),
        (
            "at = 26\nlimit = 5",
            "at = 26\nlimit = 3\nchicane = true",
            "lines[3].chicane: must not be true: the line before ends a chicane",
        ),
        (
            "limit = 5",
            "limit = 6",
            "lines[3].limit: must be 6, as at the first line of its chicane, not 5",
        ),
        (
            "at = 26",
            "at = 26\nchevrons = [1, 0, 0, 0, 0, 0, 1]",
            "lines[2].chevrons: must hold at most 6 numbers, one for each space back",
        ),
        (
            "at = 10",
            "at = 1\nchevrons = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]",
            "lines[0].chevrons: must hold at most 11 numbers, one for each space back",
        ),
        (
            "legend_line = 27",
            "legend_line = 25",
            "lines[3].legend_line: must be a whole number from 26 to 30, not 25",
        ),
        (
            "legend_line = 27",
            "legend_line = 31",
            "lines[3].legend_line: must be a whole number from 26 to 30, not 31",
        ),
        (
            "at = 10",
            "at = 10\nlegend_line = -11",
            "lines[0].legend_line: must be a whole number from -10 to 10, not -11",
        ),
        # press corners
        ("[20, 30]", "[20, 21]", "press[1]: must be the last line of a corner, one of 10, 20, 30, not 21"),
        ("[20, 30]", "[20, 26]", "press[1]: must be the last line of a corner, one of 10, 20, 30, not 26"),
        ("[20, 30]", "[20, 20]", "press[1]: must be more than 20, the one before it, not 20"),
        ("[20, 30]", "[20, 10]", "press[1]: must be more than 20, the one before it, not 10"),
        # tunnels
        (
            "to = 5",
            "to = 1",
            "tunnels[0].to: must be 2 or more (through the finish line it takes two), not 1",
        ),
        (
            "to = 5",
            "to = 12",
            "tunnels[1].from: must not share spaces with the tunnel from 2 to 12, as 12 to 12 does",
        ),
        # flooded stretches; they may share spaces with tunnels
        ("to = 39", "to = 40", "flooded[1].to: must be a whole number from 0 to 39, not 40"),
        ("from = 0", "from = 0\nlimit = 1", "flooded[0].limit: is not a known field; known are from, to"),
        (
            "to = 39",
            "to = 30",
            "flooded[1].to: must be 31 or more (through the finish line it takes two), not 30",
        ),
        (
            "from = 31",
            "from = 3",
            "flooded[1].from: must not share spaces with the flooded stretch from 0 to 3, as 3 to 39 does",
        ),
    ],
)
def test_one_mistake_brings_one_message_with_file_entry_and_field(old: str, new: str, message: str) -> None:
    (problem,) = problems_of(with_change(old, new))
    assert problem.startswith(f"home.toml: {message}")


@pytest.mark.parametrize(
    ("list_", "first"),
    [
        ("tunnels = [" + "{ from = 0, to = 0 }, " * 900 + "]", "tunnels[1].from: must not share spaces"),
        ("tunnels = [" + "{}, " * 9000 + "]", "tunnels: must have at most 1000 entries, not 9000"),
        ("press = [" + "0, " * 9000 + "]", "press: must have at most 1000 entries, not 9000"),
        ("\n".join(f"lap{n} = 1" for n in range(900)), "lap0: is not a known field; did you mean laps?"),
    ],
)
def test_many_mistakes_are_counted_after_the_first_fifty(list_: str, first: str) -> None:
    head, lines = with_change("press = [20, 30]", "").split("[[lines]]", 1)
    told = problems_of(f"{head}{list_}\n[[lines]]{lines.split('[[tunnels]]')[0]}")
    assert told[0].startswith(f"home.toml: {first}")
    assert len(told) == 51
    assert re.fullmatch(r"home.toml: and [0-9]+ more; mend these first", told[-1])
    assert sum(map(len, told)) < 10_000


def test_a_circuit_needs_a_line() -> None:
    head = GOOD.split("[[lines]]")[0].replace("press = [20, 30]", "")
    needed = ["home.toml: lines: there are none; a circuit needs at least one [[lines]]"]
    assert problems_of(head) == needed
    assert problems_of(head + "lines = []") == needed


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("3", "lines: must be a list of tables, each headed [[lines]], not 3"),
        ("{ at = 3 }", "lines: must be a list of tables, each headed [[lines]], not a table"),
        ("[3]", "lines: must hold tables only, each headed [[lines]]; [0] is 3"),
    ],
)
def test_lines_are_tables(lines: str, message: str) -> None:
    head = GOOD.split("[[lines]]")[0]
    assert problems_of(f"{head}lines = {lines}") == [f"home.toml: {message}"]


def test_an_empty_file_is_told_all_it_needs(tmp_path: Path) -> None:
    (tmp_path / "home.toml").touch()
    entries = [problem.split(": ")[1] for problem in check_circuit(tmp_path / "home.toml")]
    assert sorted(entries) == ["heat", "laps", "length", "lines", "name", "stress"]


def test_all_problems_come_at_once(tmp_path: Path) -> None:
    wrong = GOOD
    for old, new in [
        ("laps = 2", "laps = 0"),
        ("at = 10", "at = 0"),
        ("at = 20", "at = 50"),
        ("limit = 3", "limit = -3"),
        ('"left"\n\n', '"up"\n\n'),
        ("[1, 2]", "[1, 9, 2]"),
        ("[20, 30]", "[30, 20, 5.5]"),
        ("to = 5", "to = 1"),
        ("from = 12", "frm = 12"),
    ]:
        assert old in wrong
        wrong = wrong.replace(old, new, 1)
    path = tmp_path / "home.toml"
    path.write_text(wrong, encoding="utf-8")
    problems = check_circuit(path)
    assert [problem.split(": ")[0] for problem in problems] == [str(path)] * len(problems)
    assert {problem.split(": ")[1] for problem in problems} == {
        "laps",
        "lines[0].at",
        "lines[1].at",
        "lines[1].limit",
        "lines[1].chevrons[1]",
        "lines[2].race_side",
        "press[1]",
        "press[2]",
        "tunnels[0].to",
        "tunnels[1].frm",
        "tunnels[1].from",
    }
    assert len(problems) == 11


def test_several_lines_out_of_order_are_all_named() -> None:
    wrong = with_change("at = 20", "at = 10").replace("at = 26", "at = 9")
    entries = [problem.split(": ")[1] for problem in problems_of(wrong)]
    assert entries == ["lines[1].at", "lines[2].at"]


def test_an_unreadable_length_brings_no_complaints_about_the_rest() -> None:
    wrong = with_change("length = 40", 'length = "40"')
    assert problems_of(wrong) == ['home.toml: length: must be a whole number from 20 to 400, not "40"']


def test_the_text_of_the_error_is_its_problems_line_by_line() -> None:
    with pytest.raises(ContentError) as caught:
        circuit_of(with_change("laps = 2", "laps = 0").replace("heat = 6", "heat = 99"))
    assert str(caught.value) == (
        "home.toml: laps: must be a whole number from 1 to 99, not 0\n"
        "home.toml: heat: must be a whole number from 0 to 20, not 99"
    )
