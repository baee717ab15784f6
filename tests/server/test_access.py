"""Whom the server answers: by which names it is asked, which proxies it believes, where its figures are."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hairpin.server.protocol import VERSION
from hairpin.server.web import connections
from hairpin.server.web.access import ANYBODY, Access, BadAccess, access_from, is_allowed
from tests.server.asking import http_client
from tests.server.player import Player, create, race_of
from tests.server.running import PATIENT, database, in_a_loop, running

FORWARDED = "X-Forwarded-For"
LOCAL = access_from([], ["127.0.0.1"])


# -- hosts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "allowed", "is_so"),
    [
        ("example.org", "example.org", True),
        ("EXAMPLE.org:8080", "Example.org", True),
        ("a.example.org", "*.example.org", True),
        ("example.org", "*.example.org", False),
        ("evilexample.org", "*.example.org", False),
        ("example.org.evil.net", "example.org", False),
        ("[::1]:8080", "::1", True),
        ("[::1]", "[::1]", True),
        ("10.0.0.7:80", "10.0.0.7", True),
        ("", "example.org", False),
        ("[", "example.org", False),
    ],
)
def test_a_host_is_compared_without_its_port_and_capitals(asked: str, allowed: str, is_so: bool) -> None:
    assert is_allowed(asked, access_from([allowed], []).hosts) is is_so


@pytest.mark.parametrize("wrong", ["", "example.org:80", "http://example.org", "a b", "a/b", "user@example.org"])
def test_what_cannot_be_a_host_is_told_with_what_could(wrong: str) -> None:
    with pytest.raises(BadAccess, match=r"--allowed-host .* give a name such as example.org"):
        access_from([wrong], [])


def test_other_hosts_are_refused_over_http_and_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        access = access_from(["127.0.0.1", "race.example"], [])
        async with running(database(tmp_path), access=access) as server:
            table, _ = await create(server, race_of("person"))
            async with http_client(server.http) as client:
                assert (await client.get("/api/protocol", headers={"Host": "race.example:1"})).status_code == 200
                answer = await client.get("/api/protocol", headers={"Host": "evil.example"})
                assert answer.status_code == 400
                assert answer.json()["text"] == (
                    'this server is not "evil.example"; ask for 127.0.0.1 or race.example'
                )
                assert answer.headers["X-Frame-Options"] == "DENY"
            await (await Player(server, table).enter()).leave()
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.socket(table).replace("127.0.0.1", "localhost"))
            assert refused.value.response.status_code == 400

    in_a_loop(test)


# -- proxies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["", "proxy.example", "10.0.0.0/99", "10.0.0.1/8", "*"])
def test_what_is_no_address_or_network_is_told_with_what_would_be(wrong: str) -> None:
    with pytest.raises(BadAccess, match=r"--trusted-proxy .* give one such as 10.0.0.7"):
        access_from([], [wrong])


async def statuses(folder: Path, access: Access) -> list[int]:
    """Of eight requests that a proxy hands on for eight clients, where each may ask four times."""
    limits = replace(PATIENT, requests_per_second=1, requests_burst=4)
    headers = [{FORWARDED: f"203.0.113.{number}"} for number in range(8)]
    async with (
        running(database(folder), limits, access) as server,
        http_client(server.http) as client,
    ):
        return [(await client.get("/api/protocol", headers=each)).status_code for each in headers]


def test_limits_are_for_the_clients_of_a_proxy_that_is_believed(tmp_path: Path) -> None:
    assert in_a_loop(lambda: statuses(tmp_path, LOCAL)) == [200] * 8


def test_nobody_else_is_believed_to_speak_for_others(tmp_path: Path) -> None:
    for access in (ANYBODY, access_from([], ["10.0.0.0/8"])):
        assert 429 in in_a_loop(lambda access=access: statuses(tmp_path, access))  # type: ignore[misc]


async def first_word(url: str, forwarded: str) -> str:
    async with connect(url, additional_headers={FORWARDED: forwarded}) as socket:
        with suppress(ConnectionClosed):  # whoever is refused is not even listened to
            await socket.send(f'{{"type":"hello","version":"{VERSION}"}}')
        return str(json.loads(await socket.recv())["type"])


def test_sockets_are_counted_for_the_clients_of_a_proxy(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(PATIENT, sockets_per_address=1)
        async with running(database(tmp_path), limits, LOCAL) as server:
            url = server.socket((await create(server, race_of("person")))[0])
            async with connect(url, additional_headers={FORWARDED: "203.0.113.1"}):
                assert await first_word(url, "203.0.113.1") == "refused"
                assert await first_word(url, "198.51.100.9, 203.0.113.1") == "refused"
                assert await first_word(url, "203.0.113.2") == "hello"

    in_a_loop(test)


def test_a_socket_behind_a_proxy_is_known_to_have_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that ask nothing are closed: they are known by their real peers, whatever a proxy says."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)

    async def test() -> None:
        async with running(database(tmp_path), access=LOCAL) as server:
            url = server.socket((await create(server, race_of("person")))[0])
            async with connect(url, additional_headers={FORWARDED: "203.0.113.1"}) as socket:
                await asyncio.sleep(0.6)
                await socket.send(f'{{"type":"hello","version":"{VERSION}"}}')
                assert json.loads(await socket.recv())["type"] == "hello"

    in_a_loop(test)


@pytest.mark.parametrize(("access", "is_secure"), [(LOCAL, True), (ANYBODY, False)])
def test_a_cookie_is_secure_where_a_believed_proxy_speaks_https(
    tmp_path: Path, access: Access, is_secure: bool
) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path), access=access) as server,
            http_client(server.http) as client,
        ):
            cookie = (await client.get("/", headers={"X-Forwarded-Proto": "https"})).headers["set-cookie"]
            assert ("Secure" in cookie) is is_secure

    in_a_loop(test)


def test_an_address_of_ipv4_is_known_to_one_that_listens_with_ipv6() -> None:
    assert access_from([], ["10.0.0.0/8"]).proxies == ("10.0.0.0/8", "::ffff:10.0.0.0/104")


# -- figures -------------------------------------------------------------------------------------------


def test_figures_with_a_port_of_their_own_are_told_there_and_nowhere_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path), figures_apart=True) as server, http_client() as client:
            assert (await client.get(f"{server.http}/metrics")).status_code == 404
            apart = f"http://127.0.0.1:{server.figures_port}"
            assert "hairpin_sockets 0" in (await client.get(f"{apart}/metrics")).text
            for path in ("/", "/api/tables", "/health"):
                assert (await client.get(apart + path)).status_code == 404
                assert (await client.get(server.http + path)).status_code == 200

    in_a_loop(test)
