"""What is due at tables is done by the server itself, also where nobody looks.

All processes on one database look for it; one of them claims a table and attends to it. Tables that are awake here
ring by themselves, to the moment.
"""

from __future__ import annotations

import asyncio
import logging

from hairpin.rules.errors import HairpinError
from hairpin.server.again import Again
from hairpin.server.logs import short
from hairpin.server.services import Services
from hairpin.server.tables import Tables

LOOK_SECONDS = 1.0
AT_ONCE = 50
PAUSE_SECONDS = 20

log = logging.getLogger("hairpin.deadlines")


class Deadlines:
    def __init__(self, tables: Tables, services: Services) -> None:
        self._tables = tables
        self._services = services
        self._looking = Again(self._look, LOOK_SECONDS, log, "what is due could not be read")
        self._attending: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        self._looking.start()

    async def stop(self) -> None:
        await self._looking.stop()
        for task in self._attending.values():
            task.cancel()
        await asyncio.gather(*self._attending.values(), return_exceptions=True)

    async def _look(self) -> None:
        free = AT_ONCE - len(self._attending)
        found = await self._services.store.overdue(self._services.now(), AT_ONCE) if free > 0 else []
        for table in [table for table in found if table not in self._attending][:free]:
            self._attending[table] = asyncio.create_task(self._attend(table))

    async def _attend(self, id: str) -> None:
        try:
            if id in self._tables.awake or await self._services.claims.take(id):
                async with self._tables.visit(id) as table:
                    await table.attend()
        except HairpinError as error:
            log.warning("a table could not be attended to: %s", error, extra={"table": short(id)})
            await asyncio.sleep(PAUSE_SECONDS)  # by then it may be well again, or somebody else does it
        except Exception:
            log.exception("a table could not be attended to", extra={"table": short(id)})
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            del self._attending[id]
