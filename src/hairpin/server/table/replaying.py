"""Working a whole log through, which takes a while: in a process of its own, so that no table waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hairpin.server.log.entries import Entry, Stored, entry_from
from hairpin.server.store.store import Past, Snapshot
from hairpin.server.table.past import PAGE, packed, past_entry
from hairpin.server.table.recording import finished_record
from hairpin.server.table.snapshots import can_freeze, frozen, made_by
from hairpin.server.table.state import TableState, Told

LAST: Final = 200
"""Among so many entries, the last ones of a log, there is nearly always one after which nothing can be undone."""


class Replayed(NamedTuple):
    """How the table stood at the last moment of which a snapshot can be taken, and what was told till then."""

    snapshot: Snapshot
    past: list[Past]


def replayed(id: str, rows: Sequence[Stored]) -> Replayed | None:
    """None for a log of which no snapshot can be taken."""
    state = TableState(id)
    told: list[Told] = []
    found: Snapshot | None = None
    for row in rows:
        told.append(state.fold(entry_from(row)))
        if can_freeze(state) and state.seq > len(rows) - LAST:
            found = Snapshot(state.seq, made_by(), frozen(state))
    if found is None:
        return None
    return Replayed(found, _pages(told[: found.seq]))


def past_of(id: str, rows: Sequence[Stored]) -> list[Past]:
    state = TableState(id)
    return _pages([state.fold(entry_from(row)) for row in rows])


def _pages(told: Sequence[Told]) -> list[Past]:
    """Who has missed the last ones need not read all of them."""
    entries = [past_entry(each) for each in told]
    pages = [entries[first : first + PAGE] for first in range(0, len(entries), PAGE)]
    return [Past(page[0].seq, page[-1].seq, packed(page)) for page in pages]


def recorded(rows: Sequence[Stored], game: int) -> bytes:
    return finished_record(_entries(rows), game)


def _entries(rows: Sequence[Stored]) -> list[Entry]:
    return [entry_from(row) for row in rows]
