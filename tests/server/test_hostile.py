"""What a client with bad intentions may try, and what comes of it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hairpin.server.protocol import VERSION
from hairpin.server.web import bodies, connections
from hairpin.server.web.identity import COOKIE, Identities
from tests.load.messages import encode
from tests.load.wire import Wire
from tests.server.asking import http_client
from tests.server.player import Player, WasRefused, create, race_of, seated
from tests.server.running import PATIENT, Running, database, in_a_loop, running


def test_a_crowd_of_watchers_keeps_nobody_from_the_own_seat(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(PATIENT, sockets_per_table=3)
        async with (
            running(database(tmp_path), limits) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await bea.leave()
            crowd = [await Player(server, ada.table).enter() for _ in range(3)]
            assert crowd[2].last_refusal()["code"] == "full"
            await bea.come_back()
            assert bea.seat == 1
            for player in crowd:
                await player.leave()

    in_a_loop(test)


def test_those_who_wait_to_hear_of_the_past_count_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(PATIENT, sockets_per_table=3, past_per_second=1, past_burst=1)
        async with (
            running(database(tmp_path), limits) as server,
            seated(server, race_of("person"), "Ada") as (ada,),
        ):
            crowd = [Player(server, ada.table) for _ in range(6)]
            await asyncio.gather(*(player.enter(since=0) for player in crowd))
            assert len(server.tables.awake[ada.table].clients) == 3
            for player in crowd:
                await player.leave()

    in_a_loop(test)


async def deaf(server: Running, table: str, token: str | None) -> tuple[Wire, asyncio.Transport]:
    """It speaks, but takes nothing of what it is told."""
    wire = Wire(f"/api/tables/{table}/live", lambda message: None, lambda: None)
    transport, _ = await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", server.port)
    await wire.opened
    wire.send(encode({"type": "hello", "version": VERSION, "token": token}))
    transport.pause_reading()
    return wire, transport


def test_a_client_that_asks_for_much_and_reads_nothing_is_sent_away(tmp_path: Path) -> None:
    """And what waits for it has a limit in bytes."""

    async def test() -> None:
        limits = replace(PATIENT, waiting_bytes=100_000, waiting_messages=10_000)
        async with (
            running(database(tmp_path), limits) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            assert bea.decision is not None
            wire, transport = await deaf(server, ada.table, bea.token)
            question = encode({"type": "preview", "decision": bea.decision["id"]})
            async with asyncio.timeout(90):
                while server.server.sockets.total() == 3:
                    for _ in range(50):
                        wire.send(question)
                    await asyncio.sleep(0.05)
            transport.abort()
            await ada.answer(ada.options[0])

    in_a_loop(test)


@pytest.mark.parametrize("title", ["\u202egnihton", "nothing\x07", "\u2028", "   "])
def test_a_title_is_plain_text(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server, http_client(server.http) as client:
            answer = await client.post("/api/tables", json={**race_of("person"), "title": title})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")

    in_a_loop(test)


@pytest.mark.parametrize("name", ["Ada", "ADA", "\uff21\uff44\uff41"])
def test_nobody_takes_or_speaks_in_the_name_of_another(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person"), "Ada", start=False) as (ada,),
        ):
            eve = await Player(server, ada.table).enter()
            for request in (
                {"type": "say", "text": "I give up", "name": name},
                {"type": "sit", "seat": 1, "name": name},
            ):
                with pytest.raises(WasRefused, match="name-taken"):
                    await eve.ask(**request)
            await eve.leave()

    in_a_loop(test)


def test_another_servers_token_and_a_changed_one_are_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            who = str(bea.token).partition(".")[0]
            forged = Identities("another key").token(who)
            eve = await Player(server, ada.table, forged).enter()
            assert eve.last_refusal()["code"] == "bad-token"
            guest = await Player(server, ada.table).enter(Cookie=f"{COOKIE}={forged}")
            assert guest.seat is None
            await guest.leave()

    in_a_loop(test)


def test_paths_lead_to_no_files_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            for path in (
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/t/..%2f..%2fetc",
                "/api/tables/..%2f..",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                answer = await reader.read()
                writer.close()
                assert b"root:" not in answer
                assert answer.split()[1] in (b"200", b"404"), path
                assert b"200" not in answer.split()[1] or b"<title>Hairpin" in answer
            async with http_client(server.http) as client:
                for circuit in ("../../../etc/passwd", "/etc/passwd", "usa.toml", "./usa"):
                    refusal = await client.post("/api/tables", json=race_of("person", circuit=circuit))
                    assert (refusal.status_code, refusal.json()["code"]) == (400, "bad-settings")

    in_a_loop(test)


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_connection_that_asks_nothing_in_time_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await Player(server, (await create(server, race_of("person")))[0]).enter()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(beginning)
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 10) == b""
            writer.close()
            await ada.ask("ping")  # sockets that have asked are left alone
            await ada.leave()

    in_a_loop(test)


def test_a_head_without_end_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            with contextlib.suppress(ConnectionError):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                for _ in range(200):
                    writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
                    await writer.drain()
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()

    in_a_loop(test)


def test_settings_that_come_too_slowly_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "BODY_SECONDS", 0.3)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
            writer.write(f"POST /api/tables HTTP/1.1\r\n{head}".encode())
            assert b" 400 " in await asyncio.wait_for(reader.readline(), 10)
            writer.close()

    in_a_loop(test)


def test_coming_back_again_and_again_has_a_limit(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(PATIENT, requests_per_second=1, requests_burst=6)
        async with running(database(tmp_path), limits) as server:
            table, _ = await create(server, race_of("person"))
            for _ in range(5):
                await (await Player(server, table).enter()).leave()
            with pytest.raises(InvalidStatus):
                await connect(server.socket(table))

    in_a_loop(test)
