"""A server of our own, in the same event loop as the clients of a test, on a port of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import uvicorn

from hairpin.server.limits import Limits
from hairpin.server.services import Services
from hairpin.server.serving import bound, configuration
from hairpin.server.store.store import Store
from hairpin.server.tables import Tables
from hairpin.server.web.server import Server

T = TypeVar("T")
PATIENT = Limits(
    messages_per_second=10_000, messages_burst=100_000, requests_per_second=10_000, tables_per_address=1000
)


class Running:
    """Where it is, and what it holds: tests may look behind the scenes."""

    def __init__(self, port: int, server: Server) -> None:
        self.port = port
        self.server = server

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    @property
    def tables(self) -> Tables:
        return self.server.tables


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


@asynccontextmanager
async def running(url: str, limits: Limits = PATIENT, prepare_drivers: str = "") -> AsyncIterator[Running]:
    services = Services(Store(url), limits, prepare_drivers=prepare_drivers)
    config = configuration(services, limits)
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield Running(listening.getsockname()[1], _server_of(config))
    finally:
        server.should_exit = True
        await serving


def _server_of(config: uvicorn.Config) -> Server:
    from starlette.applications import Starlette

    from hairpin.server.web.connections import HeadsNoted

    assert isinstance(config.app, HeadsNoted)
    assert isinstance(config.app.app, Starlette)
    found = config.app.app.state.server
    assert isinstance(found, Server)
    return found


def in_a_loop(test: Callable[[], Awaitable[T]], seconds: float = 240) -> T:
    """The limit is for what would never end; a busy machine may be slow."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await test()

    return asyncio.run(limited())
