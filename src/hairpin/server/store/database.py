"""Opening a database by its URL: `sqlite:///path` or `postgresql://...`."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from hairpin.server.errors import StoreError
from hairpin.server.store.migrations import migrate

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what a commit has promised survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
PATIENT: Final = PRAGMAS[-1:]
READERS: Final = 4
CONNECTIONS: Final = READERS + 2
"""One for each thread: readers, writer, notifier."""
NETWORK: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""A database that has silently gone is noticed within seconds, unless the URL says otherwise."""
DURABLE: Final = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""
"""Whatever the database's own habit: what a commit has promised survives a crash."""
IDLE_MILLISECONDS: Final = 5_000
LOCK_MILLISECONDS: Final = 20_000
"""A process that stops in the middle of a transaction holds up all who want the same entry: the database ends such
a transaction before the others lose patience."""
MIGRATION_LOCK: Final = 4_845_495_250
"""Two processes that start at the same time must not both migrate; any number will do."""


def open_database(url: str) -> Engine:
    """Ready to use: of the newest version, durable. Whatever is wrong is told in words."""
    parsed = parsed_url(url)
    try:
        engine = _engine(parsed)
        _upgrade(engine)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"{shown_url(parsed)}: needs the package {error.name}; install hairpin[postgres]"
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"{shown_url(parsed)}: can't be opened: {_reason(error)}") from None
    except StoreError as error:
        raise StoreError(f"{shown_url(parsed)}: {error}") from None
    return engine


def connectable(url: str) -> Engine:
    """As it is: nothing is upgraded, nor kept in another way."""
    try:
        return _engine(parsed_url(url), PATIENT)
    except ModuleNotFoundError as error:
        raise StoreError(f"needs the package {error.name}; install hairpin[postgres]") from None


def _upgrade(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            _lock(connection)
            migrate(connection)
    except BaseException:
        engine.dispose()  # whoever can't use it leaves no connection behind
        raise


def parsed_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(f"{url!r} is not a database; give sqlite:///path or postgresql://host/name") from None
    if parsed.get_backend_name() == "sqlite":
        return parsed.set(drivername="sqlite")
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    raise StoreError(f"{shown_url(parsed)}: Hairpin keeps its tables in sqlite:///path or postgresql://host/name")


def _engine(url: URL, pragmas: Sequence[str] = PRAGMAS) -> Engine:
    try:
        if url.get_backend_name() != "sqlite":
            return _postgresql(url)
    except NoSuchModuleError as error:
        raise StoreError(str(error)) from None
    if not url.database or url.database == ":memory:":
        raise StoreError("a database in memory would be gone with the server; give sqlite:///path")
    place = Path(url.database)
    try:
        is_something_else = place.exists() and not place.is_file()
    except OSError as error:
        raise StoreError(f"can't be looked at: {error.strerror}") from None
    if is_something_else:
        raise StoreError("is not a regular file; give sqlite:///path of a database, or of a file to make")
    folder = place.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{folder}: can't be made: {error.strerror}") from None
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", partial(_set_pragmas, pragmas))
    event.listen(engine, "begin", _begin)
    return engine


def _postgresql(url: URL) -> Engine:
    said = url.update_query_dict({name: value for name, value in NETWORK.items() if name not in url.query})
    engine = create_engine(said, pool_pre_ping=True, pool_size=CONNECTIONS)
    event.listen(engine, "connect", _set_habits)
    return engine


def _set_habits(connection: DBAPIConnection, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(DURABLE)
    cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MILLISECONDS}")
    cursor.execute(f"SET lock_timeout = {LOCK_MILLISECONDS}")
    cursor.close()
    connection.commit()


def _set_pragmas(pragmas: Sequence[str], connection: sqlite3.Connection, record: object) -> None:
    # the module's own habit of beginning late would leave CREATE TABLE outside of the transaction
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may have much to upgrade
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})


def shown_url(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _reason(error: SQLAlchemyError) -> str:
    inner = getattr(error, "orig", None)
    return str(inner or error).splitlines()[0]
