"""A circuit file is checked and drawn over HTTP before a table is made with it."""

from __future__ import annotations

import asyncio
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from hairpin.server.protocol.http import CircuitChecked
from hairpin.server.web.own_circuits import circuit_id
from tests.records.paper import OWN_CIRCUIT
from tests.server.asking import http_client
from tests.server.player import Json, by_chance, race_of, seated
from tests.server.running import PATIENT, Running, database, in_a_loop, running
from tests.server.test_http import with_server

CHECK = "/api/circuits/check"


def test_a_good_file_comes_back_as_circuit_wish_and_drawing_and_is_raced_on(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        answer = await client.post(CHECK, json={"file": "My Backyard.toml", "text": OWN_CIRCUIT})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-encoding"] == "gzip"
        found = msgspec.json.decode(answer.content, type=CircuitChecked)
        assert found.circuit.id == found.wish["id"] == "my-backyard"
        assert len(found.drawing.spaces) == found.circuit.length
        assert (await client.get("/api/tables")).json() == {"tables": []}
        async with seated(server, race_of("person", "random", circuit=found.wish), "Ada") as (ada,):
            await ada.race(by_chance(1))
            assert ada.track is not None
            assert ada.track["circuit"] == msgspec.to_builtins(found.circuit)

    with_server(url, test)


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("laps", "lap = 2", "my.toml: lap: is not a known field; did you mean laps?"),
        ("length", "length = 1", "my.toml: length: must be a whole number from 20 to 400"),
        ("name", "name", "my.toml: not valid TOML"),
    ],
)
def test_mistakes_are_told_with_file_and_field(tmp_path: Path, line: str, instead: str, said: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        text = re.sub(f"^{line} = .*$", instead, OWN_CIRCUIT, count=1, flags=re.MULTILINE)
        answer = await client.post(CHECK, json={"file": "my.toml", "text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-settings")
        assert said in answer.json()["text"]

    with_server(database(tmp_path), test)


def test_files_are_limited_in_size_and_number_and_not_taken_from_other_sites(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(PATIENT, circuits_per_address=2, circuit_bytes=4000)
        async with (
            running(database(tmp_path), limits) as server,
            http_client(server.http) as client,
        ):
            assert (await client.get("/api/circuits")).json()["file_bytes"] == 4000
            large = await client.post(CHECK, json={"file": "my.toml", "text": "#" * 4001})
            assert (large.status_code, large.json()["code"]) == (413, "too-large")
            file = {"file": "my.toml", "text": OWN_CIRCUIT}
            foreign = await client.post(CHECK, json=file, headers={"Origin": "https://elsewhere.example"})
            assert foreign.status_code == 403
            assert [(await client.post(CHECK, json=file)).status_code for _ in range(3)] == [200, 200, 429]

    in_a_loop(test)


def test_drawing_own_circuits_for_tables_is_limited_like_checking_them(tmp_path: Path) -> None:
    """But not what has been drawn already, nor the circuits of Hairpin."""

    async def test() -> None:
        limits = replace(PATIENT, circuits_per_address=2)
        async with (
            running(database(tmp_path), limits) as server,
            http_client(server.http) as client,
            seated(server, race_of("person", "random"), "Ada", start=False) as (ada,),
        ):

            async def drawn(**changes: object) -> list[int]:
                own: Json = {**tomllib.loads(OWN_CIRCUIT), "id": "usa", **changes}
                await ada.ask("settle", settings=race_of("person", "random", circuit=own))
                asked = [client.get(f"/api/tables/{ada.table}/drawing") for _ in range(3)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

            assert await drawn(length=30) == [200, 200, 200]
            assert await drawn(length=31) == [200, 200, 200]
            assert await drawn(length=32) == [429, 429, 429]
            assert await drawn(length=30) == [200, 200, 200]
            file = {"file": "my.toml", "text": OWN_CIRCUIT}
            assert (await client.post(CHECK, json=file)).status_code == 429
            assert (await client.get("/api/circuits/usa/drawing")).status_code == 200

    in_a_loop(test)


@pytest.mark.parametrize(
    "circuit",
    [{"tunnels": [{"from": 0, "to": 0}] * 2000}, {"lines": [{}] * 15_000}, {"press": [1] * 20_000}],
)
def test_a_hopeless_circuit_is_refused_in_few_words(tmp_path: Path, circuit: Json) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        own = {**tomllib.loads(OWN_CIRCUIT), **circuit}
        answer = await client.post("/api/tables", json=race_of("person", "random", circuit=own))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-settings")
        assert len(answer.content) < 10_000

    with_server(database(tmp_path), test)


@pytest.mark.parametrize("id", [None, 5, ["x"], {"x": 1}])
def test_the_id_of_a_circuit_is_a_text(tmp_path: Path, id: object) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        own = {**tomllib.loads(OWN_CIRCUIT), "id": id}
        answer = await client.post("/api/tables", json=race_of("person", "random", circuit=own))
        assert answer.status_code == 400
        assert "settings: id: must be text, not " in answer.json()["text"]

    with_server(database(tmp_path), test)


@pytest.mark.parametrize(
    ("file", "name"),
    [("My Harbour.toml", "my-harbour"), ("C:\\races\\A.toml", "a"), ("../../x", "x"), ("Ö.toml", "own")],
)
def test_the_name_of_a_file_becomes_an_id(file: str, name: str) -> None:
    assert circuit_id(file) == name
