"""Somebody who looks at home: of every table that changes, how it stands now, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hairpin.server.protocol.home import HomeTable
from hairpin.server.store.licences import Person

Read = Callable[[Person, str], Awaitable[HomeTable | None]]
Tell = Callable[[str, HomeTable | None], None]


class Watch:
    """What changes while something is being read is read again: the last that is told is how it stands."""

    def __init__(self, person: Person, read: Read, tell: Tell, on_close: Callable[[Watch], None]) -> None:
        self.person = person
        self._read = read
        self._tell = tell
        self._on_close = on_close
        self._changed: dict[str, None] = {}
        self._wake = asyncio.Event()

    def note(self, table: str) -> None:
        self._changed[table] = None
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._changed:
                table = next(iter(self._changed))
                del self._changed[table]
                self._tell(table, await self._read(self.person, table))

    def close(self) -> None:
        self._on_close(self)
