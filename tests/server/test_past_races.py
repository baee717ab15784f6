"""Races that are over stay at their table: listed, drawn, and their records given out."""

from __future__ import annotations

import json
from typing import cast

import httpx
import msgspec

from hairpin.content.circuits import circuit_data, load_circuit
from hairpin.server.protocol.http import RaceList, RaceShown
from tests.server.asking import http_client
from tests.server.player import Json, Player, by_chance, race_of, season_of, seated
from tests.server.running import Running, in_a_loop, running
from tests.server.test_drawings import read
from tests.server.test_http import with_server


async def races(client: httpx.AsyncClient, table: str) -> list[RaceShown]:
    answer = await client.get(f"/api/tables/{table}/races")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=RaceList).races


async def to_the_end_of_a_race(player: Player, choose_by: int) -> None:
    """The first of a season."""
    choose = by_chance(choose_by)
    while True:
        await player.until(player.owes)
        if cast(Json, player.view)["step"] == "between races":
            return
        await player.answer(choose(player, player.options))


def test_every_race_of_a_table_can_be_seen_again_after_rematches(url: str) -> None:
    own = {**circuit_data(load_circuit("italy")), "id": "mine", "name": "My ring", "length": 60}

    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, race_of("person", "random", circuit=own), "Ada") as (ada,):
            assert await races(client, ada.table) == []
            await ada.race(by_chance(1))
            await ada.ask("settle", settings=race_of("person", "random", "legend", circuit="usa"))
            await ada.ask("rename", name="Bea")
            assert (await client.get(f"/api/tables/{ada.table}")).json()["finished_games"] == [1]
            await ada.ask("start")
            assert len(await races(client, ada.table)) == 1
            await ada.race(by_chance(2))
            first, second = await races(client, ada.table)
            assert (first.game, first.race, first.season, first.has_record) == (1, 1, None, True)
            assert first.cars[0].name == "Ada"
            assert [car.legend for car in second.cars] == [False, False, True]
            assert second.cars[0].name == "Bea"
            assert [race.track.circuit.id for race in (first, second)] == ["mine", "usa"]
            assert sorted(first.ranking) == [0, 1]
            path = f"/api/tables/{ada.table}"
            drawn = read(await client.get(f"{path}/drawing", params={"game": 1}))
            assert (drawn.id, drawn.name) == ("mine", "My ring")
            assert read(await client.get(f"{path}/drawing")).id == "usa"
            assert (await client.get(f"{path}/drawing", params={"game": 3})).status_code == 404
            assert (await client.get(f"{path}/drawing", params={"game": "x"})).status_code == 400
            for game in (1, 2):
                assert (await client.get(f"{path}/record", params={"game": game})).status_code == 200

    with_server(url, test)


def test_a_race_of_a_season_can_be_seen_before_the_season_is_over_but_keeps_its_record(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, season_of("person", "random"), "Ada") as (ada,):
            await to_the_end_of_a_race(ada, 1)
            (first,) = await races(client, ada.table)
            assert (first.game, first.race, first.season, first.has_record) == (1, 1, "short", False)
            await ada.race(by_chance(2))
            found = await races(client, ada.table)
            assert [(race.race, race.track.circuit.id, race.has_record) for race in found] == [
                (1, "usa", True),
                (2, "italy", True),
            ]

    with_server(url, test)


def test_past_races_come_back_with_the_log(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            http_client(server.http) as client,
            seated(server, race_of("person", "random"), "Ada") as (ada,),
        ):
            await ada.race(by_chance(1))
            await ada.ask("settle", settings=race_of("person", "random", circuit="france"))
            before = await races(client, ada.table)
        async with running(url) as server, http_client(server.http) as client:
            assert await races(client, ada.table) == before
            assert len(before) == 1

    in_a_loop(test)


def test_a_past_race_is_told_to_newcomers_while_the_table_is_a_lobby_again(url: str) -> None:
    async def test(server: Running, client: httpx.AsyncClient) -> None:
        async with seated(server, race_of("person", "random", laps=1), "Ada") as (ada,):
            await ada.race(by_chance(1))
            await ada.ask("settle", settings=race_of("person", "random", circuit="italy"))
            bea = await Player(server, ada.table).enter(0)
            heard = [cast(Json, json.loads(each)) for each in bea.heard]
            past = [cast(list[Json], each["events"]) for each in heard if each["type"] == "past"]
            events = [event for each in past for event in each]
            assert events[-1]["event"] == "RaceEnded"
            await bea.leave()

    with_server(url, test)
