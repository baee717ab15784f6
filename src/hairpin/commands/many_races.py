"""What is to be raced many times, as a command line says it, with a race.toml or without."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path
from typing import Final

from hairpin.commands.flags import said_options, words_for
from hairpin.commands.lineup import known_drivers
from hairpin.commands.race import requested
from hairpin.commands.season import races_of, refuse_flags_of_races
from hairpin.content.circuits import circuit_ids
from hairpin.content.config import RaceRequest
from hairpin.content.defaults import DEFAULT_DRIVER, DEFAULT_FIELD
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest
from hairpin.content.settings import RACE, SEASON, SEASON_OPTIONS
from hairpin.drivers.finding import names_in
from hairpin.lab.simulate import Settings
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS

ALL: Final = "all"


def settings_of(options: argparse.Namespace) -> Settings:
    """What the command line says, over what is in the file."""
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    if options.season is not None:
        return _of_seasons(options, seed)
    request, base = requested(options)
    return Settings(
        games=options.races,
        drivers=_drivers(request),
        seed=seed,
        circuits=_circuits(options.circuits, request, base),
        laps=request.laps,
        rotate=options.rotate,
        modules=request.modules,
        names=request.names,
        colors=request.colors,
        handicaps=request.handicaps if options.handicaps is None else handicaps_in(options.handicaps),
        round_limit=request.round_limit,
    )


def _of_seasons(options: argparse.Namespace, seed: int) -> Settings:
    refuse_flags_of_races(options, "config", "circuits", "laps", "weather")
    drivers = _drivers(requested(options)[0])
    name, races = races_of(options.season)
    season = SeasonRequest(name, races, drivers, modules=said_options(options, SEASON_OPTIONS))
    return Settings(
        options.races,
        drivers,
        seed,
        rotate=options.rotate,
        modules=season.modules,
        season=season,
        handicaps=() if options.handicaps is None else handicaps_in(options.handicaps),
    )


def _drivers(request: RaceRequest) -> tuple[str, ...]:
    legends = request.legends
    if legends < 0:
        raise BadSetup(f"--legends: must be 0 or more, not {legends}", "legends", {"given": legends})
    default = (DEFAULT_DRIVER,) * max(0, min(DEFAULT_FIELD, MAX_CARS - legends))
    named = default if request.drivers is None else known_drivers(request.drivers)
    return named + (LEGEND,) * legends


def _circuits(said: str | None, request: RaceRequest, base: Path | None) -> tuple[str, ...]:
    """A file that a race.toml names lies beside it."""
    if said is not None:
        return circuit_ids() if said == ALL else names_in(said)
    if base is None or request.circuit in circuit_ids():
        return (request.circuit,)
    return (str(base / request.circuit),)


def handicaps_in(said: str) -> tuple[int, ...]:
    words = names_in(said)
    for word in words:
        if not word.isdecimal():
            raise BadSetup(f"--handicaps: {word!r} is no number of Heat cards; give one for each car, as in 0,1")
    return tuple(map(int, words))


# -- how to repeat it ------------------------------------------------------------------------------------

_SAID: Final = ("races", "config", "season", "circuits", "laps", "drivers", "legends", "handicaps")


def command_of(name: str, options: argparse.Namespace, settings: Settings) -> str:
    """The same again, whatever the machine: with the seed, also if chance has chosen it."""
    words = ["hairpin", name]
    for option in _SAID:
        value = getattr(options, option, None)
        words += [f"--{option}", str(value)] if value is not None else []
    words += words_for(settings.modules, SEASON if settings.season else RACE)
    words += [] if options.rotate else ["--no-rotate"]
    return shlex.join([*words, "--seed", str(settings.seed)])


def without_season(options: argparse.Namespace) -> argparse.Namespace:
    """For a command that knows single races only."""
    return argparse.Namespace(**{**vars(options), "season": None})
