"""The line to a client: messages are written to it at once, without a task or an ASGI message for each of them."""

from __future__ import annotations

import random
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SOONEST: Final = 0.5
"""A ping comes at the earliest after this part of the interval."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which the application can reach; opening, reading and closing are as they were."""

    heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def schedule_ping(self) -> None:
        """Only a client that says nothing is asked whether it is there; and not all of them at the same moment,
        though all may have come back at the same moment."""
        assert self.ping_interval is not None
        silence = self.ping_interval * random.uniform(SOONEST, 1)
        self.ping_timer = self.loop.call_at(self.heard_at + silence, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        if self.loop.time() - self.heard_at < self.ping_interval * SOONEST:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        self.scope["state"]["line"] = self
        await super().run_asgi()

    def is_open(self) -> bool:
        return not self.close_sent and not self.transport.is_closing()

    def has_room(self) -> bool:
        """Whether the client takes what it is sent; otherwise it would pile up here."""
        return self.writable.is_set()

    async def room(self) -> None:
        await self.writable.wait()

    def write(self, message: bytes) -> None:
        """To a client that is gone nothing is written; whoever listens to it will notice."""
        if self.is_open():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self) -> None:
        """Without a word: a client that takes nothing would not hear it."""
        self.transport.abort()


def line_to(websocket: WebSocket) -> Line:
    line = websocket.state.line
    assert isinstance(line, Line)
    return line
