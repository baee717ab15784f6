"""Every card is settled before the first one is dealt, and everybody can check that afterwards."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import cast

import pytest

from hairpin.records.reading import read_record
from hairpin.records.replay import check_promise, verify
from hairpin.server.log.entries import Entry, Started, entry_from, stored
from hairpin.server.table.requests import started
from tests.server.asking import http_client
from tests.server.player import Json, Player, WasRefused, by_chance, race_of, seated, short_season_of
from tests.server.running import Running, in_a_loop, running
from tests.server.test_races import record_of


def deal_of(player: Player) -> tuple[str, str | None]:
    deal = cast(dict[str, str | None], player.info["deal"])
    return str(deal["hash"]), deal["key"]


def hash_of(key: str | None) -> str:
    assert key is not None
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def news_of_start(player: Player) -> Json:
    found = [cast(Json, message["news"]) for message in player.messages("update")]
    return next(news for news in found if news["kind"] == "started")


async def retire_all(*players: Player) -> None:
    """To the end of the race that is on, as quickly as can be."""
    await asyncio.gather(*(retire(player) for player in players))


async def retire(player: Player) -> None:
    while True:
        await player.until(lambda: player.phase == "over" or player.owes())
        if player.phase == "over" or cast(Json, player.view)["step"] == "between races":
            return
        await player.answer("retire" if "retire" in player.options else player.options[0])


def test_the_hash_is_told_at_the_start_and_the_key_when_the_race_is_over(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea", start=False) as (ada, bea),
        ):
            assert ada.info["deal"] is None
            await ada.ask("start")
            promised, key = deal_of(ada)
            assert key is None
            await retire_all(ada, bea)
            watcher = await Player(server, ada.table).enter()
            for player in (ada, bea, watcher):
                told, key = deal_of(player)
                assert told == promised == hash_of(key)
            await watcher.leave()
            assert news_of_start(bea) == {"kind": "started", "game": 1, "hash": promised, "beginning": None}
            record = read_record(await record_of(server, ada.table, tmp_path))
            assert "final state" in verify(record)
            check_promise(record, promised)

    in_a_loop(test)


def test_the_key_of_a_season_is_told_after_its_last_race(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, short_season_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            promised, _ = deal_of(ada)
            await retire_all(ada, bea)
            assert await shown_deal(server, ada.table) == {"hash": promised, "key": None}
            for player in (ada, bea):
                await player.answer("go-on")
            await retire_all(ada, bea)
            deal = await shown_deal(server, ada.table)
            assert deal["hash"] == promised == hash_of(deal["key"])
            check_promise(read_record(await record_of(server, ada.table, tmp_path)), promised)

    in_a_loop(test)


async def shown_deal(server: Running, table: str) -> dict[str, str | None]:
    """As whoever is not at the table can see it."""
    async with http_client() as client:
        found = (await client.get(f"{server.http}/api/tables/{table}")).json()
    return cast(dict[str, str | None], found["table"]["deal"])


def test_once_the_key_is_told_nothing_can_be_undone(url: str) -> None:
    """To leave reveals nothing, and could otherwise be taken back."""

    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, short_season_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await retire_all(ada, bea)
            await ada.answer("leave")
            assert ada.undo == ada.seq
            await bea.until(lambda: bea.seq == ada.seq)
            await bea.answer("leave")
            promised, key = deal_of(bea)
            assert hash_of(key) == promised
            assert bea.undo is None
            for action in (bea.seq, bea.seq - 1):
                with pytest.raises(WasRefused, match="not-now"):
                    await bea.ask("undo", action=action)

    in_a_loop(test)


def test_a_rematch_has_a_key_of_its_own_and_keeps_it_to_itself(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "legend"), "Ada") as (ada,):
            first, _ = deal_of(ada)
            await retire_all(ada)
            await ada.ask("start")
            second, key = deal_of(ada)
            assert second != first
            assert key is None

    in_a_loop(test)


def test_a_race_goes_on_with_its_key_after_a_restart(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "simple"), "Ada") as (ada,):
            promised, _ = deal_of(ada)
            await ada.answer(by_chance(1)(ada, ada.options))
        async with running(url) as server:
            again = await Player(server, ada.table, ada.token).enter(since=0)
            assert deal_of(again) == (promised, None)
            await again.race(by_chance(2))
            check_promise(read_record(await record_of(server, ada.table, tmp_path)), promised)
            await again.leave()

    in_a_loop(test)


def test_every_start_draws_a_key_of_256_bits(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "simple"), "Ada") as (ada,):
            state = server.tables.awake[ada.table].state
            keys = [bytes.fromhex(str(started(state).seed)) for _ in range(64)]
            assert len(set(keys)) == 64
            assert {len(key) for key in keys} == {32}
            assert all(len({key[place] for key in keys}) > 32 for place in range(32))

    in_a_loop(test)


@pytest.mark.parametrize("seed", [7, (1 << 64) - 1, bytes(range(32)).hex()])
def test_a_log_keeps_numbers_as_numbers_and_keys_as_texts(seed: int | str) -> None:
    body = Started("race", {}, seed, 2)
    assert entry_from(stored(Entry(1, 0, body))).body == body
