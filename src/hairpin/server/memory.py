"""Memory goes back to the system when tables have gone to sleep: by itself Python keeps what it once had."""

from __future__ import annotations

import ctypes
import gc
import logging
import time
from contextlib import suppress
from typing import Final

from hairpin.rules.plans import forget_hands

MANY: Final = 50
"""Fewer tables are not worth the trouble."""
SHARE: Final = 4
"""Only when so few are left of the tables that were awake: looking through the memory of many would take long."""
PAUSE_SECONDS: Final = 30

log = logging.getLogger("hairpin.memory")


class Memory:
    def __init__(self) -> None:
        self._most = 0
        self._last = 0.0

    def look(self, awake: int) -> None:
        """Told how many tables are awake, each time that this has changed."""
        self._most = max(self._most, awake)
        is_due = time.monotonic() - self._last > PAUSE_SECONDS
        if is_due and self._most >= MANY and awake <= self._most // SHARE:
            self._most, self._last = awake, time.monotonic()
            give_back()


def give_back() -> None:
    began = time.perf_counter()
    forget_hands()
    gc.collect()
    with suppress(OSError, AttributeError):  # another system keeps to its own ways
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    log.info("memory was given back in %.0f ms", 1000 * (time.perf_counter() - began))
