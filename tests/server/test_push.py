"""Calls by push: once for each turn, not in quiet hours, to push services only, readable by the browser alone."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

import pytest

from hairpin.server.errors import Refused
from hairpin.server.push import calling
from hairpin.server.push.endpoints import Unsafe, address_of, endpoint_from
from hairpin.server.push.library import LOOPBACK
from hairpin.server.push.quiet import Quiet, end_of_quiet
from tests.server.devices import Browser, MovedClock, browsers
from tests.server.player import Json, Player, by_chance, create, race_of
from tests.server.postgres import Postgres
from tests.server.push_service import PushService, claims_of, push_service
from tests.server.running import PATIENT, Running, in_a_loop, running

PROMPT = replace(PATIENT, call_seconds=1)
DAYS = {**race_of("person", "person"), "seconds": 3 * 24 * 3600, "title": "Friday league"}
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LOOPBACK, "1")
    monkeypatch.setattr(calling, "LOOK_SECONDS", 0.2)


async def subscribed(browser: Browser, subscription: Json, status: int = 200) -> Json:
    answer = await browser.http.post("/api/calls/devices", json=subscription)
    assert answer.status_code == status, answer.text
    return cast(Json, answer.json())


async def away(
    stack: AsyncExitStack, server: Running, service: PushService, quiet: Json | None = None
) -> tuple[Browser, Player]:
    """Bea, who can be called, has taken her seat and gone; Ada has planned, so the table waits for Bea."""
    server.server.services.began -= 20_000  # long ago: nobody is still on the way back
    bea, host = await stack.enter_async_context(browsers(server, 2))
    table, _ = await create(server, DAYS, host.http.cookies["hairpin"])
    ada = await host.at(table)
    await ada.ask("sit", seat=0, name="Ada")
    await bea.sits(table, 1, "Bea")
    shown = await subscribed(bea, service.subscription)
    assert (shown["devices"], shown["on"]) == (1, True)
    assert (await bea.ask("POST", "/api/calls", on=True, quiet=quiet))["quiet"] == quiet
    await ada.ask("start")
    await ada.until(ada.owes)
    await ada.answer(by_chance(1)(ada, ada.options))
    stack.push_async_callback(ada.leave)
    return bea, ada


async def finish_turn(player: Player) -> None:
    choose = by_chance(1)
    while player.owes():
        await player.answer(choose(player, player.options))
    await player.leave()


def test_a_turn_is_called_once_by_whichever_process_and_reminded_of_before_its_end(postgres: Postgres) -> None:
    clock, url = MovedClock(), postgres.new_database()

    async def test() -> None:
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(push_service())
            one, two = [await stack.enter_async_context(running(url, PROMPT, now=clock)) for _ in range(2)]
            two.server.services.began -= 20_000
            assert one.server.push.keys == two.server.push.keys, "made once, kept in the database"
            bea, ada = await away(stack, one, service)
            watcher = await Player(two, ada.table).enter()  # so that both processes could call
            stack.push_async_callback(watcher.leave)
            await service.until(1)
            await asyncio.sleep(1.5)
            (call,) = service.got
            assert {**call, "until": None} == {
                "kind": "turn",
                "table": ada.table,
                "title": "Friday league",
                "what": "usa",
                "circuit": "USA",
                "until": None,
            }
            assert 71 * HOUR < cast(int, call["until"]) - clock() < 73 * HOUR
            assert claims_of(service.headers[0])["aud"] == service.url.removesuffix("/push/one")
            clock.go_on(hours=61)
            await service.until(2)
            assert service.got[1]["kind"] == "reminder"
            service.status = 410
            await bea.ask("POST", "/api/calls/test")
            await service.until(3)
            async with asyncio.timeout(10):
                while (await bea.ask("GET", "/api/calls"))["devices"]:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.3)
            assert [call["kind"] for call in service.got] == ["turn", "reminder", "test"]

    in_a_loop(test, 60)


@pytest.mark.parametrize("is_answered", [False, True])
def test_a_call_in_quiet_hours_comes_after_them_if_it_is_still_that_turn(url: str, is_answered: bool) -> None:
    clock = MovedClock()

    async def test() -> None:
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(push_service())
            server = await stack.enter_async_context(running(url, PROMPT, now=clock))
            minute = datetime.fromtimestamp(clock() / 1000, UTC).hour * 60
            quiet = {"since": minute, "until": (minute + 180) % 1440, "zone": "UTC"}
            bea, ada = await away(stack, server, service, quiet)
            await asyncio.sleep(2.5)
            assert service.got == [], "it is night"
            if is_answered:
                await finish_turn(await bea.at(ada.table))
            clock.go_on(hours=3.1)
            if is_answered:
                await asyncio.sleep(1.5)
                assert service.got == [], "that turn is over"
            else:
                await service.until(1)
                await asyncio.sleep(1.2)
                assert [call["kind"] for call in service.got] == ["turn"]

    in_a_loop(test, 60)


def test_what_somebody_may_ask_for_is_checked_and_can_be_taken_back(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, push_service() as service, browsers(server, 2) as (bea, eve):
            good = service.subscription
            bad: list[Json] = [
                {**good, "endpoint": "http://push.example.org/x"},
                {**good, "endpoint": "https://192.168.0.7/x"},
                {**good, "p256dh": "AAAA"},
                {**good, "auth": "no base64!"},
            ]
            for each in bad:
                await subscribed(bea, each, 400)
            await bea.ask("POST", "/api/calls", 400, on=True, quiet={"since": 0, "until": 60, "zone": "Mars/Base"})
            await bea.ask("POST", "/api/calls", 400, on=True, quiet={"since": 0, "until": 1440, "zone": "UTC"})
            await subscribed(bea, good)
            assert cast(Json, (await bea.ask("GET", "/api/licence/export"))["calls"])["endpoints"] == [service.url]
            # nobody else can switch it off; whoever has the browser now can take it over
            assert (await eve.ask("POST", "/api/calls/devices/remove", endpoint=service.url))["devices"] == 0
            assert (await bea.ask("GET", "/api/calls"))["devices"] == 1
            assert (await bea.ask("POST", "/api/calls/devices/remove", endpoint=service.url))["devices"] == 0
            await bea.ask("POST", "/api/calls/test")
            await asyncio.sleep(0.3)
            assert service.got == []

    in_a_loop(test, 60)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://db.internal/x",
        "https://user@push.example.org/x",
        "https://",
        "https://[/x",
        "ftp://push.example.org/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://.example.org/x",
        "https://push.example.org./x",
        "https://push.exam\0ple.org/x",
        "https://push.example.org/\0",
        "https://@push.example.org/x",
    ],
)
def test_what_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused):
        endpoint_from(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.7",
        "127.0.0.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "fec0::1",
        "::ffff:10.0.0.7",
        "::10.0.0.7",
        "2002:a00:7::1",
        "64:ff9b::a00:7",
        "64:ff9b:1::a00:7",
    ],
)
def test_a_name_that_leads_inside_is_not_connected_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its name says, and whatever other addresses it has."""
    public = "93.184.215.14"
    found = [(0, 0, 0, "", (each, 443)) for each in (public, address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Unsafe):
        address_of(endpoint_from("https://push.example.org/x"))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found[:1])
    assert address_of(endpoint_from("https://push.example.org/x")) == public


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (Quiet(22 * 60, 7 * 60, "Europe/Copenhagen"), "2026-11-16T23:30+01:00", "2026-11-17T07:00+01:00"),
        (Quiet(22 * 60, 7 * 60, "Europe/Copenhagen"), "2026-11-17T06:59+01:00", "2026-11-17T07:00+01:00"),
        (Quiet(22 * 60, 7 * 60, "Europe/Copenhagen"), "2026-11-17T07:00+01:00", None),
        (Quiet(22 * 60, 7 * 60, "Europe/Copenhagen"), "2026-11-16T21:59+01:00", None),
        (Quiet(13 * 60, 14 * 60, "Europe/Paris"), "2026-11-16T13:10+01:00", "2026-11-16T14:00+01:00"),
        (Quiet(8 * 60, 8 * 60, "UTC"), "2026-11-16T08:00+00:00", None),
        # the clocks are put forward in that night
        (Quiet(22 * 60, 7 * 60, "Europe/Copenhagen"), "2026-03-28T23:30+01:00", "2026-03-29T07:00+02:00"),
    ],
)
def test_quiet_hours_are_those_of_the_sleeper(quiet: Quiet, now: str, end: str | None) -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).timestamp() * 1000)

    assert end_of_quiet(quiet, at(now)) == (None if end is None else at(end))
