"""Memory goes back to the system when tables have gone to sleep: by itself Python keeps what it once had."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from hairpin.rules.plans import Plans, forget_hands

MANY: Final = 50
"""Fewer tables are not worth the trouble."""
SHARE: Final = 4
"""Only when so few are left of the tables that were awake: looking through the memory of many would take long."""
OPTIONS: Final = 80_000
"""Of some 2,000 hands."""
PAUSE_SECONDS: Final = 5
"""More may go to sleep."""

log = logging.getLogger("hairpin.memory")


class Memory:
    def __init__(self, awake: Callable[[], int]) -> None:
        """`awake` tells how many tables are."""
        self._awake = awake
        self._most = 0
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Each time that a table has woken or gone to sleep."""
        self._most = max(self._most, self._awake())
        if self._alarm is None and self._is_much():
            self._alarm = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._ring)

    def _is_much(self) -> bool:
        return self._most >= MANY and self._awake() <= self._most // SHARE

    def _ring(self) -> None:
        self._alarm = None
        if self._is_much():
            self._most = self._awake()
            give_back()


def remember_little() -> None:
    """What would be handy in a simulation takes room here, and is in the way when the rest is given back."""
    Plans.limit = OPTIONS


def give_back() -> None:
    began = time.perf_counter()
    forget_hands()
    gc.collect()
    with suppress(OSError, AttributeError):  # another system keeps to its own ways
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    log.info("memory was given back in %.0f ms", 1000 * (time.perf_counter() - began))
