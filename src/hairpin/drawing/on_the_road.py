"""Layers of the picture that lie on the road: paint, lines, numbers, kerbs, tunnels."""

from collections.abc import Iterator
from math import cos, degrees, radians, sin
from typing import Final

from hairpin.drawing.drawing import Across, DrawnSpace, Geometry, Spot
from hairpin.drawing.layout import next_line
from hairpin.drawing.lines import along, closed, pair, through
from hairpin.drawing.measures import CAR_LENGTH, CAR_WIDTH, HALF_ROAD, LANE, ROCK, SPACE
from hairpin.drawing.road import Point, Roadway
from hairpin.drawing.svg import element, filled, group, stroked
from hairpin.drawing.text import lettered
from hairpin.rules.circuit import Circuit

EDGE: Final = 5.0
KERB: Final = 9.0
SQUARES: Final = 8
"""Of the start line, from edge to edge."""
ARROWS: Final = (1.0, 2.0)
"""Where they lie behind the finish line, in spaces."""
NUMBER: Final = 18.0
PARTS: Final = 6
"""Points of the race line for each space."""
CHANGE: Final = 1.25
"""Spaces before and behind a line in which the race line changes sides."""


def surface(road: Roadway) -> str:
    path = closed(road)
    return group(
        "surface",
        (
            stroked("edge", path, 2 * (HALF_ROAD + EDGE), stroke_linejoin="round"),
            stroked("road", path, 2 * HALF_ROAD, stroke_linejoin="round"),
        ),
    )


def rock(circuit: Circuit, road: Roadway) -> str:
    """The hills that tunnels lead through; under the road, whose cars must be seen."""
    paths = [along(road, first + 0.15, last + 0.85) for first, last in circuit.tunnels]
    return group(
        "rock",
        (
            stroked(role, path, 2 * (HALF_ROAD + wide), stroke_linecap="butt")
            for path in paths
            for role, wide in (("shade", ROCK), ("stone", ROCK - 8))
        ),
    )


def tunnels(circuit: Circuit, road: Roadway) -> str:
    return group("tunnels", (part for first, last in circuit.tunnels for part in _tunnel(road, first, last + 1)))


def _tunnel(road: Roadway, start: int, end: int) -> Iterator[str]:
    """Dark inside, lamps along both walls, a portal at each end."""
    yield stroked("figure", along(road, start, end), 2 * HALF_ROAD, opacity="0.55")
    for side in (-1, 1):
        lamps = along(road, start + 0.25, end - 0.25, side * (HALF_ROAD - 5))
        yield stroked("sun", lamps, 4, stroke_dasharray="4 26")
    for where in (start, end):
        yield stroked("stone", _beyond(road, where, 24), 11)
        yield stroked("figure", _beyond(road, where, 24), 2)


def _beyond(road: Roadway, where: float, more: float) -> str:
    ends = road.place(where, -HALF_ROAD - more), road.place(where, HALF_ROAD + more)
    return _segment(ends)


def _segment(line: Across) -> str:
    return f"M{pair(line[0])}L{pair(line[1])}"


def spaces(geometry: Geometry, prefix: str) -> str:
    """Invisible until somebody points at them."""
    return group(
        "spaces",
        (
            element(
                "path", id=f"{prefix}-space-{n}", class_="space", data_space=str(n), d=space.outline, fill="none"
            )
            for n, space in enumerate(geometry.spaces)
        ),
        pointer_events="all",
    )


def sectors(geometry: Geometry, prefix: str) -> str:
    return group(
        "sectors",
        (
            element(
                "path",
                id=f"{prefix}-sector-{sector.line}",
                class_="sector",
                data_sector=str(sector.line),
                d=sector.outline,
                fill="none",
            )
            for sector in geometry.sectors
        ),
        pointer_events="none",
    )


def borders(road: Roadway) -> str:
    """Between spaces: ticks at both edges, so that the middle stays quiet."""
    ticks = "".join(
        f"M{pair(road.place(n, side * HALF_ROAD))}L{pair(road.place(n, side * 14))}"
        for n in range(road.length)
        for side in (-1, 1)
    )
    return stroked("paint", ticks, 1.6, opacity="0.45")


def race_line(circuit: Circuit, road: Roadway) -> str:
    """It runs in the lane of spot 0 and changes sides across a corner line."""
    return stroked("race", through(list(_race_places(circuit)), road) + "Z", 3, stroke_linejoin="round")


