"""Other processes on the same database: what they have written, and who is at a table there.

Who is present is told, not stored: it is true only as long as the process that says so lives. A process that has
not been heard of for a while takes its people with it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.engine.interfaces import DBAPICursor

from hairpin.server.errors import StoreError
from hairpin.server.store.store import Store
from hairpin.server.store.writing import Append

BEAT_SECONDS: Final = 3.0
LIFE_SECONDS: Final = 10.0
MAX_TOLD: Final = 150
"""People at one table; PostgreSQL's notifications end at 8000 bytes."""

log = logging.getLogger("hairpin.peers")


class Wrote(msgspec.Struct, tag="wrote", frozen=True):
    """The log of a table has entries up to this one."""

    table: str
    seq: int


class Here(msgspec.Struct, tag="here", frozen=True):
    """All who are at a table in that process."""

    process: str
    table: str
    people: tuple[str, ...]


class Listed(msgspec.Struct, tag="listed", frozen=True):
    """Those people's lists of tables have changed."""

    table: str
    people: tuple[str, ...]


class Alive(msgspec.Struct, tag="alive", frozen=True):
    process: str


class WhoIsThere(msgspec.Struct, tag="who-is-there", frozen=True):
    """Somebody has just begun to listen: all tell what they have."""

    process: str


Word = Wrote | Listed | Here | Alive | WhoIsThere
_decoder: Final = msgspec.json.Decoder(Word)


def encoded(words: Iterable[Word]) -> list[str]:
    return [msgspec.json.encode(word).decode() for word in words]


def ring_for(store: Store) -> Callable[[DBAPICursor, Sequence[Append]], None]:
    """In the transaction of the entries themselves: whoever hears of them can read them."""

    def notify(cursor: DBAPICursor, appends: Sequence[Append]) -> None:
        words: list[Word] = [Wrote(append.table, append.entries[-1].seq) for append in appends if append.entries]
        words += [Listed(append.table, append.listing.told) for append in appends if append.listing is not None]
        store.notify(cursor, encoded(words))

    return notify


