"""When the time of a seat has run out, a driver answers: once, whoever of several processes does it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hairpin.server.errors import StoreError
from hairpin.server.logs import short
from hairpin.server.table.bot_runner import let_driver_answer
from hairpin.server.table.decisions import Decision
from hairpin.server.table.state import ABANDONED, RACING

if TYPE_CHECKING:
    from hairpin.server.table.live import LiveTable

RETRY_SECONDS = 5
RETURN_MILLISECONDS = 10_000
"""After a start of the server everybody may come back before what was due meanwhile is carried out."""

log = logging.getLogger("hairpin.clock")


class Clock:
    """Rings at the soonest deadline of the table; which those are, the log says."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._not_before = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    def look(self) -> None:
        self._disarm()
        if self._is_stopped:
            return
        soonest = min((due for seat in self._running() if (due := self._due(seat)) is not None), default=None)
        if soonest is not None and self._task is None:
            wait = max(0, soonest - self._table.services.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def attend(self) -> None:
        """Now, and not only in the next turn of the event loop."""
        if self._overdue():
            self._disarm()
            self._ring()

    def stop(self) -> None:
        """For good, whatever still comes to its end at the table."""
        self._is_stopped = True
        self._disarm()
        if self._task is not None:
            self._task.cancel()

    def is_busy(self) -> bool:
        return self._task is not None

    def seconds_left(self, seat: int | None) -> float | None:
        deadline = None if seat is None else self._table.state.clocks.deadline(seat)
        return None if deadline is None else round(max(0, deadline - self._table.services.now()) / 1000, 1)

    def all_left(self) -> list[float | None] | None:
        """By seat; None where there are no clocks."""
        state = self._table.state
        if state.settings.seconds is None or state.phase != RACING:
            return None
        return [self.seconds_left(seat) for seat in range(len(state.seats))]

    def _running(self) -> list[int]:
        """Seats whose person has to answer."""
        state = self._table.state
        if state.settings.seconds is None or (state.unattended >= ABANDONED and not self._table.clients):
            return []
        return [seat for seat in state.waiting() if state.driver_of(seat) is None]

    def _due(self, seat: int) -> int | None:
        deadline = self._table.state.clocks.deadline(seat)
        if deadline is None:
            return None
        began = self._table.services.began
        return max(deadline if deadline > began else began + RETURN_MILLISECONDS, self._not_before)

    def _overdue(self) -> list[Decision]:
        now = self._table.services.now()
        return [
            self._table.state.open[seat]
            for seat in self._running()
            if (due := self._due(seat)) is not None and due <= now
        ]

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        if self._task is None:
            self._task = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        try:
            for decision in self._overdue() if await self._is_mine() else ():
                await let_driver_answer(self._table, self._table.state.stand_in, decision, "clock")
        except Exception as error:
            is_strange = not isinstance(error, StoreError)
            where = {"table": short(self._table.state.id)}
            log.error("the clock failed: %s", error, extra=where, exc_info=is_strange)
            self._not_before = self._table.services.now() + round(RETRY_SECONDS * 1000)
        finally:
            self._task = None
            self.look()

    async def _is_mine(self) -> bool:
        """Of several processes that have this table awake, one does what is due."""
        services = self._table.services
        if await services.claims.take(self._table.state.id):
            return True
        self._not_before = services.now() + round(RETRY_SECONDS * 1000)
        return False
