"""Whole races and seasons over real sockets."""

from __future__ import annotations

import asyncio
from itertools import cycle
from pathlib import Path
from typing import cast

import pytest

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.asking import http_client
from tests.server.player import Json, Player, by_chance, race_of, season_of, seated
from tests.server.running import Running, in_a_loop, running
from tests.server.test_coming_back import quiet


async def race_all(*players: Player) -> None:
    await asyncio.gather(*(player.race(by_chance(number)) for number, player in enumerate(players)))


async def record_of(server: Running, table: str, folder: Path) -> Path:
    async with http_client() as client:
        answer = await client.get(f"{server.http}/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    path = folder / "downloaded.jsonl"
    path.write_bytes(answer.content)
    return path


def test_two_people_a_driver_and_a_legend_race_to_the_end(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person", "simple", "legend"), "Ada", "Bea") as (ada, bea),
        ):
            await race_all(ada, bea)
            for player in (ada, bea):
                assert player.view is not None
                assert player.view["step"] == "over"
                assert player.seqs == list(range(player.seqs[0], player.seq + 1))
            record = read_record(await record_of(server, ada.table, tmp_path))
            assert "final state" in verify(record)
            assert [entrant.name for entrant in record.config.setup.entrants[:2]] == ["Ada", "Bea"]

    in_a_loop(test)


@pytest.mark.parametrize(
    "settings",
    [
        race_of("person", "person", garage="all", weather=True, mulligan=True, tournament=True, circuit="spain"),
        race_of("person", "legend", "legend", level=4, rivals=True, garage="basic", draft="snake"),
    ],
)
def test_modules_are_raced_like_the_plain_game(tmp_path: Path, url: str, settings: Json) -> None:
    async def test() -> None:
        people = [seat for seat in cast(list[Json], settings["seats"]) if seat["kind"] == "person"]
        names = ["Ada", "Bea"][: len(people)]
        async with running(url) as server, seated(server, settings, *names) as players:
            await race_all(*players)
            assert "final state" in verify(read_record(await record_of(server, players[0].table, tmp_path)))

    in_a_loop(test)


def test_after_an_undo_in_a_season_its_race_is_told_on(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, season_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            for player in cycle((ada, bea)):
                await quiet(ada, bea)
                if cast(Json, ada.view)["step"] == "plan":
                    break
                if player.owes():
                    await player.answer(by_chance(1)(player, player.options))
            await ada.answer(ada.options[0])
            await ada.ask("undo", action=ada.undo)
            await ada.answer(ada.options[0])
            assert ada.messages("update")[-1]["events"] == [{"event": "PlanCommitted", "seat": 0}]

    in_a_loop(test)


def test_a_season_of_two_races_goes_on_from_race_to_race(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, season_of("person", "person", "simple"), "Ada", "Bea") as (ada, bea),
        ):
            await race_all(ada, bea)
            sheet = cast(Json, cast(Json, ada.view)["season"])
            assert [result["circuit"] for result in cast(list[Json], sheet["results"])] == ["usa", "italy"]
            tracks = [cast(Json, message["track"]) for message in ada.messages("update") if message["track"]]
            assert [cast(Json, track["circuit"])["id"] for track in tracks][-1] == "italy"
            assert "final state" in verify(read_record(await record_of(server, ada.table, tmp_path)))

    in_a_loop(test, 400)
