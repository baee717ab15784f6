"""A server of our own, in the same event loop as the clients of a test, on a port of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import uvicorn
from starlette.applications import Starlette

from hairpin.server.limits import Limits
from hairpin.server.listening import bound
from hairpin.server.services import Services, wall_clock
from hairpin.server.serving import configuration
from hairpin.server.store.store import Store
from hairpin.server.tables import Tables
from hairpin.server.web.access import ANYBODY, Access
from hairpin.server.web.server import Server

T = TypeVar("T")
PATIENT = Limits(
    messages_per_second=10_000, messages_burst=100_000, requests_per_second=10_000, tables_per_address=1000
)


class Running:
    """Where it is, and what it holds: tests may look behind the scenes."""

    def __init__(self, port: int, server: Server, figures_port: int | None = None) -> None:
        self.port = port
        self.server = server
        self.figures_port = figures_port

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
async def running(
    url: str,
    limits: Limits = PATIENT,
    access: Access = ANYBODY,
    figures_apart: bool = False,
    prepare_drivers: str = "",
    now: Callable[[], int] = wall_clock,
) -> AsyncIterator[Running]:
    sockets = [bound("127.0.0.1", 0) for _ in range(1 + figures_apart)]
    port, *apart = (listening.getsockname()[1] for listening in sockets)
    services = Services(Store(url), limits, prepare_drivers=prepare_drivers, now=now)
    config = configuration(services, limits, access, *apart)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve(sockets))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield Running(port, _server_of(config), *apart)
    finally:
        server.should_exit = True
        await serving


def _server_of(config: uvicorn.Config) -> Server:
    """Behind however many layers."""
    app: object = config.app
    while not isinstance(app, Starlette):
        app = getattr(app, "app")  # noqa: B009
    found = app.state.server
    assert isinstance(found, Server)
    return found


def in_a_loop(test: Callable[[], Awaitable[T]], seconds: float = 240) -> T:
    """The limit is for what would never end; a busy machine may be slow."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await test()

    return asyncio.run(limited())
