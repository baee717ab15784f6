"""The analysis of a race at a table: worked out in the background, with progress, once, and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import httpx
import pytest

from tests.server.player import Json, by_chance, race_of, seated
from tests.server.running import Running, database, in_a_loop, running


async def asked(server: Running, table: str) -> tuple[int, Json]:
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{server.http}/api/tables/{table}/analysis")
    return answer.status_code, cast(Json, answer.json())


def test_it_comes_once_the_race_is_over_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAIRPIN_ANALYSIS_TURNS", "20")
    url = database(tmp_path)

    async def test() -> None:
        async with running(url) as server:
            async with seated(server, race_of("person", "simple", laps=1, round_limit=2), "Ada") as (ada,):
                status, refusal = await asked(server, ada.table)
                assert (status, refusal["code"]) == (409, "not-now")
                await ada.race(by_chance(1))
                table = ada.table
            status, first = await asked(server, table)
            assert (status, first["seats"]) == (200, None)
            while (found := (await asked(server, table))[1])["seats"] is None:
                await asyncio.sleep(0.2)
            seat = cast(list[Json], found["seats"])[0]
            assert (seat["seat"], seat["name"]) == (0, "Ada")
            assert {"plan"} <= {str(each["step"]) for each in cast(list[Json], seat["decisions"])}
        async with running(url) as server:
            monkeypatch.setattr("hairpin.server.analysing.MODULE", "no such module")
            assert await asked(server, table) == (200, found)

    in_a_loop(test)
