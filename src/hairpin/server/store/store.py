"""The logs of all tables. Appending goes through one thread, which commits everything that waits at once."""

from __future__ import annotations

import asyncio
import secrets as chance
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, func, insert, or_, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hairpin.server.errors import Conflict, StoreError
from hairpin.server.log.entries import Entry, Stored, entry_from
from hairpin.server.store import schema
from hairpin.server.store.archives import archive, read_rows
from hairpin.server.store.database import READERS, open_database
from hairpin.server.store.notifier import Notifier, notify
from hairpin.server.store.writing import Append, Writer

T = TypeVar("T")
SERVER_KEY = "server-key"


class Listed(NamedTuple):
    id: str
    touched_at: int
    summary: str


class Snapshot(NamedTuple):
    """How a table stood after an entry; `made_by` tells which Hairpin can read it."""

    seq: int
    made_by: str
    body: bytes


class Past(NamedTuple):
    """What is told of some entries to those who have missed them."""

    first: int
    last: int
    body: bytes


class KeptAnalysis(NamedTuple):
    """Of a game that is over; `version` tells how it was computed."""

    version: int
    body: bytes


class Store:
    """`append` returns when the entries are on disk; it raises Conflict where somebody else was first."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.name = self.engine.dialect.name
        self.is_shared = self.engine.dialect.name != "sqlite"
        """Whether other processes may write to the same tables."""
        self.has_notifier = self.engine.dialect.name == "postgresql"
        """Whether other processes can be told of what was written."""
        self._notifier: Notifier | None = None
        self._reading = self.engine.execution_options(reads=True)
        self._readers = ThreadPoolExecutor(READERS, "hairpin-read")
        self.writer = Writer(self.engine)

    async def append(self, append: Append) -> None:
        failed = await self.writer.write(append)
        if self.writer.is_conflict(failed):
            raise Conflict
        if failed is not None:
            raise StoreError(f"the database can't be written now ({type(failed).__name__}); try again") from failed

    async def probe(self, at: int) -> str | None:
        """What keeps this server from writing, if anything does; asked of the writer that all tables use."""
        failed = await self.writer.write(Append("", at, is_probe=True))
        # where somebody else was first with the same row, it can be written
        return None if failed is None or isinstance(failed, IntegrityError) else _kind_of(failed)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return [entry_from(row) for row in await self.rows(table, after)]

    async def rows(self, table: str, after: int = 0) -> list[Stored]:
        """Entries as they are kept."""
        return await self._read(lambda: _rows(self._reading, table, after))

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._read(lambda: _snapshot(self._reading, table))

    async def pasts(self, table: str, after: int, until: int) -> list[Past]:
        """All that have any of these entries, in order."""
        return await self._read(lambda: _pasts(self._reading, table, after, until))

    async def record(self, table: str, game: int) -> bytes | None:
        return await self._read(lambda: _record(self._reading, table, game))

    async def analysis(self, table: str, game: int) -> KeptAnalysis | None:
        return await self._read(lambda: _analysis(self._reading, table, game))

    async def overdue(self, now: int, maximum: int) -> list[str]:
        """Tables at which the server must do something, and nobody has claimed that."""
        return await self._read(lambda: _overdue(self._reading, now, maximum))

    async def claim(self, table: str, now: int, until: int) -> bool:
        """Whether this process, and no other one until then, is to do what is due there."""
        return await self._read(lambda: _claim(self.engine, table, now, until))

    async def over_before(self, time: int, maximum: int) -> list[str]:
        """Tables to be archived: nothing has happened there since."""
        return await self._read(lambda: _over_before(self._reading, time, maximum))

    async def archive(self, table: str, figures: str, now: int, before: int) -> int:
        """How many entries were archived; none, if any of them is not from before that time."""
        return await self._read(lambda: _archive(self.engine, table, figures, now, before))

    async def public(self, maximum: int) -> list[Listed]:
        return await self._read(lambda: _public(self._reading, maximum))

    async def count(self) -> int:
        return await self._read(lambda: _count(self._reading))

    async def reading(self, ask: Callable[[Connection], T]) -> T:
        """What lies beside the tables: people and their lists."""
        return await self._read(lambda: _reading(self._reading, ask))

    async def changing(self, change: Callable[[Connection], T]) -> T:
        """In one transaction; it is on disk when this returns."""
        return await self._read(lambda: _changing(self.engine, change))

    def server_key(self) -> str:
        return self.secret(SERVER_KEY, lambda: chance.token_hex(32))

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """Made once; all processes on one database have the same."""
        try:
            return self._secret(name, make)
        except IntegrityError:  # another process has just made it
            return self._secret(name, make)

    def _secret(self, name: str, make: Callable[[], str]) -> str:
        with self.engine.begin() as connection:
            wanted = schema.secrets.c.name == name
            found = connection.execute(select(schema.secrets.c.value).where(wanted)).scalar()
            if found is None:
                found = make()
                connection.execute(insert(schema.secrets).values(name=name, value=found))
        return str(found)

    # -- the notifier ----------------------------------------------------------------------------------------

    def listen(self, on_word: Callable[[str], None], on_listening: Callable[[], None]) -> None:
        """Until it is closed; both are called in a thread of their own."""
        self._notifier = Notifier(self.engine, on_word, on_listening)

    def notify(self, cursor: DBAPICursor, words: Sequence[str]) -> None:
        if self.has_notifier:
            notify(cursor, words)

    async def say(self, words: Sequence[str]) -> None:
        """To all processes on this database, this one included."""
        await self._read(lambda: _say(self.engine, words))

    # -- the end -----------------------------------------------------------------------------------------

    def close(self) -> None:
        if self._notifier is not None:
            self._notifier.close()
        self.writer.close()
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def _read(self, ask: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except SQLAlchemyError as error:
            raise StoreError(f"the database can't be reached now ({type(error).__name__}); try again") from error


def _kind_of(failure: BaseException) -> str:
    """A name such as SQLITE_FULL or ReadOnlySqlTransaction; longer words might tell where the database is."""
    cause = getattr(failure, "orig", None) or failure
    return str(getattr(cause, "sqlite_errorname", type(cause).__name__))


def _reading(engine: Engine, ask: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return ask(connection)


def _changing(engine: Engine, change: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as connection:
            return change(connection)
    except IntegrityError:  # somebody has just written the same row: now it is there to be found
        with engine.begin() as connection:
            return change(connection)


def _rows(engine: Engine, table: str, after: int) -> list[Stored]:
    with engine.connect() as connection:
        return read_rows(connection, table, after)


def _snapshot(engine: Engine, table: str) -> Snapshot | None:
    kept = schema.snapshots.c
    with engine.connect() as connection:
        row = connection.execute(select(kept.seq, kept.made_by, kept.body).where(kept.table_id == table)).first()
    return None if row is None else Snapshot(*row)


def _pasts(engine: Engine, table: str, after: int, until: int) -> list[Past]:
    kept = schema.pasts.c
    wanted = (
        select(kept.first, kept.last, kept.body)
        .where(kept.table_id == table, kept.last > after, kept.first <= until)
        .order_by(kept.first)
    )
    with engine.connect() as connection:
        return [Past(*row) for row in connection.execute(wanted)]


def _record(engine: Engine, table: str, game: int) -> bytes | None:
    kept = schema.records.c
    with engine.connect() as connection:
        found = connection.execute(select(kept.body).where(kept.table_id == table, kept.game == game)).scalar()
    return None if found is None else bytes(found)


def _analysis(engine: Engine, table: str, game: int) -> KeptAnalysis | None:
    kept = schema.analyses.c
    wanted = select(kept.version, kept.body).where(kept.table_id == table, kept.game == game)
    with engine.connect() as connection:
        row = connection.execute(wanted).first()
    return None if row is None else KeptAnalysis(row.version, bytes(row.body))


def _overdue(engine: Engine, now: int, maximum: int) -> list[str]:
    kept = schema.tables.c
    wanted = select(kept.id).where(kept.due <= now, _is_unclaimed(now)).order_by(kept.due).limit(maximum)
    with engine.connect() as connection:
        return list(connection.execute(wanted).scalars())


def _claim(engine: Engine, table: str, now: int, until: int) -> bool:
    kept = schema.tables.c
    wanted = update(schema.tables).where(kept.id == table, _is_unclaimed(now)).values(claimed_until=until)
    with engine.begin() as connection:
        return connection.execute(wanted).rowcount == 1


def _is_unclaimed(now: int) -> ColumnElement[bool]:
    claimed = schema.tables.c.claimed_until
    return or_(claimed.is_(None), claimed < now)


def _over_before(engine: Engine, time: int, maximum: int) -> list[str]:
    kept = schema.tables.c
    wanted = (
        select(kept.id)
        .where(kept.over_at < time, kept.touched_at < time, kept.archived_at.is_(None))
        .order_by(kept.over_at)
        .limit(maximum)
    )
    with engine.connect() as connection:
        return list(connection.execute(wanted).scalars())


def _public(engine: Engine, maximum: int) -> list[Listed]:
    kept = schema.tables
    wanted = (
        select(kept.c.id, kept.c.touched_at, kept.c.summary)
        .where(kept.c.is_public)
        .order_by(kept.c.touched_at.desc())
        .limit(maximum)
    )
    with engine.connect() as connection:
        return [Listed(*row) for row in connection.execute(wanted)]


def _count(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def _archive(engine: Engine, table: str, figures: str, now: int, before: int) -> int:
    with engine.begin() as connection:
        return archive(connection, table, figures, now, before)


def _say(engine: Engine, words: Sequence[str]) -> None:
    with engine.begin() as connection:
        notify(connection.connection.cursor(), words)
