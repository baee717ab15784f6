"""Coming, asking for everything that ever happened at a long table, and going: again and again, in loops."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial

from hairpin.server.protocol import VERSION
from tests.siege.attack import POSTGRESQL, SQLITE, Attack, Camp, Found
from tests.siege.guest import Guest
from tests.siege.long_table import long_table

PAUSE = 0.2
"""After a socket was refused for coming too often."""


class Joins:
    def __init__(self, camp: Camp, table: str) -> None:
        self._camp, self._table = camp, table
        self._until = time.monotonic() + camp.seconds
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def loop(self, number: int) -> None:
        """Every other one leaves before it has heard anything."""
        turn = number
        while time.monotonic() < self._until:
            guest = Guest(self._camp.server.port, self._table)
            try:
                await self._visit(guest, is_patient=turn % 2 == 0)
            except OSError:
                self.counts["refused"] += 1
                await asyncio.sleep(PAUSE)
            turn += 1

    async def _visit(self, guest: Guest, is_patient: bool) -> None:
        if is_patient:
            await guest.enter(since=0)
            self._check(guest)
        else:
            await guest.knock()
            guest.say("hello", version=VERSION, token=None, since=0)
        guest.drop()
        self.counts["whole" if is_patient else "cut off"] += 1

    def _check(self, guest: Guest) -> None:
        if list(guest.told) != list(range(1, guest.seq + 1)):
            self.wrong.append(f"of {guest.seq} entries {len(guest.told)} were told")
        self.wrong += guest.wrong


async def join(loops: int, camp: Camp) -> Found:
    table = await long_table(camp.server.url, camp.long)
    joins = Joins(camp, table)
    await asyncio.gather(*(joins.loop(number) for number in range(loops)))
    counts = joins.counts
    load = f"{loops} loops, {camp.long} entries: {counts['whole']} heard all, {counts['cut off']} left at once"
    lost = joins.wrong if counts["whole"] else ["nobody was told the past", *joins.wrong]
    return Found(f"{load}, {counts['refused']} refused", lost)


FOUR_JOINS = Attack(
    "joins-4", "4 loops of coming and going at a long table", partial(join, 4), (SQLITE, POSTGRESQL)
)
TWENTY_JOINS = Attack("joins-20", "the same with 20 loops", partial(join, 20))
