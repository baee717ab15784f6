"""A call: to whom, at which table, and why. Each is made once, whoever of several processes makes it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Protocol

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from hairpin.server.logs import short
from hairpin.server.protocol.home import TableBrief
from hairpin.server.store import schema
from hairpin.server.store.store import Store

Kind = Literal["your-turn", "time-runs-out"]
YOUR_TURN: Final = "your-turn"
TIME_RUNS_OUT: Final = "time-runs-out"

log = logging.getLogger("hairpin.calls")


class Call(NamedTuple):
    kind: Kind
    table: str
    seat: int
    turn: str
    """Tells this turn of the seat from all others at the table: the same after a restart, and in every process."""
    who: str
    """The id of the person at the seat; `Licences.person` knows the licence."""
    seconds: float | None
    """How many are left, where there is a time limit."""
    brief: TableBrief
    """How the table stands; everybody may know it."""


class Caller(Protocol):
    """Whoever can reach people who are not at the table. It is asked once for each call, and never again."""

    async def call(self, call: Call) -> None: ...


class NoCaller:
    """Nobody can be reached."""

    async def call(self, call: Call) -> None:
        pass


class Calls:
    """The key of a call is written down before it is made: rather none than two."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.caller: Caller = NoCaller()

    async def make(self, call: Call) -> bool:
        """Whether it was made by us, and now."""
        if not await self.spend(call.kind, call.table, call.seat, call.turn):
            return False
        try:
            await self.caller.call(call)
        except Exception:
            log.exception("nobody could be called", extra={"table": short(call.table)})
        return True

    async def spend(self, kind: Kind, table: str, seat: int, turn: str) -> bool:
        """Whether it had not been made yet; from now on it counts as made."""
        row = {"table_id": table, "seat": seat, "turn": turn, "kind": kind, "at": self._now()}
        return await self._store.changing(lambda connection: _is_first(connection, row))


def _is_first(connection: Connection, row: dict[str, object]) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.calls).values(**row))
    except IntegrityError:
        return False
    return True
