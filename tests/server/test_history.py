"""What is kept beside the log: the same as the log says, and made anew from it where it is missing or damaged."""

from __future__ import annotations

import asyncio
import hashlib
import os
import pickle
import random
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Connection, update

from hairpin.server.errors import Conflict
from hairpin.server.history import History, past_beside
from hairpin.server.log.entries import Created, Entry, Said, Stored
from hairpin.server.log.settings import KeptGame, KeptSeat, KeptSettings
from hairpin.server.store import archives, schema
from hairpin.server.store.store import Past, Store
from hairpin.server.store.writing import Append, Beside
from hairpin.server.table import snapshots
from hairpin.server.table.past import PAGE, joined, packed, past_entry, unpacked
from hairpin.server.table.snapshots import BadSnapshot, can_freeze, frozen, thawed
from hairpin.server.table.state import RACING, TableState, Told
from hairpin.server.table.story import MOST, Story
from tests.fresh import fresh, longer
from tests.server.asking import http_client
from tests.server.player import Player, by_chance, create, race_of, seated
from tests.server.postgres import Postgres
from tests.server.running import Running, database, in_a_loop, running
from tests.server.test_absence import until
from tests.server.test_planning import plan_of
from tests.server.test_stale_decisions import TABLES, begun, go_on


@pytest.mark.parametrize("name", TABLES)
def test_a_table_from_its_snapshot_goes_on_like_the_one_from_its_log(name: str) -> None:
    for number in range(longer(1)):
        state, chance = begun(TABLES[name]), random.Random(fresh(name) + number)
        while state.phase == RACING:
            if can_freeze(state) and chance.random() < 0.2:
                twin = thawed(state.id, frozen(state))
                assert same(twin, state)
                state = twin  # whatever a snapshot has lost would be missed from here on
            go_on(state, chance)
        assert can_freeze(state)
        assert same(thawed(state.id, frozen(state)), state)


def same(one: TableState, other: TableState) -> bool:
    parts = [name for name in snapshots.PARTS if name != "clocks"]
    sessions = [(each.open_session().game, each.open_session().actions) for each in (one, other)]
    return (
        all(getattr(one, name) == getattr(other, name) for name in parts)
        and one.clocks.by_seat == other.clocks.by_seat
        and sessions[0] == sessions[1]
    )


def test_a_snapshot_that_is_damaged_or_not_ours_is_refused() -> None:
    body = frozen(begun(TABLES["a plain race"]))
    for damaged in (b"", body[:-1], body[:200], bytes([body[0] ^ 1]) + body[1:], body[:300] + b"x" + body[301:]):
        with pytest.raises(BadSnapshot):
            thawed("t", damaged)


def test_a_snapshot_can_name_nothing_but_values_of_this_program() -> None:
    class Evil:
        def __reduce__(self) -> tuple[object, ...]:
            return os.system, ("true",)

    body = pickle.dumps(Evil())
    with pytest.raises(BadSnapshot) as caught:
        thawed("t", hashlib.sha256(body).digest() + body)
    assert isinstance(caught.value.__cause__, BadSnapshot)


@pytest.mark.parametrize("name", ["os.system", "os", "main", "subprocess"])
def test_nor_what_its_modules_have_imported_or_do(name: str) -> None:
    words = [b"\x8c" + bytes([len(word)]) + word.encode() for word in ("hairpin.server.apart", name, "true")]
    body = b"\x80\x05%b%b\x93%b\x85R." % tuple(words)
    with pytest.raises(BadSnapshot) as caught:
        thawed("t", hashlib.sha256(body).digest() + body)
    assert isinstance(caught.value.__cause__, BadSnapshot | AttributeError)


# -- the past ------------------------------------------------------------------------------------------------


def said(seq: int) -> Entry:
    return Entry(seq, 1, Said(None, "x", f"{seq}"))


