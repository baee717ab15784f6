"""`simulate`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack

from rich.console import Console
from rich.table import Table

from hairpin.cli import INTERRUPTED
from hairpin.commands.many_races import command_of, settings_of
from hairpin.commands.progress import progress_bar
from hairpin.lab.crews.engine import Engine
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.lab.record_files import KeptRecords
from hairpin.lab.report import html_text
from hairpin.lab.row_files import OPTION as ROWS
from hairpin.lab.row_files import KeptRows, check_ending
from hairpin.lab.simulate import Keeper, Settings, Simulation, check
from hairpin.lab.simulate import simulate as run
from hairpin.lab.tables import csv_text, figure_groups, figure_rows, json_text


def simulate(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    check(settings)
    _check_outputs(options)
    where = Engine(options.engine, options.cores)
    with ExitStack() as open_files:
        keepers = _keepers(options, settings, open_files)
        progress = open_files.enter_context(progress_bar(settings.unit, settings.games))
        simulation = run(settings, where, progress, keepers)
    return _tell(options, simulation)


def _keepers(options: argparse.Namespace, settings: Settings, open_files: ExitStack) -> list[Keeper]:
    keepers: list[Keeper] = []
    if options.records is not None:
        keepers.append(KeptRecords(options.records, settings.games))
    if options.rows is not None:
        keepers.append(open_files.enter_context(KeptRows(options.rows)))
    return keepers


def _check_outputs(options: argparse.Namespace) -> None:
    outputs = _outputs(options)
    if options.rows is not None:
        check_ending(options.rows)
        outputs[ROWS] = options.rows
    check_writable(outputs)


def _tell(options: argparse.Namespace, simulation: Simulation) -> int:
    """What was asked for, whether or not it is complete."""
    settings, done = simulation.settings, simulation.tally.games
    _write(options, simulation, command_of("simulate", options, settings))
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print_table(simulation)
    if simulation.failure:
        print(f"hairpin: {done} of {settings.games} {settings.unit} were finished before this:", file=sys.stderr)
        raise simulation.failure
    if not simulation.is_complete:
        print(f"stopped after {done} of {settings.games} {settings.unit}", file=sys.stderr)
        return INTERRUPTED
    return 0


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
