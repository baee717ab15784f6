"""`compare`."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from hairpin.cli import INTERRUPTED
from hairpin.commands.flags import said_options, words_for
from hairpin.commands.many_races import handicaps_in
from hairpin.commands.progress import progress_bar
from hairpin.content.circuits import circuit_ids
from hairpin.content.config import RaceRequest, read_request
from hairpin.content.settings import RACE
from hairpin.drivers.finding import names_in
from hairpin.lab.comparison import Compared, Comparison, Look
from hairpin.lab.comparison import compare as run
from hairpin.lab.comparison_page import comparison_html
from hairpin.lab.comparison_words import comparison_csv, comparison_json, points, rows, sentence
from hairpin.lab.crews.engine import Engine
from hairpin.lab.entrants import usual_entrant
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.rules.errors import BadSetup

ALL: Final = "all"


def compare(options: argparse.Namespace) -> int:
    comparison = _comparison(options)
    comparison.check()
    check_writable(_outputs(options))
    with progress_bar("pairs", comparison.most_pairs) as progress:

        def tell(look: Look, pairs: int) -> None:
            progress(pairs, doing=f"pairs, {points(look.so_far)}")

        compared = run(comparison, Engine(options.engine, options.cores), tell)
    return _tell(options, compared)


def _comparison(options: argparse.Namespace) -> Comparison:
    for name in ("legends", "level"):
        if getattr(options, name) is not None:
            raise BadSetup(f"--{name}: here Legends are named like drivers: legend-base, or legend-1 to legend-6")
    request = read_request(Path(options.config)) if options.config else None
    asked = request or RaceRequest()
    return Comparison(
        usual_entrant(options.one),
        usual_entrant(options.other),
        _circuits(options, request),
        options.pairs,
        options.seed,
        options.field,
        options.error,
        options.difference / 100,
        asked.laps if options.laps is None else options.laps,
        said_options(options, asked.modules),
        () if options.handicaps is None else handicaps_in(options.handicaps),
    )


def _circuits(options: argparse.Namespace, request: RaceRequest | None) -> tuple[str, ...]:
    if options.circuits is None and request:
        known = request.circuit in circuit_ids()
        return (request.circuit if known else str(Path(options.config).parent / request.circuit),)
    return circuit_ids() if options.circuits in (None, ALL) else names_in(options.circuits)


_SAID: Final = ("config", "circuits", "laps", "pairs", "field", "error", "difference", "handicaps", "seed")


def _command(options: argparse.Namespace, comparison: Comparison) -> str:
    words = ["hairpin", "compare", comparison.one, comparison.other]
    for name in _SAID:
        value = getattr(options, name)
        words += (
            [f"--{name}", f"{value:g}" if isinstance(value, float) else str(value)] if value is not None else []
        )
    return shlex.join(words + words_for(comparison.modules, RACE))


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--json": options.json, "--csv": options.csv, "--html": options.html}
    return {option: file for option, file in wanted.items() if file is not None}


def _tell(options: argparse.Namespace, compared: Compared) -> int:
    command = _command(options, compared.comparison)
    texts: dict[str, Callable[[], str]] = {
        "--json": lambda: comparison_json(compared, command),
        "--csv": lambda: comparison_csv(compared),
        "--html": lambda: comparison_html(compared, command),
    }
    for option, file in _outputs(options).items():
        write(option, file, texts[option]())
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print(compared)
    if compared.failure:
        raise compared.failure
    if compared.is_stopped:
        print(f"stopped after {len(compared.looks)} of {compared.comparison.most_pairs} pairs", file=sys.stderr)
        return INTERRUPTED
    return 0


def _print(compared: Compared) -> None:
    table = Table(title=f"Two drivers on the same deals, seed {compared.comparison.seed}", show_header=False)
    for row in rows(compared):
        table.add_row(*row)
    console = Console()
    console.print(table)
    console.print(sentence(compared), highlight=False)
