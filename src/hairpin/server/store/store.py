"""The logs of all tables. Appending goes through one thread, which commits everything that waits at once."""

from __future__ import annotations

import asyncio
import secrets as chance
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from sqlalchemy import Engine, func, insert, select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hairpin.server.entries import Entry, body_from
from hairpin.server.errors import Conflict, StoreError
from hairpin.server.store import schema
from hairpin.server.store.database import READERS, open_database
from hairpin.server.store.notifier import Notifier, notify
from hairpin.server.store.writing import Append, Writer

T = TypeVar("T")
SERVER_KEY = "server-key"


class Listed(NamedTuple):
    id: str
    touched_at: int
    summary: str


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

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(lambda: read_entries(self._reading, table, after))

    async def public(self, maximum: int) -> list[Listed]:
        return await self._read(lambda: _public(self._reading, maximum))

    async def count(self) -> int:
        return await self._read(lambda: _count(self._reading))

    def server_key(self) -> str:
        """Made once; all processes on one database sign with the same."""
        try:
            return self._server_key()
        except IntegrityError:  # another process has just made it
            return self._server_key()

    def _server_key(self) -> str:
        with self.engine.begin() as connection:
            wanted = schema.secrets.c.name == SERVER_KEY
            found = connection.execute(select(schema.secrets.c.value).where(wanted)).scalar()
            if found is None:
                found = chance.token_hex(32)
                connection.execute(insert(schema.secrets).values(name=SERVER_KEY, value=found))
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


def read_entries(engine: Engine, table: str, after: int) -> list[Entry]:
    log = schema.entries
    wanted = (
        select(log.c.seq, log.c.at, log.c.body)
        .where(log.c.table_id == table, log.c.seq > after)
        .order_by(log.c.seq)
    )
    with engine.connect() as connection:
        return [Entry(seq, at, body_from(body)) for seq, at, body in connection.execute(wanted)]


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


def _say(engine: Engine, words: Sequence[str]) -> None:
    with engine.begin() as connection:
        notify(connection.connection.cursor(), words)
