"""A server in a thread of the test, so that the test can move its clock and look behind the scenes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Page

from hairpin.server.limits import Limits
from hairpin.server.web.identity import COOKIE
from tests.server.devices import MovedClock
from tests.server.player import Player, by_chance
from tests.server.push_service import PushService, push_service
from tests.server.running import PATIENT, Running, database, running

T = TypeVar("T")


class Clocked:
    """As `Serving`, for pages; it is never killed."""

    kills = 0
    is_running = True

    def __init__(self, folder: Path, limits: Limits = PATIENT) -> None:
        self._limits = limits
        self.clock = MovedClock()
        self.url = ""
        self.post: PushService
        """Where calls go."""
        self._folder = folder
        self._is_up, self._may_end = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        async with push_service() as post, running(database(self._folder), self._limits, now=self.clock) as server:
            self._loop, self._server, self.post = asyncio.get_running_loop(), server, post
            server.server.services.began -= 20_000  # long ago: nobody is still on the way back
            self.url = server.http
            self._is_up.set()
            await asyncio.to_thread(self._may_end.wait)

    def start(self) -> None:
        self._thread.start()
        assert self._is_up.wait(30), "the server did not start"

    def stop(self) -> None:
        self._may_end.set()
        self._thread.join()

    def do(self, work: Callable[[Running], Awaitable[T]]) -> T:
        """In the server's own event loop."""

        async def whole() -> T:
            return await work(self._server)

        return asyncio.run_coroutine_threadsafe(whole(), self._loop).result(60)

    def at(self, table: str, page: Page | None = None) -> Player:
        """Somebody at a table, without a page; the person of a page, or a new one."""
        token = None if page is None else next(c["value"] for c in page.context.cookies() if c["name"] == COOKIE)
        return self.do(lambda server: Player(server, table.rsplit("/", 1)[1], token).enter())

    def ask(self, player: Player, type: str, **fields: object) -> None:
        self.do(lambda server: player.ask(type, **fields))

    def answer(self, player: Player) -> None:
        """Whatever it is asked, by chance."""
        self.do(lambda server: player.until(player.owes))
        self.do(lambda server: player.answer(by_chance(1)(player, player.options)))

    def leave(self, player: Player) -> None:
        self.do(lambda server: player.leave())
