"""`targets`."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from hairpin.cli import INTERRUPTED
from hairpin.commands.lineup import known_drivers
from hairpin.commands.progress import progress_bar
from hairpin.drivers.finding import names_in
from hairpin.lab.crews.engine import Engine
from hairpin.lab.judging import Verdict
from hairpin.lab.outputs import STANDARD_OUTPUT, check_writable, write
from hairpin.lab.targets import TIME_LIMITS, all_targets
from hairpin.lab.targets_page import HEADINGS, rows, summary, targets_json, targets_markdown
from hairpin.lab.trial_runs import Trials, TrialsResult, chosen, run_trials
from hairpin.rules.errors import BadSetup

MISSED = 1


def targets(options: argparse.Namespace) -> int:
    only = names_in(options.only or "")
    if options.only is not None and not only:
        raise BadSetup("--only: name one target or several, such as ladder,drafting")
    stand_ins = _stand_ins(names_in(options.instead or ""))
    wanted = tuple(target.with_instead(stand_ins) for target in chosen(all_targets(), only))
    trials = Trials(wanted, options.share, options.seed)
    trials.check()
    check_writable(_outputs(options))
    with progress_bar("races", len(trials.races())) as progress:
        result = run_trials(trials, Engine(options.engine, options.cores), progress)
    _tell(options, result)
    return _end(result)


def _stand_ins(words: tuple[str, ...]) -> dict[str, str]:
    """`pro=./mine.py:Fast(depth=3)`: by the driver whose promises are to be kept."""
    promising = list(dict.fromkeys(name for name, _ in TIME_LIMITS))
    found: dict[str, str] = {}
    for word in words:
        name, _, instead = word.partition("=")
        if name not in promising or not instead:
            raise BadSetup(
                f"--instead: {word!r} must be one of {', '.join(promising)}, =, and a driver;"
                " such as pro=./mine.py:Fast(depth=3)"
            )
        (found[name],) = known_drivers((instead,))
    twice = [driver for driver in found.values() if driver in promising or list(found.values()).count(driver) > 1]
    if twice:
        raise BadSetup(f"--instead: {twice[0]} would drive for two; give a driver that makes no promise yet")
    return found


def _end(result: TrialsResult) -> int:
    """1 if a promise is not kept, so that a script can tell."""
    if result.raced < result.asked:
        print(f"stopped after {result.raced} of {result.asked} races", file=sys.stderr)
        if result.failure:
            raise result.failure
        return INTERRUPTED
    return MISSED if any(judged.verdict is Verdict.MISSED for judged in result.judged) else 0


def _command(options: argparse.Namespace) -> str:
    words = ["hairpin", "targets", "--share", f"{options.share:g}", "--seed", str(options.seed)]
    words += ["--only", options.only] if options.only else []
    return shlex.join(words + (["--instead", options.instead] if options.instead else []))


def _outputs(options: argparse.Namespace) -> dict[str, str]:
    """File by option."""
    wanted = {"--json": options.json, "--markdown": options.markdown}
    return {option: file for option, file in wanted.items() if file is not None}


def _tell(options: argparse.Namespace, result: TrialsResult) -> None:
    command = _command(options)
    texts: dict[str, Callable[[], str]] = {
        "--json": lambda: targets_json(result, command),
        "--markdown": lambda: targets_markdown(result, command),
    }
    for option, file in _outputs(options).items():
        write(option, file, texts[option]())
    if STANDARD_OUTPUT not in _outputs(options).values():
        _print(result)


def _print(result: TrialsResult) -> None:
    table = Table(title="What the drivers promise")
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading in ("races", "found") else "left")
    for row in rows(result):
        table.add_row(*row)
    console = Console()
    console.print(table)
    console.print(summary(result), highlight=False)
