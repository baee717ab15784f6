"""A licence in place of an account: known by a secret, carried to another device, and gone when it is deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import httpx
import pytest

from tests.fresh import any_of
from tests.server.player import Json, Player, race_of
from tests.server.postgres import Postgres
from tests.server.running import Running, database, in_a_loop, running

ADA = {"name": "Ada", "color": "teal", "number": 7}


class Browser:
    """One device: it keeps its cookie, as browsers do, and nothing else."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.http)

    async def ask(self, method: str, path: str, status: int = 200, **body: object) -> Json:
        answer = await self.http.request(method, path, **({"json": body} if method == "POST" else {}))
        assert answer.status_code == status, answer.text
        return cast(Json, answer.json())

    async def at(self, table: str) -> Player:
        return await Player(self.server, table).enter(Cookie=f"hairpin={self.http.cookies['hairpin']}")


@asynccontextmanager
async def browsers(server: Running, number: int) -> AsyncIterator[list[Browser]]:
    found = [Browser(server) for _ in range(number)]
    for browser in found:
        await browser.http.get("/")
    yield found
    for browser in found:
        await browser.http.aclose()


@pytest.fixture(params=any_of("sqlite", "postgresql"))
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of one kind, another in each run."""
    if request.param == "sqlite":
        return database(tmp_path_factory.mktemp("licence"))
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


def test_a_licence_is_taken_to_another_device_once_and_brings_all_seats_together(either: str) -> None:
    async def test() -> None:
        async with running(either) as server, browsers(server, 3) as (desk, phone, thief):
            await desk.ask("GET", "/api/licence", 403)
            await desk.ask("POST", "/api/licence", **ADA)
            tables = []
            for browser, name in ((desk, "Ada"), (phone, "Ada's phone")):
                table = (await browser.ask("POST", "/api/tables", 201, **race_of("person", "person")))["id"]
                player = await browser.at(str(table))
                await player.ask("sit", seat=0, name=name)
                await player.leave()
                tables.append(str(table))
            code = (await desk.ask("POST", "/api/licence/code", 201))["code"]
            # looking spends nothing, and says whose it is
            assert (await phone.ask("POST", "/api/licence/look", code=code))["name"] == "Ada"
            taken = await phone.ask("POST", "/api/licence/take", code=code)
            assert cast(Json, taken["licence"])["number"] == 7
            refused = await thief.ask("POST", "/api/licence/take", 404, code=code)
            assert refused["code"] == "not-found"
            for browser in (desk, phone):
                for table in tables:
                    player = await browser.at(table)
                    assert player.seat == 0
                    assert player.messages("hello")[0]["host"]
                    await player.leave()
            stranger = await thief.at(tables[0])
            assert stranger.seat is None
            await stranger.leave()

    in_a_loop(test)
