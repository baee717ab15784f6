"""Every command with its options, and what is told of them."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final

from hairpin import __version__
from hairpin.commands.flags import add_flags
from hairpin.commands.option_types import OptionTypes
from hairpin.commands.words import Words, unspoken
from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_RIVALS_IN_SEASON
from hairpin.content.languages import LANGUAGES
from hairpin.content.settings import RACE, SEASON
from hairpin.engine import is_compiled
from hairpin.rules.setup import COLORS

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

DRIVERS: Final = "random, rookie, club, privateer, pro, champion"
"""In the help text; other packages may bring more. Importing the registry takes longer than `--help` may."""
MANY: Final = "A,B,..."
PORT: Final = "8080"


class Unspoken(Exception):
    """Something is to be said, by a parser that has no words."""


class Silent(argparse.ArgumentParser):
    """Reads a command line that is as it should be; whatever else there is to it needs words."""

    def print_help(self, file: object = None) -> None:
        raise Unspoken

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Unspoken


def version() -> str:
    return f"hairpin {__version__} ({'compiled' if is_compiled() else 'plain'} rules)"


def parser(
    t: Words = unspoken, kind: type[argparse.ArgumentParser] = argparse.ArgumentParser
) -> argparse.ArgumentParser:
    top = kind(prog="hairpin", description=t("help-hairpin"), epilog=t("help-no-command"))
    top.add_argument("--version", action="version", version=version(), help=t("help-version"))
    commands = top.add_subparsers(dest="command", required=True, metavar=t("meta-command"))
    for add in (
        _serving,
        _racing,
        _season,
        _records,
        _content,
        _simulate,
        _dataset,
        _rating,
        _compare,
        _upgrades,
        _targets,
        _train,
        _bench,
        _completion,
    ):
        add(commands, t, OptionTypes(t))
    return top


def _serving(commands: Commands, t: Words, types: OptionTypes) -> None:
    serve = commands.add_parser("serve", help=t("help-serve"))
    serve.add_argument("--host", metavar=t("meta-host"), default="127.0.0.1", help=t("help-serve-host"))
    serve.add_argument(
        "--port",
        type=types.port,
        default=os.environ.get("HAIRPIN_PORT", PORT),
        metavar=t("meta-port"),
        help=t("help-serve-port", port=PORT),
    )
    serve.add_argument("--database", metavar="URL", help=t("help-serve-database"))
    serve.add_argument(
        "--allowed-host", action="append", metavar=t("meta-host"), help=t("help-serve-allowed-host")
    )
    serve.add_argument(
        "--trusted-proxy", action="append", metavar=t("meta-address"), help=t("help-serve-trusted-proxy")
    )
    serve.add_argument(
        "--metrics",
        default=os.environ.get("HAIRPIN_METRICS") or None,
        metavar=f"{t('meta-host')}:{t('meta-port')}",
        help=t("help-serve-metrics"),
    )
    serve.add_argument("--drivers", metavar=MANY, help=t("help-serve-drivers"))
    serve.add_argument(
        "--public-url",
        default=os.environ.get("HAIRPIN_PUBLIC_URL") or None,
        metavar="URL",
        help=t("help-serve-public-url"),
    )
    _open_or_check(serve, t)
    _language(serve, t)
    backup = commands.add_parser("backup", help=t("help-backup"))
    _file(backup, t("meta-file"), t("help-backup-file"))
    backup.add_argument("--database", metavar="URL", help=t("help-backup-database"))
    _language(backup, t)


def _open_or_check(serve: argparse.ArgumentParser, t: Words) -> None:
    how = serve.add_mutually_exclusive_group()
    how.add_argument("--open", action="store_true", help=t("help-serve-open"))
    how.add_argument("--check", action="store_true", help=t("help-serve-check"))


def _racing(commands: Commands, t: Words, types: OptionTypes) -> None:
    race = commands.add_parser("race", help=t("help-race"))
    race.add_argument("--drivers", metavar=MANY, help=t("help-drivers", drivers=DRIVERS, default=DEFAULT_DRIVER))
    _race_options(race, t)
    _module_options(race, t, RACE)
    _json(race, t)
    _language(race, t)
    race.add_argument("--delay", type=types.seconds, default=0.0, metavar="S", help=t("help-delay"))
    play = commands.add_parser("play", help=t("help-play"))
    play.add_argument("--drivers", metavar=MANY, help=t("help-opponents", drivers=DRIVERS, default=DEFAULT_DRIVER))
    play.add_argument("--season", metavar=t("meta-season"), help=t("help-play-season"))
    play.add_argument("--learn", action="store_true", help=t("help-learn"))
    play.add_argument("--name", metavar=t("meta-name"), help=t("help-name"))
    play.add_argument("--color", choices=COLORS, help=t("help-color"))
    play.add_argument("--handicap", type=int, metavar="N", help=t("help-handicap"))
    _race_options(play, t)
    _module_options(play, t, RACE, SEASON)
    _language(play, t)


def _season(commands: Commands, t: Words, types: OptionTypes) -> None:
    season = commands.add_parser("season", help=t("help-season"))
    season.add_argument("season", metavar=t("meta-season"), help=t("help-season-which"))
    season.add_argument(
        "--drivers", default=",".join([DEFAULT_DRIVER] * DEFAULT_RIVALS_IN_SEASON), metavar=MANY, help=DRIVERS
    )
    season.add_argument("--seed", type=int, metavar="N", help=t("help-seed-season"))
    season.add_argument("--record", metavar=t("meta-file"), help=t("help-record"))
    _module_options(season, t, SEASON)
    _json(season, t)
    _language(season, t)


def _simulate(commands: Commands, t: Words, types: OptionTypes) -> None:
    simulate = commands.add_parser("simulate", help=t("help-simulate"))
    simulate.add_argument("--races", type=types.count, default=100, metavar="N", help=t("help-simulate-races"))
    simulate.add_argument(
        "--drivers", metavar=MANY, help=t("help-drivers", drivers=DRIVERS, default=DEFAULT_DRIVER)
    )
    simulate.add_argument("--circuits", metavar=MANY, help=t("help-simulate-circuits", default=DEFAULT_CIRCUIT))
    simulate.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    simulate.add_argument("--season", metavar=t("meta-season"), help=t("help-simulate-season"))
    _many_races(simulate, t)
    simulate.add_argument("--seed", type=int, metavar="N", help=t("help-seed-figures"))
    _cores(simulate, t, types)
    simulate.add_argument(
        "--rotate", action=argparse.BooleanOptionalAction, default=True, help=t("help-simulate-rotate")
    )
    simulate.add_argument("--rows", metavar=t("meta-file"), help=t("help-simulate-rows"))
    simulate.add_argument("--records", metavar=t("meta-folder"), help=t("help-simulate-records"))
    _outputs(simulate, t, csv=t("output-of-drivers"), json=t("output-all"), html=t("output-with-charts"))
    _module_options(simulate, t, RACE, SEASON)


def _dataset(commands: Commands, t: Words, types: OptionTypes) -> None:
    dataset = commands.add_parser("dataset", help=t("help-dataset"))
    dataset.add_argument("folder", metavar=t("meta-folder"), help=t("help-dataset-folder"))
    dataset.add_argument("--races", type=types.count, default=1000, metavar="N", help=t("help-dataset-races"))
    dataset.add_argument(
        "--drivers", metavar=MANY, help=t("help-drivers", drivers=DRIVERS, default=DEFAULT_DRIVER)
    )
    dataset.add_argument("--circuits", metavar=MANY, help=t("help-simulate-circuits", default=DEFAULT_CIRCUIT))
    dataset.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    _many_races(dataset, t)
    dataset.add_argument("--seed", type=int, default=1, metavar="N", help=t("help-dataset-seed"))
    _cores(dataset, t, types)
    dataset.add_argument(
        "--rotate", action=argparse.BooleanOptionalAction, default=True, help=t("help-simulate-rotate")
    )
    dataset.add_argument("--format", choices=("npz", "parquet"), default="npz", help=t("help-dataset-format"))
    dataset.add_argument("--shard", type=types.count, default=50, metavar="N", help=t("help-dataset-shard"))
    dataset.add_argument("--licence", metavar=t("meta-text"), help=t("help-dataset-licence"))
    _module_options(dataset, t, RACE)


def _rating(commands: Commands, t: Words, types: OptionTypes) -> None:
    rate = commands.add_parser("rate", help=t("help-rate"))
    rate.add_argument("--drivers", metavar=MANY, help=t("help-rate-drivers"))
    rate.add_argument("--league", metavar=t("meta-file"), help=t("help-rate-league"))
    rate.add_argument("--free-for-all", action="store_true", help=t("help-rate-free-for-all"))
    rate.add_argument("--circuits", metavar=MANY, help=t("help-rate-circuits"))
    rate.add_argument("--races", type=types.count, default=120, metavar="N", help=t("help-rate-races"))
    rate.add_argument("--field", type=int, metavar="N", help=t("help-rate-field"))
    rate.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    rate.add_argument("--seed", type=int, metavar="N", help=t("help-seed-ratings"))
    _cores(rate, t, types)
    _outputs(
        rate, t, csv=t("output-of-drivers"), json=t("output-all"), html=t("output-report"), svg=t("output-chart")
    )
    _module_options(rate, t, RACE, legends_are_entrants=True)


def _compare(commands: Commands, t: Words, types: OptionTypes) -> None:
    compare = commands.add_parser("compare", help=t("help-compare"))
    compare.add_argument("one", metavar="A", help=t("help-compare-driver"))
    compare.add_argument("other", metavar="B", help=t("help-compare-driver"))
    compare.add_argument("--circuits", metavar=MANY, help=t("help-rate-circuits"))
    compare.add_argument("--config", metavar=t("meta-file"), help=t("help-compare-config"))
    compare.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    compare.add_argument("--pairs", type=types.count, default=1000, metavar="N", help=t("help-compare-pairs"))
    compare.add_argument("--field", type=int, default=3, metavar="N", help=t("help-rate-field"))
    compare.add_argument("--error", type=types.error, default=0.05, metavar="X", help=t("help-compare-error"))
    compare.add_argument(
        "--difference", type=types.points, default=5.0, metavar="X", help=t("help-compare-difference")
    )
    compare.add_argument("--handicaps", metavar="A,B", help=t("help-compare-handicaps"))
    compare.add_argument("--seed", type=int, default=1, metavar="N", help=t("help-seed-races"))
    _cores(compare, t, types)
    _outputs(compare, t, json=t("output-all"), csv=t("output-of-pairs"), html=t("output-report"))
    _module_options(compare, t, RACE, legends_are_entrants=True)


def _upgrades(commands: Commands, t: Words, types: OptionTypes) -> None:
    upgrades = commands.add_parser("upgrades", help=t("help-upgrades"))
    upgrades.add_argument("--driver", default=DEFAULT_DRIVER, metavar="A", help=t("help-upgrades-driver"))
    upgrades.add_argument("--races", type=types.count, default=1000, metavar="N", help=t("help-dataset-races"))
    upgrades.add_argument("--circuits", default="all", metavar=MANY, help=t("help-rate-circuits"))
    upgrades.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    upgrades.add_argument("--seed", type=int, default=1, metavar="N", help=t("help-seed-races"))
    _cores(upgrades, t, types)
    _outputs(upgrades, t, csv=t("output-of-upgrades"), json=t("output-all"), html=t("output-report"))
    _module_options(upgrades, t, RACE, legends_are_entrants=True)


def _targets(commands: Commands, t: Words, types: OptionTypes) -> None:
    targets = commands.add_parser("targets", help=t("help-targets"))
    targets.add_argument("--share", type=types.share, default=1.0, metavar="X", help=t("help-targets-share"))
    targets.add_argument("--only", metavar=MANY, help=t("help-targets-only"))
    targets.add_argument("--instead", metavar="A=B,...", help=t("help-targets-instead"))
    targets.add_argument("--seed", type=int, default=1, metavar="N", help=t("help-seed-races"))
    _cores(targets, t, types)
    _outputs(targets, t, json=t("output-all"), markdown=t("output-page"))


def _train(commands: Commands, t: Words, types: OptionTypes) -> None:
    train = commands.add_parser("train", help=t("help-train"))
    train.add_argument("folder", metavar="FOLDER", help=t("help-train-folder"))
    train.add_argument("--decisions", type=types.count, metavar="N", help=t("help-train-decisions"))
    train.add_argument("--races", type=types.count, metavar="N", help=t("help-train-races"))
    train.add_argument("--from", dest="start", metavar=f"champion|{t('meta-file')}", help=t("help-train-from"))
    train.add_argument("--against", metavar=f"champion|{t('meta-file')}", help=t("help-train-against"))
    fields = ("anybody", "players", "legends", "strongest")
    train.add_argument("--among", choices=fields, help=t("help-train-among"))
    train.add_argument("--minutes", type=types.count, metavar="N", help=t("help-train-minutes"))
    train.add_argument("--seed", type=int, metavar="N", help=t("help-seed-training"))
    train.add_argument("--device", choices=("cpu", "gpu"), help=t("help-train-device"))


def _bench(commands: Commands, t: Words, types: OptionTypes) -> None:
    bench = commands.add_parser("bench", help=t("help-bench"))
    bench.add_argument("--races", type=types.count, default=200, metavar="N", help=t("help-bench-races"))
    _json(bench, t)


def _completion(commands: Commands, t: Words, types: OptionTypes) -> None:
    completion = commands.add_parser("completion", help=t("help-completion"))
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), help=t("help-completion-shell"))
    # what the script asks with every Tab: the words so far, the one that is being typed last
    completion.add_argument("words", nargs="*", help=argparse.SUPPRESS)


def _records(commands: Commands, t: Words, types: OptionTypes) -> None:
    replay = commands.add_parser("replay", help=t("help-replay"))
    _file(replay, t("meta-file"), t("help-a-record"))
    _json(replay, t)
    _language(replay, t)
    _show(commands, t, types)
    verify = commands.add_parser("verify", help=t("help-verify"))
    verify.add_argument("files", metavar=t("meta-file"), nargs="+", help=t("help-records"))
    verify.add_argument("--hash", type=types.hash, metavar="H", help=t("help-hash"))
    analyse = commands.add_parser("analyse", help=t("help-analyse"))
    _file(analyse, t("meta-file"), t("help-a-record"))
    analyse.add_argument("--seat", type=types.index, metavar="N", help=t("help-analyse-seat"))
    analyse.add_argument("--json", metavar=t("meta-file"), help=t("help-analyse-json"))
    analyse.add_argument("--html", metavar=t("meta-file"), help=t("help-analyse-html"))
    _language(analyse, t)
    resume = commands.add_parser("resume", help=t("help-resume"))
    resume.add_argument("file", metavar=t("meta-file"), nargs="?", help=t("help-resume-file"))
    _json(resume, t)
    _language(resume, t)
    scenario = commands.add_parser("scenario", help=t("help-scenario"))
    scenario.add_argument("files", metavar=t("meta-file"), nargs="+", help=t("help-scenarios"))
    _json(scenario, t)


def _show(commands: Commands, t: Words, types: OptionTypes) -> None:
    show = commands.add_parser("show", help=t("help-show"))
    show.add_argument("position", metavar=f"{t('meta-text')}|{t('meta-file')}|-", help=t("help-show-position"))
    show.add_argument("--at", type=types.index, metavar="N", help=t("help-show-at"))
    form = show.add_mutually_exclusive_group()
    told = {"text": t("help-show-text"), "json": t("help-show-json"), "scenario": t("help-show-scenario")}
    for name, text in told.items():
        form.add_argument(f"--{name}", dest="form", action="store_const", const=name, help=text)
    _language(show, t)


def _content(commands: Commands, t: Words, types: OptionTypes) -> None:
    circuits = commands.add_parser("circuits", help=t("help-circuits"))
    _json(circuits, t)
    circuit = commands.add_parser("circuit", help=t("help-circuit"))
    actions = circuit.add_subparsers(dest="action", required=True, metavar=t("meta-action"))
    check = actions.add_parser("check", help=t("help-circuit-check"))
    _file(check, t("meta-file"), t("help-circuit-file"))
    render = actions.add_parser("render", help=t("help-circuit-render"))
    render.add_argument("circuit", metavar=_id_or_file(t), help=t("help-circuit-which"))
    render.add_argument("-o", "--output", metavar=t("meta-file"), help=t("help-circuit-output"))
    render.add_argument("--drawing", metavar=t("meta-file"), help=t("help-circuit-drawing"))
    render.add_argument("--dark", action="store_true", help=t("help-circuit-dark"))


# -- what several commands have ------------------------------------------------------------------------


def _race_options(command: argparse.ArgumentParser, t: Words) -> None:
    command.add_argument("--config", metavar=t("meta-file"), help=t("help-config"))
    command.add_argument(
        "--circuit", metavar=_id_or_file(t), help=t("help-circuit-or-default", default=DEFAULT_CIRCUIT)
    )
    command.add_argument("--laps", type=int, metavar="N", help=t("help-laps"))
    command.add_argument("--seed", type=int, metavar="N", help=t("help-seed"))
    command.add_argument("--record", metavar=t("meta-file"), help=t("help-record"))


def _module_options(
    command: argparse.ArgumentParser, t: Words, *scopes: str, legends_are_entrants: bool = False
) -> None:
    """As entrants, Legends are named with the drivers; anyone who says it as for a race is told so."""
    group = command.add_argument_group(t("help-modules"))
    hidden = ("level",) if legends_are_entrants else ()
    text = argparse.SUPPRESS if legends_are_entrants else t("help-legends")
    group.add_argument("--legends", type=int, metavar="N", help=text)
    add_flags(group, scopes, t, hidden)


def _many_races(command: argparse.ArgumentParser, t: Words) -> None:
    command.add_argument("--config", metavar=t("meta-file"), help=t("help-config"))
    command.add_argument("--handicaps", metavar=MANY, help=t("help-handicaps"))


def _outputs(command: argparse.ArgumentParser, t: Words, **outputs: str) -> None:
    for name, what in outputs.items():
        command.add_argument(f"--{name}", metavar=t("meta-file"), help=t("help-output", what=what))


def _cores(command: argparse.ArgumentParser, t: Words, types: OptionTypes) -> None:
    command.add_argument("--cores", type=types.count, metavar="N", help=t("help-cores"))
    command.add_argument("--engine", default="local", metavar="URL", help=t("help-engine"))


def _file(command: argparse.ArgumentParser, metavar: str, text: str) -> None:
    command.add_argument("file", metavar=metavar, help=text)


def _id_or_file(t: Words) -> str:
    return f"ID|{t('meta-file')}"


def _language(command: argparse.ArgumentParser, t: Words) -> None:
    command.add_argument("--language", choices=LANGUAGES, help=t("help-spoken"))


def _json(command: argparse.ArgumentParser, t: Words) -> None:
    command.add_argument("--json", action="store_true", help=t("help-json"))
