"""One server for one SQLite file. The lock belongs to the process: it is gone when that is killed, too."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hairpin.server.listening import CannotServe


@contextmanager
def locked(database: str) -> Iterator[None]:
    """PostgreSQL needs none: any number of servers may share it."""
    path = sqlite_file(database)
    if path is None:
        yield
        return
    with _lock_file(path) as file:
        if not _is_taken_by_us(file):
            another = "end that one first, or give another with --database"
            raise CannotServe(f"{path} is in use by another Hairpin; {another}")
        yield


def sqlite_file(database: str) -> Path | None:
    """None too for what can't be opened at all: whoever opens it says what is wrong."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        return None
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    path = Path(url.database)
    try:
        return path if path.is_file() or not path.exists() else None
    except OSError:  # a name that is too long, a folder that is closed to us
        return None


def _lock_file(path: Path) -> BinaryIO:
    """Beside the database, under one name however its path is written. It stays: only its lock counts."""
    place = Path(f"{os.path.realpath(path)}.lock")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        return place.open("ab")
    except OSError as error:
        needed = "Hairpin locks its database with a file beside it; give one in a folder of yours with --database"
        raise CannotServe(f"{place}: can't be opened: {error.strerror}; {needed}") from None


def _is_taken_by_us(file: BinaryIO) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
