"""`simulate`."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table

from hairpin.cli import INTERRUPTED
from hairpin.commands.flags import said_options, words_for
from hairpin.commands.lineup import known_drivers
from hairpin.commands.progress import progress_bar
from hairpin.commands.season import races_of, refuse_flags_of_races
from hairpin.content.circuits import circuit_ids
from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_FIELD
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest
from hairpin.content.settings import DEFAULT_OPTIONS, RACE, SEASON, SEASON_OPTIONS
from hairpin.drivers.finding import names_in
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.lab.pool import all_cores
from hairpin.lab.report import html_text
from hairpin.lab.simulate import Settings, Simulation, check
from hairpin.lab.simulate import simulate as run
from hairpin.lab.tables import csv_text, figure_groups, figure_rows, json_text
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS


def simulate(options: argparse.Namespace) -> int:
    settings = _settings(options)
    check(settings)
    check_writable(_outputs(options))
    cores = options.cores or all_cores()
    with progress_bar(settings.unit, settings.games) as progress:
        simulation = run(settings, cores, progress)
    return _tell(options, simulation)


def _tell(options: argparse.Namespace, simulation: Simulation) -> int:
    """What was asked for, whether or not it is complete."""
    settings, done = simulation.settings, simulation.tally.games
    _write(options, simulation, _command(options, settings))
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print_table(simulation)
    if simulation.failure:
        print(f"hairpin: {done} of {settings.games} {settings.unit} were finished before this:", file=sys.stderr)
        raise simulation.failure
    if not simulation.is_complete:
        print(f"stopped after {done} of {settings.games} {settings.unit}", file=sys.stderr)
        return INTERRUPTED
    return 0


# -- what is asked for -----------------------------------------------------------------------------------


def _settings(options: argparse.Namespace) -> Settings:
    seed = secrets.randbelow(1 << 48) if options.seed is None else options.seed
    drivers = _drivers(options)
    if options.season is not None:
        season = _season(options, drivers)
        return Settings(options.races, drivers, seed, rotate=options.rotate, modules=season.modules, season=season)
    return Settings(
        games=options.races,
        drivers=drivers,
        seed=seed,
        circuits=_circuits(DEFAULT_CIRCUIT if options.circuits is None else options.circuits),
        laps=options.laps,
        rotate=options.rotate,
        modules=said_options(options, DEFAULT_OPTIONS),
    )


def _drivers(options: argparse.Namespace) -> tuple[str, ...]:
    legends = options.legends or 0
    if legends < 0:
        raise BadSetup(f"--legends: must be 0 or more, not {legends}", "legends", {"given": legends})
    default = (DEFAULT_DRIVER,) * max(0, min(DEFAULT_FIELD, MAX_CARS - legends))
    named = default if options.drivers is None else known_drivers(names_in(options.drivers))
    return named + (LEGEND,) * legends


def _circuits(text: str) -> tuple[str, ...]:
    return circuit_ids() if text == "all" else names_in(text)


def _season(options: argparse.Namespace, drivers: tuple[str, ...]) -> SeasonRequest:
    refuse_flags_of_races(options, "circuits", "laps", "weather")
    name, races = races_of(options.season)
    return SeasonRequest(name, races, drivers, modules=said_options(options, SEASON_OPTIONS))


# -- how to repeat it ------------------------------------------------------------------------------------

_SAID: Final = ("races", "season", "circuits", "laps", "drivers", "legends")


def _command(options: argparse.Namespace, settings: Settings) -> str:
    """The same figures again, whatever the machine: with the seed, also if chance has chosen it."""
    words = ["hairpin", "simulate"]
    for name in _SAID:
        value = getattr(options, name)
        words += [f"--{name}", str(value)] if value is not None else []
    words += words_for(settings.modules, SEASON if settings.season else RACE)
    words += [] if options.rotate else ["--no-rotate"]
    return shlex.join([*words, "--seed", str(settings.seed)])


# -- what comes of it ------------------------------------------------------------------------------------


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--csv": options.csv, "--json": options.json, "--html": options.html}
    return {option: file for option, file in wanted.items() if file is not None}


def _write(options: argparse.Namespace, simulation: Simulation, command: str) -> None:
    texts: dict[str, Callable[[], str]] = {
        "--csv": lambda: csv_text(simulation),
        "--json": lambda: json_text(simulation, command),
        "--html": lambda: html_text(simulation, command),
    }
    for option, file in _outputs(options).items():
        write(option, file, texts[option]())


def _print_table(simulation: Simulation) -> None:
    settings, tally = simulation.settings, simulation.tally
    table = Table(title=f"{tally.games:,} {settings.unit}, seed {settings.seed}")
    table.add_column("")
    for name, _ in tally.by_wins():
        table.add_column(name, justify="right")
    for title, columns in figure_groups(simulation):
        table.add_section()
        table.add_row(title, style="bold")
        for row in figure_rows(simulation, columns):
            table.add_row(*row)
    Console().print(table)
