"""The format of a circuit file: read with all checks, and written as plain data for save files."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hairpin.content.fields import Fields
from hairpin.content.problems import Problems
from hairpin.rules.circuit import Circuit, CornerLine
from hairpin.rules.setup import MAX_LAPS

MIN_LENGTH: Final = 20
MAX_LENGTH: Final = 400
MAX_CARDS: Final = 20
MAX_LIMIT: Final = 20
MAX_CHEVRONS: Final = 3
LEGEND_REACH: Final = 3
"""How many spaces more than its limit a Legend line lies before its corner line."""

RACE_SIDES: Final = ("left", "right")
CIRCUIT_KEYS: Final = ("name", "length", "laps", "heat", "stress", "press", "lines", "tunnels", "flooded")
LINE_KEYS: Final = ("at", "limit", "race_side", "chicane", "chevrons", "legend_line")
STRETCH_KEYS: Final = ("from", "to")
Stretch = tuple[int, int]
"""The first space of a tunnel or of flooded road, and its last."""


def circuit_from_data(data: dict[str, object], file: str, id: str) -> Circuit:
    """The circuit that the data describes; ContentError tells everything that is wrong with it."""
    problems = Problems(file)
    circuit = _read_circuit(Fields(data, problems), id)
    problems.raise_if_any()
    return circuit


def circuit_data(circuit: Circuit) -> dict[str, object]:
    """The circuit as its file would say it, with all that a file may leave open written out.

    So a saved race keeps its Legend lines and press corners even if their defaults should change.
    """
    data: dict[str, object] = {
        "name": circuit.name,
        "length": circuit.length,
        "laps": circuit.laps,
        "heat": circuit.heat,
        "stress": circuit.stress,
        "press": list(circuit.press),
        "lines": [_line_data(line) for line in circuit.lines],
    }
    if circuit.tunnels:
        data["tunnels"] = _stretches_data(circuit.tunnels)
    if circuit.flooded:
        data["flooded"] = _stretches_data(circuit.flooded)
    return data


def _stretches_data(stretches: Sequence[Stretch]) -> list[dict[str, int]]:
    return [{"from": first, "to": last} for first, last in stretches]


def _line_data(line: CornerLine) -> dict[str, object]:
    data: dict[str, object] = {"at": line.at, "limit": line.limit, "race_side": line.race_side}
    if line.chicane:
        data["chicane"] = True
    if line.chevrons:
        data["chevrons"] = list(line.chevrons)
    data["legend_line"] = line.legend_line
    return data


def _read_circuit(fields: Fields, id: str) -> Circuit:
    fields.allow_only(CIRCUIT_KEYS)
    length = fields.number("length", MIN_LENGTH, MAX_LENGTH)
    tables = fields.tables("lines")
    lines = _read_lines(fields, tables, length)
    return Circuit(
        id=id,
        name=fields.name("name"),
        length=length,
        laps=fields.number("laps", 1, MAX_LAPS),
        heat=fields.number("heat", 0, MAX_CARDS),
        stress=fields.number("stress", 0, MAX_CARDS),
        lines=lines,
        tunnels=_read_stretches(fields, "tunnels", "tunnel", length),
        press=_read_press(fields, length, tables, lines),
        flooded=_read_stretches(fields, "flooded", "flooded stretch", length),
    )


# Corner lines


def _read_lines(fields: Fields, tables: Sequence[Fields], length: int) -> tuple[CornerLine, ...]:
    if not tables and fields.is_clear("lines"):
        fields.wrong("lines", "there are none; a circuit needs at least one [[lines]]")
    places = [table.number("at", 1, length - 1) for table in tables]
    before = [place - length for place in places[-1:]] + places[:-1]
    reaches = _reaches(fields, tables, before, places)
    _check_order(tables, places)
    lines = tuple(_read_line(*each) for each in zip(tables, before, places, reaches, strict=True))
    if fields.is_clear("lines"):
        _check_chicanes(tables, lines)
    return lines


def _reaches(fields: Fields, tables: Sequence[Fields], before: Sequence[int], places: Sequence[int]) -> list[int]:
    """How many spaces lie between each line and the one before it, round the loop for the first.

    Where that can't be known it is taken to be as many as there can be, so that nothing is refused for it.
    """
    readable = [fields.is_clear("length", "lines") and table.is_clear("at") for table in tables]
    readable_before = readable[-1:] + readable[:-1]
    return [
        at - previous if at > previous and known and known_before else MAX_LENGTH
        for at, previous, known, known_before in zip(places, before, readable, readable_before, strict=True)
    ]


def _check_order(tables: Sequence[Fields], places: Sequence[int]) -> None:
    # asked before the first complaint, so that one line out of order doesn't hide the next
    readable = [table.is_clear("at") for table in tables]
    entries = zip(tables, places, readable, strict=True)
    for (_, previous, previous_known), (table, at, known) in pairwise(entries):
        if known and previous_known and at <= previous:
            table.wrong("at", f"must be more than {previous}, where the line before it lies, not {at}")


def _read_line(fields: Fields, previous: int, at: int, reach: int) -> CornerLine:
    fields.allow_only(LINE_KEYS)
    limit = fields.number("limit", 0, MAX_LIMIT)
    derived = max(previous, at - limit - LEGEND_REACH)
    return CornerLine(
        at=at,
        limit=limit,
        legend_line=fields.number("legend_line", at - reach, at, default=derived),
        race_side=fields.choice("race_side", RACE_SIDES),
        chicane=fields.flag("chicane"),
        chevrons=_read_chevrons(fields, reach),
    )


def _read_chevrons(fields: Fields, reach: int) -> tuple[int, ...]:
    chevrons = fields.numbers("chevrons", 0, MAX_CHEVRONS)
    if len(chevrons) > reach:
        wanted = f"at most {reach} numbers, one for each space back to the line before"
        fields.wrong("chevrons", f"must hold {wanted}, not {len(chevrons)}")
    return chevrons


def _check_chicanes(tables: Sequence[Fields], lines: Sequence[CornerLine]) -> None:
    if lines and lines[0].chicane:
        tables[0].wrong("chicane", "must not be true: the first line has none before it to pair with")
    for (before, first), (fields, second) in pairwise(zip(tables, lines, strict=True)):
        if first.chicane and second.chicane:
            fields.wrong("chicane", "must not be true: the line before ends a chicane, which has two lines")
        elif second.chicane and before.is_clear("limit") and fields.is_clear("limit"):
            _check_same_limit(fields, first.limit, second.limit)


def _check_same_limit(fields: Fields, first: int, second: int) -> None:
    if first != second:
        fields.wrong("limit", f"must be {first}, as at the first line of its chicane, not {second}")


# Press corners


def _read_press(
    fields: Fields, length: int, tables: Sequence[Fields], lines: Sequence[CornerLine]
) -> tuple[int, ...]:
    corners = _corners(lines)
    press = fields.numbers("press", 1, length - 1, default=corners)
    if fields.has("press"):
        _check_ascending(fields, press)
        if fields.is_clear("lines") and all(table.is_clear("at", "chicane") for table in tables):
            _check_corners(fields, press, corners)
    return press


def _corners(lines: Sequence[CornerLine]) -> tuple[int, ...]:
    """The line of each corner, for a chicane its second: that is where the press stands."""
    goes_on = [line.chicane for line in lines[1:]] + [False]
    return tuple(line.at for line, more in zip(lines, goes_on, strict=False) if not more)


def _check_ascending(fields: Fields, press: Sequence[int]) -> None:
    readable = [fields.is_clear(f"press[{number}]") for number in range(len(press))]
    for number, (previous, at) in enumerate(pairwise(press), start=1):
        if readable[number - 1] and readable[number] and at <= previous:
            fields.wrong(f"press[{number}]", f"must be more than {previous}, the one before it, not {at}")


def _check_corners(fields: Fields, press: Sequence[int], corners: Sequence[int]) -> None:
    for number, at in enumerate(press):
        if at not in corners and fields.is_clear(f"press[{number}]"):
            wanted = f"the last line of a corner, one of {', '.join(map(str, corners))}"
            fields.wrong(f"press[{number}]", f"must be {wanted}, not {at}")


# Tunnels and flooded stretches


def _read_stretches(fields: Fields, key: str, called: str, length: int) -> tuple[Stretch, ...]:
    tables = fields.tables(key)
    stretches = [_read_stretch(table, called, length) for table in tables]
    clear = [each for each in zip(tables, stretches, strict=True) if each[0].is_clear("from", "to")]
    _check_all_apart(clear, called)
    return tuple(stretches)


def _check_all_apart(stretches: Sequence[tuple[Fields, Stretch]], called: str) -> None:
    """Each that lies on an earlier one is told once, by the first of them."""
    apart: list[Stretch] = []
    for fields, stretch in stretches:
        shared = next((each for each in apart if stretch[0] <= each[1] and each[0] <= stretch[1]), None)
        if shared is None:
            apart.append(stretch)
        else:
            wanted = f"must not share spaces with the {called} from {shared[0]} to {shared[1]}"
            fields.wrong("from", f"{wanted}, as {stretch[0]} to {stretch[1]} does")


def _read_stretch(fields: Fields, called: str, length: int) -> Stretch:
    fields.allow_only(STRETCH_KEYS)
    first = fields.number("from", 0, length - 1)
    last = fields.number("to", 0, length - 1)
    if fields.is_clear("from", "to") and last < first:
        wanted = f"{first} or more (through the finish line it takes two)"
        fields.wrong("to", f"must be {wanted}, not {last}")
    return first, last
