"""Tables that have been over for long are archived: their log is compressed, and can be read as ever."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from hairpin.server.again import Again
from hairpin.server.errors import Refused
from hairpin.server.logs import short
from hairpin.server.protocol.http import RaceList
from hairpin.server.services import Services
from hairpin.server.table.telling import race_shown
from hairpin.server.tables import Tables

DAY = 24 * 3600
LOOK_SECONDS = 600
AT_ONCE = 100
BETWEEN_SECONDS = 0.2
"""Nobody waits for it, so nobody should have to wait because of it."""

log = logging.getLogger("hairpin.archive")


class Archive:
    def __init__(self, tables: Tables, services: Services) -> None:
        self._tables = tables
        self._services = services
        self._working = Again(self._work, LOOK_SECONDS, log, "tables could not be archived")

    def start(self) -> None:
        self._working.start()

    async def stop(self) -> None:
        await self._working.stop()

    async def _work(self) -> None:
        while await self.put_away_old():
            await asyncio.sleep(BETWEEN_SECONDS)

    async def put_away_old(self) -> int:
        """How many there were, of those that can be done at once."""
        done = 0
        for table in await self._services.store.over_before(self._before(), AT_ONCE):
            try:
                done += await self._put_away(table)
            except Refused as error:  # one that can't be read keeps no other from being archived
                log.warning("a table could not be archived: %s", error, extra={"table": short(table)})
            await asyncio.sleep(BETWEEN_SECONDS)
        return done

    def _before(self) -> int:
        return self._services.now() - self._services.limits.archive_days * DAY * 1000

    async def _put_away(self, id: str) -> int:
        if id in self._tables.awake:
            return 0  # somebody is looking at it
        figures = await self._figures(id)
        entries = await self._services.store.archive(id, figures, self._services.now(), self._before())
        if not entries:
            return 0  # another process was first, or somebody has just been there
        log.info("a table of %s entries was archived", entries, extra={"table": short(id)})
        return 1

    async def _figures(self, id: str) -> str:
        """What was raced there and who won, so that this can be told without unpacking anything."""
        state, _ = await self._services.history.woken(id)
        finished = state.finished_games()
        shown = RaceList([race_shown(race, race.game <= finished) for race in state.races])
        return msgspec.json.encode(shown).decode()
