"""Group commit: one thread takes all appends that wait and commits them together."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final, NamedTuple

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from hairpin.server.log.entries import Entry, stored
from hairpin.server.store import schema
from hairpin.server.store.pen import Pen


class Due(NamedTuple):
    """When exactly the server must do something at the table; None: never, as far as is known."""

    at: int | None


class Beside(NamedTuple):
    """Something that is kept beside the log; what was there of the same keys is replaced."""

    kept_in: str
    """The name of a table of the database."""
    values: dict[str, object]


class Seating(NamedTuple):
    """Somebody who sits at a table, or is its host."""

    who: str
    seat: int | None
    is_host: bool


class Listing(NamedTuple):
    """How a table stands after an entry, for the lists of its people."""

    seq: int
    at: int
    body: str
    people: tuple[Seating, ...]
    """All of them; whoever is not among them has it in the list no more."""
    told: tuple[str, ...]
    """Whose lists change."""
    brings_back: bool = False
    """For those who had put the table away."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries of one table; all of them are written, or none."""

    table: str
    at: int
    entries: tuple[Entry, ...] = ()
    is_new: bool = False
    summary: str | None = None
    """What the list of tables shows from now on, where that has changed."""
    is_public: bool = False
    over_at: int | None = None
    """When its last game ended, if none is on; it goes with the summary."""
    look_by: int | None = None
    """At a table with clocks: the server must look at it by then, or earlier if that was known before."""
    due: Due | None = None
    beside: tuple[Beside, ...] = ()
    listing: Listing | None = None
    is_probe: bool = False
    """Of no table: only to see whether anything can be written."""


Failure = BaseException | None
Waiting = tuple[Append, asyncio.AbstractEventLoop, "asyncio.Future[Failure]"]
Settled = tuple["asyncio.Future[Failure]", Failure]
MAX_TOGETHER = 1000
PROBE = "last-probe"
"""Its row is among the secrets: a table of its own would be a new version of the database."""

ENTRY: Final = "INSERT INTO entries (table_id, seq, at, kind, version, body) VALUES (?, ?, ?, ?, ?, ?)"
NEW_TABLE: Final = (
    "INSERT INTO tables (created_at, touched_at, is_public, summary, over_at, id) VALUES (?, ?, ?, ?, ?, ?)"
)
TABLE: Final = (
    "UPDATE tables SET touched_at = ?, is_public = ?, summary = ?, over_at = ?, archived_at = NULL WHERE id = ?"
)
DUE: Final = "UPDATE tables SET due = ?, claimed_until = NULL WHERE id = ?"
LOOK_BY: Final = "UPDATE tables SET due = CASE WHEN due < ? THEN due ELSE ? END WHERE id = ?"
SEATING: Final = """INSERT INTO seatings (table_id, who, seat, is_host) VALUES (?, ?, ?, ?)
    ON CONFLICT (who, table_id) DO UPDATE SET seat = excluded.seat, is_host = excluded.is_host"""
