"""The time limit of decisions: when it has run out, a driver answers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hairpin.server.errors import StoreError
from hairpin.server.logs import short
from hairpin.server.table.bot_runner import let_driver_answer
from hairpin.server.table.decisions import Decision

if TYPE_CHECKING:
    from hairpin.server.table.live import LiveTable

RETRY_SECONDS = 5

log = logging.getLogger("hairpin.clock")


class Clock:
    """It runs only while somebody is at the table; after a rest everybody has the whole time again."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._due: dict[str, float] = {}
        """By decision, in the time of the event loop."""
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        self._disarm()
        seconds = self._table.state.settings.seconds
        if seconds is None or not self._table.clients:
            self._due.clear()
            return
        now = asyncio.get_running_loop().time()
        self._due = {decision.id: self._due.get(decision.id, now + seconds) for decision in self._running()}
        if self._due:
            soonest = min(self._due.values())
            self._alarm = asyncio.get_running_loop().call_at(soonest, self._ring)

    def stop(self) -> None:
        self._disarm()
        if self._task is not None:
            self._task.cancel()

    def seconds_left(self, seat: int | None) -> float | None:
        decision = self._table.state.open.get(seat) if seat is not None else None
        if decision is None or decision.id not in self._due:
            return None
        return round(max(0.0, self._due[decision.id] - asyncio.get_running_loop().time()), 1)

    def _running(self) -> list[Decision]:
        """Of people who are asked and have not been replaced."""
        state = self._table.state
        return [state.open[seat] for seat in state.waiting() if state.driver_of(seat) is None]

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        if self._task is None:
            self._task = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        now = asyncio.get_running_loop().time()
        try:
            for decision in self._running():
                if self._due.get(decision.id, now + 1) <= now:
                    await let_driver_answer(self._table, self._table.state.stand_in, decision, "clock")
        except Exception as error:
            is_strange = not isinstance(error, StoreError)
            where = {"table": short(self._table.state.id)}
            log.error("the clock failed: %s", error, extra=where, exc_info=is_strange)
            self._due = dict.fromkeys(self._due, now + RETRY_SECONDS)
        finally:
            self._task = None
            self.look()
