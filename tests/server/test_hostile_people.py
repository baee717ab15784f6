"""Licences, home and calls against those who want more than theirs."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import cast

import pytest
from sqlalchemy import func, select

from hairpin.server.push import calling, posting
from hairpin.server.push.devices import Device
from hairpin.server.push.keys import Keys
from hairpin.server.push.library import LOOPBACK
from hairpin.server.push.posting import Outcome, Post
from hairpin.server.store import licences as kept_licences
from hairpin.server.store import schema
from tests.server.devices import Browser, browsers
from tests.server.player import Json, WasRefused, race_of
from tests.server.postgres import Postgres
from tests.server.push_service import Phone, push_service
from tests.server.running import PATIENT, Running, in_a_loop, running

FEW = replace(PATIENT, licences_per_address=4, codes_per_address=4, exports_per_address=4, pushes_per_address=4)
MANY = 8


def signed(server: Running) -> str:
    identities = server.server.identities
    return identities.token(identities.new())


def test_nobody_fills_the_database_with_people_who_never_were(url: str) -> None:
    """Anybody can have as many identities as they like: what is kept of them, and looked for, is limited."""

    async def test() -> None:
        async with running(url, FEW) as server, browsers(server, 1) as (eve,):
            said: dict[str, list[int]] = {}

            async def ask(method: str, path: str, body: Json | None = None, token: str | None = None) -> None:
                headers = {} if token is None else {"Authorization": f"Bearer {token}"}
                eve.http.cookies.clear()
                answer = await eve.http.request(method, path, json=body, headers=headers)
                said.setdefault(path, []).append(answer.status_code)

            own = signed(server)
            for _ in range(MANY):
                await ask("POST", "/api/calls", {"on": True}, signed(server))
                await ask("GET", "/api/licence/export", token=own)
                await ask("POST", "/api/licence/take", {"code": "guessed"}, own)
            counted = {path: Counter(codes) for path, codes in said.items()}
            assert counted == {
                "/api/calls": {200: 4, 429: 4},
                "/api/licence/export": {200: 4, 429: 4},
                "/api/licence/take": {404: 4, 429: 4},
            }
            said.clear()
            await ask("POST", "/api/licence", {"name": "Eve"}, own)
            await ask("POST", "/api/licence", {"tokens": [signed(server)]}, own)
            await ask("POST", "/api/licence", {"tables": ["a", "a\0", "b"]}, own)
            for _ in range(2):
                await ask("DELETE", "/api/licence", token=signed(server))
            await ask("POST", "/api/licence", {"tokens": [signed(server)]}, own)
            assert said["/api/licence"] == [200, 200, 200, 200, 429, 429]
            # whoever has something here can always change it, and have it deleted
            said.clear()
            await ask("POST", "/api/licence", {"name": "Eva"}, own)
            await ask("POST", "/api/home/away", {"table": "a\0"}, own)
            await ask("DELETE", "/api/licence", token=own)
            assert said == {"/api/licence": [200, 200], "/api/home/away": [404]}
            with server.server.services.store.engine.connect() as connection:
                for table, most in ((schema.licences, 2), (schema.licence_people, 1), (schema.call_wishes, 4)):
                    assert connection.execute(select(func.count()).select_from(table)).scalar_one() <= most

    in_a_loop(test)


def test_a_person_has_no_end_of_ids(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_licences, "MOST_IDS", 4)

    async def test() -> None:
        async with running(url) as server, browsers(server, 1) as (eve,):
            three = [signed(server) for _ in range(3)]
            await eve.ask("POST", "/api/licence", name="Eve", tokens=three)
            refused = await eve.ask("POST", "/api/licence", 503, name="Eve", tokens=[signed(server)])
            assert refused["code"] == "full"
            await eve.ask("POST", "/api/licence", name="Eva", tokens=three)

    in_a_loop(test)


def test_of_many_who_take_a_code_at_the_same_moment_one_has_it(postgres: Postgres) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            url = postgres.new_database()
            one, two = [await stack.enter_async_context(running(url)) for _ in range(2)]
            (ada,) = await stack.enter_async_context(browsers(one, 1))
            others = [
                *await stack.enter_async_context(browsers(one, 4)),
                *await stack.enter_async_context(browsers(two, 4)),
            ]
            await ada.ask("POST", "/api/licence", name="Ada")
            code = (await ada.ask("POST", "/api/licence/code", 201))["code"]
            taking = (other.http.post("/api/licence/take", json={"code": code}) for other in others)
            answers = await asyncio.gather(*taking)
            assert Counter(answer.status_code for answer in answers) == {200: 1, 404: 7}

    in_a_loop(test)


def test_a_page_of_another_site_can_do_nothing_with_the_cookie(url: str) -> None:
    ways = ("licence", "licence/code", "licence/look", "licence/take", "calls", "calls/devices", "calls/test")

    async def test() -> None:
        async with running(url) as server, browsers(server, 1) as (ada,):
            await ada.ask("POST", "/api/licence", name="Ada")
            asked = [("POST", way) for way in (*ways, "calls/devices/remove", "home/away")] + [
                ("DELETE", "licence")
            ]
            for method, way in asked:
                for origin in ("https://elsewhere.example", "null", ""):
                    answer = await ada.http.request(method, f"/api/{way}", json={}, headers={"Origin": origin})
                    assert answer.status_code == 403, (method, way, origin)
                    assert "access-control-allow-origin" not in answer.headers
            assert (await ada.ask("GET", "/api/licence"))["name"] == "Ada"

    in_a_loop(test)


async def carried(desk: Browser, phone: Browser) -> None:
    code = (await desk.ask("POST", "/api/licence/code", 201))["code"]
    await phone.ask("POST", "/api/licence/take", code=code)


def test_a_deleted_licence_takes_no_seat_through_a_page_that_is_still_open(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 2) as (desk, phone):
            await desk.ask("POST", "/api/licence", name="Ada")
            await carried(desk, phone)
            table = str((await desk.ask("POST", "/api/tables", 201, **race_of("person", "person")))["id"])
            still_open = await phone.at(table)
            await still_open.ask("sit", seat=0, name="Ada")
            await desk.ask("DELETE", "/api/licence")
            await still_open.until(lambda: still_open.seat is None)
            with pytest.raises(WasRefused, match="bad-token"):
                await still_open.ask("sit", seat=0, name="Ada")
            await still_open.leave()

    in_a_loop(test)


def test_who_has_seen_the_cards_of_a_seat_gets_no_other_by_another_id(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, browsers(server, 3) as (desk, phone, bea):
            await desk.ask("POST", "/api/licence", name="Ada")
            table = str((await bea.ask("POST", "/api/tables", 201, **race_of("person", "person")))["id"])
            await phone.sits(table, 0, "Ada")  # by an id that is not the licence's
            cookie = phone.cookie
            await carried(desk, phone)
            other = await bea.at(table)
            await other.ask("sit", seat=1, name="Bea")
            await other.ask("start")
            await other.ask("stand")
            await other.leave()
            player = await phone.at(table)
            assert player.seat == 0
            await player.ask("stand")
            await player.leave()
            assert cookie != phone.cookie
            for device in (desk, phone):
                player = await device.at(table)
                assert player.seat is None
                with pytest.raises(WasRefused, match="cards of another seat"):
                    await player.ask("sit", seat=1, name="Ada")
                await player.leave()

    in_a_loop(test)


# -- push services that never come to an end -------------------------------------------------------------


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """An answer of which a byte comes now and then."""
    try:
        while True:
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.1)
    except (ConnectionError, asyncio.CancelledError):
        pass  # its reader has left, or the test is over
    finally:
        writer.close()


def test_a_push_service_that_never_ends_its_answer_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(Post, "_signature", lambda *_: {})

    async def test() -> None:
        async with await asyncio.start_server(drip, "127.0.0.1", 0) as service:
            port = service.sockets[0].getsockname()[1]
            device = Device(**cast(dict[str, str], Phone().subscription(f"http://127.0.0.1:{port}/x")))
            post = Post(Keys("", ""), None, may_be_loopback=True)
            began = time.monotonic()
            assert await asyncio.to_thread(post.send, device, {}, "topic", 60, False) is Outcome.FAILED
            assert 0.4 < time.monotonic() - began < 5

    in_a_loop(test, 60)


def test_whoever_names_such_push_services_holds_up_nobody_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LOOPBACK, "1")
    monkeypatch.setattr(posting, "PATIENCE_SECONDS", 3)
    monkeypatch.setattr(calling, "LAST_SECONDS", 0)

    async def test() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(url))
            good = await stack.enter_async_context(push_service())
            bad = await stack.enter_async_context(await asyncio.start_server(drip, "127.0.0.1", 0))
            eve, bea = await stack.enter_async_context(browsers(server, 2))
            await bea.ask("POST", "/api/calls/devices", 200, **good.subscription)
            for number in range(6):
                endpoint = f"http://127.0.0.1:{bad.sockets[0].getsockname()[1]}/{number}"
                await eve.ask("POST", "/api/calls/devices", 200, **Phone().subscription(endpoint))
            await eve.ask("POST", "/api/calls/test")
            await asyncio.sleep(0.3)
            await bea.ask("POST", "/api/calls/test")
            async with asyncio.timeout(2):
                await good.until(1)

    in_a_loop(test, 60)
