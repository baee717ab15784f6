"""What is due at a table is done by one process: the one that has claimed it, for a while, in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hairpin.server.store.store import Store

MILLISECONDS: Final = 20_000
"""So long nobody else does what this process has set out to do; if it dies, somebody will."""
MANY: Final = 10_000


class Claims:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._until: dict[str, int] = {}

    async def take(self, table: str) -> bool:
        """Whether it is this process that does what is due there."""
        now = self._now()
        if not self._store.is_shared or self._until.get(table, 0) > now + MILLISECONDS // 2:
            return True
        has_it = self._until.get(table, 0) > now  # and renews it, so that nobody else comes in between
        if has_it or await self._store.claim(table, now, now + MILLISECONDS):
            await self._keep(table, now, has_it)
            return True
        return False

    async def _keep(self, table: str, now: int, renews: bool) -> None:
        if renews:
            await self._store.claim(table, now + MILLISECONDS, now + MILLISECONDS)
        if len(self._until) > MANY:
            self._until = {each: until for each, until in self._until.items() if until > now}
        self._until[table] = now + MILLISECONDS

    def release(self, table: str) -> None:
        """With the next deadline that is written, others may claim it again."""
        self._until.pop(table, None)
