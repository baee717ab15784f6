"""The command line. Nothing heavy is imported before it is known what is wanted."""

from __future__ import annotations

import argparse
import os
import string
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hairpin import __version__
from hairpin.commands.flags import add_flags
from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_RIVALS_IN_SEASON
from hairpin.content.languages import LANGUAGES
from hairpin.content.settings import RACE, SEASON
from hairpin.engine import is_compiled
from hairpin.rules.errors import HairpinError
from hairpin.rules.setup import COLORS

DRIVERS = "random, rookie, club, pro, champion"
"""In the help text; other packages may bring more. Importing the registry takes longer than `--help` may."""
WRONG_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = parser().parse_args(given or ["serve", "--open"])
    from hairpin import commands

    try:
        code = int(commands.run(options))
        sys.stdout.flush()
    except HairpinError as error:
        print(f"hairpin: {error}", file=sys.stderr)
        return WRONG_INPUT
    except BrokenPipeError:
        # whoever read our output has seen enough; what is still buffered must not trouble anybody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="hairpin",
        description="The racing board game HEAT: race on the network or in the terminal, replay, check, measure.",
        epilog="Without a command: serve --open, for this machine only.",
    )
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_serving(commands)
    _add_racing(commands)
    _add_season(commands)
    _add_records(commands)
    _add_content(commands)
    _add_simulate(commands)
    _add_rating(commands)
    bench = commands.add_parser("bench", help="measure how fast the engine is")
    bench.add_argument("--races", type=_count, default=200, metavar="N", help="races for each field (default 200)")
    _json(bench)
    return top


def version() -> str:
    return f"hairpin {__version__} ({'compiled' if is_compiled() else 'plain'} rules)"


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def _add_serving(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="open tables on the network, for people, drivers and Legends")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument(
        "--port",
        type=_port,
        default=os.environ.get("HAIRPIN_PORT", "8080"),
        help="default 8080, or HAIRPIN_PORT; 0 takes any free port",
    )
    serve.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///path or postgresql://... (default: in your data folder)",
    )
    serve.add_argument(
        "--allowed-host",
        action="append",
        metavar="HOST",
        help="answer only when asked by this name, such as example.org or *.example.org; can be said several times"
        " (default: HAIRPIN_ALLOWED_HOSTS, or any)",
    )
    serve.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy, or a network of them, that says where clients come from; can be said several times"
        " (default: HAIRPIN_TRUSTED_PROXIES, or none)",
    )
    serve.add_argument(
        "--metrics",
        default=os.environ.get("HAIRPIN_METRICS") or None,
        metavar="HOST:PORT",
        help="tell the figures of /metrics there, and nowhere else (default: HAIRPIN_METRICS, or with the page)",
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")


def _add_racing(commands: Commands) -> None:
    race = commands.add_parser("race", help="run a race of automated drivers")
    race.add_argument(
        "--drivers", metavar="A,B,...", help=f"who drives: {DRIVERS} (default: four {DEFAULT_DRIVER})"
    )
    _race_options(race)
    _module_options(race, RACE)
    _json(race)
    _language(race)
    race.add_argument("--delay", type=_seconds, default=0.0, metavar="S", help="seconds between decisions")
    play = commands.add_parser("play", help="race against automated drivers")
    play.add_argument(
        "--drivers",
        metavar="A,B,...",
        help=f"your opponents: {DRIVERS}; human for a friend at this keyboard (default: five {DEFAULT_DRIVER})",
    )
    play.add_argument("--season", metavar="SEASON", help="a whole season instead of one race")
    play.add_argument("--name", help="the name on your car (default: You)")
    play.add_argument("--color", choices=COLORS, help="the colour of your car")
    play.add_argument("--handicap", type=int, metavar="N", help="start with N less Heat (0, 1 or 2)")
    _race_options(play)
    _module_options(play, RACE, SEASON)
    _language(play)


def _add_season(commands: Commands) -> None:
    season = commands.add_parser("season", help="run a championship of automated drivers")
    season.add_argument(
        "season",
        metavar="SEASON",
        help="1961, 1962, 1963, 1964, 1965, custom, best-of-all-time, or a file that lists its races",
    )
    season.add_argument(
        "--drivers", default=",".join([DEFAULT_DRIVER] * DEFAULT_RIVALS_IN_SEASON), metavar="A,B,...", help=DRIVERS
    )
    season.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same season")
    season.add_argument("--record", metavar="FILE", help="keep a record that can be replayed and resumed")
    _module_options(season, SEASON)
    _json(season)
    _language(season)


def _add_simulate(commands: Commands) -> None:
    simulate = commands.add_parser(
        "simulate", help="run many races or seasons on all cores, and show their figures"
    )
    simulate.add_argument(
        "--races",
        type=_count,
        default=100,
        metavar="N",
        help="how many races, or seasons with --season (default 100)",
    )
    simulate.add_argument(
        "--drivers", metavar="A,B,...", help=f"who drives: {DRIVERS} (default: four {DEFAULT_DRIVER})"
    )
    simulate.add_argument(
        "--circuits", metavar="A,B,...", help=f"ids or files, raced in turn, or: all (default: {DEFAULT_CIRCUIT})"
    )
    simulate.add_argument("--laps", type=int, metavar="N", help="laps to race (default: the circuit's own)")
    simulate.add_argument("--season", metavar="SEASON", help="whole seasons instead of races")
    simulate.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same figures")
    simulate.add_argument("--cores", type=_count, metavar="N", help="how many cores to use (default: all)")
    simulate.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="drivers move on one seat from race to race; --no-rotate keeps their seats",
    )
    for name, text in (
        ("csv", "the figures of each driver"),
        ("json", "all figures"),
        ("html", "a report with charts"),
    ):
        simulate.add_argument(
            f"--{name}", metavar="FILE", help=f"write {text} to a file; - prints instead of tables"
        )
    _module_options(simulate, RACE, SEASON)


