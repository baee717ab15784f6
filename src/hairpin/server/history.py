"""What has happened at tables: read from beside their logs, and worked out from these only where it is missing."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from hairpin.server.apart import Apart
from hairpin.server.errors import Code, Conflict, Refused, StoreError
from hairpin.server.log.entries import Stored, entry_from
from hairpin.server.once import Once
from hairpin.server.store.store import Past, Snapshot, Store
from hairpin.server.store.writing import Append, Beside
from hairpin.server.table.past import PAGE, PastEntry, joined, unpacked
from hairpin.server.table.replaying import Replayed, past_of, recorded, replayed
from hairpin.server.table.snapshots import BadSnapshot, made_by, thawed
from hairpin.server.table.state import TableState, Told

SHORT: Final = 150
"""A log of so few entries is replayed here: another process would take longer to be asked."""
CACHED_BYTES: Final = 32 * 1024 * 1024


class History:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._pasts = PastCache(CACHED_BYTES)
        self._reading: Once[KeptPast] = Once()
        self._recording: Once[bytes] = Once()
        self._replaying: Once[Replayed | None] = Once()
        self._apart = Apart()

    # -- waking ------------------------------------------------------------------------------------------

    async def woken(self, id: str) -> tuple[TableState, list[Told]]:
        """The table as its log says, and what was told since its last snapshot."""
        state = await self._from_snapshot(id)
        rows = [] if state is None else await self._store.rows(id, state.seq - 1)
        if state is None or not rows or rows[0].seq != state.seq:  # none, or one of another log
            state, rows = await self._from_log(id)
        later = [row for row in rows if row.seq > state.seq]
        told = await asyncio.to_thread(lambda: [state.fold(entry_from(row)) for row in later])
        return state, told

    async def _from_snapshot(self, id: str) -> TableState | None:
        kept = await self._store.snapshot(id)
        return None if kept is None else _thawed(id, kept)

    async def _from_log(self, id: str) -> tuple[TableState, list[Stored]]:
        """As far as another process could work it out, and the whole log."""
        rows = await self._store.rows(id)
        if not rows:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table; check the link")
        found = await self._replaying.do(id, lambda: self._replay(id, rows)) if len(rows) >= SHORT else None
        state = None if found is None else _thawed(id, found.snapshot)
        return TableState(id) if state is None else state, rows

    async def _replay(self, id: str, rows: list[Stored]) -> Replayed | None:
        found = await self._apart.do(replayed, id, rows)
        if found is not None:
            await self._keep(id, *map(past_beside, found.past), snapshot_beside(found.snapshot))
        return found

    # -- the past ----------------------------------------------------------------------------------------

    async def past(self, id: str, since: int, until: int) -> Sequence[PastEntry]:
        """Of the entries after the first and up to the second. What came long before is not looked at."""
        page = since - since % PAGE
        kept = self._pasts.get(id)
        if not kept.has(page, until):
            kept = await self._reading.do((id, page), lambda: self._read_past(id, page, until))
            self._pasts.put(id, kept)
        if not kept.has(page, until):  # somebody else had asked for less
            return await self.past(id, since, until)
        return kept.between(since, until)

    async def _read_past(self, id: str, after: int, until: int) -> KeptPast:
        kept = await self._store.pasts(id, after, until)
        found = await asyncio.to_thread(lambda: joined([unpacked(each.body) for each in kept], after, until))
        return KeptPast(after, found) if found is not None else await self._past_from_log(id, until)

    async def _past_from_log(self, id: str, until: int) -> KeptPast:
        rows = (await self._store.rows(id))[:until]
        found = await self._apart.do(past_of, id, rows)
        entries = await asyncio.to_thread(lambda: [entry for page in found for entry in unpacked(page.body)])
        if len(entries) < until:
            raise Refused(Code.BROKEN, "the log of this table is damaged")
        await self._keep(id, *map(past_beside, found))
        return KeptPast(0, entries)

    # -- records -----------------------------------------------------------------------------------------

    async def record(self, id: str, game: int) -> bytes:
        """Of a game that is over. It is made once, and kept."""
        kept = await self._store.record(id, game)
        if kept is not None:
            try:
                return zlib.decompress(kept)
            except zlib.error:
                pass  # damaged: it is made again
        return await self.record_anew(id, game)

    async def record_anew(self, id: str, game: int) -> bytes:
        """Older Hairpins kept records that do not say which decisions were a stand-in's."""
        return await self._recording.do((id, game), lambda: self._record(id, game))

    async def _record(self, id: str, game: int) -> bytes:
        rows = await self._store.rows(id)
        record = await self._apart.do(recorded, rows, game)
        await self._keep(id, Beside("records", {"game": game, "body": zlib.compress(record)}))
        return record

    # -- beside the log ----------------------------------------------------------------------------------

    async def _keep(self, id: str, *beside: Beside) -> None:
        try:
            await self._store.append(Append(id, 0, beside=beside))
        except (StoreError, Conflict):
            return  # the next one who asks tries again


def snapshot_beside(snapshot: Snapshot) -> Beside:
    return Beside("snapshots", snapshot._asdict())


def past_beside(past: Past) -> Beside:
    return Beside("pasts", past._asdict())


def _thawed(id: str, kept: Snapshot) -> TableState | None:
    if kept.made_by != made_by():
        return None
    try:
        return thawed(id, kept.body)
    except BadSnapshot:
        return None


class KeptPast(NamedTuple):
    after: int
    entries: list[PastEntry]
    """The first is the one after that."""

    def has(self, after: int, until: int) -> bool:
        return self.after <= after and until <= self.after + len(self.entries)

    def between(self, since: int, until: int) -> list[PastEntry]:
        return self.entries[since - self.after : until - self.after]


NOTHING: Final = KeptPast(0, [])


class PastCache:
    """Of few tables at a time: those that were asked for last."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._size = 0
        self._kept: OrderedDict[str, tuple[KeptPast, int]] = OrderedDict()

    def get(self, id: str) -> KeptPast:
        if id not in self._kept:
            return NOTHING
        self._kept.move_to_end(id)
        return self._kept[id][0]

    def put(self, id: str, past: KeptPast) -> None:
        self._size -= self._kept.pop(id, (NOTHING, 0))[1]
        size = sum(entry.size() for entry in past.entries)
        if size > self._maximum:
            return  # it would drive out all others, and itself
        self._kept[id] = (past, size)
        self._size += size
        while self._size > self._maximum:
            self._size -= self._kept.popitem(last=False)[1][1]