BROUGHT_BACK: Final = "UPDATE seatings SET put_away_at = NULL WHERE table_id = ?"
PROBED: Final = "UPDATE secrets SET value = ? WHERE name = ?"
FIRST_PROBE: Final = "INSERT INTO secrets (value, name) VALUES (?, ?)"


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._pen = Pen(engine)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="hairpin-write", daemon=True)
        self.on_commit: Callable[[int, float], None] = lambda entries, seconds: None
        """Called in the writer's thread after each commit, for figures."""
        self.in_transaction: Callable[[DBAPICursor, list[Append]], None] = lambda cursor, appends: None
        """Called before each commit: the place for a notification that other processes hear."""
        self._thread.start()

    async def write(self, append: Append) -> Failure:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Failure] = loop.create_future()
        self._queue.put((append, loop, future))
        return await future

    def close(self) -> None:
        """After everything that waits has been written."""
        self._queue.put(None)
        self._thread.join()
        self._pen.close()

    def is_conflict(self, failure: Failure) -> bool:
        """Whether an entry of that number was there already."""
        return isinstance(failure, self._pen.conflict)

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            is_last = False
            while not self._queue.empty() and len(batch) < MAX_TOGETHER:
                following = self._queue.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            self._write(batch)
            if is_last:
                return

    def _write(self, batch: list[Waiting]) -> None:
        outcomes = self._outcomes([append for append, _, _ in batch])
        settled: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
        for (_, loop, future), outcome in zip(batch, outcomes, strict=True):
            settled.setdefault(loop, []).append((future, outcome))
        for loop, futures in settled.items():
            with suppress(RuntimeError):  # that loop has ended; nobody waits any more
                loop.call_soon_threadsafe(_settle, futures)

    def _outcomes(self, appends: list[Append]) -> list[Failure]:
        """Together if possible; if one of them fails, each alone, so that it fails alone.

        A database that can't be reached fails for all: asking it a thousand times would take very long.
        """
        outcome = self._commit(appends)
        if outcome is None or len(appends) == 1 or self._pen.is_unreachable(outcome):
            return [outcome] * len(appends)
        return [self._commit([append]) for append in appends]

    def _commit(self, appends: list[Append]) -> Failure:
        began = time.perf_counter()
        try:
            with self._pen.transaction() as cursor:
                self._insert(cursor, appends)
                self.in_transaction(cursor, appends)
        except Exception as error:  # whatever it is, those who wait must hear of it
            return error
        self.on_commit(sum(len(append.entries) for append in appends), time.perf_counter() - began)
        return None

    def _insert(self, cursor: DBAPICursor, appends: list[Append]) -> None:
        # in one order everywhere: two processes with the same tables must not wait for each other in a circle
        ordered = sorted(appends, key=lambda append: append.table)
        for append in ordered:
            self._write_table(cursor, append)
        rows = [(append.table, *stored(entry)) for append in ordered for entry in append.entries]
        if rows:
            self._pen.write(cursor, ENTRY, rows)
        besides = [(append.table, beside) for append in ordered for beside in append.beside]
        for table, beside in sorted(besides, key=lambda each: (each[0], each[1].kept_in)):
            self._keep_beside(cursor, table, beside)
        for append in ordered:
            if append.listing is not None:
                self._list_for_people(cursor, append.table, append.listing)
        if probes := [append for append in appends if append.is_probe]:
            self._write_probe(cursor, probes[-1].at)

    def _write_table(self, cursor: DBAPICursor, append: Append) -> None:
        if append.summary is not None:
            self._list(cursor, append, append.summary)
        if append.due is not None:
            self._pen.write(cursor, DUE, [(append.due.at, append.table)])
        elif append.look_by is not None:
            self._pen.write(cursor, LOOK_BY, [(append.look_by, append.look_by, append.table)])

    def _list(self, cursor: DBAPICursor, append: Append, summary: str) -> None:
        """What the list of tables says; the table itself is in its entries alone."""
        row = (append.at, append.is_public, summary, append.over_at, append.table)
        if append.is_new:
            self._pen.write(cursor, NEW_TABLE, [(append.at, *row)])
        else:
            self._pen.write(cursor, TABLE, [row])

    def _keep_beside(self, cursor: DBAPICursor, table: str, beside: Beside) -> None:
        """Another process may be about to keep the same: that is no conflict, the later one stays."""
        values = {"table_id": table, **beside.values}
        keys = [column.name for column in schema.metadata.tables[beside.kept_in].primary_key.columns]
        marks = ", ".join("?" for _ in values)
        news = ", ".join(f"{name} = excluded.{name}" for name in values if name not in keys)
        words = (
            f"INSERT INTO {beside.kept_in} ({', '.join(values)}) VALUES ({marks})"
            f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {news}"
        )
        self._pen.write(cursor, words, [list(values.values())])

    def _list_for_people(self, cursor: DBAPICursor, table: str, listing: Listing) -> None:
        kept = {"seq": listing.seq, "at": listing.at, "body": listing.body}
        self._keep_beside(cursor, table, Beside("listings", kept))
        marks = ", ".join("?" for _ in listing.people)
        left = f"DELETE FROM seatings WHERE table_id = ? AND who NOT IN ({marks})"
        self._pen.write(cursor, left, [(table, *(seating.who for seating in listing.people))])
        self._pen.write(cursor, SEATING, [(table, *seating) for seating in listing.people])
        if listing.brings_back:
            self._pen.write(cursor, BROUGHT_BACK, [(table,)])

    def _write_probe(self, cursor: DBAPICursor, at: int) -> None:
        """Another value each time: what has not changed would not go to the disk."""
        self._pen.write(cursor, PROBED, [(str(at), PROBE)])
        if not cursor.rowcount:
            self._pen.write(cursor, FIRST_PROBE, [(str(at), PROBE)])


def _settle(futures: list[Settled]) -> None:
    for future, outcome in futures:
        if not future.done():
            future.set_result(outcome)
