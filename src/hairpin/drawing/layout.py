"""Everything that lies on a road and beside it, worked out from the circuit."""

from collections.abc import Iterable, Mapping
from math import degrees
from types import MappingProxyType
from typing import Final

from hairpin.drawing.drawing import Across, DrawnLine, DrawnSector, DrawnSpace, DrawnStretch, Spot
from hairpin.drawing.ground import Ground
from hairpin.drawing.lines import band
from hairpin.drawing.measures import ASIDE, BADGE, HALF_ROAD, LANE, PRESS, TOKEN
from hairpin.drawing.places import find_place
from hairpin.drawing.road import Point, Roadway
from hairpin.rules.circuit import GRID_ROWS, Circuit, CornerLine

BEFORE: Final = 0.9
BEHIND: Final = 0.9
"""Where press and token lie, seen from the line whose badge is beside it."""
NOWHERE: Final[Mapping[int, str]] = MappingProxyType({})


def spaces(circuit: Circuit, road: Roadway) -> tuple[DrawnSpace, ...]:
    return tuple(_space(circuit, road, number) for number in range(circuit.length))


def next_line(circuit: Circuit, space: int) -> CornerLine:
    """The line that the number on a space counts down to."""
    return circuit.line(circuit.lines_passed(space))


def _space(circuit: Circuit, road: Roadway, number: int) -> DrawnSpace:
    line = next_line(circuit, number)
    side = 1.0 if line.race_side == "right" else -1.0
    return DrawnSpace(
        spots=(spot(road, number, side * LANE), spot(road, number, -side * LANE)),
        aside=spot(road, number, side * ASIDE),
        middle=spot(road, number, 0),
        countdown=(line.at - 1 - number) % circuit.length,
        race_side=line.race_side,
        outline=band(road, number, number + 1, HALF_ROAD),
    )


def spot(road: Roadway, space: int, right: float) -> Spot:
    where = space + 0.5
    x, y = road.place(where, right)
    return Spot(round(x, 2), round(y, 2), round(degrees(road.heading(where)), 2))


def across(road: Roadway, where: float) -> Across:
    return road.place(where, -HALF_ROAD), road.place(where, HALF_ROAD)


def lines(
    circuit: Circuit, road: Roadway, ground: Ground, sides: Mapping[int, str] = NOWHERE
) -> tuple[DrawnLine, ...]:
    """Badges first: they matter most, so they lie nearest. `sides` are wishes for some of the lines."""
    rights = [_is_right(line, sides) for line in circuit.lines]
    badges = [
        find_place(ground, road, line.at, right, BADGE) for line, right in zip(circuit.lines, rights, strict=True)
    ]
    return tuple(
        DrawnLine(
            at=line.at,
            limit=line.limit,
            across=across(road, line.at),
            legend_across=across(road, line.legend_line),
            badge=badge,
            token=_token(circuit, road, ground, number, right),
            press=_press(circuit, road, ground, line, right),
        )
        for number, (line, badge, right) in enumerate(zip(circuit.lines, badges, rights, strict=True))
    )


def _is_right(line: CornerLine, sides: Mapping[int, str]) -> bool:
    """The race line runs on the inside of its corner, so there is usually more room on the other side."""
    outside = "left" if line.race_side == "right" else "right"
    return sides.get(line.at, outside) == "right"


def _token(circuit: Circuit, road: Roadway, ground: Ground, number: int, right: bool) -> Point | None:
    """One for each corner; of a chicane the second line has it."""
    line = circuit.lines[number]
    goes_on = number + 1 < len(circuit.lines) and circuit.lines[number + 1].chicane
    return None if goes_on else find_place(ground, road, line.at + BEHIND, right, TOKEN)


def _press(circuit: Circuit, road: Roadway, ground: Ground, line: CornerLine, right: bool) -> Point | None:
    if line.at not in circuit.press:
        return None
    return find_place(ground, road, line.at - BEFORE, right, PRESS)


def sectors(circuit: Circuit, road: Roadway) -> tuple[DrawnSector, ...]:
    starts = [line.at for line in circuit.lines]
    ends = [*starts[1:], starts[0] + circuit.length]
    return tuple(
        DrawnSector(number, start, (end - 1) % circuit.length, band(road, start, end, HALF_ROAD))
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    )


def stretches(places: Iterable[tuple[int, int]], road: Roadway) -> tuple[DrawnStretch, ...]:
    return tuple(DrawnStretch(first, last, band(road, first, last + 1, HALF_ROAD)) for first, last in places)


def grid(drawn: tuple[DrawnSpace, ...]) -> tuple[Spot, ...]:
    """The rows are the spaces before the start line (1.2)."""
    return tuple(place for row in range(1, GRID_ROWS + 1) for place in drawn[-row].spots)
