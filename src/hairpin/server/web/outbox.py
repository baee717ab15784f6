"""Messages to one client: written at once while it keeps up, otherwise they wait in a queue of limited length."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from hairpin.server.limits import Limits
from hairpin.server.metrics import Metrics
from hairpin.server.web.line import Line

PIECE: Final = 64 * 1024
"""After so many bytes to one client the others have their turn."""


class Outbox:
    """Nobody waits for the client. One task sends what could not be written at once, in order."""

    def __init__(self, line: Line, limits: Limits, metrics: Metrics) -> None:
        self._line = line
        self._limits = limits
        self._metrics = metrics
        self._waiting: deque[tuple[int, Iterable[bytes]]] = deque()
        """With the bytes that count as waiting."""
        self._waiting_bytes = 0
        self._sender: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> bool:
        """Whether there was room for it."""
        if self._sender is None and self._line.has_room():
            self._write(message)
        elif self._is_full():
            return False
        else:
            self._add(len(message), (message,))
        return True

    def put_past(self, messages: Iterable[bytes]) -> None:
        """As long as it may be: it is made while it is sent, so a long past does not make its reader too slow."""
        self._add(0, messages)

    def clear(self) -> None:
        self._waiting.clear()

    async def finish(self, seconds: float) -> None:
        """What waits is still sent, if the client takes it in time."""
        if self._sender is not None:
            sender = self._sender
            await asyncio.wait({sender}, timeout=seconds)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    def _is_full(self) -> bool:
        too_many = len(self._waiting) >= self._limits.waiting_messages
        return too_many or self._waiting_bytes > self._limits.waiting_bytes

    def _add(self, size: int, messages: Iterable[bytes]) -> None:
        self._waiting.append((size, messages))
        self._waiting_bytes += size
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting and self._line.is_open():
                size, messages = self._waiting.popleft()
                await self._send(messages)
                self._waiting_bytes -= size
        finally:
            self._sender = None

    async def _send(self, messages: Iterable[bytes]) -> None:
        written = 0
        for message in messages:
            await self._line.room()
            if not self._line.is_open():
                return
            self._write(message)
            written += len(message)
            if written > PIECE:
                written = 0
                await asyncio.sleep(0)

    def _write(self, message: bytes) -> None:
        self._line.write(message)
        self._metrics.count("hairpin_sent_bytes_total", by=len(message))