def _race_places(circuit: Circuit) -> Iterator[tuple[float, float]]:
    rights = [
        LANE if next_line(circuit, step // PARTS).race_side == "right" else -LANE for step in _steps(circuit)
    ]
    for number, line in enumerate(circuit.lines):
        before, after = rights[line.at * PARTS - 1], rights[line.at * PARTS]
        reach = round(min(CHANGE, 0.5 * _room(circuit, number)) * PARTS)
        for step in range(-reach, reach):
            part = (step + reach) / (2 * reach)
            rights[(line.at * PARTS + step) % len(rights)] = before + (after - before) * part * part * (
                3 - 2 * part
            )
    yield from ((step / PARTS, right) for step, right in enumerate(rights))


def _steps(circuit: Circuit) -> range:
    return range(circuit.length * PARTS)


def _room(circuit: Circuit, number: int) -> float:
    """Spaces to the nearer of the lines before and behind."""
    places = [line.at for line in circuit.lines]
    before, here, after = places[number - 1], places[number], places[(number + 1) % len(places)]
    return float(min((here - before - 1) % circuit.length, (after - here - 1) % circuit.length) + 1)


def numbers(circuit: Circuit, geometry: Geometry, prefix: str) -> str:
    return group(
        "numbers",
        (
            lettered(
                prefix,
                "paint",
                str(space.countdown),
                (space.middle.x, space.middle.y),
                NUMBER,
                **({} if space.countdown < 10 else {"opacity": "0.75"}),
            )
            for space in geometry.spaces
        ),
    )


def chevrons(circuit: Circuit, geometry: Geometry) -> str:
    return group("chevrons", (part for part in _chevrons(circuit, geometry.spaces)))


def _chevrons(circuit: Circuit, drawn: tuple[DrawnSpace, ...]) -> Iterator[str]:
    for line in circuit.lines:
        for before, count in enumerate(line.chevrons):
            place = drawn[(line.at - 1 - before) % circuit.length].middle
            for number in range(count):
                tip = _ahead(place, 17.0 + 7.0 * number)
                mark = f"translate({pair(tip)}) rotate({place.heading:.0f})"
                yield stroked("race", "M-4 -6L1 0L-4 6", 3, transform=mark)


def _ahead(place: Spot, units: float) -> Point:
    heading = radians(place.heading)
    return place.x + cos(heading) * units, place.y + sin(heading) * units


def corner_lines(geometry: Geometry, prefix: str) -> str:
    """Legend lines last: where one lies on a corner line, both can be seen."""
    corners = [
        stroked("paint", _segment(line.across), 9)
        + stroked("kerb", _segment(line.across), 5, id=f"{prefix}-line-{number}")
        for number, line in enumerate(geometry.lines)
    ]
    legends = [
        stroked("paint", _segment(line.legend_across), 2.5, stroke_dasharray="6 5") for line in geometry.lines
    ]
    return group("lines", (*corners, *legends))


def kerbs(circuit: Circuit, road: Roadway) -> str:
    """Inside of every corner; a chicane has them on both sides, all the way through."""
    return group("kerbs", (part for stretch in _kerb_stretches(circuit) for part in _kerb(road, *stretch)))


def _kerb_stretches(circuit: Circuit) -> Iterator[tuple[float, float, float]]:
    for number, line in enumerate(circuit.lines):
        inside = 1.0 if line.race_side == "right" else -1.0
        if line.chicane:
            first = circuit.lines[number - 1].at
            yield first - 1, line.at + 1, 1.0
            yield first - 1, line.at + 1, -1.0
        elif not (number + 1 < len(circuit.lines) and circuit.lines[number + 1].chicane):
            reach = max(0.9, 1.9 - 0.15 * line.limit)
            yield line.at - reach, line.at + reach, inside


def _kerb(road: Roadway, start: float, end: float, side: float) -> Iterator[str]:
    path = along(road, start, end, side * (HALF_ROAD + KERB / 2 - 1))
    yield stroked("edge", path, KERB)
    yield stroked("kerb", path, KERB, stroke_dasharray="11 11")


def start_line(road: Roadway) -> str:
    """Two rows of squares across the road."""
    side = 2 * HALF_ROAD / SQUARES
    squares = "".join(
        _square(road, row * side / SPACE, -HALF_ROAD + number * side, side)
        for row in (-1, 0)
        for number in range(SQUARES)
        if (row + number) % 2
    )
    whole = along(road, -side / SPACE, side / SPACE)
    return group("start", (stroked("paint", whole, 2 * HALF_ROAD), filled("figure", squares)))


def direction(road: Roadway) -> str:
    """Behind the finish line: which way one drives. Between two spaces, where no car stands on them."""
    return group("direction", (_arrow(road, where, side * LANE) for where in ARROWS for side in (-1.0, 1.0)))


def _arrow(road: Roadway, where: float, right: float) -> str:
    mark = f"translate({pair(road.place(where, right))}) rotate({degrees(road.heading(where)):.1f})"
    return filled("paint", "M-15 -3H1V-8L14 0L1 8V3H-15Z", opacity="0.8", transform=mark)


def _square(road: Roadway, where: float, right: float, side: float) -> str:
    a, b = road.place(where, right), road.place(where + side / SPACE, right)
    c, d = road.place(where + side / SPACE, right + side), road.place(where, right + side)
    return f"M{pair(a)}L{pair(b)}L{pair(c)}L{pair(d)}Z"


def grid(geometry: Geometry) -> str:
    """A bracket in front of each car."""
    return group("grid", (_bracket(spot) for spot in geometry.grid))


def _bracket(spot: Spot) -> str:
    front, side = CAR_LENGTH / 2 + 4, CAR_WIDTH / 2 + 3
    path = f"M{front - 10:g} {-side:g}H{front:g}V{side:g}H{front - 10:g}"
    return stroked("paint", path, 2.5, transform=f"translate({pair((spot.x, spot.y))}) rotate({spot.heading:.1f})")
