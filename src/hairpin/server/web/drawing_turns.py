"""Drawing a circuit that somebody brings along takes seconds at worst: one at a time, and not too many."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from hairpin.server.errors import Code, Refused
from hairpin.server.web.limiting import Open, PerHour

WAITING = 16
"""Drawings that one address may wait for: others come soon after these."""
KEPT = 32

Bodies = tuple[bytes, bytes]
"""As it is, and packed."""
Key = tuple[str, str]


class DrawingTurns:
    """Races go on beside it, and nobody has to wait long for somebody who draws and draws."""

    def __init__(self, max_per_hour: int) -> None:
        self._an_hour = PerHour(max_per_hour)
        self._waiting = Open(WAITING)
        self._one = asyncio.Semaphore(1)
        self._kept: OrderedDict[Key, asyncio.Task[Bodies]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if not self._waiting.enter(address):
            raise Refused(Code.TOO_MANY, f"{WAITING} circuits are being drawn for your address; wait for them")
        try:
            if not self._an_hour.take(address):
                raise Refused(Code.TOO_MANY, "too many circuits from your address; try again in an hour")
            async with self._one:
                yield
        finally:
            self._waiting.leave(address)

    async def kept(self, key: Key, draw: Callable[[], Coroutine[object, object, Bodies]]) -> Bodies:
        """Drawn once, however many ask for it at the same time; those not asked for longest are forgotten."""
        task = self._kept.pop(key, None)
        if task is None or _has_failed(task):
            task = asyncio.create_task(draw())
        self._kept[key] = task
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)


def _has_failed(task: asyncio.Task[Bodies]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
