"""Devices of people: each keeps its cookie, as browsers do, and nothing else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from websockets.asyncio.client import connect

from hairpin.server.protocol import VERSION
from hairpin.server.services import wall_clock
from tests.server.asking import http_client
from tests.server.player import Json, Player
from tests.server.running import Running


class MovedClock:
    """The server's clock, which a test can put forward by hours and days."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead

    def go_on(self, hours: float) -> None:
        self.ahead += round(hours * 3_600_000)


class Browser:
    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = http_client(server.http)

    @property
    def cookie(self) -> str:
        return f"hairpin={self.http.cookies['hairpin']}"

    async def ask(self, method: str, path: str, status: int = 200, **body: object) -> Json:
        data = body if method == "POST" else None
        answer = await self.http.request(method, path, json=data)
        assert answer.status_code == status, answer.text
        return cast(Json, answer.json())

    async def at(self, table: str) -> Player:
        return await Player(self.server, table).enter(Cookie=self.cookie)

    async def sits(self, table: str, seat: int, name: str) -> None:
        player = await self.at(table)
        await player.ask("sit", seat=seat, name=name)
        await player.leave()

    async def home(self) -> dict[str, Json]:
        """By the ids of tables."""
        return by_id((await self.ask("GET", "/api/home"))["tables"])

    @asynccontextmanager
    async def watching_home(self) -> AsyncIterator[AtHome]:
        address = f"ws://127.0.0.1:{self.server.port}/api/home/live"
        async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            yield AtHome(socket)


class AtHome:
    """What a page that shows home would show."""

    def __init__(self, socket: object) -> None:
        self._socket = socket
        self.tables: dict[str, Json] = {}
        self.heard: list[str] = []

    async def until(self, is_so: Callable[[dict[str, Json]], bool]) -> None:
        while not self.heard or not is_so(self.tables):
            self._take(cast(str, await self._socket.recv()))  # type: ignore[attr-defined]

    def _take(self, text: str) -> None:
        self.heard.append(text)
        message = cast(Json, json.loads(text))
        if message["type"] == "home":
            self.tables = by_id(message["tables"])
        elif message["type"] == "home-table" and message["table"] is None:
            self.tables.pop(str(message["table_id"]), None)
        elif message["type"] == "home-table":
            self.tables[str(message["table_id"])] = cast(Json, message["table"])


def by_id(tables: object) -> dict[str, Json]:
    return {str(table["id"]): table for table in cast(list[Json], tables)}


@asynccontextmanager
async def browsers(server: Running, number: int) -> AsyncIterator[list[Browser]]:
    found = [Browser(server) for _ in range(number)]
    for browser in found:
        await browser.http.get("/")
    yield found
    for browser in found:
        await browser.http.aclose()
