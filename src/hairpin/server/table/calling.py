"""Calls from a table: to people who are not there when their turn comes, and to all whose time is running out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hairpin.server.calling.calls import TIME_RUNS_OUT, YOUR_TURN, Call, Kind
from hairpin.server.table.clock import RETURN_MILLISECONDS
from hairpin.server.table.listing import brief_of
from hairpin.server.table.state import RACING
from hairpin.server.table.turns import warning

if TYPE_CHECKING:
    from hairpin.server.table.live import LiveTable

Key = tuple[int, str]
"""A seat and its turn."""


class TableCalls:
    """Looks at every entry and whenever somebody comes or goes; it rings by itself for what is to come."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._since: dict[Key, int] = {}
        """When a turn was first found with nobody there."""
        self._seen: set[Key] = set()
        """Turns whose person was at the table: whoever leaves knows."""
        self._made: set[tuple[Kind, Key]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        self.stop()
        turns = self._turns()
        self._notice(turns)
        now = self._table.services.now()
        for kind, key, at in self._to_come(turns):
            if at <= now:
                self._make(kind, key)
        soonest = min((at for _, _, at in self._to_come(turns) if at > now), default=None)
        if soonest is not None:
            wait = (soonest - now) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self.look)

    def flush(self) -> None:
        """The table is about to rest: nobody would call later."""
        for kind, key, _ in self._to_come(self._turns()):
            if kind == YOUR_TURN:
                self._make(kind, key)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def next_reminder(self) -> int | None:
        """The server must look then, even if nobody is at the table."""
        now = self._table.services.now()
        reminders = (self._reminder(key) for key in self._turns())
        return min((at for at in reminders if at is not None and at > now), default=None)

    # -- what there is to say ----------------------------------------------------------------------------

    def _turns(self) -> list[Key]:
        state = self._table.state
        return list(state.turns.by_seat.items()) if state.phase == RACING else []

    def _notice(self, turns: list[Key]) -> None:
        present, now = self._table.present(), self._table.services.now()
        is_here = {key: self._table.state.seats[key[0]].who in present for key in turns}
        for key in [key for key in turns if is_here[key] and (YOUR_TURN, key) not in self._made]:
            self._seen.add(key)
        for key in [key for key in self._seen if key in is_here and not is_here[key]]:
            self._note_as_made(key)
        self._seen &= set(turns)
        self._made = {(kind, key) for kind, key in self._made if key in is_here}
        self._since = {key: self._since.get(key, now) for key in turns if not is_here[key]}

    def _to_come(self, turns: list[Key]) -> list[tuple[Kind, Key, int]]:
        found: list[tuple[Kind, Key, int]] = []
        for key in turns:
            if key in self._since and key not in self._seen:
                found.append((YOUR_TURN, key, self._not_before(self._since[key])))
            if (at := self._reminder(key)) is not None:
                found.append((TIME_RUNS_OUT, key, at))
        return [each for each in found if each[:2] not in self._made]

    def _not_before(self, since: int) -> int:
        """Whoever reloads the page is not away; nor are all others when the server has just started."""
        services = self._table.services
        return max(since + services.limits.call_seconds * 1000, services.began + RETURN_MILLISECONDS)

    def _reminder(self, key: Key) -> int | None:
        state = self._table.state
        deadline = state.clocks.deadline(key[0])
        before = None if state.settings.seconds is None else warning(state.settings.seconds * 1000)
        return None if deadline is None or before is None else deadline - before

    # -- saying it ---------------------------------------------------------------------------------------

    def _make(self, kind: Kind, key: Key) -> None:
        """Who else has made it already, the database knows."""
        self._made.add((kind, key))
        seat, turn = key
        who = self._table.state.seats[seat].who
        if who is not None:
            left = self._table.seconds_left(seat)
            call = Call(kind, self._table.state.id, seat, turn, who, left, brief_of(self._table.state))
            self._table.do_later(self._table.services.calls.make(call))

    def _note_as_made(self, key: Key) -> None:
        """Also for after a restart, and for other processes."""
        if (YOUR_TURN, key) not in self._made:
            self._made.add((YOUR_TURN, key))
            seat, turn = key
            calls = self._table.services.calls
            self._table.do_later(calls.spend(YOUR_TURN, self._table.state.id, seat, turn))
