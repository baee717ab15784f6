"""`rate`."""

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
from hairpin.commands.progress import progress_bar
from hairpin.content.circuits import circuit_ids
from hairpin.content.settings import DEFAULT_OPTIONS, RACE
from hairpin.drivers.driver import driver_names
from hairpin.drivers.finding import names_in
from hairpin.lab.crews.engine import Engine
from hairpin.lab.entrants import BASE_DECK, usual_entrant
from hairpin.lab.league import League, LeagueResult, check, run_league
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.lab.rating_chart import rating_chart
from hairpin.lab.rating_data import league_json
from hairpin.lab.rating_notes import notes, stopped
from hairpin.lab.rating_report import league_html, share_text, title
from hairpin.lab.standings import Standings
from hairpin.rules.errors import BadSetup

_ALL: Final = "all"
WITHOUT_MANOEUVRES: Final = (BASE_DECK, "legend-1")


def rate(options: argparse.Namespace) -> int:
    league = _league(options)
    check(league)
    check_writable(_outputs(options))
    with progress_bar("races", league.races_in_all) as progress:
        result = run_league(league, Engine(options.engine, options.cores), progress)
    if result.deals:
        _tell(options, result)
    return _end(result)


def _end(result: LeagueResult) -> int:
    if text := stopped(result):
        print(text if result.deals else f"{text}: nothing to rate", file=sys.stderr)
    if result.failure:
        raise result.failure
    return INTERRUPTED if text else 0


# -- what is asked for -----------------------------------------------------------------------------------


def _league(options: argparse.Namespace) -> League:
    for name in ("legends", "level"):
        if getattr(options, name) is not None:
            raise BadSetup(
                f"--{name}: in a league Legends are entrants, such as --drivers club,legend-base,legend-3"
            )
    entrants = (
        (*driver_names(), BASE_DECK)
        if options.drivers is None
        else tuple(map(usual_entrant, names_in(options.drivers)))
    )
    for entrant in entrants:
        if options.rivals and entrant in WITHOUT_MANOEUVRES:
            raise BadSetup(f"--rivals: {entrant} has no Manoeuvre cards; rivals can be legend-2 to legend-6")
    return League(
        entrants=entrants,
        circuits=circuit_ids() if options.circuits == _ALL else names_in(options.circuits),
        races=options.races,
        field=options.field,
        seed=options.seed,
        laps=options.laps,
        modules=said_options(options, DEFAULT_OPTIONS),
    )


_SAID: Final = ("races", "field", "circuits", "laps", "seed")


def _command(options: argparse.Namespace, league: League) -> str:
    """The same numbers again, on any machine."""
    words = ["hairpin", "rate", "--drivers", ",".join(league.entrants)]
    for name in _SAID:
        value = getattr(options, name)
        words += [f"--{name}", str(value)] if value is not None else []
    return shlex.join(words + words_for(league.modules, RACE))


# -- what comes of it ------------------------------------------------------------------------------------


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--json": options.json, "--html": options.html, "--svg": options.svg}
    return {option: file for option, file in wanted.items() if file is not None}


def _tell(options: argparse.Namespace, result: LeagueResult) -> None:
    standings = result.standings()
    command = _command(options, result.league)
    texts: dict[str, Callable[[], str]] = {
        "--json": lambda: league_json(result, standings, command),
        "--html": lambda: league_html(result, standings, command),
        "--svg": lambda: rating_chart(standings.rated, title(result)),
    }
    for option, file in _outputs(options).items():
        write(option, file, texts[option]())
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print(result, standings)


def _print(result: LeagueResult, standings: Standings) -> None:
    console = Console()
    console.print(_ratings_table(result, standings))
    console.print(_head_to_head_table(result, standings))
    for note in notes(result, standings):
        console.print(f"- {note}", highlight=False)


def _ratings_table(result: LeagueResult, standings: Standings) -> Table:
    table = Table(title=title(result))
    for heading in ("place", "driver", "rating", "95% interval", "pairings ahead"):
        table.add_column(heading, justify="left" if heading == "driver" else "right")
    for place, rated in enumerate(standings.rated, start=1):
        table.add_row(
            str(place),
            rated.entrant,
            f"{rated.rating.value:.0f}",
            rated.range_text(),
            f"{rated.pairings_won:,} of {rated.pairings:,}",
        )
    return table


def _head_to_head_table(result: LeagueResult, standings: Standings) -> Table:
    """A row says how often this driver's cars were ahead of those of the driver above the column."""
    found = {(pair.one, pair.other): pair for met in result.head_to_head() for pair in (met, met.mirrored())}
    order = [rated.entrant for rated in standings.rated]
    table = Table(title=f"% of cars ahead (95% interval), {result.races_of_a_pairing:,} races each")
    table.add_column("driver", no_wrap=True)
    for name in order:
        table.add_column(name, justify="right")
    for name in order:
        table.add_row(name, *(share_text(found.get((name, other))) for other in order))
    return table
