"""Work that the server does by itself, again and again: what goes wrong once must not end it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from hairpin.rules.errors import HairpinError


class Again:
    """`trouble` says in the log what could not be done."""

    def __init__(
        self, work: Callable[[], Awaitable[object]], seconds: float, log: logging.Logger, trouble: str
    ) -> None:
        self._work = work
        self._seconds = seconds
        self._log = log
        self._trouble = trouble
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._work()
            except HairpinError as error:
                self._log.warning("%s: %s", self._trouble, error)
            except Exception:
                self._log.exception(self._trouble)
            await asyncio.sleep(self._seconds)
