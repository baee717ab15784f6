"""The season sheet: races across, drivers down, points in between (9.3)."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.rules.season import RACING, Season
from hairpin.rules.season_setup import SeasonSlot


def season_table(season: Season) -> Table:
    setup = season.setup
    table = Table(title=f"Season {setup.name}", box=box.SIMPLE_HEAD, title_style="bold")
    table.add_column("place", justify="right")
    table.add_column("driver")
    for number, slot in enumerate(setup.slots):
        table.add_column(_race_name(season, number, slot), justify="right")
    table.add_column("points", justify="right", style="bold")
    points = season.points()
    for place, seat in enumerate(season.standings(), start=1):
        scored = [str(result.points[seat]) for result in season.results]
        scored += [""] * (len(setup.slots) - len(scored))
        table.add_row(str(place), _name(season, seat), *scored, str(points[seat]))
    return table


def _race_name(season: Season, number: int, slot: SeasonSlot) -> str:
    if number < len(season.results):
        return season.results[number].circuit
    if number == len(season.results) and season.step == RACING:
        return season.race.circuit.id
    return slot.circuit.id if slot.circuit else "?"


def _name(season: Season, seat: int) -> Text:
    entrant = season.setup.entrants[seat]
    marks = " (Legend)" if entrant.legend else " (has left)" if seat in season.left else ""
    return Text(entrant.name + marks)


def champion(season: Season) -> str:
    seat = season.standings()[0]
    name, points = season.setup.entrants[seat].name, season.points()[seat]
    return f"Champion of season {season.setup.name}: {name}, {points} points."


def event_line(season: Season) -> str:
    """What is special about the race to come."""
    event = season.race.event
    corners = " and ".join(str(season.race.circuit.lines[line].at) for line in season.race.press)
    press = f"; press at the corner before space {corners}" if corners else ""
    number = len(season.results) + 1
    return f"Race {number} of {len(season.setup.slots)}, {season.race.circuit.name}: {event.name}{press}."
