"""Whatever a client sends: a clear refusal to that client, and the table unharmed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from hairpin.server.limits import BadLimit, Limits, limits_from
from tests.server.asking import http_client
from tests.server.player import Player, by_chance, create, race_of, seated
from tests.server.running import PATIENT, database, in_a_loop, running
from tests.server.test_coming_back import _fields
from tests.server.test_planning import print_of

WRONG: list[tuple[str | bytes, str]] = [
    ("", "bad-message"),
    ("{", "bad-message"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ('"hello"', "bad-message"),
    ("{}", "bad-message"),
    ('{"type":"nonsense"}', "bad-message"),
    ('{"type":7}', "bad-message"),
    ('{"type":"answer"}', "bad-message"),
    ('{"type":"answer","decision":1,"do":"done"}', "bad-message"),
    ('{"type":"answer","decision":"1-0","do":"done","more":1}', "bad-message"),
    ('{"type":"answer","decision":"1-0","do":"' + "x" * 300 + '"}', "bad-message"),
    ('{"type":"sit","seat":-1,"name":"X"}', "bad-message"),
    ('{"type":"sit","seat":true,"name":"X"}', "bad-message"),
    ('{"type":"sit","seat":1e99,"name":"X"}', "bad-message"),
    ('{"type":"sit","seat":0,"name":""}', "bad-message"),
    ('{"type":"sit","seat":0,"name":"' + "x" * 25 + '"}', "bad-message"),
    ('{"type":"undo","action":99999999999999999999}', "bad-message"),
    ('{"type":"hello","version":"hairpin-1"}', "not-now"),
    ("[" * 5000, "bad-message"),
    ("\ud7ff\x00", "bad-message"),
    (b"\xff\xfe\x00", "bad-message"),
    ('{"type":"say","text":"' + "x" * 20_000 + '"}', "too-large"),
    ('{"type":"answer","decision":"1-0","do":"plan 1"}', "stale"),
    ('{"type":"answer","decision":"","do":""}', "stale"),
    ('{"type":"preview","decision":"1-0"}', "stale"),
    ('{"type":"undo","action":1}', "not-now"),
    ('{"type":"take-over","seat":11}', "unknown-seat"),
]


def test_each_kind_of_nonsense_is_refused_by_its_code_and_harms_nobody(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            await ada.until(ada.is_alone)
            before = print_of(server, ada.table)
            for count, (wrong, code) in enumerate(WRONG, start=1):
                await ada.send_raw(wrong)
                await ada.until(lambda count=count: len(ada.messages("refused")) == count)  # type: ignore[misc]
                assert ada.last_refusal()["code"] == code, wrong
                assert ada.last_refusal()["text"]
            assert print_of(server, ada.table) == before
            await ada.race(by_chance(5))
            assert ada.phase == "over"

    in_a_loop(test)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "version": "hairpin-0"}, "wrong-version"),
        ({"type": "hello"}, "bad-message"),
        ({"type": "ping"}, "bad-message"),
        ({"type": "hello", "version": "hairpin-1", "token": "forged"}, "bad-token"),
        ({"type": "hello", "version": "hairpin-1", "token": "0" * 32 + "." + "0" * 64}, "bad-token"),
    ],
)
def test_a_wrong_hello_is_refused_and_the_socket_closed(url: str, first: dict[str, str], code: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            table, _ = await create(server, race_of("person"))
            async with connect(server.socket(table)) as socket:
                await socket.send(json.dumps(first))
                assert json.loads(await socket.recv())["code"] == code
                await socket.wait_closed()
                assert socket.close_code == 4400

    in_a_loop(test)


@pytest.mark.parametrize(
    ("wrong", "id"),
    [
        ('{"type":"nonsense","id":7}', 7),
        ('{"id":7}', 7),
        ('{"type":"ping","more":[{}],"id":7}', 7),
        ('{"id":7,"type":"sit","seat":"front","name":"X"}', 7),
        ('{"id":7,"type":"say","text":"' + "x" * 20_000 + '"}', 7),
        ('{"type":"ping","id":-7}', None),
        ('{"type":"ping","id":"7"}', None),
        ('{"type":"ping","id":true}', None),
        ('{"type":"ping","id":7', None),
        ("[7]", None),
    ],
)
def test_what_is_not_understood_is_refused_by_its_id_if_that_can_be_read(
    tmp_path: Path, wrong: str, id: int | None
) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            table, _ = await create(server, race_of("person"))
            async with connect(server.socket(table)) as socket:
                await socket.send(wrong)
                answer = json.loads(await socket.recv())
                assert (answer["type"], answer["id"]) == ("refused", id)
            ada = await Player(server, table).enter()
            await ada.send_raw(wrong)
            await ada.until(lambda: bool(ada.messages("refused")))
            assert ada.last_refusal()["id"] == id
            await ada.leave()

    in_a_loop(test)


def test_an_unknown_table_is_refused(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            for name in ("unknown", "x" * 500, "%00"):
                player = await Player(server, name).enter()
                assert player.last_refusal()["code"] == "unknown-table"
                await player.until(lambda player=player: player.closed is not None)  # type: ignore[misc]
                assert player.closed is not None
                assert player.closed[0] == 4404

    in_a_loop(test)


def test_pages_of_other_sites_cannot_use_a_players_cookie(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            table, _ = await create(server, race_of("person"))
            with pytest.raises(InvalidStatus):
                await connect(server.socket(table), origin=Origin("https://elsewhere.example"))
            async with connect(server.socket(table), origin=Origin(server.http)) as socket:
                await socket.send('{"type":"hello","version":"hairpin-1"}')
                assert json.loads(await socket.recv())["type"] == "hello"
            async with http_client() as client:
                answer = await client.post(
                    f"{server.http}/api/tables",
                    json=race_of("person"),
                    headers={"Origin": "https://elsewhere.example"},
                )
            assert answer.status_code == 403

    in_a_loop(test)


def test_too_many_messages_are_refused_and_in_the_end_the_socket_is_closed(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "messages_per_second": 1, "messages_burst": 10, "patience": 30})
        async with (
            running(url, limits) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            for _ in range(100):
                if ada.closed is None:
                    await ada.send(type="ping")
            await ada.until(lambda: ada.closed is not None)
            assert ada.last_refusal()["code"] == "too-many"
            assert ada.closed is not None
            assert ada.closed[0] == 4429
            assert not server.tables.awake[ada.table].is_broken

    in_a_loop(test)


def test_an_address_has_so_many_sockets_and_tables_and_no_more(url: str) -> None:
    async def test() -> None:
        limits = Limits(
            **{**_fields(PATIENT), "sockets_per_address": 3, "sockets_per_table": 2, "tables_per_address": 2}
        )
        async with running(url, limits) as server:
            table, _ = await create(server, race_of("person"))
            other, _ = await create(server, race_of("person"))
            async with http_client() as client:
                answer = await client.post(f"{server.http}/api/tables", json=race_of("person"))
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            first, second = await Player(server, table).enter(), await Player(server, table).enter()
            third = await Player(server, table).enter()
            assert third.last_refusal()["code"] == "full"
            await third.leave()
            fourth = await Player(server, other).enter()
            async with connect(server.socket(other)) as fifth:
                assert json.loads(await fifth.recv())["code"] == "too-many"
            for player in (first, second, fourth):
                await player.leave()

    in_a_loop(test)


def test_limits_come_from_the_environment(tmp_path: Path) -> None:
    assert limits_from({"HAIRPIN_TABLES": "5"}).tables == 5
    assert limits_from({}) == Limits()
    with pytest.raises(BadLimit, match="HAIRPIN_TABLES: must be a whole number"):
        limits_from({"HAIRPIN_TABLES": "many"})
