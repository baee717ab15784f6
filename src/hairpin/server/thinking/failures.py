"""Drivers whose process had to be ended, or ended by itself, again and again: for a while they are not asked."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

IN_A_ROW: Final = 3
PAUSE_SECONDS: Final = 300.0
"""Then it may try once more: perhaps it was the machine that was short of memory."""


class Failures:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._row: Counter[str] = Counter()
        self._until: dict[str, float] = {}

    def note(self, name: str, has_ended: bool) -> None:
        if not has_ended:
            self._row.pop(name, None)
            return
        self._row[name] += 1
        if self._row[name] >= IN_A_ROW:
            self._until[name] = self._now() + PAUSE_SECONDS

    def is_paused(self, name: str) -> bool:
        return self._now() < self._until.get(name, 0.0)
