"""Connections that never get round to asking anything are closed: they would use up all that the system allows."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10
HEAD_BYTES: Final = 64 * 1024


class Connection(HttpToolsProtocol):
    """uvicorn's own, but the head of a request must come in time, and be of a sensible length."""

    _alarm: asyncio.TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        if self._alarm is not None:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._alarm is not None and self._head_bytes > HEAD_BYTES:
            self._give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._alarm is None:
            self._head_bytes = 0
            self._alarm = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
