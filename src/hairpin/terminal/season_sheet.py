"""The season sheet: races across, drivers down, points in between (9.3)."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.rules.season import RACING, Season
from hairpin.rules.season_setup import SeasonSlot
from hairpin.terminal.words import all_of, circuit_name, is_told, name_of, t


def season_table(season: Season) -> Table:
    setup = season.setup
    title = _title(setup.name) or t("season-named", season=setup.name)
    table = Table(title=title, box=box.SIMPLE_HEAD, title_style="bold")
    table.add_column(t("column-place"), justify="right")
    table.add_column(t("column-driver"))
    for number, slot in enumerate(setup.slots):
        table.add_column(_race_name(season, number, slot), justify="right")
    table.add_column(t("column-points"), justify="right", style="bold")
    points = season.points()
    for place, seat in enumerate(season.standings(), start=1):
        scored = [str(result.points[seat]) for result in season.results]
        scored += [""] * (len(setup.slots) - len(scored))
        table.add_row(str(place), _name(season, seat), *scored, str(points[seat]))
    return table


def _race_name(season: Season, number: int, slot: SeasonSlot) -> str:
    if number < len(season.results):
        return _short_name(season.results[number].circuit)
    if number == len(season.results) and season.step == RACING:
        return _short_name(season.race.circuit.id)
    return _short_name(slot.circuit.id) if slot.circuit else "?"


def _short_name(circuit: str) -> str:
    """Of ours in the player's language; of others there is only the id."""
    return t(f"circuit-name-{circuit}") if is_told(f"circuit-name-{circuit}") else circuit


def _name(season: Season, seat: int) -> Text:
    entrant = season.setup.entrants[seat]
    name = name_of(entrant.name)
    if entrant.legend:
        return Text(t("name-legend", name=name))
    return Text(t("name-left", name=name) if seat in season.left else name)


def champion(season: Season) -> str:
    seat = season.standings()[0]
    name, points = name_of(season.setup.entrants[seat].name), season.points()[seat]
    title = _title(season.setup.name)
    if title:
        return t("champion-of", title=title, name=name, points=points)
    return t("champion", season=season.setup.name, name=name, points=points)


def _title(season: str) -> str:
    """Most seasons have a year for a name, or one that somebody gave them."""
    return t(f"season-name-{season}") if is_told(f"season-name-{season}") else ""


def event_line(season: Season) -> str:
    """What is special about the race to come."""
    race = season.race
    number, races = len(season.results) + 1, len(season.setup.slots)
    circuit, event = circuit_name(race.circuit.name), t(f"event-name-{race.event.id}")
    corners = all_of([str(race.circuit.lines[line].at) for line in race.press])
    if not corners:
        return t("season-race", number=number, races=races, circuit=circuit, event=event)
    return t("season-race-press", number=number, races=races, circuit=circuit, event=event, spaces=corners)