def _add_rating(commands: Commands) -> None:
    rate = commands.add_parser("rate", help="run a league of drivers and Legends, and rate them")
    rate.add_argument(
        "--drivers",
        metavar="A,B,...",
        help="who takes part: drivers, legend-base, legend-1 to legend-6 (default: all drivers and legend-base)",
    )
    rate.add_argument("--circuits", default="all", metavar="A,B,...", help="ids or files (default: all)")
    rate.add_argument(
        "--races", type=_count, default=120, metavar="N", help="for each pairing of drivers (default 120)"
    )
    rate.add_argument("--field", type=int, default=3, metavar="N", help="cars on each side (default 3)")
    rate.add_argument("--laps", type=int, metavar="N", help="laps to race (default: the circuit's own)")
    rate.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same ratings")
    rate.add_argument("--cores", type=_count, metavar="N", help="how many cores to use (default: all)")
    for name, text in (("json", "all figures"), ("html", "a report"), ("svg", "the chart of the ratings")):
        rate.add_argument(f"--{name}", metavar="FILE", help=f"write {text} to a file; - prints instead of tables")
    _module_options(rate, RACE, legends_are_entrants=True)
    targets = commands.add_parser("targets", help="measure whether the drivers keep their promises")
    targets.add_argument(
        "--share",
        type=_share,
        default=1.0,
        metavar="X",
        help="share of the races to run, such as 0.1 for a quick look (default 1)",
    )
    targets.add_argument("--only", metavar="A,B,...", help="these targets only, such as ladder,drafting")
    targets.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same races")
    targets.add_argument("--cores", type=_count, metavar="N", help="how many cores to use (default: all)")
    for name, text in (("json", "all figures"), ("markdown", "a page for the documentation")):
        targets.add_argument(
            f"--{name}", metavar="FILE", help=f"write {text} to a file; - prints instead of tables"
        )


