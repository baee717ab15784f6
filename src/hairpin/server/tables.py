"""All tables of this server: created, woken when somebody opens their link, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hairpin.server.errors import Code, Refused, StoreError
from hairpin.server.log.entries import Created, Entry, EntryBody
from hairpin.server.log.settings import kept_settings
from hairpin.server.logs import short
from hairpin.server.memory import Memory
from hairpin.server.once import Once
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.services import Services
from hairpin.server.store.writing import Append
from hairpin.server.table.config import checked_settings
from hairpin.server.table.listing import listing_of
from hairpin.server.table.live import LiveTable
from hairpin.server.table.state import TableState
from hairpin.server.table.summary import summary

LINK_BYTES = 16
"""128 bits: nobody guesses a link."""
LINK = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What can't be the id of a table is not asked for."""
RETRY_SECONDS = 1

log = logging.getLogger("hairpin.tables")


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.awake: dict[str, LiveTable] = {}
        self._waking: Once[LiveTable] = Once()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._memory = Memory(lambda: len(self.awake))
        self._following: set[asyncio.Task[None]] = set()
        services.peers.on_wrote = self._on_wrote
        services.peers.on_moved = self._on_moved
        services.peers.on_listening = self._on_listening

    async def create(self, settings: TableSettings, owner: str, *more: EntryBody) -> str:
        """`more` is what has happened there already when its link is given out."""
        checked_settings(settings)
        if await self.services.store.count() >= self.services.limits.tables:
            raise Refused(Code.FULL, "this server can't keep any more tables")
        state = TableState(secrets.token_urlsafe(LINK_BYTES))
        now = self.services.now()
        bodies = (Created(kept_settings(settings), owner), *more)
        entries = tuple(Entry(seq, now, body) for seq, body in enumerate(bodies, start=1))
        state.fold_all(entries)
        listing = listing_of(state)
        append = Append(state.id, now, entries, True, summary(state), settings.public, listing=listing)
        await self.services.store.append(append)
        self.services.peers.tell_listed(state.id, listing.told, is_told=True)
        self.services.metrics.count("hairpin_tables_created_total")
        log.info("a table was created", extra={"table": short(state.id)})
        return state.id

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveTable]:
        """The table stays awake as long as somebody visits it, and a little longer."""
        table = await self._wake(id)
        while self.awake.get(id) is not table:  # room was made for another one before we were told
            table = await self._wake(id)
        table.visitors += 1
        self._cancel_alarm(id)
        try:
            yield table
        finally:
            table.visitors -= 1
            self._set_alarm(table)

    async def close(self) -> None:
        """All tables go to rest; what they still have to write is written."""
        tables = list(self.awake.values())
        self.awake.clear()
        for alarm in self._alarms.values():
            alarm.cancel()
        for table in tables:
            table.rest()
        await asyncio.gather(*(table.settled() for table in tables))

    # -- other processes on the same database ------------------------------------------------------------

    async def heard(self, id: str, seq: int | None = None) -> None:
        """Another process has written to this table (up to that entry); if it is awake here, its clients should
        know. If the database can't be read just now, it is tried again for as long as the table is awake."""
        while (table := await self._awake_soon(id)) is not None:
            try:
                await table.catch_up(seq)
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)

    async def _awake_soon(self, id: str) -> LiveTable | None:
        """A table that is just being read may have been read before that entry was there."""
        await self._waking.done(id)
        table = self.awake.get(id)
        return None if table is None or table.is_broken else table

    def _on_wrote(self, id: str, seq: int) -> None:
        table = self.awake.get(id)
        if id in self._waking.doing() or (table is not None and table.state.seq < seq):
            self._follow(id, seq)

    def _on_moved(self, id: str) -> None:
        if id in self.awake:
            self.awake[id].tell_presence()

    def _on_listening(self) -> None:
        for table in {*self.awake, *self._waking.doing()}:
            self._follow(str(table))

    def _follow(self, id: str, seq: int | None = None) -> None:
        task = asyncio.create_task(self.heard(id, seq))
        self._following.add(task)
        task.add_done_callback(self._followed)

    def _followed(self, task: asyncio.Task[None]) -> None:
        self._following.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table could not be brought up to date", exc_info=error)

    # -- waking and resting ------------------------------------------------------------------------------

    async def _wake(self, id: str) -> LiveTable:
        if id in self.awake and not self.awake[id].is_broken:
            return self.awake[id]
        return await self._waking.do(id, lambda: self._load(id))

    async def _load(self, id: str) -> LiveTable:
        if not LINK.fullmatch(id):
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table; check the link")
        state, told = await self.services.history.woken(id)
        self._make_room()
        table = LiveTable(state, told, self.services)
        self.awake[id] = table
        self._memory.look()
        log.info("a table woke", extra={"table": short(id)})
        self._set_alarm(table)
        return table

    def _make_room(self) -> None:
        """For one: to put all of them away that could be would take long, and everybody would wait."""
        for table in list(self.awake.values()) if self._is_full() else ():
            self._put_away(table)
            if not self._is_full():
                return
        if self._is_full():
            raise Refused(Code.FULL, "this server can't hold any more tables; try again later")

    def _is_full(self) -> bool:
        return len(self.awake) >= self.services.limits.live_tables

    def _set_alarm(self, table: LiveTable) -> None:
        if self.awake.get(table.state.id) is not table:
            return  # another copy has taken its place
        self._cancel_alarm(table.state.id)
        if not table.visitors:
            loop = asyncio.get_running_loop()
            seconds = self.services.limits.put_away_seconds
            self._alarms[table.state.id] = loop.call_later(seconds, self._put_away, table)

    def _cancel_alarm(self, id: str) -> None:
        alarm = self._alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()

    def _put_away(self, table: LiveTable) -> None:
        """Its log is all there is to a table; what is beside it is brought up to date."""
        if table.visitors or self.awake.get(table.state.id) is not table:
            return
        if table.is_busy():
            self._set_alarm(table)
            return
        self._cancel_alarm(table.state.id)
        table.rest()
        del self.awake[table.state.id]
        self._memory.look()
        log.info("a table was put away", extra={"table": short(table.state.id)})
