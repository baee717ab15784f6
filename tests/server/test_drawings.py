"""Drawings over HTTP: one for each circuit, and for whatever a table races on."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from hairpin.content.circuits import circuit_data, circuit_ids, load_circuit
from hairpin.server.protocol.drawing import DrawingData
from tests.server.player import create, race_of, season_of, seated
from tests.server.running import Running
from tests.server.test_http import with_server


def read(answer: httpx.Response) -> DrawingData:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DrawingData)


def test_every_circuit_has_a_drawing_that_can_be_kept(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        for name in circuit_ids():
            answer = await client.get(f"/api/circuits/{name}/drawing")
            drawn = read(answer)
            circuit = load_circuit(name)
            assert (len(drawn.spaces), len(drawn.lines), len(drawn.grid)) == (
                circuit.length,
                len(circuit.lines),
                12,
            )
            assert drawn.svg.startswith("<svg ")
            assert set(drawn.light) == set(drawn.dark)
            assert "max-age" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"
        bare = await client.get("/api/circuits/usa/drawing", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert read(bare).id == "usa"

    with_server(url, test)


@pytest.mark.parametrize("name", ["nowhere", "usa.toml", "..%2Fcircuits%2Fusa"])
def test_only_known_circuits_are_drawn(url: str, name: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        assert (await client.get(f"/api/circuits/{name}/drawing")).status_code == 404

    with_server(url, test)


def test_a_table_shows_the_circuit_that_it_races_on(url: str) -> None:
    own = {**circuit_data(load_circuit("italy")), "id": "mine", "name": "My <b>ring</b>", "length": 60}

    async def test(server: Running, client: httpx.AsyncClient) -> None:
        table, _ = await create(server, race_of("person", "simple", circuit=own))
        drawn = read(await client.get(f"/api/tables/{table}/drawing"))
        assert (drawn.id, drawn.name, len(drawn.spaces)) == ("mine", "My <b>ring</b>", 60)
        assert "<b>" not in drawn.svg
        table, _ = await create(server, race_of("person", "simple", circuit="spain"))
        ours = read(await client.get("/api/circuits/spain/drawing"))
        assert read(await client.get(f"/api/tables/{table}/drawing")) == ours
        assert (await client.get("/api/tables/nobody/drawing")).status_code == 404

    with_server(url, test)


def test_a_season_shows_the_circuit_of_its_race_once_it_has_begun(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        table, _ = await create(server, season_of("person", "simple"))
        early = await client.get(f"/api/tables/{table}/drawing")
        assert (early.status_code, early.json()["code"]) == (409, "not-now")
        async with seated(server, season_of("person", "simple"), "Ada") as (ada,):
            assert read(await client.get(f"/api/tables/{ada.table}/drawing")).id == "usa"

    with_server(url, test)
