"""Work that several may ask for at the same time is done once, and given up when nobody waits for it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class _Shared(Generic[T]):
    task: asyncio.Task[T]
    waiting: int = 0


class Once(Generic[T]):
    def __init__(self) -> None:
        self._shared: dict[object, _Shared[T]] = {}

    def doing(self) -> set[object]:
        """The keys of what is being done."""
        return set(self._shared)

    async def done(self, key: object) -> None:
        """When that has come to its end; whoever only waits for this does not keep it going."""
        if key in self._shared:
            await asyncio.wait({self._shared[key].task})

    async def do(self, key: object, work: Callable[[], Coroutine[object, object, T]]) -> T:
        shared = self._shared.get(key)
        if shared is None:
            shared = _Shared(asyncio.create_task(work()))
            shared.task.add_done_callback(lambda task: self._forget(key, task))
            self._shared[key] = shared
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if not shared.waiting:
                # at once: whoever comes before the work has heard of it must not be given up with the others
                self._remove(key, shared.task)
                shared.task.cancel()

    def _remove(self, key: object, task: asyncio.Task[T]) -> None:
        if key in self._shared and self._shared[key].task is task:
            del self._shared[key]

    def _forget(self, key: object, task: asyncio.Task[T]) -> None:
        self._remove(key, task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, or is gone
