"""What only PostgreSQL has: several processes on one database, a bell between them, and a network to lose."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from hairpin.server import peers
from hairpin.server.errors import Conflict, StoreError
from hairpin.server.log.entries import Entry, Said
from hairpin.server.peers import Alive, Here, encoded
from hairpin.server.store import database as stores
from hairpin.server.store.notifier import notify
from hairpin.server.store.store import Store
from hairpin.server.store.writing import Append
from tests.server.asking import http_client
from tests.server.player import Json, Player, WasRefused, create, race_of
from tests.server.postgres import Postgres
from tests.server.running import Running, in_a_loop, running
from tests.server.test_absence import answered_by, until
from tests.server.test_planning import plan_of, print_of
from tests.server.test_races import race_all, record_of


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Running, Running]]:
    async with running(url) as first, running(url) as second:
        await until(lambda: all(neighbours_of(server) == 1 for server in (first, second)))
        yield first, second


def neighbours_of(server: Running) -> int:
    return server.server.services.peers.count()


@asynccontextmanager
async def apart(first: Running, second: Running, *seats: str, **more: object) -> AsyncIterator[list[Player]]:
    """Ada, the host, is at the first server, Bea at the second; the race has begun."""
    settings = {**race_of("person", "person", *seats), **more}
    table, token = await create(first, settings)
    ada, bea = Player(first, table, token), Player(second, table)
    for seat, player in enumerate((ada, bea)):
        await player.enter()
        await player.ask("sit", seat=seat, name=("Ada", "Bea")[seat])
    await ada.ask("start")
    await bea.until(lambda: bea.phase == "racing")
    yield [ada, bea]
    for player in (ada, bea):
        await player.leave()


async def same(ada: Player, bea: Player, seconds: float = 20) -> None:
    await bea.until(lambda: bea.seq >= ada.seq, seconds)
    await ada.until(lambda: ada.seq >= bea.seq, seconds)


def without_a_gap(player: Player) -> bool:
    return player.seqs == list(range(player.seqs[0], player.seq + 1))


# -- the bell ----------------------------------------------------------------------------------------------


def test_what_is_written_at_one_server_is_heard_at_the_other(url: str) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, bea):
            await ada.answer(plan_of(ada))
            await bea.until(lambda: bea.seq == ada.seq)
            assert bea.messages("update")[-1]["events"] == [{"event": "PlanCommitted", "seat": 0}]
            await bea.answer(plan_of(bea))
            await same(ada, bea)
            assert print_of(first, ada.table) == print_of(second, ada.table)
            assert without_a_gap(ada)
            assert without_a_gap(bea)

    in_a_loop(test)


def test_drivers_and_clocks_at_both_servers_act_once(url: str, tmp_path: Path) -> None:
    """Both think; the number of the entry lets one of them through, and the other thinks on from there."""

    async def test() -> None:
        async with (
            two(url) as (first, second),
            apart(first, second, "simple", "random", "legend", seconds=1) as (ada, bea),
        ):
            await ada.answer(plan_of(ada))
            await bea.until(lambda: "clock" in answered_by(bea, 1))
            await race_all(ada, bea)
            await same(ada, bea)
            assert without_a_gap(ada)
            assert without_a_gap(bea)
            assert "final state" in verify(read_record(await record_of(second, ada.table, tmp_path)))
            acted = len(answered_by(ada, 2)) + len(answered_by(ada, 3)) + len(answered_by(ada, 1))
            for server in (first, second):
                assert thought(server) <= acted + 5  # nobody thinks twice about the same

    in_a_loop(test)


def thought(server: Running) -> int:
    lines = server.server.services.metrics.text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("hairpin_driver_decisions_total "))


def test_an_entry_that_was_kept_though_the_answer_got_lost_is_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection may break just after the commit; then nobody here knows, but the bell does."""

    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, bea):
            store, seq = first.server.services.store, ada.seq
            append = store.append

            async def lost(entries: Append) -> None:
                await append(entries)
                raise StoreError("the line went dead")

            monkeypatch.setattr(store, "append", lost)
            with pytest.raises(WasRefused, match="unavailable"):
                await ada.answer(plan_of(ada))
            for player in (ada, bea):
                await player.until(lambda player=player: player.seq == seq + 1)  # type: ignore[misc]
                assert without_a_gap(player)

    in_a_loop(test)


