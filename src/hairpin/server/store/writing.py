"""Group commit: one thread takes all appends that wait and commits them together."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, Engine, and_, case, delete, insert, update
from sqlalchemy.exc import InterfaceError, OperationalError

from hairpin.server.log.entries import Entry, stored
from hairpin.server.store import schema


class Due(NamedTuple):
    """When exactly the server must do something at the table; None: never, as far as is known."""

    at: int | None


class Beside(NamedTuple):
    """Something that is kept beside the log; what was there of the same keys is replaced."""

    kept_in: str
    """The name of a table of the database."""
    values: dict[str, object]


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
    is_probe: bool = False
    """Of no table: only to see whether anything can be written."""


Failure = BaseException | None
Waiting = tuple[Append, asyncio.AbstractEventLoop, "asyncio.Future[Failure]"]
MAX_TOGETHER = 1000
PROBE = "last-probe"
"""Its row is among the secrets: a table of its own would be a new version of the database."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="hairpin-write", daemon=True)
        self.on_commit: Callable[[int, float], None] = lambda entries, seconds: None
        """Called in the writer's thread after each commit, for figures."""
        self.in_transaction: Callable[[Connection, list[Append]], None] = lambda connection, appends: None
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
        for (_, loop, future), outcome in zip(batch, outcomes, strict=True):
            try:
                loop.call_soon_threadsafe(_settle, future, outcome)
            except RuntimeError:  # that loop has ended; nobody waits any more
                continue

    def _outcomes(self, appends: list[Append]) -> list[Failure]:
        """Together if possible; if one of them fails, each alone, so that it fails alone.

        A database that can't be reached fails for all: asking it a thousand times would take very long.
        """
        outcome = self._commit(appends)
        if outcome is None or len(appends) == 1 or isinstance(outcome, OperationalError | InterfaceError):
            return [outcome] * len(appends)
        return [self._commit([append]) for append in appends]

    def _commit(self, appends: list[Append]) -> Failure:
        began = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                _insert(connection, appends)
                self.in_transaction(connection, appends)
        except Exception as error:  # whatever it is, those who wait must hear of it
            return error
        self.on_commit(sum(len(append.entries) for append in appends), time.perf_counter() - began)
        return None


def _settle(future: asyncio.Future[Failure], outcome: Failure) -> None:
    if not future.done():
        future.set_result(outcome)


def _insert(connection: Connection, appends: list[Append]) -> None:
    # in one order everywhere: two processes that write to the same tables must not wait for each other in a circle
    ordered = sorted(appends, key=lambda append: append.table)
    for append in ordered:
        _write_table(connection, append)
    rows = [
        {"table_id": append.table, **stored(entry)._asdict()} for append in ordered for entry in append.entries
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)
    for append in ordered:
        for beside in append.beside:
            _keep_beside(connection, append, beside)
    if probes := [append for append in appends if append.is_probe]:
        _write_probe(connection, probes[-1].at)


def _write_table(connection: Connection, append: Append) -> None:
    if append.summary is not None:
        _list(connection, append, append.summary)
    due = schema.tables.c.due
    if append.due is not None:
        _update(connection, append, {"due": append.due.at, "claimed_until": None})
    elif append.look_by is not None:
        _update(connection, append, {"due": case((due < append.look_by, due), else_=append.look_by)})


def _list(connection: Connection, append: Append, summary: str) -> None:
    """What the list of tables says; the table itself is in its entries alone."""
    values = {
        "touched_at": append.at,
        "is_public": append.is_public,
        "summary": summary,
        "over_at": append.over_at,
        "archived_at": None,
    }
    if append.is_new:
        connection.execute(insert(schema.tables).values(id=append.table, created_at=append.at, **values))
    else:
        _update(connection, append, values)


def _update(connection: Connection, append: Append, values: Mapping[str, object]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == append.table).values(**values))


def _keep_beside(connection: Connection, append: Append, beside: Beside) -> None:
    values = {"table_id": append.table, **beside.values}
    kept_in = schema.metadata.tables[beside.kept_in]
    keys = [column == values[column.name] for column in kept_in.primary_key.columns]
    connection.execute(delete(kept_in).where(and_(*keys)))
    connection.execute(insert(kept_in).values(**values))


def _write_probe(connection: Connection, at: int) -> None:
    """Another value each time: what has not changed would not go to the disk."""
    kept = schema.secrets
    found = connection.execute(update(kept).where(kept.c.name == PROBE).values(value=str(at)))
    if not found.rowcount:
        connection.execute(insert(kept).values(name=PROBE, value=str(at)))
