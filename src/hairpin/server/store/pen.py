"""The connection of the writer, in the database's own words: for a few rows each time, SQLAlchemy's way to them
costs more than the database does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPICursor

Row = Sequence[object]
COLLISIONS: Final = ("40", "55")
"""Classes of PostgreSQL's errors: deadlocks and the like, and locks that somebody else holds."""


class Pen:
    """Values stand as `?` in what is written, whatever the database's library calls them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self._kept: PoolProxiedConnection | None = None
        library = engine.dialect.loaded_dbapi
        self.conflict = library.IntegrityError
        self._unreachable = (library.OperationalError, library.InterfaceError)

    def is_unreachable(self, failure: BaseException) -> bool:
        """Whether others would fare the same; two who have waited for each other may try again, one by one."""
        state = str(getattr(failure, "sqlstate", None) or "")
        return isinstance(failure, self._unreachable) and state[:2] not in COLLISIONS

    @contextmanager
    def transaction(self) -> Iterator[DBAPICursor]:
        connection = self._kept or self._engine.raw_connection()
        try:
            yield self._begun(connection)
            connection.commit()
        except BaseException:
            self._give_up(connection)
            raise
        self._put_down(connection)

    def write(self, cursor: DBAPICursor, words: str, rows: Sequence[Row]) -> None:
        cursor.executemany(words if self._is_file else words.replace("?", "%s"), rows)

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()

    def _begun(self, connection: PoolProxiedConnection) -> DBAPICursor:
        cursor: DBAPICursor = connection.cursor()
        if self._is_file:
            cursor.execute("BEGIN IMMEDIATE")
        return cursor

    def _put_down(self, connection: PoolProxiedConnection) -> None:
        """A database on the network may be gone before the next commit; the pool looks whether it is."""
        if self._is_file:
            self._kept = connection
        else:
            connection.close()

    def _give_up(self, connection: PoolProxiedConnection) -> None:
        self._kept = None
        try:
            connection.rollback()
        except Exception:  # it is lost; what went wrong first is what matters
            connection.invalidate()
        else:
            connection.close()
