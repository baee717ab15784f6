"""The database: durable, upgraded in one step, never half; entries are written once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine, inspect, text

from hairpin.server.errors import Conflict, StoreError
from hairpin.server.log.entries import Entry, Said
from hairpin.server.store.database import open_database
from hairpin.server.store.migrations import MIGRATIONS, migrate
from hairpin.server.store.pen import Pen
from hairpin.server.store.store import Store
from hairpin.server.store.writing import Append
from tests.server.player import Player, by_chance
from tests.server.postgres import Postgres
from tests.server.running import database, in_a_loop, running

VERSION_1 = Path(__file__).parent / "databases" / "version-1.sql"
"""Made by `tests/server/databases/make.py`: a table in the middle of a race."""


def said(seq: int, words: str) -> Entry:
    return Entry(seq, 1, Said(None, "x", words))


def new_table(*entries: Entry) -> Append:
    return Append("t", 1, entries, is_new=True, summary="{}")


def test_entries_come_back_as_they_were_written(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        await store.append(new_table(said(1, "a"), said(2, "b")))
        await store.append(Append("t", 1, (said(3, "c"),)))
        assert await store.entries("t", after=1) == [said(2, "b"), said(3, "c")]
        assert await store.entries("other") == []
        store.close()
        again = Store(url)
        assert len(await again.entries("t")) == 3
        again.close()

    in_a_loop(test)


def test_who_writes_an_entry_second_is_told_and_changes_nothing(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        await store.append(new_table(said(1, "first")))
        with pytest.raises(Conflict):
            await store.append(Append("t", 1, (said(2, "half"), said(1, "second"))))
        assert await store.entries("t") == [said(1, "first")]
        store.close()

    in_a_loop(test)


def test_of_appends_that_are_written_together_only_the_wrong_one_fails(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        await store.append(new_table(said(1, "x")))
        appends = [Append("t", 1, (said(seq, str(seq)),)) for seq in (2, 3, 1, 4)]
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, type(None)]
        assert [entry.seq for entry in await store.entries("t")] == [1, 2, 3, 4]
        store.close()

    in_a_loop(test)


def test_many_tables_share_a_commit(url: str) -> None:
    async def test() -> None:
        store = Store(url)
        commits: list[int] = []
        store.writer.on_commit = lambda entries, seconds: commits.append(entries)
        await asyncio.gather(
            *(store.append(Append(f"t{n}", 1, (said(1, "x"),), is_new=True, summary="{}")) for n in range(200))
        )
        assert sum(commits) == 200
        assert len(commits) < 50
        store.close()

    in_a_loop(test)


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    engine = open_database(database(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


# -- versions ----------------------------------------------------------------------------------------------


def add_colour(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN colour TEXT"))


def fail_half_way(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN taste TEXT"))
    raise StoreError("out of paint")


def columns(engine: Engine) -> set[str]:
    return {str(column["name"]) for column in inspect(engine).get_columns("tables")}


def test_an_older_database_is_upgraded_once_and_keeps_its_tables(url: str) -> None:
    engine = open_database(url)
    for steps in (1, 0):
        with engine.begin() as connection:
            assert migrate(connection, (*MIGRATIONS, add_colour)) == steps
    assert "colour" in columns(engine)
    engine.dispose()


def test_an_upgrade_that_fails_leaves_everything_as_it_was(url: str) -> None:
    engine = open_database(url)
    with pytest.raises(StoreError, match="out of paint"), engine.begin() as connection:
        migrate(connection, (*MIGRATIONS, add_colour, fail_half_way))
    assert not columns(engine) & {"colour", "taste"}
    engine.dispose()
    open_database(url).dispose()


def test_a_newer_database_is_refused(url: str) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = 99"))
    engine.dispose()
    with pytest.raises(StoreError, match=r"version 99.*use a newer Hairpin"):
        open_database(url)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", "give sqlite:///path"),
        ("mysql://x/y", "sqlite:///path or postgresql"),
        ("sqlite://", "in memory"),
        ("sqlite:////dev/null/x.sqlite", "can't be made"),
        ("postgresql://nobody@127.0.0.1:9/none", "can't be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_words(address: str, words: str) -> None:
    with pytest.raises(StoreError, match=words):
        open_database(address)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("this is a diary" * 100)
    with pytest.raises(StoreError, match="can't be opened"):
        open_database(database(tmp_path))


def test_a_race_in_a_database_of_version_1_goes_on(tmp_path: Path) -> None:
    """As an earlier Hairpin has left it: dealt from a number, which has no hash; the next race has a key."""
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript(VERSION_1.read_text())
    kept = dict(connection.execute("SELECT name, value FROM kept"))
    connection.execute("DROP TABLE kept")
    connection.commit()
    connection.close()

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            ada = await Player(server, kept["table"], kept["token"]).enter(since=0)
            assert ada.phase == "racing"
            assert ada.seat == 0
            assert ada.info["deal"] is None
            await ada.race(by_chance(1))
            assert ada.phase == "over"
            assert ada.info["deal"] is None
            await ada.ask("start")
            assert ada.info["deal"] is not None
            await ada.leave()

    in_a_loop(test)


def test_two_who_have_waited_for_each_other_fail_alone_and_not_for_all(postgres: Postgres) -> None:
    engine = open_database(postgres.new_database())
    pen = Pen(engine)
    assert not pen.is_unreachable(psycopg.errors.DeadlockDetected())
    assert not pen.is_unreachable(psycopg.errors.LockNotAvailable())
    assert pen.is_unreachable(psycopg.OperationalError("gone"))
    engine.dispose()
