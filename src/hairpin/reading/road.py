"""Where a car is, in the words of the track: lap, space, how far to the next line."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.rules.road import SectorEffect
from hairpin.rules.view import CarView, View


class LineAhead(NamedTuple):
    """`number` is the one printed on the car's space: so far it can go without crossing the line (1.3)."""

    number: int
    limit: int | None
    """With its road token; None is the finish line."""


def own_car(view: View) -> CarView:
    assert view.seat is not None
    return view.cars[view.seat]


def finish(view: View) -> int:
    return view.circuit.finish(view.laps)


def lap(view: View, distance: int) -> int:
    """Counted from 1; the grid belongs to the first lap, the run-out to the last."""
    return min(max(view.circuit.lap(distance), 0) + 1, view.laps)


def space(view: View, distance: int) -> int:
    return view.circuit.space(distance)


def is_on_track(view: View, seat: int) -> bool:
    """4.4: whoever has finished or retired is there until the round ends. Before the race all are on the grid."""
    return seat in view.order or not view.round


def limit(view: View, number: int) -> int:
    """Of the line with this number, as the road tokens make it (8.3)."""
    return view.road.limit(number)


def sector_at(view: View, distance: int) -> SectorEffect:
    return view.road.sector_at(distance)


def is_flooded(view: View) -> bool:
    """14.2: where the seat's own car stands; asked before it moves."""
    return view.circuit.is_flooded(own_car(view).distance)


def line_ahead(view: View, distance: int) -> LineAhead:
    """The next line that matters: beyond the finish no corner does (4.3)."""
    line = view.circuit.line_ahead(distance)
    if line >= finish(view):
        return LineAhead(finish(view) - distance - 1, None)
    return LineAhead(line - distance - 1, limit(view, view.circuit.lines_passed(distance)))
