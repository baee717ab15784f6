"""A push service of our own, on this machine: it reads what it gets, as the browser would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.player import Json


class Phone:
    """The keys of a browser, which never leave it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Json:
        return cast(Json, json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/push/one"
        self.phone = Phone()
        self.status = 201
        self.got: list[Json] = []
        """What arrived, in clear."""
        self.headers: list[dict[str, str]] = []

    @property
    def subscription(self) -> Json:
        return self.phone.subscription(self.url)

    async def until(self, number: int) -> None:
        async with asyncio.timeout(30):
            while len(self.got) < number:
                await asyncio.sleep(0.02)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:]) if name}
        body = await reader.readexactly(int(headers["content-length"]))
        self.headers.append(headers)
        self.got.append(self.phone.read(body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service: PushService

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await service.take(reader, writer)

    listening = await asyncio.start_server(take, "127.0.0.1", 0)
    service = PushService(listening.sockets[0].getsockname()[1])
    async with listening:
        yield service


def claims_of(headers: dict[str, str]) -> Json:
    """Of a signature that is right."""
    authorization = headers["authorization"]
    assert Vapid02.verify(authorization)
    token = authorization.partition(" t=")[2].partition(",")[0].split(".")[1]
    return cast(Json, json.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))))
