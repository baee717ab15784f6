"""The first use compiles, which takes up to a minute: whoever waits is told why."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

MOMENT: Final = 2.0
"""Seconds. What was compiled before is there sooner."""
WHY: Final = "Compiling the batched engine. It takes up to a minute, and is kept for the next time ..."

_used: Final[list[bool]] = []


@contextmanager
def saying_that_it_compiles() -> Iterator[None]:
    """Once in a process; after that it is there."""
    if _used:
        yield
        return
    timer = Timer(MOMENT, lambda: print(WHY, file=sys.stderr, flush=True))
    timer.daemon = True
    timer.start()
    try:
        yield
        _used.append(True)
    finally:
        timer.cancel()
