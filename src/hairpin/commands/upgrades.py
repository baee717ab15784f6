"""`upgrades`."""

from __future__ import annotations

import argparse
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
from hairpin.content.circuits import circuit_ids
from hairpin.content.settings import RACE
from hairpin.drivers.finding import names_in
from hairpin.lab.assigned_upgrades import GARAGE, Studied, UpgradeStudy, study_upgrades
from hairpin.lab.assigned_words import HEADINGS, READING, rows, summary, worths_csv, worths_html, worths_json
from hairpin.lab.crews.engine import Engine
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.rules.errors import BadSetup

ALL: Final = "all"


def upgrades(options: argparse.Namespace) -> int:
    for name in ("legends", "level"):
        if getattr(options, name) is not None:
            raise BadSetup(f"--{name}: Legends have no upgrades; all cars are driven by --driver")
    study = UpgradeStudy(
        known_drivers((options.driver,))[0],
        circuit_ids() if options.circuits == ALL else names_in(options.circuits),
        options.races,
        options.seed,
        laps=options.laps,
        modules=said_options(options, GARAGE),
    )
    study.check()
    check_writable(_outputs(options))
    with progress_bar("races", study.races) as progress:
        studied = study_upgrades(study, Engine(options.engine, options.cores), progress)
    return _tell(options, studied)


def _command(options: argparse.Namespace, study: UpgradeStudy) -> str:
    words = ["hairpin", "upgrades", "--driver", study.driver, "--races", str(study.races)]
    words += ["--circuits", options.circuits, "--seed", str(study.seed)]
    words += ["--laps", str(study.laps)] if study.laps is not None else []
    return shlex.join(words + words_for(study.modules, RACE))


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--csv": options.csv, "--json": options.json, "--html": options.html}
    return {option: file for option, file in wanted.items() if file is not None}


def _tell(options: argparse.Namespace, studied: Studied) -> int:
    command = _command(options, studied.study)
    texts: dict[str, Callable[[], str]] = {
        "--csv": lambda: worths_csv(studied),
        "--json": lambda: worths_json(studied, command),
        "--html": lambda: worths_html(studied, command),
    }
    for option, file in _outputs(options).items():
        write(option, file, texts[option]())
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print(studied)
    if studied.failure:
        raise studied.failure
    if len(studied.races) < studied.study.races:
        print(f"stopped after {len(studied.races)} of {studied.study.races} races", file=sys.stderr)
        return INTERRUPTED
    return 0


def _print(studied: Studied) -> None:
    table = Table(title=f"What upgrades are worth to {studied.study.driver}, seed {studied.study.seed}")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == HEADINGS[0] else "right")
    for row in rows(studied):
        table.add_row(*row)
    console = Console()
    console.print(table)
    console.print(READING, highlight=False)
    console.print(summary(studied), highlight=False)