def test_parts_of_the_past_are_joined_without_a_gap_or_a_double() -> None:
    state = TableState("t")
    entries = [past_entry(told) for told in state_told(state, 9)]
    parts = [entries[:4], entries[2:6], entries[6:]]
    assert joined(parts, 0, 9) == entries
    assert joined(parts, 5, 8) == entries[5:8]
    assert joined([entries[:4], entries[5:]], 0, 9) is None
    assert joined([entries[:4], []], 0, 9) is None


def state_told(state: TableState, number: int) -> Iterator[Told]:
    yield state.fold(Entry(1, 1, Created(KeptSettings(KeptGame(), [KeptSeat()]), "x")))
    for seq in range(2, number + 1):
        yield state.fold(said(seq))


def test_a_past_that_is_damaged_is_none() -> None:
    entries = [past_entry(told) for told in state_told(TableState("t"), 5)]
    body = packed(entries)
    assert unpacked(body) == entries
    assert unpacked(body[:-3]) == unpacked(b"") == unpacked(zlib.compress(b"\x00")) == []


# -- at a server ---------------------------------------------------------------------------------------------


@contextmanager
def counted_replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is worked out from whole logs, by the name of the work."""
    done: list[str] = []
    apart = History.__init__

    def listening(self: History, store: Store) -> None:
        apart(self, store)
        do = self._apart.do

        async def noted(work: object, *given: object) -> object:
            done.append(getattr(work, "__name__", ""))
            return await do(work, *given)  # type: ignore[arg-type]

        self._apart.do = noted  # type: ignore[assignment, method-assign]

    monkeypatch.setattr(History, "__init__", listening)
    yield done


async def raced(server: Running, entries: int) -> Player:
    """A table with a log of so many entries, and its host, who has left."""
    async with seated(server, race_of("person", "person", laps=3), "Ada", "Bea") as (ada, bea):
        for number in range(entries - ada.seq):
            await ada.ask("say", text=f"{number}")
        await bea.until(lambda: bea.seq >= entries)
        return ada


def damage(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


async def pasts_of(server: Running, player: Player) -> list[object]:
    reader = await Player(server, player.table, player.token).enter(since=0)
    await reader.leave()
    return [(message["seq"], message["news"], message["events"]) for message in reader.messages("past")]


def test_who_joins_is_told_everything_without_a_replay_and_without_the_lock(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        with counted_replays(monkeypatch) as replays:
            async with running(url) as server:
                ada = await raced(server, 400)
                table = server.tables.awake[ada.table]
                async with table._lock:
                    before = await asyncio.wait_for(reading(server, ada), 20)
                assert [seq for seq, *_ in before] == list(range(1, 401))
            async with running(url) as again:
                watcher = Player(again, ada.table)
                assert await pasts_of(again, watcher) == before
            assert replays == []

    in_a_loop(test)


async def reading(server: Running, player: Player) -> list[tuple[object, object, object]]:
    """Whoever only watches has nothing to write, so that it need not wait for anybody."""
    reader = Player(server, player.table)
    entering = asyncio.create_task(reader.enter(since=0))
    await asyncio.sleep(0)
    await reader_has(reader, 400)
    found = [(message["seq"], message["news"], message["events"]) for message in reader.messages("past")]
    entering.cancel()
    await asyncio.gather(entering, return_exceptions=True)
    await reader.leave()
    return found


async def reader_has(reader: Player, number: int) -> None:
    while len(reader.messages("past")) < number or not reader.info:
        await asyncio.sleep(0.02)


def test_who_has_joined_is_served_whatever_the_table_waits_for(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person"), "Ada", start=False) as (ada,):
            async with server.tables.awake[ada.table]._lock:
                watcher = await Player(server, ada.table).enter()
                async with asyncio.timeout(5):
                    await watcher.send(type="ping")
                    await watcher.until(lambda: bool(watcher.messages("pong")))
            await watcher.leave()

    in_a_loop(test)


def test_a_table_that_nobody_waits_for_any_more_is_not_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(url) as server:
            table, _ = await create(server, race_of("person"))
            history = server.server.services.history
            given_up: list[str] = []

            async def long(id: str) -> tuple[TableState, list[Told]]:
                try:
                    await asyncio.sleep(60)
                finally:
                    given_up.append(id)
                raise AssertionError

            monkeypatch.setattr(history, "woken", long)
            waiting = [asyncio.create_task(server.tables._wake(table)) for _ in range(2)]
            await asyncio.sleep(0.05)
            waiting[0].cancel()
            await asyncio.sleep(0.05)
            assert given_up == []
            waiting[1].cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await asyncio.sleep(0.05)
            assert given_up == [table]

    in_a_loop(test)


class Kept(NamedTuple):
    """A table that was left, in the database of a server that has ended, and what it told of its past."""

    folder: Path
    player: Player
    past: list[object]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("kept")

    async def race() -> Kept:
        async with running(database(folder)) as server:
            ada = await raced(server, 400)
            return Kept(folder, ada, await pasts_of(server, ada))

    return in_a_loop(race)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM snapshots",
        "DELETE FROM pasts",
        "UPDATE snapshots SET body = substr(body, 1, 100)",
        "UPDATE snapshots SET made_by = 'another'",
        "UPDATE pasts SET body = substr(body, 1, 40)",
        "DELETE FROM pasts WHERE first > 100 AND first < 250",
    ],
)
def test_what_is_damaged_beside_the_log_is_made_anew_from_it(
    kept: Kept, statement: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(kept.folder, tmp_path, dirs_exist_ok=True)
    ada, before = kept.player, kept.past

    async def test() -> None:
        damage(tmp_path, statement)
        with counted_replays(monkeypatch) as replays:
            async with running(database(tmp_path)) as again:
                assert await pasts_of(again, ada) == before
            assert len(replays) == 1
            async with running(database(tmp_path)) as again:
                assert await pasts_of(again, ada) == before
            assert len(replays) == 1  # what was made anew is kept

    in_a_loop(test)


def test_a_snapshot_of_more_than_the_log_has_is_not_believed(tmp_path: Path) -> None:
    """As after a backup that was put back in part."""

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await raced(server, 300)
        damage(tmp_path, "DELETE FROM entries WHERE seq > 280")
        async with running(database(tmp_path)) as again:
            back = await Player(again, ada.table, ada.token).enter()
            assert back.seq == 280
            await back.ask("say", text="where were we?")
            await back.leave()

    in_a_loop(test)


def test_a_record_is_made_once_and_of_a_running_race_not_at_all(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        with counted_replays(monkeypatch) as replays:
            async with running(url) as server, seated(server, race_of("person", "simple"), "Ada") as (ada,):
                address = f"{server.http}/api/tables/{ada.table}/record"
                async with http_client() as client:
                    assert (await client.get(address)).status_code == 409
                    assert replays == []
                    await ada.race(by_chance(1))
                    found = await asyncio.gather(*(client.get(address) for _ in range(8)))
                    assert {answer.status_code for answer in found} == {200}
                    assert len({answer.content for answer in found}) == 1
                    again = await client.get(address)
                    assert again.content == found[0].content
                assert replays == ["recorded"]

    in_a_loop(test)


def test_who_has_left_makes_nobody_work(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "simple"), "Ada") as (ada,):
            await ada.race(by_chance(1))
            history = server.server.services.history
            working = asyncio.create_task(history.record(ada.table, 1))
            await asyncio.sleep(0.1)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await asyncio.sleep(0.1)
            assert history._recording._shared == {}
            assert await server.server.services.store.record(ada.table, 1) is None

    in_a_loop(test)


def test_talk_while_somebody_could_undo_does_not_pile_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.answer(plan_of(ada))
            for number in range(2 * MOST):
                await bea.ask("say", text=f"{number}")
            table = server.tables.awake[ada.table]
            assert not can_freeze(table.state)
            assert len(table._story._new) < MOST
            with counted_replays(monkeypatch) as replays:
                assert [seq for seq, *_ in await told_to(server, ada)] == list(range(1, ada.seq + 1))
            assert replays == []
        store = Store(url)
        history = History(store)
        state, told = await history.woken(ada.table)
        assert len(Story(state, told, history, 256)._new) <= MOST < len(told)
        store.close()

    in_a_loop(test)


async def told_to(server: Running, player: Player) -> list[tuple[object, object]]:
    reader = await Player(server, player.table).enter(since=0)
    await reader.leave()
    return [(message["seq"], message["news"]) for message in reader.messages("past")]


def test_who_has_missed_little_makes_nobody_read_everything(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        number = 3 * PAGE + 100
        told = list(state_told(TableState("t"), number))
        entries = [past_entry(each) for each in told]
        await store.append(old_table(store, "t", 1))
        parts = [entries[at : at + 64] for at in range(0, number, 64)]
        beside = tuple(past_beside(Past(part[0].seq, part[-1].seq, packed(part))) for part in parts)
        await store.append(Append("t", 0, beside=beside))
        history = History(store)
        asked: list[int] = []
        pasts = store.pasts

        async def noted(table: str, after: int, until: int) -> list[Past]:
            asked.append(after)
            return await pasts(table, after, until)

        store.pasts = noted  # type: ignore[method-assign]
        assert await history.past("t", number - 50, number) == entries[-50:]
        assert await history.past("t", number - 60, number) == entries[-60:]
        assert asked == [3 * PAGE]
        assert await history.past("t", 5, number) == entries[5:]
        assert await history.past("t", number - 50, number) == entries[-50:]
        assert asked == [3 * PAGE, 0]
        store.close()

    in_a_loop(test)


def test_who_leaves_before_a_record_is_made_leaves_nothing_in_the_logs(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "simple"), "Ada") as (ada,):
            await ada.race(by_chance(1))
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /api/tables/%b/record HTTP/1.1\r\nHost: x\r\n\r\n" % ada.table.encode())
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
            await until(lambda: not server.server.services.history._recording._shared)

    in_a_loop(test)
    assert [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []


# -- archives ------------------------------------------------------------------------------------------------


def test_an_archived_table_is_smaller_and_can_be_replayed_and_raced_at_again(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            async with seated(server, race_of("person", "simple"), "Ada") as (ada,):
                await ada.race(by_chance(1))
                before = await pasts_of(server, ada)
            services = server.server.services
            services.now = lambda real=services.now: real() + 31 * 24 * 3600 * 1000  # type: ignore[misc]
            assert await server.server.archive.put_away_old() == 0  # somebody might come back to it
            await until(lambda: not server.tables.awake[ada.table].is_busy())
            server.tables._put_away(server.tables.awake[ada.table])
            assert await server.server.archive.put_away_old() == 1
            assert await server.server.archive.put_away_old() == 0
            assert await pasts_of(server, ada) == before
            async with http_client() as client:
                assert (await client.get(f"{server.http}/api/tables/{ada.table}/record")).status_code == 200
            await ada.come_back()
            await ada.ask("start")
            await ada.race(by_chance(2))
            assert ada.phase == "over"
            assert [entry.seq for entry in await services.store.entries(ada.table)] == list(range(1, ada.seq + 1))
            await ada.leave()

    in_a_loop(test)


def test_a_race_that_is_on_is_never_archived(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            async with seated(server, race_of("person", "simple"), "Ada") as (ada,):
                await ada.until(ada.is_alone)
            server.tables._put_away(server.tables.awake[ada.table])
            services = server.server.services
            services.now = lambda real=services.now: real() + 400 * 24 * 3600 * 1000  # type: ignore[misc]
            assert await server.server.archive.put_away_old() == 0

    in_a_loop(test)


def old_table(store: Store, id: str, entries: int) -> Append:
    created = Entry(1, 1, Created(KeptSettings(KeptGame(), [KeptSeat()]), "x"))
    return Append(id, 1, (created, *map(said, range(2, entries + 1))), True, "{}", over_at=1)


def seqs_of(entries: list[Entry]) -> list[int]:
    return [entry.seq for entry in entries]


def test_two_processes_that_archive_a_table_at_the_same_moment_lose_and_double_nothing(postgres: Postgres) -> None:
    async def test() -> None:
        url = postgres.new_database()
        one, other = Store(url), Store(url)
        await one.append(old_table(one, "t", 5))
        with one.engine.connect() as slow:
            # the first has begun; before it is done a sixth entry is written, and the second archives as well
            begun = archives.archive(slow, "t", "{}", 1, 2)
            await other.append(Append("t", 1, (said(6),)))
            second = asyncio.create_task(other.archive("t", "{}", 1, 2))
            await asyncio.sleep(0.5)
            slow.commit()
        assert (begun, await second) == (5, 0)
        assert seqs_of(await other.entries("t")) == [1, 2, 3, 4, 5, 6]
        for store in (one, other):
            store.close()

    in_a_loop(test)


def test_who_reads_while_a_table_is_archived_again_reads_nothing_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        url = postgres.new_database()
        store, other = Store(url), Store(url)
        await store.append(old_table(store, "t", 3))
        await store.archive("t", "{}", 1, 2)
        await store.append(Append("t", 1, (said(4), said(5)), summary="{}", over_at=1))
        read = archives._archived

        def late(connection: Connection, table: str, after: int) -> list[Stored]:
            """The other process is done between the two questions."""
            monkeypatch.setattr(archives, "_archived", read)
            with other.engine.begin() as elsewhere:
                archives.archive(elsewhere, "t", "{}", 1, 2)
            return read(connection, table, after)

        monkeypatch.setattr(archives, "_archived", late)
        assert seqs_of(await store.entries("t")) == [1, 2, 3, 4, 5]
        for each in (store, other):
            each.close()

    in_a_loop(test)


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_archived(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            store = server.server.services.store
            await server.server.archive.stop()  # it would do the same at the same moment
            for name in ("a", "b", "c"):
                await store.append(old_table(store, name, 3))
            with store.engine.begin() as connection:
                connection.exec_driver_sql("DELETE FROM entries WHERE table_id = 'a' AND seq = 2")
            assert await server.server.archive.put_away_old() == 2

    in_a_loop(test)


def test_an_archive_that_is_damaged_is_told_in_words(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            store = server.server.services.store
            await server.server.archive.stop()
            await store.append(old_table(store, "t", 3))
            await store.archive("t", "{}", 1, 2)
            with store.engine.begin() as connection:
                connection.execute(update(schema.archives).values(body=b"damaged"))
            async with http_client() as client:
                answer = await client.get(f"{server.http}/api/tables/t")
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")

    in_a_loop(test)


def test_two_processes_that_keep_the_same_beside_a_log_hold_up_nobody(postgres: Postgres) -> None:
    async def test() -> None:
        url = postgres.new_database()
        stores = [Store(url), Store(url)]
        await stores[0].append(old_table(stores[0], "t", 1))
        past = past_beside(Past(1, 64, b"x"))
        snapshot = Beside("snapshots", {"seq": 64, "made_by": "x", "body": b"x"})
        kept = [(past, snapshot), (snapshot, past)]
        for _ in range(30):
            appends = zip(stores, kept, strict=True)
            await asyncio.gather(*(store.append(Append("t", 0, beside=beside)) for store, beside in appends))
        for store in stores:
            store.close()

    in_a_loop(test)


def test_who_has_not_heard_of_the_last_entry_writes_none_in_its_place_though_the_table_is_archived(
    url: str,
) -> None:
    async def test() -> None:
        store = Store(url)
        await store.append(old_table(store, "t", 3))
        await store.append(Append("t", 9, (Entry(4, 9, Said(None, "x", "just now")),)))
        assert await store.archive("t", "{}", 10, 5) == 0
        with pytest.raises(Conflict):
            await store.append(Append("t", 9, (said(4),)))
        assert await store.archive("t", "{}", 10, 10) == 4
        store.close()

    in_a_loop(test)