class Peers:
    """Without a notifier, on SQLite, there are none."""

    def __init__(self, store: Store) -> None:
        self.process = secrets.token_hex(8)
        self.on_wrote: Callable[[str, int], None] = lambda table, seq: None
        self.on_moved: Callable[[str], None] = lambda table: None
        """Somebody has come to or left a table in another process."""
        self.on_listed: Callable[[str, tuple[str, ...]], None] = lambda table, people: None
        """What is in these people's lists of tables has changed, in any process."""
        self.on_listening: Callable[[], None] = lambda: None
        """From now on everything is heard; what was written before may have been missed."""
        self._store = store
        self._own: dict[str, tuple[str, ...]] = {}
        self._people: dict[str, dict[str, tuple[str, ...]]] = {}
        """By table and process."""
        self._heard_of: dict[str, float] = {}
        self._doubted: set[tuple[str, str]] = set()
        """Known from before the notifier was lost, and not told again yet."""
        self._doubted_until = 0.0
        self._outbox: list[Word] = []
        self._wake = asyncio.Event()
        self._speaking: asyncio.Task[None] | None = None
        if store.has_notifier:
            store.writer.in_transaction = ring_for(store)

    # -- the life of it ----------------------------------------------------------------------------------

    def start(self) -> None:
        if not self._store.has_notifier:
            return
        loop = asyncio.get_running_loop()
        self._store.listen(
            lambda word: _in_loop(loop, lambda: self._take_text(word)), lambda: _in_loop(loop, self._listening)
        )
        self._speaking = asyncio.create_task(self._speak())

    async def stop(self) -> None:
        """What was said last is still heard: all have left."""
        if self._speaking is None:
            return
        self._speaking.cancel()
        await asyncio.gather(self._speaking, return_exceptions=True)
        with suppress(StoreError):
            await self._store.say(encoded(self._outbox))

    # -- questions ---------------------------------------------------------------------------------------

    def at(self, table: str) -> set[str]:
        """Who is at the table in other processes."""
        return {who for people in self._people.get(table, {}).values() for who in people}

    def count(self) -> int:
        return len(self._heard_of)

    # -- speaking ----------------------------------------------------------------------------------------

    def tell(self, table: str, people: Sequence[str]) -> None:
        """Who is at the table here; the most important first."""
        told = tuple(people[:MAX_TOLD])
        if not self._store.has_notifier or self._own.get(table, ()) == told:
            return
        self._own[table] = told
        self._say(Here(self.process, table, told))
        if not told:
            del self._own[table]

    def tell_listed(self, table: str, people: tuple[str, ...], is_told: bool = False) -> None:
        """`is_told`: the database itself has told it, where it can."""
        if not self._store.has_notifier:
            self.on_listed(table, people)
        elif not is_told:
            self._say(Listed(table, people))

    def _say(self, *words: Word) -> None:
        self._outbox += words
        self._wake.set()

    def _everything(self) -> list[Word]:
        return [Here(self.process, table, people) for table, people in self._own.items()]

    async def _speak(self) -> None:
        """One after the other, so that what was said last is heard last."""
        while True:
            words, self._outbox = [*self._outbox, Alive(self.process)], []
            try:
                await self._store.say(encoded(words))
            except StoreError:
                self._outbox = self._everything()  # with the next beat
            self._forget()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._wake.wait()
            self._wake.clear()

    # -- listening ---------------------------------------------------------------------------------------

    def _listening(self) -> None:
        log.info("listening for notifications from the database")
        self._doubted = self._known()
        self._doubted_until = time.monotonic() + LIFE_SECONDS
        self._say(WhoIsThere(self.process), *self._everything())
        self.on_listening()

    def _take_text(self, text: str) -> None:
        try:
            word = _decoder.decode(text)
        except msgspec.MsgspecError:
            log.warning("a notification from the database was not understood")  # perhaps a newer Hairpin
            return
        if isinstance(word, Wrote):
            self.on_wrote(word.table, word.seq)
        elif isinstance(word, Listed):
            self.on_listed(word.table, word.people)
        elif word.process != self.process:
            self._take(word)

    def _take(self, word: Here | Alive | WhoIsThere) -> None:
        if word.process not in self._heard_of:
            self._say(WhoIsThere(self.process))  # a stranger, or one who was taken for dead with all its people
        self._heard_of[word.process] = time.monotonic()
        if isinstance(word, WhoIsThere):
            self._say(*self._everything())
        if isinstance(word, Here):
            self._place(word)

    def _place(self, word: Here) -> None:
        self._doubted.discard((word.table, word.process))
        self._remove(word.table, word.process)
        if word.people:
            self._people.setdefault(word.table, {})[word.process] = word.people
        self.on_moved(word.table)

    def _known(self) -> set[tuple[str, str]]:
        return {(table, process) for table, processes in self._people.items() for process in processes}

    def _remove(self, table: str, process: str) -> None:
        self._people.get(table, {}).pop(process, None)
        if not self._people.get(table):
            self._people.pop(table, None)

    def _forget(self) -> None:
        """Those who have not been heard of for too long, with all who were at their tables."""
        now = time.monotonic()
        silent = {process for process, heard in self._heard_of.items() if heard < now - LIFE_SECONDS}
        doubted = self._doubted if self._doubted_until < now else set()
        if not silent and not doubted:
            return
        self._heard_of = {process: heard for process, heard in self._heard_of.items() if process not in silent}
        for table, process in self._known():
            if process in silent or (table, process) in doubted:
                self._remove(table, process)
                self.on_moved(table)
        self._doubted = self._doubted - doubted


def _in_loop(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # that loop has ended; nobody listens any more
        loop.call_soon_threadsafe(work)
