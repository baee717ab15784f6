"""The road around the player's own car: two rows of spots, the lines across it, and numbers to count by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.text import Text

from hairpin.reading.road import finish, is_on_track, lap, line_ahead, own_car, sector_at, space
from hairpin.rules.view import CarView, View
from hairpin.terminal.badges import Badges
from hairpin.terminal.road_words import effect_mark, limit_mark
from hairpin.terminal.words import t

BEHIND: Final = 6
MIN_AHEAD: Final = 3
MAX_AHEAD: Final = 99
"""Numbers have two digits."""
LABEL_WIDTH: Final = 11
ROOM_FOR_LINES: Final = 6
CELL: Final = 2
LINE_STYLE: Final = "bold red"
FINISH_STYLE: Final = "bold green"


class Mark(NamedTuple):
    """A line across the road, just before a distance."""

    sign: str
    label: Text
    style: str


def strip(view: View, badges: Badges, width: int = 80) -> Text:
    distances = window(view, width)
    race_line = _row(t("strip-race-line"), view, distances, lambda d: _spot(view, badges, d, 0))
    rows = [
        _labels(view, distances, len(race_line)),
        *_outside(view, badges, distances),
        race_line,
        _row(t("strip-beside"), view, distances, lambda d: _spot(view, badges, d, 1)),
        *_sectors(view, distances, len(race_line)),
        _row(t("strip-to-corner"), view, distances, lambda d: _countdown(view, d)),
        _row(t("strip-from-you"), view, distances, lambda d: _ahead(view, d)),
        _spaces(view, distances),
    ]
    return Text("\n").join(rows)


def window(view: View, width: int) -> range:
    """As much of the road as there is room for, most of it ahead; no space twice, however short the circuit."""
    lines = max(ROOM_FOR_LINES, len(view.circuit.lines) + 1)
    cells = (width - LABEL_WIDTH - lines) // CELL
    behind = min(BEHIND, max(1, cells // 4))
    ahead = min(MAX_AHEAD, max(MIN_AHEAD, cells - behind - 1), view.circuit.length - behind - 1)
    distance = own_car(view).distance
    return range(distance - behind, distance + ahead + 1)


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
        return Mark("║", Text(t("strip-finish")), FINISH_STYLE)
    number = view.circuit.lines_passed(distance - 1)
    is_corner = view.circuit.lines_passed(distance) > number and distance < finish(view)
    limit = limit_mark(view, number) if is_corner else Text()
    if space(view, distance) == 0 and 0 <= distance < finish(view):
        start = t("strip-start") if distance == 0 else t("strip-lap", lap=lap(view, distance))
        return Mark("║", Text(f"{start} " if is_corner else start).append_text(limit), FINISH_STYLE)
    return Mark("│", limit, LINE_STYLE) if is_corner else None


def _labels(view: View, distances: range, width: int) -> Text:
    """The limit above each line; at the right end a long label stands a little to the left of it."""
    row = _label(t("strip-limit"))
    column = LABEL_WIDTH
    for distance in distances:
        mark = mark_before(view, distance)
        if mark:
            start = max(min(column, width - len(mark.label)), len(row) + (len(row) > LABEL_WIDTH))
            label = Text(style=mark.style).append_text(mark.label)
            row.append(" " * (start - len(row))).append_text(label)
            column += 1
        column += CELL
    row.truncate(width)
    return row


def _sectors(view: View, distances: range, width: int) -> list[Text]:
    """8.4: what holds from here on, written where it begins; `-` where nothing does any more."""
    if not view.road.tokens:
        return []
    row = _label(t("strip-in-force"))
    column = LABEL_WIDTH
    before = ""
    for distance in distances:
        column += mark_before(view, distance) is not None
        mark = effect_mark(sector_at(view, distance)) if distance < finish(view) else ""
        if mark != before:
            shown = (mark or "-")[: width - max(column, len(row) + 1)]
            row.append(" " * max(column - len(row), 1 if len(row) > LABEL_WIDTH else 0)).append(shown, "magenta")
            before = mark
        column += CELL
    return [row] if before or len(row) > LABEL_WIDTH else []


def _outside(view: View, badges: Badges, distances: range) -> list[Text]:
    """12.9: cars beside the race line, where a space was full. The one ahead of all is shown."""
    outside = {
        space(view, car.distance): car for car in sorted(view.cars, key=lambda car: -car.spot) if car.spot < 0
    }
    outside = {place: car for place, car in outside.items() if is_on_track(view, car.seat)}

    def cell(distance: int) -> Text:
        car = outside.get(space(view, distance))
        return badges.letter(car.seat) if car else Text("")

    return [_row(t("strip-outside"), view, distances, cell)] if outside else []


def _spaces(view: View, distances: range) -> Text:
    """Every fifth space by its number, which ends where the space does."""
    row = _label(t("strip-space"))
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
        return _empty(view, distance)
    own = Text(">" if car.seat == view.seat else " ", "bold")
    return own.append_text(badges.letter(car.seat))


def _empty(view: View, distance: int) -> Text:
    if view.circuit.is_flooded(distance):
        return Text("~", "blue")
    return Text(":" if view.circuit.is_tunnel(distance) else "·", "dim")


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
