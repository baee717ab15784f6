"""The standard output is for results: whatever threads of a library write there goes to standard error."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO, cast


class OwnOutput:
    """Threads that begin while it opens are the library's; all others write where they always did."""

    def __init__(self) -> None:
        self._before: TextIO | None = None

    @contextmanager
    def opening(self) -> Iterator[None]:
        already = set(threading.enumerate())
        try:
            yield
        finally:
            strangers = frozenset(thread.ident for thread in set(threading.enumerate()) - already)
            self._before = sys.stdout
            sys.stdout = cast("TextIO", _Divided(sys.stdout, strangers))

    def close(self) -> None:
        if self._before is not None:
            sys.stdout = self._before
            self._before = None


class _Divided:
    """A standard output that asks who writes."""

    def __init__(self, ours: TextIO, strangers: frozenset[int | None]) -> None:
        self._ours = ours
        self._strangers = strangers

    def __getattr__(self, name: str) -> object:
        out = sys.stderr if threading.get_ident() in self._strangers else self._ours
        return getattr(out, name)
