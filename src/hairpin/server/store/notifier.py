"""Tells all processes on one PostgreSQL: NOTIFY says it, LISTEN hears it, at once and in order."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol, cast

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor

CHANNEL: Final = "hairpin"
LOOK_SECONDS: Final = 0.2
"""So often a notifier that hears nothing looks whether it should end."""
SILENCE_SECONDS: Final = 15
"""Processes say something more often than that, and hear themselves: silence means a lost connection."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0

_RING: Final = "SELECT pg_notify(%s, word) FROM unnest(CAST(%s AS text[])) AS word"

log = logging.getLogger("hairpin.notifier")


class Note(Protocol):
    @property
    def payload(self) -> str: ...


class Listening(Protocol):
    """What a connection of the database's own library can do."""

    def notifies(self, *, timeout: float) -> Iterable[Note]: ...


class Silent(Exception):
    """The connection looks well, but nothing comes through."""


def notify(cursor: DBAPICursor, words: Sequence[str]) -> None:
    """Heard by everybody when, and only when, the transaction is committed."""
    if words:
        cursor.execute(_RING, (CHANNEL, list(words)))


class Notifier:
    """A thread that listens. Whenever the connection is lost it gets another, and says that something may have
    been missed; both callbacks are called in this thread."""

    def __init__(self, engine: Engine, on_word: Callable[[str], None], on_listening: Callable[[], None]) -> None:
        self._engine = engine
        self._on_word = on_word
        self._on_listening = on_listening
        self._ended = threading.Event()
        self._pause = FIRST_PAUSE
        self._thread = threading.Thread(target=self._run, name="hairpin-notifier", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:  # whatever it is, the only thing to do is to try again
                log.warning("notifications from the database were lost: %s", type(error).__name__)
                self._ended.wait(self._pause)
                self._pause = min(self._pause * 2, LONGEST_PAUSE)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            listening = cast(Listening, connection.connection.driver_connection)
            connection.detach()  # nobody else should get a connection that listens
            self._on_listening()
            self._hear(listening)

    def _hear(self, connection: Listening) -> None:
        last = time.monotonic()
        while not self._ended.is_set():
            for note in connection.notifies(timeout=LOOK_SECONDS):
                last = time.monotonic()
                self._pause = FIRST_PAUSE
                self._on_word(note.payload)
            if time.monotonic() - last > SILENCE_SECONDS:
                raise Silent
