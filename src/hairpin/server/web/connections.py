"""Connections that never get round to asking anything are closed: they would use up all that the system allows."""

from __future__ import annotations

import asyncio
from typing import Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send

HEAD_SECONDS: Final = 10
HEAD_BYTES: Final = 64 * 1024

Peer = tuple[str, int]


class Heads:
    """Knows the connections by their peers: the application tells here that the head of a request has come."""

    def __init__(self) -> None:
        self._connections: dict[Peer, Connection] = {}

    def add(self, peer: Peer, connection: Connection) -> None:
        self._connections[peer] = connection

    def remove(self, peer: Peer) -> None:
        self._connections.pop(peer, None)

    def came(self, peer: Peer) -> None:
        if peer in self._connections:
            self._connections[peer].head_came()

    def answered(self, peer: Peer) -> None:
        if peer in self._connections:
            self._connections[peer].is_busy = False


class Connection(asyncio.Protocol):
    """Stands before the protocol that reads requests, and hands on all that it hears.

    The head of a request must come in time, and be of a sensible length.
    """

    def __init__(self, reader: asyncio.Protocol, heads: Heads) -> None:
        self._reader = reader
        self._heads = heads
        self._transport: asyncio.Transport | None = None
        self._peer: Peer | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self.is_busy = False
        """A request is being answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        if name:
            self._peer = (str(name[0]), int(name[1]))
            self._heads.add(self._peer, self)
            self._wait_for_head()
        self._reader.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._peer is not None and not self.is_busy:
            self._wait_for_head()
            self._head_bytes += len(data)
        self._reader.data_received(data)
        if self._alarm is not None and self._head_bytes > HEAD_BYTES:
            # the head may have come with these bytes: then the application hears of it before this
            asyncio.get_running_loop().call_soon(self._give_up_waiting)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._peer is not None:
            self._heads.remove(self._peer)
        self._reader.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self._reader.eof_received()

    def pause_writing(self) -> None:
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        self._reader.resume_writing()

    def head_came(self) -> None:
        self.is_busy = True
        self._stop_waiting()

    def _wait_for_head(self) -> None:
        if self._alarm is None:
            self._head_bytes = 0
            self._alarm = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _give_up_waiting(self) -> None:
        if self._alarm is not None:
            self._give_up()

    def _give_up(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.abort()


class HeadsNoted:
    """The outermost layer of the application: a request that comes here has brought its head."""

    def __init__(self, app: ASGIApp, heads: Heads) -> None:
        self.app = app
        self._heads = heads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None:
            await self.app(scope, receive, send)
            return
        peer = (str(client[0]), int(client[1]))
        self._heads.came(peer)
        if scope["type"] == "websocket":
            self._heads.remove(peer)  # from now on it is another protocol that hears of its end
        try:
            await self.app(scope, receive, send)
        finally:
            self._heads.answered(peer)
