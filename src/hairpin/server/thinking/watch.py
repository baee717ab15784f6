"""Ends a driver that will never answer although it uses no CPU time, because it sleeps or waits for something.

One that computes for ever is ended by the alarm in its own process, which counts CPU time. The clock is no judge:
on a busy machine, a process that gives way to all others may have to wait long for its turn.
"""

from __future__ import annotations

import asyncio
from typing import Final

from hairpin.server.thinking.worker import Worker

ASLEEP: Final = 1 / 500
"""Whoever has had less than this share of a CPU does not want more."""
LOOKS: Final = 5
"""After so many it is ended anyway, where the system does not tell what a process uses."""


class Watch:
    def __init__(self, worker: Worker, seconds: float) -> None:
        """It looks each time so many seconds have passed."""
        self._worker = worker
        self._seconds = seconds
        self._looks = 0
        self._used: float | None = None
        self._timer = self._later()

    def stop(self) -> None:
        self._timer.cancel()

    def _later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._seconds, self._look)

    def _look(self) -> None:
        self._looks += 1
        before, self._used = self._used, self._worker.cpu_seconds()
        if self._is_asleep(before, self._used):
            self._worker.kill()
        else:
            self._timer = self._later()

    def _is_asleep(self, before: float | None, now: float | None) -> bool:
        if now is None:
            return self._looks >= LOOKS
        return before is not None and now - before < ASLEEP * self._seconds
