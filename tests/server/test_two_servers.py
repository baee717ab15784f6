"""Two servers on one database: the number of an entry is the lock, and whoever comes second looks again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hairpin.server.log.entries import Stored
from tests.server.player import Player, WasRefused, create, race_of
from tests.server.running import Running, database, in_a_loop, running
from tests.server.test_planning import plan_of, print_of


async def at_two_servers(first: Running, second: Running) -> tuple[Player, Player]:
    for server in (first, second):
        server.server.services.store.is_shared = True
    table, token = await create(first, race_of("person", "person"))
    ada, bea = await Player(first, table, token).enter(), await Player(second, table).enter()
    await ada.ask("sit", seat=0, name="Ada")
    await bea.ask("sit", seat=1, name="Bea")
    await ada.ask("start")
    await second.tables.heard(table)
    await bea.until(lambda: bea.seq == ada.seq)
    return ada, bea


def test_answers_given_at_the_same_moment_at_both_servers_both_count(url: str) -> None:
    async def test() -> None:
        async with running(url) as first, running(url) as second:
            ada, bea = await at_two_servers(first, second)
            await asyncio.gather(ada.answer(plan_of(ada)), bea.answer(plan_of(bea)))
            for server in (first, second):
                await server.tables.heard(ada.table)
            assert print_of(first, ada.table) == print_of(second, ada.table)
            await ada.until(lambda: ada.view is not None and ada.view["step"] != "plan")
            for player in (ada, bea):
                assert player.seqs == list(range(player.seqs[0], player.seq + 1))
                await player.leave()

    in_a_loop(test)


def test_an_answer_that_the_other_server_has_overtaken_is_refused(tmp_path: Path) -> None:
    url = database(tmp_path)  # one without a bell: here nobody hears of the other's entries by itself

    async def test() -> None:
        async with running(url) as first, running(url) as second:
            ada, bea = await at_two_servers(first, second)
            elsewhere = await Player(second, ada.table, ada.token).enter()
            decision = elsewhere.decision
            await ada.answer(plan_of(ada))
            assert elsewhere.decision == decision  # nobody has rung the bell
            with pytest.raises(WasRefused, match="is not open"):
                await elsewhere.answer(plan_of(elsewhere, 1))
            assert print_of(first, ada.table) == print_of(second, ada.table)
            for player in (ada, bea, elsewhere):
                await player.leave()

    in_a_loop(test)


def test_an_identity_of_one_server_holds_at_the_other(url: str) -> None:
    async def test() -> None:
        async with running(url) as first, running(url) as second:
            ada, bea = await at_two_servers(first, second)
            moved = await Player(second, ada.table, ada.token).enter()
            assert moved.seat == 0
            for player in (ada, bea, moved):
                await player.leave()

    in_a_loop(test)


def test_who_comes_from_a_server_that_was_ahead_hears_nothing_twice(tmp_path: Path) -> None:
    url = database(tmp_path)  # without a bell: the second server lags behind until it is asked

    async def test() -> None:
        async with running(url) as first, running(url) as second:
            ada, bea = await at_two_servers(first, second)
            await ada.answer(plan_of(ada))
            await ada.leave()
            assert second.tables.awake[ada.table].state.seq == ada.seq - 1
            ada.server = second
            await ada.come_back()
            assert ada.options == ["take-back"]
            await bea.answer(plan_of(bea))
            await ada.until(lambda: ada.seq >= bea.seq)
            assert ada.seqs == list(range(ada.seqs[0], ada.seq + 1))
            for player in (ada, bea):
                await player.leave()

    in_a_loop(test)


def test_an_entry_that_is_written_while_a_table_is_being_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database(tmp_path)

    async def test() -> None:
        async with running(url) as first, running(url) as second, running(url) as third:
            ada, bea = await at_two_servers(first, second)
            store = third.server.services.store
            rows, has_read, may_go_on = store.rows, asyncio.Event(), asyncio.Event()

            async def slowly(table: str, after: int = 0) -> list[Stored]:
                found = await rows(table, after)
                has_read.set()
                await may_go_on.wait()
                return found

            monkeypatch.setattr(store, "rows", slowly)
            entering = asyncio.create_task(Player(third, ada.table).enter())
            await has_read.wait()
            await ada.answer(plan_of(ada))
            third.server.services.peers.on_wrote(ada.table, ada.seq)
            may_go_on.set()
            eve = await entering
            await eve.until(lambda: eve.seq == ada.seq)
            for player in (ada, bea, eve):
                await player.leave()

    in_a_loop(test)
