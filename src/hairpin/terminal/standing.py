"""The field as a table, first to last."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from hairpin.reading.road import is_on_track, lap, line_ahead, space
from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.view import CarView, View
from hairpin.terminal.badges import Badges
from hairpin.terminal.words import name_of, t

COLUMNS = ("lap", "space", "corner", "gear", "speed", "heat", "hand", "deck")
LEFT_OUT_FIRST: Final = ("deck", "hand", "speed", "lap", "status", "space", "heat", "gear", "corner")
"""Where there is no room for all; who is where in the order, its letter and its name are always there."""
LONGEST_NAME: Final = 14


class Row(NamedTuple):
    car: CarView
    cells: dict[str, str | Text]


def standing(view: View, badges: Badges, title: str | None = None, width: int = 80) -> Table:
    rows = [_row(view, badges, car) for car in sorted(view.cars, key=lambda car: car.place)]
    table = Table(title=title, box=box.SIMPLE_HEAD, show_edge=False, padding=0)
    columns = _fitting(rows, width)
    for name in columns:
        _add_column(table, name)
    for row in rows:
        style = "bold" if row.car.seat == view.seat else ""
        table.add_row(*(row.cells[name] for name in columns), style=style)
    return table


def _row(view: View, badges: Badges, car: CarView) -> Row:
    cells: dict[str, str | Text] = {
        "place": str(car.place),
        "car": badges.swatch(car.seat),
        "name": Text(name_of(car.name)),
        **dict(zip(COLUMNS, _numbers(view, car), strict=True)),
        "status": _status(view, car),
    }
    return Row(car, cells)


def _add_column(table: Table, name: str) -> None:
    if name == "car":
        table.add_column(_heading(name), justify="center", no_wrap=True)
    elif name == "name":
        table.add_column(_heading(name), no_wrap=True, max_width=LONGEST_NAME, overflow="ellipsis")
    else:
        table.add_column(_heading(name), justify="left" if name == "status" else "right", no_wrap=True)


def _heading(name: str) -> str:
    fixed = {"place": "#", "car": t("column-car"), "name": t("column-name"), "status": ""}
    return fixed[name] if name in fixed else t(f"column-{name}")


def _fitting(rows: list[Row], width: int) -> list[str]:
    """In their order, but only as many columns as stand side by side without being cut."""
    columns = ["place", "car", "name", *COLUMNS, "status"]
    for name in LEFT_OUT_FIRST:
        if sum(_width(rows, column) for column in columns) + len(columns) - 1 <= width:
            break
        columns.remove(name)
    return columns


def _width(rows: list[Row], name: str) -> int:
    widest = max(cell_len(str(text)) for text in (_heading(name), *(row.cells[name] for row in rows)))
    return min(LONGEST_NAME, widest) if name == "name" else widest


def _numbers(view: View, car: CarView) -> tuple[str, ...]:
    if not is_on_track(view, car.seat):
        return ("",) * len(COLUMNS)
    if car.is_legend:  # 7.5: it has none of the rest
        return (str(lap(view, car.distance)), str(space(view, car.distance)), _corner(view, car), *[""] * 5)
    return (
        str(lap(view, car.distance)),
        str(space(view, car.distance)),
        _corner(view, car),
        str(car.gear),
        str(car.speed),
        str(car.engine),
        str(car.hand),
        str(car.deck),
    )


def _corner(view: View, car: CarView) -> str:
    if car.status != RACING:
        return ""
    ahead = line_ahead(view, car.distance)
    if ahead.limit is None:
        return t("ahead-finish", spaces=ahead.number)
    return t("ahead-corner", spaces=ahead.number, limit=ahead.limit)


def _status(view: View, car: CarView) -> Text:
    if car.status == FINISHED:
        return Text(t("status-finished"), "green")
    if car.status == RETIRED:
        return Text(t("status-retired"), "red")
    if car.seat == view.active:
        return Text(t("status-turn"), "bold yellow")
    if car.is_legend:
        return Text(t("status-rival") if car.is_rival else t("status-legend"), "blue")
    if car.seat in view.adrenaline:
        return Text(t("status-adrenaline"), "magenta")
    return Text(t("status-planned") if car.has_committed else "", "dim")
