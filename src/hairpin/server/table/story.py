"""What has been told at a table that is awake: its last entries in memory, the earlier ones beside its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from hairpin.server.history import History, past_beside, snapshot_beside
from hairpin.server.store.store import Past, Snapshot
from hairpin.server.store.writing import Beside
from hairpin.server.table.past import PastEntry, packed, past_entry
from hairpin.server.table.snapshots import EVERY, can_freeze, frozen, made_by
from hairpin.server.table.state import TableState, Told

MOST: Final = 4 * EVERY
"""Entries that are not in words yet. Who joins waits for these, and so does everybody else."""


class Story:
    """From time to time the entries in memory are put beside the log, with a snapshot."""

    def __init__(self, state: TableState, told: Sequence[Told], history: History, remembered: int) -> None:
        self._state = state
        self._history = history
        self._new = [past_entry(each) for each in list(told)[-MOST:]]
        """Not yet beside the log, or not long ago."""
        self._recent: deque[PastEntry] = deque(maxlen=remembered)
        # tables that were begun together should not all have this work to do in the same second
        self._every = EVERY + crc32(state.id.encode()) % EVERY

    def add(self, entry: PastEntry) -> None:
        self._new.append(entry)

    def first(self) -> int:
        """The earliest entry that is still in memory."""
        if self._recent:
            return self._recent[0].seq
        return self._new[0].seq if self._new else self._state.seq + 1

    async def earlier(self, since: int) -> Sequence[PastEntry]:
        """What is no longer in memory; meanwhile more may happen, and more of it be forgotten."""
        until = self.first() - 1
        return [] if since >= until else await self._history.past(self._state.id, since, until)

    def recent(self, since: int) -> list[PastEntry]:
        kept = [entry for entry in self._recent if entry.seq > since]
        return kept + [entry for entry in self._new if entry.seq > since]

    def has_much(self) -> bool:
        return len(self._new) >= MOST or (len(self._new) >= self._every and can_freeze(self._state))

    def put_beside(self) -> tuple[Beside, ...]:
        """To be written together: what was told since the last time, and a snapshot. Nothing, if it must wait.

        While somebody can undo there is no snapshot, for as long as that lasts; what was told never changes.
        """
        is_frozen = can_freeze(self._state)
        if not self._new or not (is_frozen or len(self._new) >= MOST):
            return ()
        entries, self._new = self._new, []
        self._recent.extend(entries)
        past = past_beside(Past(entries[0].seq, entries[-1].seq, packed(entries)))
        return (past, self._snapshot()) if is_frozen else (past,)

    def _snapshot(self) -> Beside:
        return snapshot_beside(Snapshot(self._state.seq, made_by(), frozen(self._state)))
