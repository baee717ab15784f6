"""`race`, `season`, `play` and `resume`."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from hairpin.commands.flags import said_options
from hairpin.commands.speaking import speak_as_wished
from hairpin.content.config import RaceRequest, read_request, requested_config
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
from hairpin.drivers.driver import OLD_NAMES, USUAL_DRIVER, UnknownDriver, driver_names, is_driver
from hairpin.drivers.driving import HUMAN, Drivers
from hairpin.records.errors import RecordError
from hairpin.records.games import GameConfig, data_of
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.errors import BadSetup
from hairpin.rules.events import Event
from hairpin.rules.season import Season
from hairpin.rules.setup import MOST_CARS


def race(options: argparse.Namespace) -> int:
    request, base = _requested(options)
    # `--drivers ""` leaves the race to Legends
    named = (USUAL_DRIVER,) * min(4, MOST_CARS - request.legends) if request.drivers is None else request.drivers
    config = requested_config(replace(request, drivers=_known(named, ())), base)
    return _watch(_begin(options, config), options, options.delay)


def play(options: argparse.Namespace) -> int:
    if options.season is not None:
        return _play_season(options)
    request, base = _requested(options)
    usual = () if request.legends else (USUAL_DRIVER,) * 5
    others = _known(usual if request.drivers is None else request.drivers, (HUMAN,))
    drivers = others if options.config and HUMAN in others else (HUMAN, *others)
    request = replace(
        request,
        drivers=drivers,
        names=request.names or (options.name,),
        handicaps=request.handicaps or (options.handicap,),
        colors=(options.color,) if options.color else request.colors,
    )
    session = _begin(options, requested_config(request, base))
    return _play(session, options, _record(options))


_NOT_IN_A_SEASON = ("config", "circuit", "laps", "draft", "weather")


def _play_season(options: argparse.Namespace) -> int:
    for name in _NOT_IN_A_SEASON:
        if getattr(options, name) is not None:
            raise BadSetup(f"--{name}: a season has its own; use it with a single race")
    usual = "" if options.legends else ",".join((USUAL_DRIVER,) * 3)
    others = _known(_names(usual if options.drivers is None else options.drivers), (HUMAN,))
    config = _season_config(
        options, (HUMAN, *others), (options.name,), (options.handicap,), (options.color or "",)
    )
    return _play(_begin(options, config), options, _record(options))


def _requested(options: argparse.Namespace) -> tuple[RaceRequest, Path | None]:
    """The file's wishes, and over them what the command line says; paths in the file are beside it."""
    request = read_request(Path(options.config)) if options.config else RaceRequest()
    said = {key: value for key, value in vars(options).items() if value is not None}
    base = Path(options.config).parent if options.config and "circuit" not in said else None
    request = replace(
        request,
        circuit=said.get("circuit", request.circuit),
        laps=said.get("laps", request.laps),
        legends=said.get("legends", request.legends),
        drivers=_names(said["drivers"]) if "drivers" in said else request.drivers,
        modules=said_options(options, request.modules),
    )
    return request, base


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def season(options: argparse.Namespace) -> int:
    session = _begin(options, _season_config(options, _known(_names(options.drivers), ())))
    return _watch_season(session, options)


def _season_config(
    options: argparse.Namespace,
    drivers: tuple[str, ...],
    names: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    colors: tuple[str, ...] = (),
) -> SeasonConfig:
    title, races = _races(options.season)
    return season_config(
        SeasonRequest(
            name=title,
            races=races,
            drivers=drivers + (LEGEND,) * (options.legends or 0),
            names=names,
            modules=said_options(options, SEASON_OPTIONS),
            handicaps=handicaps,
            colors=colors,
        )
    )


def _races(season: str) -> tuple[str, tuple[PlannedRace, ...]]:
    """By the season's name, or from a file that lists its races."""
    if season.endswith(".toml"):
        return read_season_file(Path(season))
    return season, planned_races(season)


def _watch_season(session: Session, options: argparse.Namespace) -> int:
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


def resume(options: argparse.Namespace) -> int:
    path = Path(options.file)
    session = Session.resume(path)
    if session.notice:
        print(f"hairpin: {session.notice}", file=sys.stderr)
    if HUMAN in session.config.drivers:
        return _play(session, options, path)
    if isinstance(session.game, Season):
        return _watch_season(session, options)
    return _watch(session, options, 0.0)


def _record(options: argparse.Namespace) -> Path | None:
    if options.record == "":
        raise RecordError("--record: a record needs a file name")
    return Path(options.record) if options.record else None


def _begin(options: argparse.Namespace, config: GameConfig) -> Session:
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    return Session.begin(config, seed, _record(options))


def _known(names: tuple[str, ...], also: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in also and not is_driver(name):
            known = ", ".join((*driver_names(), *also))
            raise UnknownDriver(f"there is no driver {name!r}; drivers are {known}")
    return tuple(OLD_NAMES.get(name, name) for name in names)


def _watch(session: Session, options: argparse.Namespace, delay: float) -> int:
    if options.json:
        Drivers(session).race()
        print(json.dumps(result(session), indent=2))
    else:
        from hairpin.terminal.watch import watch

        speak_as_wished(options)
        watch(session, Console(), delay)
    return 0


def _play(session: Session, options: argparse.Namespace, record: Path | None) -> int:
    from hairpin.terminal.play import play as play_in_terminal

    speak_as_wished(options)
    play_in_terminal(session, Console(), record=record)
    return 0


def result(session: Session) -> dict[str, object]:
    race = session.race
    return {
        "seed": session.seed,
        "config": data_of(session.config),
        "rounds": race.round,
        "state": fingerprint(race),
        "ranking": [
            {
                "place": place,
                "seat": seat,
                "name": race.setup.entrants[seat].name,
                "driver": session.config.drivers[seat],
                "status": race.cars[seat].status,
                "round": race.cars[seat].left_in_round,
                "distance": race.cars[seat].distance,
            }
            for place, seat in enumerate(race.ranking(), start=1)
        ],
    }
