"""The client's side of a WebSocket, as little as will do: the clients must cost less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
BINARY: Final = 0x82
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask of zeros is a mask, and leaves the bytes as they are."""
SHORT: Final = 126
MEDIUM: Final = 65536


class Wire(asyncio.Protocol):
    """`on_message` is called with each message as it comes, `on_lost` once at the end."""

    def __init__(self, path: str, on_message: Callable[[bytes], None], on_lost: Callable[[], None]) -> None:
        self._path = path
        self._on_message = on_message
        self._on_lost = on_lost
        self._bytes = bytearray()
        self._is_open = False
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports don't say that they are one
        self._transport = cast(asyncio.WriteTransport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if self._is_open or self._has_opened():
            while self._take_frame():
                pass

    def send(self, message: bytes) -> None:
        self._send_frame(TEXT, message)

    def send_binary(self, message: bytes) -> None:
        self._send_frame(BINARY, message)

    def send_bytes(self, data: bytes) -> None:
        """As they are, whether or not they are a frame."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _has_opened(self) -> bool:
        end = self._bytes.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self._bytes[: self._bytes.find(b"\r\n")])
        del self._bytes[: end + 4]
        if b" 101 " not in first:
            self.opened.set_exception(ConnectionError(f"the socket was refused: {first.decode()}"))
            self.close()
            return False
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Whether there was a whole one. Servers don't mask, and this one doesn't split messages."""
        found = self._bytes
        if len(found) < 2:
            return False
        length, begin = found[1], 2
        if length == SHORT:
            length, begin = int.from_bytes(found[2:4], "big"), 4
        elif length > SHORT:
            length, begin = int.from_bytes(found[2:10], "big"), 10
        if len(found) < begin + length:
            return False
        kind, message = found[0], bytes(found[begin : begin + length])
        del found[: begin + length]
        self._take(kind, message)
        return True

    def _take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self._on_message(message)
        elif kind == PING:
            self._send_frame(PONG, message)
        elif kind == CLOSE:
            self.close()

    def _send_frame(self, kind: int, message: bytes) -> None:
        length = len(message)
        if length < SHORT:
            head = bytes((kind, MASKED | length))
        elif length < MEDIUM:
            head = bytes((kind, MASKED | SHORT)) + length.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | SHORT + 1)) + length.to_bytes(8, "big")
        self.send_bytes(head + NO_MASK + message)