def _race_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--config", metavar="FILE", help="a race.toml with any of these settings")
    command.add_argument(
        "--circuit", metavar="ID|FILE", help=f"a circuit's id, or your own file (default: {DEFAULT_CIRCUIT})"
    )
    command.add_argument("--laps", type=int, metavar="N", help="laps to race (default: the circuit's own)")
    command.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same race")
    command.add_argument("--record", metavar="FILE", help="keep a record that can be replayed and resumed")


def _module_options(command: argparse.ArgumentParser, *scopes: str, legends_are_entrants: bool = False) -> None:
    """As entrants, Legends are named with the drivers; anyone who says it as for a race is told so."""
    group = command.add_argument_group("modules")
    hidden = ("level",) if legends_are_entrants else ()
    text = argparse.SUPPRESS if legends_are_entrants else "N Legends join in"
    group.add_argument("--legends", type=int, metavar="N", help=text)
    add_flags(group, scopes, hidden)


def _add_records(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="tell the story of a recorded race or season")
    replay.add_argument("file", metavar="FILE")
    _json(replay)
    _language(replay)
    _add_show(commands)
    verify = commands.add_parser("verify", help="replay records and check that they lead where they say")
    verify.add_argument("files", metavar="FILE", nargs="+")
    verify.add_argument("--hash", type=_hash, metavar="H", help="the hash that the table promised")
    resume = commands.add_parser("resume", help="continue a recorded race or season")
    resume.add_argument("file", metavar="FILE")
    _json(resume)
    _language(resume)
    scenario = commands.add_parser("scenario", help="play scenario files and check what they expect")
    scenario.add_argument("files", metavar="FILE", nargs="+")
    _json(scenario)


def _add_show(commands: Commands) -> None:
    show = commands.add_parser("show", help="draw a position with all that is in it, or one of a record")
    show.add_argument(
        "position",
        metavar="TEXT|FILE|-",
        help="a position as text, the file of one, a record, or - for what comes in by stdin",
    )
    show.add_argument(
        "--at", type=_index, metavar="N", help="of a record: after N actions (default: after the last one)"
    )
    form = show.add_mutually_exclusive_group()
    for name, text in (
        ("text", "print only the one line that can be pasted"),
        ("json", "print the exact form instead, for a file"),
        ("scenario", "print a scenario file instead, where a round is planned"),
    ):
        form.add_argument(f"--{name}", dest="form", action="store_const", const=name, help=text)
    _language(show)


def _add_content(commands: Commands) -> None:
    circuits = commands.add_parser("circuits", help="list the circuits")
    _json(circuits)
    circuit = commands.add_parser("circuit", help="check a circuit of your own, or draw any circuit")
    actions = circuit.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="report everything that is wrong with a circuit file")
    check.add_argument("file", metavar="FILE")
    render = actions.add_parser("render", help="draw a circuit as an SVG picture")
    render.add_argument("circuit", metavar="ID|FILE", help="a circuit's id, or your own file")
    render.add_argument("-o", "--output", metavar="FILE", help="where to write it (default: the terminal)")
    render.add_argument("--drawing", metavar="FILE", help="a drawing file (default: made up from the circuit)")
    render.add_argument("--dark", action="store_true", help="draw it at night")


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language", choices=LANGUAGES, help="language to show (default: from the environment, or English)"
    )


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON instead")


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")
    return int(text)


def _index(text: str) -> int:
    if not text.isdecimal() or int(text) > 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of actions, such as 0 or 12")
    return int(text)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share <= 100:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share; give a number above 0, or 1 for all races")
    return share


def _hash(text: str) -> str:
    if len(text) != 64 or not set(text) <= set(string.hexdigits):
        raise argparse.ArgumentTypeError(f"{text!r} is not a hash; give its 64 hex digits")
    return text.lower()


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 60")
    return seconds


if __name__ == "__main__":
    sys.exit(main())
