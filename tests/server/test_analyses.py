"""The analysis of a race at a table: worked out in the background, with progress, once, and kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from tests.server.asking import http_client
from tests.server.player import Json, by_chance, race_of, seated
from tests.server.running import PATIENT, Running, database, in_a_loop, running


async def asked(server: Running, table: str, **query: int) -> tuple[int, Json]:
    async with http_client() as client:
        answer = await client.get(f"{server.http}/api/tables/{table}/analysis", params=query)
    return answer.status_code, cast(Json, answer.json())


def test_it_comes_once_the_race_is_over_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database(tmp_path)

    async def test() -> None:
        async with running(url, replace(PATIENT, analysis_turns=20, analyses_per_address=1)) as server:
            async with seated(server, race_of("person", "simple", laps=1, round_limit=1), "Ada") as (ada,):
                status, refusal = await asked(server, ada.table)
                assert (status, refusal["code"]) == (409, "not-now")
                await ada.race(by_chance(1))
                table = ada.table
                await ada.ask("start")
                await ada.until(lambda: ada.phase == "racing")
                assert (await asked(server, table))[1]["code"] == "not-now", "of the race that is on"
                await ada.race(by_chance(2))
            assert (await asked(server, table, game=1, begin=0))[1]["begun"] is False
            status, first = await asked(server, table, game=1)
            assert (status, first["seats"], first["begun"]) == (200, None, True)
            assert (await asked(server, table, game=2))[1]["code"] == "too-many"
            while (found := (await asked(server, table, game=1))[1])["seats"] is None:
                await asyncio.sleep(0.2)
            seat = cast(list[Json], found["seats"])[0]
            assert (seat["seat"], seat["name"]) == (0, "Ada")
            assert {"plan"} <= {str(each["step"]) for each in cast(list[Json], seat["decisions"])}
        async with running(url) as server:
            monkeypatch.setattr("hairpin.server.analysing.MODULE", "no such module")
            assert await asked(server, table, game=1, begin=0) == (200, found)

    in_a_loop(test)
