"""The field as a table, first to last."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.reading.road import is_on_track, lap, line_ahead, space
from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.view import CarView, View
from hairpin.terminal.badges import Badges
from hairpin.terminal.words import name_of, t

COLUMNS = ("lap", "space", "corner", "gear", "speed", "heat", "hand", "deck")


def standing(view: View, badges: Badges, title: str | None = None) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_edge=False, padding=0)
    table.add_column("#", justify="right")
    table.add_column(t("column-car"), justify="center")
    table.add_column(t("column-name"), no_wrap=True, max_width=14, overflow="ellipsis")
    for name in COLUMNS:
        table.add_column(t(f"column-{name}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for car in sorted(view.cars, key=lambda car: car.place):
        style = "bold" if car.seat == view.seat else ""
        who = (str(car.place), badges.swatch(car.seat), Text(name_of(car.name)))
        table.add_row(*who, *_numbers(view, car), _status(view, car), style=style)
    return table


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
