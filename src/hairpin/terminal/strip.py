"""The road around the own car: two rows of spots, the lines across it, and numbers to count by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.text import Text

from hairpin.rules.view import CarView, View
from hairpin.terminal.badges import Badges
from hairpin.terminal.road import finish, is_on_track, line_ahead, own_car, space

BEHIND: Final = 6
AHEAD: Final = 24
LEAST_AHEAD: Final = 8
LABEL_WIDTH: Final = 11
ROOM_FOR_LINES: Final = 6
CELL: Final = 2
LINE_STYLE: Final = "bold red"
FINISH_STYLE: Final = "bold green"


class Mark(NamedTuple):
    """A line across the road, just before a distance."""

    sign: str
    label: str
    style: str


def strip(view: View, badges: Badges, width: int = 80) -> Text:
    distances = _window(view, width)
    race_line = _row("race line", view, distances, lambda d: _spot(view, badges, d, 0))
    rows = [
        _labels(view, distances, len(race_line)),
        race_line,
        _row("beside", view, distances, lambda d: _spot(view, badges, d, 1)),
        _row("to corner", view, distances, lambda d: _countdown(view, d)),
        _row("from you", view, distances, lambda d: _ahead(view, d)),
        _spaces(view, distances),
    ]
    return Text("\n").join(rows)


def _window(view: View, width: int) -> range:
    """No space twice, however short the circuit."""
    cells = (width - LABEL_WIDTH - ROOM_FOR_LINES) // CELL
    ahead = min(AHEAD, max(LEAST_AHEAD, cells - BEHIND - 1), view.circuit.length - BEHIND - 1)
    distance = own_car(view).distance
    return range(distance - BEHIND, distance + ahead + 1)


def _row(label: str, view: View, distances: range, cell: Callable[[int], Text]) -> Text:
    row = _label(label)
    for distance in distances:
        mark = mark_before(view, distance)
        if mark:
            row.append(mark.sign, mark.style)
        content = cell(distance)
        row.append(" " * (CELL - len(content))).append_text(content)
    return row


def _label(label: str) -> Text:
    return Text().append(label.ljust(LABEL_WIDTH), "dim")


def mark_before(view: View, distance: int) -> Mark | None:
    """4.3: corners beyond the finish line do not count, so they are not drawn."""
    if distance == finish(view):
        return Mark("║", "FINISH", FINISH_STYLE)
    number = view.circuit.lines_passed(distance - 1)
    is_corner = view.circuit.lines_passed(distance) > number and distance < finish(view)
    limit = str(view.circuit.line(number).limit) if is_corner else ""
    if space(view, distance) == 0 and 0 <= distance < finish(view):
        start = "START" if distance == 0 else f"LAP {distance // view.circuit.length + 1}"
        return Mark("║", f"{start} {limit}".strip(), FINISH_STYLE)
    return Mark("│", limit, LINE_STYLE) if is_corner else None


def _labels(view: View, distances: range, width: int) -> Text:
    """The limit above each line; at the right end a long label stands a little to the left of it."""
    row = _label("limit")
    column = LABEL_WIDTH
    for distance in distances:
        mark = mark_before(view, distance)
        if mark:
            start = min(column, width - len(mark.label))
            row.append(" " * (start - len(row))).append(mark.label, mark.style)
            column += 1
        column += CELL
    return row


def _spaces(view: View, distances: range) -> Text:
    """Every fifth space by its number, which ends where the space does."""
    row = _label("space")
    column = LABEL_WIDTH
    for distance in distances:
        column += CELL + (mark_before(view, distance) is not None)
        number = space(view, distance)
        if number % 5 == 0:
            row.append(str(number).rjust(column - len(row)), "dim")
    return row


def _spot(view: View, badges: Badges, distance: int, spot: int) -> Text:
    car = _car_on(view, space(view, distance), spot)
    if car is None:
        return Text(":" if view.circuit.is_tunnel(distance) else "·", "dim")
    own = Text(">" if car.seat == view.seat else " ", "bold")
    return own.append_text(badges.letter(car.seat))


def _car_on(view: View, space_number: int, spot: int) -> CarView | None:
    for car in view.cars:
        here = space(view, car.distance) == space_number and car.spot == spot
        if here and is_on_track(view, car.seat):
            return car
    return None


def _countdown(view: View, distance: int) -> Text:
    """1.3: the numbers printed on the track, 0 on the last space before the line."""
    if distance >= finish(view):
        return Text("")
    number = line_ahead(view, distance).number
    return Text(str(number) if number < 10 or (number < 100 and number % 2 == 0) else "", "red")


def _ahead(view: View, distance: int) -> Text:
    """Of numbers with two digits every other one, here and above, or they would run together."""
    number = distance - own_car(view).distance
    return Text(str(number) if 0 <= number < 10 or (number > 10 and number % 2) else "", "cyan")
