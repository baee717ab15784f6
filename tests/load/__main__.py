"""`scripts/load --tables 300 --seats 4 --rate 1 --seconds 60`"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import urlsplit

import uvloop

from hairpin.server.open_files import allow_all
from tests.load.driving import Load, Plan
from tests.load.process import Place, own_server
from tests.load.report import Stage, as_json, as_text

OTHER_FILES = 100
SHARES = (1 / 6, 1 / 3, 2 / 3, 1)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    gc.disable()  # the load's own pauses would be taken for the server's
    steps = tuple(sorted({max(1, round(options.tables * share)) for share in SHARES}))
    plan = Plan(steps, options.seats, options.rate, options.seconds)
    if (why := too_many_files(plan, allow_all())) is not None:
        print(why, file=sys.stderr)
        return 2
    with _place(options.url) as place:
        stages = _stages(place, plan)
    print((as_json if options.json else as_text)(plan.seats, plan.rate, stages))
    return 1 if any(stage.errors for stage in stages) else 0


def too_many_files(plan: Plan, allowed: int | None) -> str | None:
    """The server has as many sockets open as the load, and a few files besides."""
    needed = plan.steps[-1] * plan.seats + OTHER_FILES
    if allowed is None or needed <= allowed:
        return None
    return f"so many tables need {needed} open files, but the system allows {allowed}: raise it with ulimit -n"


def _stages(place: Place, plan: Plan) -> list[Stage]:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(Load(place, plan).run())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="at the end; before a sixth, a third, two thirds")
    parser.add_argument("--seats", type=int, default=4, help="people at each table")
    parser.add_argument("--rate", type=float, default=1, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=60, help="of measuring, in all")
    parser.add_argument("--url", help="of a running server, http://host:port; otherwise one is started and ended")
    parser.add_argument("--json", action="store_true", help="for another program")
    return parser


@contextmanager
def _place(url: str | None) -> Iterator[Place]:
    if url is None:
        with own_server() as place:
            yield place
    else:
        parts = urlsplit(url)
        yield Place(parts.hostname or "127.0.0.1", parts.port or 80, None)


if __name__ == "__main__":
    sys.exit(main())
