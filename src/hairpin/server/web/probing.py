"""Whether anything can be written at this moment. All who ask while a probe is under way share it."""

from __future__ import annotations

import asyncio
from typing import Final

from hairpin.server.services import Services

PROBE_SECONDS: Final = 2.0


class Probing:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._under_way: asyncio.Task[str | None] | None = None

    async def problem(self) -> str | None:
        """A writer that is stuck is asked once, however many want to know and however often."""
        if self._under_way is None or self._under_way.done():
            self._under_way = asyncio.create_task(self._services.store.probe(self._services.now()))
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                found = await asyncio.shield(self._under_way)
        except TimeoutError:
            return f"nothing could be written within {PROBE_SECONDS:g} seconds"
        return f"nothing can be written: {found}" if found else None
