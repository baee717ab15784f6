"""Whether the tables can be kept: the database is reached and can be written, and there is room for more."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from hairpin.server.database_lock import locked, sqlite_file
from hairpin.server.errors import StoreError
from hairpin.server.listening import CannotServe
from hairpin.server.readiness.finding import Finding, missing, note, ok
from hairpin.server.store.database import connectable, parsed_url, shown_url
from hairpin.server.store.migrations import MIGRATIONS, checked_version

MEGABYTE: Final = 1_000_000
LITTLE: Final = 1_000
"""Megabytes: weeks of many tables, or one evening of somebody who fills a disk."""
NONE: Final = 50
TRY: Final = "CREATE TABLE hairpin_check (number INTEGER)"
"""Within a transaction that is not committed."""


def database_findings(url: str) -> Iterator[Finding]:
    try:
        path = sqlite_file(url)
        yield _new_file(path) if path is not None and not path.exists() else _tried(url)
        if path is not None and path.exists():
            yield from _in_use(url, path)
    except StoreError as error:
        yield missing("database-problem", problem=str(error))


def _new_file(path: Path) -> Finding:
    folder = _nearest(path)
    in_the_way = next(each for each in Path(os.path.realpath(path)).parents if each.exists())
    if in_the_way != folder:
        return missing("database-problem", problem=f"{in_the_way}: not a folder")
    if os.access(folder, os.W_OK | os.X_OK):
        return ok("database-new", place=str(path))
    return missing("database-problem", problem=f"{folder}: not writable by this user")


def _nearest(path: Path) -> Path:
    """The folder that is there; those below it would be made."""
    return next(folder for folder in Path(os.path.realpath(path)).parents if folder.is_dir())


def _tried(url: str) -> Finding:
    name = shown_url(parsed_url(url))
    engine = connectable(url)
    try:
        with engine.connect() as connection:
            connection.execute(text(TRY))
            version = _version(connection)
            connection.rollback()
    except ModuleNotFoundError as error:
        return missing("database-problem", problem=f"{name}: needs the package {error.name}")
    except SQLAlchemyError as error:
        return missing("database-problem", problem=f"{name}: {str(error.__cause__ or error).splitlines()[0]}")
    except StoreError as error:
        return missing("database-problem", problem=f"{name}: {error}")
    finally:
        engine.dispose()
    return _of_version(name, version)


def _version(connection: Connection) -> int:
    if "schema_version" not in inspect(connection).get_table_names():
        return 0
    return checked_version(connection.execute(text("SELECT version FROM schema_version")).scalar())


def _of_version(name: str, version: int) -> Finding:
    newest = len(MIGRATIONS)
    if version > newest:
        return missing("database-newer", place=name, version=version, known=newest)
    if version == 0:
        return ok("database-new", place=name)
    if version < newest:
        return note("database-older", place=name, version=version, known=newest)
    return ok("database-ready", place=name)


def _in_use(url: str, path: Path) -> Iterator[Finding]:
    try:
        with locked(url):
            pass
    except CannotServe:
        yield note("database-in-use", place=str(path))


def disk_finding(url: str) -> Iterator[Finding]:
    path = sqlite_file(url)
    if path is None:  # a database elsewhere has a disk of its own
        return
    folder = _nearest(path)
    free = shutil.disk_usage(folder).free // MEGABYTE
    yield _room(str(folder), free)


def _room(place: str, free: int) -> Finding:
    if free < NONE:
        return missing("disk-full", place=place, megabytes=free)
    if free < LITTLE:
        return note("disk-little", place=place, megabytes=free)
    return ok("disk-room", place=place, megabytes=free)
