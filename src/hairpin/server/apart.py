"""Long work in a process of its own, one for each piece of work: whoever no longer wants it ends the process.

`python -m hairpin.server.apart` is for the server alone. The process reads what to do, does it, and says what came
of it; when the server dies, nobody hears it, and it ends as well.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

from hairpin.server.errors import StoreError

P = ParamSpec("P")
T = TypeVar("T")
MODULE: Final = "hairpin.server.apart"
NICE: Final = 5


class Apart:
    """One piece of work after the other: who works here leaves the machine to the tables."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What the work returns, or raises."""
        async with self._turn:
            outcome = await _in_a_process(pickle.dumps(partial(work, *given, **named)))
        result, error = pickle.loads(outcome)
        if error is not None:
            assert isinstance(error, Exception)
            raise error
        found: T = result
        return found


async def _in_a_process(work: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", MODULE),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
    )
    try:
        outcome, _ = await process.communicate(work)
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode or not outcome:
        raise StoreError("this takes too much just now; try again")
    return outcome


def main() -> None:
    # Ctrl-C is for the server, which then ends this
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    outcome = _done(sys.stdin.buffer.read())
    with suppress(BrokenPipeError):
        sys.stdout.buffer.write(pickle.dumps(outcome))
        sys.stdout.buffer.flush()


def _done(work: bytes) -> tuple[object, Exception | None]:
    try:
        return pickle.loads(work)(), None
    except Exception as error:  # whoever asked for it decides what that means
        return None, error


if __name__ == "__main__":
    main()
