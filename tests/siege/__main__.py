"""`scripts/siege --seconds 20 --kills 1000`: all attacks on a server of its own, and what became of it"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence

from tests.siege.attack import Attack
from tests.siege.attacks import ATTACKS
from tests.siege.report import Row, as_json, as_text, line_of
from tests.siege.siege import Plan, databases_of, waged


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.list:
        print("\n".join(f"{attack.name:<18}{attack.about}" for attack in ATTACKS))
        return 0
    began = time.monotonic()
    rows = _all(_chosen(options.only), Plan(options.seconds, options.kills, _saying(sys.stderr.isatty())))
    print((as_json if options.json else as_text)(rows, time.monotonic() - began))
    return 1 if any(row.lost for row in rows) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each attack; some need a little more")
    parser.add_argument("--kills", type=int, default=1000, help="kill -9 of the server, over whole seasons")
    parser.add_argument("--only", metavar="NAME", choices=[attack.name for attack in ATTACKS], action="append")
    parser.add_argument("--list", action="store_true", help="all attacks, and what they try")
    parser.add_argument("--json", action="store_true", help="for another program")
    return parser


def _chosen(names: list[str] | None) -> list[Attack]:
    return [attack for attack in ATTACKS if not names or attack.name in names]


def _all(attacks: list[Attack], plan: Plan) -> list[Row]:
    rows: list[Row] = []
    for attack in attacks:
        for database in databases_of(attack):
            plan.say(f"{attack.name}, {database}")
            rows.append(waged(attack, database, plan))
            plan.say(line_of(rows[-1]) + "\n")
    return rows


def _saying(is_terminal: bool) -> Callable[[str], None]:
    """On a terminal a line is written over the one before."""
    before, after = ("\r\033[K", "") if is_terminal else ("", "\n")

    def say(words: str) -> None:
        print(
            before + words.rstrip("\n"), end="\n" if words.endswith("\n") else after, file=sys.stderr, flush=True
        )

    return say


if __name__ == "__main__":
    sys.exit(main())