def test_what_is_not_understood_on_the_channel_harms_nobody(url: str) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, bea):
            for words in ("", "nonsense", '{"type":"wrote"}', '{"type":"wrote","table":"x","seq":1}'):
                execute(url, f"NOTIFY hairpin, '{words}'")
            await ada.answer(plan_of(ada))
            await same(ada, bea)

    in_a_loop(test)


def execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


# -- who is there ------------------------------------------------------------------------------------------


def test_presence_holds_across_servers(url: str) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second, grace=0) as (ada, bea):
            for player in (ada, bea):
                await player.until(lambda player=player: player.presence["seats"] == [True, True])  # type: ignore[misc]
            eve = await Player(second, ada.table).enter()
            await ada.until(lambda: ada.presence["watchers"] == 1)
            with pytest.raises(WasRefused, match="is present"):
                await ada.ask("take-over", seat=1)
            with pytest.raises(WasRefused, match="only the host"):
                await bea.ask("take-over", seat=0)
            await bea.leave()
            await ada.until(lambda: ada.presence["seats"] == [True, False])
            await ada.ask("take-over", seat=1)
            await eve.leave()
            await ada.until(lambda: ada.presence["watchers"] == 0)

    in_a_loop(test)


def test_a_server_that_starts_later_learns_who_is_there(url: str) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, _), running(url) as third:
            eve = await Player(third, ada.table).enter()
            await eve.until(lambda: eve.presence["seats"] == [True, True])
            await eve.leave()

    in_a_loop(test)


def test_the_people_of_a_server_that_is_silent_for_too_long_are_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(peers, "LIFE_SECONDS", 3.0)

    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, bea):
            await bea.leave()
            await ada.until(lambda: ada.presence["seats"] == [True, False])
            who = str(bea.token).partition(".")[0]
            await say(first, Alive("ghost"), Here("ghost", ada.table, (who,)))
            await ada.until(lambda: ada.presence["seats"] == [True, True])
            await ada.until(lambda: ada.presence["seats"] == [True, False])
            assert neighbours_of(first) == 1

    in_a_loop(test)


def test_a_server_that_was_taken_for_dead_is_asked_again_who_is_there(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(peers, "LIFE_SECONDS", 0.5)

    async def test() -> None:
        async with running(url) as server:
            heard: list[str] = []
            store = Store(url)
            store.listen(heard.append, lambda: heard.append("listening"))
            await until(lambda: "listening" in heard)
            for _ in range(2):
                heard.clear()
                await say(server, Alive("ghost"))
                await until(lambda: any("who-is-there" in word for word in heard))
                await until(lambda: neighbours_of(server) == 0)
            store.close()

    in_a_loop(test)


async def say(server: Running, *words: Alive | Here) -> None:
    await server.server.services.store.say(encoded(words))


# -- when the database is away -----------------------------------------------------------------------------


def test_an_outage_is_a_pause(url: str, postgres: Postgres) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second, "simple") as (ada, bea):
            await bea.until(lambda: sorted(waiting(bea)) == [0, 1])
            await same(ada, bea)
            seq = ada.seq
            await asyncio.to_thread(postgres.stop)
            try:
                with pytest.raises(WasRefused, match=r"unavailable: .*try again"):
                    await ada.answer(plan_of(ada))
                assert await health(first) == 503
                late = await Player(second, "table-that-must-be-read").enter()
                assert late.closed is not None
                assert late.closed[0] == 1013
            finally:
                await asyncio.to_thread(postgres.start)
            await eventually(lambda: health(first), 200)
            await ada.answer(plan_of(ada))
            await same(ada, bea)
            await bea.answer(plan_of(bea))
            await same(ada, bea)
            assert ada.seq > seq + 1
            assert without_a_gap(ada)
            assert without_a_gap(bea)

    in_a_loop(test)


