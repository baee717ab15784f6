"""A copy of the database while the server goes on: all of it as it was at one moment."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from hairpin.server.errors import StoreError
from hairpin.server.store.database import parsed_url

PART = ".part"
"""Under this name until it is whole: what looks like a backup is one."""


class Exists(StoreError):
    """Nothing is overwritten."""


class HasItsOwn(StoreError):
    """A database that brings a program of its own for this."""


class BackedUp(NamedTuple):
    tables: int
    entries: int
    bytes: int


def back_up(database: str, target: Path) -> BackedUp:
    """Readers and the writer of the database go on meanwhile."""
    source = _file_of(database)
    try:
        if target.exists():
            raise Exists(f"{target} exists already")
        part = target.with_name(target.name + PART)
        # the keys of all races are in it, and the key that signs for everybody
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise StoreError(f"{part}: another backup is being made, or was ended; then delete that file") from None
    except OSError as error:
        raise StoreError(f"{target}: can't be written: {error.strerror}") from None
    try:
        found = _copy(source, part)
        _name(part, target)
    except sqlite3.Error as error:
        raise StoreError(f"{source}: can't be copied: {error}") from None
    except OSError as error:
        raise StoreError(f"{target}: can't be written: {error.strerror}") from None
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return found


def _file_of(database: str) -> Path:
    url = parsed_url(database)
    if url.get_backend_name() != "sqlite":
        raise HasItsOwn("PostgreSQL has pg_dump for this")
    path = Path(url.database or "")
    if not path.is_file():
        raise StoreError(f"{path}: there is no such database; give one with --database")
    return path


def _copy(source: Path, part: Path) -> BackedUp:
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(part)) as here:
        there.execute("PRAGMA busy_timeout=10000")
        if not there.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone():
            raise StoreError(f"{source} is no database of Hairpin's")
        there.backup(here)
        # one file, that can be carried away as it is
        here.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = here.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise StoreError(f"{source} is damaged: {verdict}")
        counts = [here.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "entries")]
    _to_the_disk(part)
    return BackedUp(counts[0], counts[1], part.stat().st_size)


def _to_the_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _name(part: Path, target: Path) -> None:
    """A link fails where something has come up under that name meanwhile; renaming would replace it."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise Exists(f"{target} exists already") from None
    except OSError:  # a disk without links
        part.rename(target)
