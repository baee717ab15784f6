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
from hairpin.content.settings import DEFAULT_OPTIONS, RACE, Value, value_of, with_values
from hairpin.drivers.driver import driver_names
from hairpin.drivers.finding import names_in
from hairpin.lab.crews.engine import Engine
from hairpin.lab.entrants import BASE_DECK, usual_entrant
from hairpin.lab.kept_league import KeptLeague, open_league
from hairpin.lab.league import League, LeagueResult, check, run_league
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.lab.rating_chart import rating_chart
from hairpin.lab.rating_data import league_csv, league_json
from hairpin.lab.rating_notes import notes, stopped
from hairpin.lab.rating_report import league_html, share_text, title
from hairpin.lab.standings import Standings
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS

_ALL: Final = "all"
FIELD: Final = 3
WITHOUT_MANOEUVRES: Final = (BASE_DECK, "legend-1")


def rate(options: argparse.Namespace) -> int:
    where = Engine(options.engine, options.cores)
    kept = None if options.league is None else open_league(options.league)
    league = _league(options, _as_kept(options, kept) if kept else options)
    check(league)
    check_writable(_outputs(options))
    if kept:
        kept.begin(league)
        for driver in kept.changed:
            print(f"{driver} is not what it was in {options.league}: it races anew", file=sys.stderr)
    with progress_bar("races", league.races_in_all) as progress:
        result = run_league(league, where, progress, kept)
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


def _as_kept(options: argparse.Namespace, kept: KeptLeague) -> argparse.Namespace:
    """What is not said is as in the file; who is named comes in addition."""
    if kept.settings is None:
        return options
    said = dict(vars(options))
    for name in ("field", "laps", "seed"):
        said[name] = kept.settings[name] if said[name] is None else said[name]
    circuits = kept.settings["circuits"]
    if said["circuits"] is None and isinstance(circuits, list):
        said["circuits"] = ",".join(circuits)
    said["free_for_all"] = said["free_for_all"] or kept.settings["free_for_all"]
    named = () if options.drivers is None else tuple(map(usual_entrant, names_in(options.drivers)))
    said["drivers"] = ",".join(dict.fromkeys((*kept.drivers, *named)))
    modules = kept.settings["modules"]
    if isinstance(modules, dict):
        before = with_values(DEFAULT_OPTIONS, {key: _value(value) for key, value in modules.items()})
        said.update({key: value_of(before, key) for key in modules if said.get(key) is None and key != "level"})
    return argparse.Namespace(**said)


def _value(value: object) -> Value:
    """As it was before it was JSON."""
    if isinstance(value, list):
        return tuple(map(str, value))
    assert isinstance(value, bool | int | str)
    return value


def _league(said: argparse.Namespace, options: argparse.Namespace) -> League:
    """`said` on the command line, `options` with what is in a league's file."""
    for name in ("legends", "level"):
        if getattr(said, name) is not None:
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
        circuits=circuit_ids() if options.circuits in (None, _ALL) else names_in(options.circuits),
        races=options.races,
        field=options.field or _usual_field(len(entrants), options.free_for_all),
        seed=1 if options.seed is None else options.seed,
        laps=options.laps,
        modules=said_options(options, DEFAULT_OPTIONS),
        is_free_for_all=options.free_for_all,
    )


def _usual_field(entrants: int, is_free_for_all: bool) -> int:
    return max(1, min(FIELD, MAX_CARS // max(1, entrants))) if is_free_for_all else FIELD


def _command(league: League) -> str:
    """The same numbers again, on any machine."""
    words = ["hairpin", "rate", "--drivers", ",".join(league.entrants)]
    words += ["--free-for-all"] if league.is_free_for_all else []
    words += ["--races", str(league.races), "--field", str(league.field)]
    words += ["--circuits", _ALL if league.circuits == circuit_ids() else ",".join(league.circuits)]
    words += ["--laps", str(league.laps)] if league.laps is not None else []
    return shlex.join([*words, "--seed", str(league.seed), *words_for(league.modules, RACE)])


# -- what comes of it ------------------------------------------------------------------------------------


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--csv": options.csv, "--json": options.json, "--html": options.html, "--svg": options.svg}
    return {option: file for option, file in wanted.items() if file is not None}


def _tell(options: argparse.Namespace, result: LeagueResult) -> None:
    standings = result.standings()
    command = _command(result.league)
    texts: dict[str, Callable[[], str]] = {
        "--csv": lambda: league_csv(standings),
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
    for heading in ("place", "driver", "rating", "95% interval", "by whole orders (95%)", "pairings ahead"):
        table.add_column(heading, justify="left" if heading == "driver" else "right")
    for place, rated in enumerate(standings.rated, start=1):
        table.add_row(
            str(place),
            rated.entrant,
            f"{rated.rating.value:.0f}",
            rated.range_text(),
            rated.free_text(),
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