def waiting(player: Player) -> list[int]:
    return cast(list[int], cast(Json, player.view)["waiting"])


async def health(server: Running) -> int:
    async with http_client() as client:
        return (await client.get(f"{server.http}/health")).status_code


async def eventually(ask: Callable[[], Awaitable[int]], wanted: int) -> None:
    async with asyncio.timeout(60):
        while await ask() != wanted:
            await asyncio.sleep(0.1)


def test_what_was_written_while_a_server_was_deaf_is_caught_up_with(url: str) -> None:
    async def test() -> None:
        async with two(url) as (first, second), apart(first, second) as (ada, bea):
            for player in (ada, bea):
                execute(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
                await player.answer(plan_of(player))
            await same(ada, bea)
            assert print_of(first, ada.table) == print_of(second, ada.table)
            assert without_a_gap(ada)
            assert without_a_gap(bea)

    in_a_loop(test)


# -- the store ---------------------------------------------------------------------------------------------


def test_processes_that_start_at_once_agree_on_one_database(url: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(Store, [url] * 6))
        keys = set(threads.map(Store.server_key, stores))
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_what_is_committed_is_on_disk_even_where_the_database_is_used_to_less(url: str) -> None:
    execute(url, f'ALTER DATABASE "{url.partition("@/")[2].partition("?")[0]}" SET synchronous_commit = off')
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    store.close()


def test_two_writers_do_not_wait_for_each_other_in_a_circle(url: str) -> None:
    def append(table: str, seq: int, writer: int) -> Append:
        return Append(table, seq, (Entry(seq, 1, Said(None, "x", str(writer))),), seq == 1, "{}")

    async def test() -> None:
        stores = [Store(url), Store(url)]
        names = [f"t{n:02}" for n in range(40)]
        await asyncio.gather(*(stores[0].append(append(name, 1, 0)) for name in names))
        for seq in range(2, 12):
            orders = (names, names[::-1])
            outcomes = await asyncio.gather(
                *(
                    stores[writer].append(append(name, seq, writer))
                    for writer in (0, 1)
                    for name in orders[writer]
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == len(names)
            assert sum(outcome is None for outcome in outcomes) == len(names)
        with stores[0].engine.connect() as connection:
            asked = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
            assert connection.execute(asked).scalar() == 0
        for store in stores:
            store.close()

    in_a_loop(test)


def test_a_process_that_stops_in_the_middle_of_a_transaction_does_not_stop_the_others(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "IDLE_MILLISECONDS", 500)

    async def test() -> None:
        stuck, other = Store(url), Store(url)
        first, second = (Entry(seq, 1, Said(None, "x", "hello")) for seq in (1, 2))
        await other.append(Append("t", 1, (first,), is_new=True, summary="{}"))
        with stuck.engine.connect() as connection:
            connection.execute(text("INSERT INTO entries VALUES ('t', 2, 1, 'said', '{}')"))
            await other.append(Append("t", 1, (second,)))
            with pytest.raises(DBAPIError):
                connection.commit()
        assert await other.entries("t") == [first, second]
        for store in (stuck, other):
            store.close()

    in_a_loop(test)


def test_a_bell_in_a_transaction_that_comes_to_nothing_is_not_heard(url: str) -> None:
    heard: list[str] = []
    store = Store(url)
    store.listen(heard.append, lambda: heard.append("listening"))

    async def test() -> None:
        await until(lambda: heard == ["listening"])
        with store.engine.connect() as connection:
            notify(connection.connection.cursor(), ["wrong"])
            connection.rollback()
        await store.say(["right", "and", "in order"])
        await until(lambda: heard == ["listening", "right", "and", "in order"])

    in_a_loop(test)
    store.close()
