"""Hundreds who want the record of a long race, one that is over and one that is not; half of them don't wait."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Final

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from hairpin.rules.errors import HairpinError
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import HERE, asked
from tests.siege.long_table import long_table

AT_ONCE: Final = 40
MAX_MORE_MB: Final = 250
"""The process that makes a record takes a good part of it."""
LOOK_EVERY: Final = 0.1
PAUSE: Final = 0.3


class Records:
    def __init__(self, camp: Camp, over: str, running: str) -> None:
        self._camp, self._over, self._running = camp, over, running
        self._until = time.monotonic() + camp.seconds
        self.counts: Counter[str] = Counter()
        self.bodies: set[bytes] = set()
        self.lost: list[str] = []
        self.peak = 0.0

    async def loop(self, number: int) -> None:
        chance = random.Random(number)
        while time.monotonic() < self._until:
            table = chance.choice((self._over, self._running))
            try:
                await self._ask(table, leaves=chance.random() < 0.5)
            except OSError as error:
                self.lost.append(f"no connection: {error!r}")
                return

    async def _ask(self, table: str, leaves: bool) -> None:
        path = f"/api/tables/{table}/record"
        if leaves:
            await self._leave(path)
        else:
            await self._take(*await asked(self._camp.server.port, path), is_over=table == self._over)

    async def _leave(self, path: str) -> None:
        _, writer = await asyncio.open_connection(HERE, self._camp.server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.counts["left"] += 1

    async def _take(self, status: str, body: bytes, is_over: bool) -> None:
        self.counts[status] += 1
        if status == "429":
            await asyncio.sleep(PAUSE)
        elif status == "200" and is_over:
            self.bodies.add(body)
        elif status != "409" or is_over:
            self.lost.append(f"a {'finished' if is_over else 'running'} race was answered with status {status}")

    async def look_at_memory(self) -> None:
        while True:
            self.peak = max(self.peak, self._camp.server.memory_mb())
            await asyncio.sleep(LOOK_EVERY)


async def want_records(camp: Camp) -> Found:
    over, running = [await long_table(camp.server.url, camp.long, is_over) for is_over in (True, False)]
    before = camp.server.memory_mb()
    records = Records(camp, over, running)
    looking = asyncio.create_task(records.look_at_memory())
    await asyncio.gather(*(records.loop(number) for number in range(AT_ONCE)))
    looking.cancel()
    lost = [*records.lost, *_checked(records.bodies, camp.folder)]
    if records.peak - before > MAX_MORE_MB:
        lost.append(f"the server took {records.peak - before:.0f} MB more, and may take {MAX_MORE_MB}")
    return Found(_load(records, before, camp.server.memory_mb()), lost)


def _load(records: Records, before: float, after: float) -> str:
    counts = records.counts
    asked = (
        f"{sum(counts.values())} asked, {counts['left']} left, {counts['200']} got it, {counts['429']} too many"
    )
    return f"{asked}; memory {before:.0f} MB, peak {records.peak:.0f}, then {after:.0f}"


def _checked(bodies: set[bytes], folder: Path) -> list[str]:
    """All have got the same record, and it is right."""
    if len(bodies) != 1:
        return [f"{len(bodies)} different records of one race"]
    path = folder / "record.jsonl"
    path.write_bytes(next(iter(bodies)))
    try:
        words = verify(read_record(path))
    except HairpinError as error:
        return [f"the record is wrong: {error}"]
    return [] if "final state" in words else [f"the record has no end: {words}"]


RECORDS = Attack("records", "hundreds want a long record, half of them leave at once", want_records)
