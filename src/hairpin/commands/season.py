"""`season`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from hairpin.commands.flags import said_options
from hairpin.commands.language import speak_as_wished
from hairpin.commands.lineup import known_drivers
from hairpin.commands.sessions import begin
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import (
    PlannedRace,
    SeasonConfig,
    SeasonRequest,
    planned_races,
    read_season_file,
    season_config,
)
from hairpin.content.settings import SEASON_OPTIONS
from hairpin.drivers.driving import Drivers
from hairpin.drivers.finding import names_in
from hairpin.records.games import data_of
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.errors import BadSetup
from hairpin.rules.events import Event
from hairpin.rules.season import Season


def season(options: argparse.Namespace) -> int:
    session = begin(options, requested_season(options, known_drivers(names_in(options.drivers), ())))
    return watch_season(session, options)


def requested_season(
    options: argparse.Namespace,
    drivers: tuple[str, ...],
    names: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    colors: tuple[str, ...] = (),
) -> SeasonConfig:
    title, races = races_of(options.season)
    legends = options.legends or 0
    if legends < 0:
        raise BadSetup(f"--legends: must be 0 or more, not {legends}", "legends", {"given": legends})
    return season_config(
        SeasonRequest(
            name=title,
            races=races,
            drivers=drivers + (LEGEND,) * legends,
            names=names,
            modules=said_options(options, SEASON_OPTIONS),
            handicaps=handicaps,
            colors=colors,
        )
    )


def refuse_flags_of_races(options: argparse.Namespace, *names: str) -> None:
    for name in names:
        if getattr(options, name) is not None:
            raise BadSetup(
                f"--{name}: a season has its own; use it with a single race", "season-own", {"option": f"--{name}"}
            )


def races_of(season: str) -> tuple[str, tuple[PlannedRace, ...]]:
    """By the season's name, or from a file that lists its races."""
    if season.endswith(".toml"):
        return read_season_file(Path(season))
    return season, planned_races(season)


def watch_season(session: Session, options: argparse.Namespace) -> int:
    """Race by race, with the standings after each."""
    season = session.game
    assert isinstance(season, Season)
    if options.json:
        Drivers(session).race()
        print(json.dumps(season_result(session, season), indent=2))
    else:
        speak_as_wished(options)
        Drivers(session).race(_Standings(season, Console()).hear)
    return 0


class _Standings:
    """Listens to a season, and shows them after each race."""

    def __init__(self, season: Season, console: Console) -> None:
        self._season = season
        self._console = console
        self._shown = len(season.results)

    def hear(self, events: Sequence[Event]) -> None:
        if len(self._season.results) > self._shown:
            self._shown = len(self._season.results)
            _show_race(self._season, self._console)


def _show_race(season: Season, console: Console) -> None:
    from hairpin.terminal.season_sheet import champion, season_table

    console.print(season_table(season))
    if season.is_over():
        console.print(champion(season))


def season_result(session: Session, season: Season) -> dict[str, object]:
    names = [entrant.name for entrant in season.setup.entrants]
    return {
        "seed": session.seed,
        "config": data_of(session.config),
        "state": fingerprint(season),
        "races": [
            {
                "circuit": result.circuit,
                "event": result.event,
                "ranking": [names[seat] for seat in result.ranking],
                "points": dict(zip(names, result.points, strict=True)),
            }
            for result in season.results
        ],
        "standings": [
            {
                "place": place,
                "name": names[seat],
                "driver": session.config.drivers[seat],
                "points": season.points()[seat],
            }
            for place, seat in enumerate(season.standings(), start=1)
        ],
    }
