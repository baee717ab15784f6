"""Thousands of small races, begun and left: what the server still holds when all of their tables are asleep."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import Final

from hairpin.server.memory import PAUSE_SECONDS
from tests.server.player import race_of
from tests.siege.attack import Attack, Camp, Found
from tests.siege.bystander import ADDRESSES
from tests.siege.guest import Guest, asked, new_table

MOST: Final = 3000
AT_ONCE: Final = 12
PER_ADDRESS: Final = 50
"""Fewer than one address may create in an hour."""
ACTIONS: Final = 12
"""At most: fewer than a socket may send at once."""
TIMES_AS_LONG: Final = 3
PUT_AWAY: Final = 5
"""Seconds: nobody wants to wait for a minute to see tables asleep."""
LONGEST: Final = 60.0
MAX_KB_EACH: Final = 12
"""Of memory that a table which is asleep may still cost."""
MAX_MORE_MB: Final = 40
"""Beside that: what the server has once it has worked at all."""


class Sleepers:
    def __init__(self, camp: Camp) -> None:
        self._camp = camp
        self._until = time.monotonic() + camp.seconds * TIMES_AS_LONG
        self.tables = 0
        self.actions = 0
        self.lost: list[str] = []

    async def loop(self) -> None:
        while time.monotonic() < self._until and self.tables < MOST:
            self.tables += 1
            try:
                await self._race(self.tables)
            except OSError as error:
                self.lost.append(f"table {self.tables}: {error!r}")
            if self.tables % 100 == 0:
                self._camp.say(f"sleep: {self.tables} tables")

    async def _race(self, number: int) -> None:
        chance, port, address = random.Random(number), self._camp.server.port, address_of(number)
        table, token = await new_table(port, race_of("person"), address)
        guest = await Guest(port, table, token, address).enter()
        await guest.ask("sit", seat=0, name="Ada")
        await guest.ask("start")
        for _ in range(chance.randint(1, ACTIONS)):
            await guest.until(lambda: guest.owes() or guest.phase == "over")
            if guest.phase == "over" or guest.decision is None:
                break
            await guest.ask("answer", decision=guest.decision.id, do=chance.choice(guest.options()))
            self.actions += 1
        self.lost += guest.wrong
        guest.leave()


def address_of(number: int) -> str:
    hundreds, rest = divmod(number // PER_ADDRESS, 200)
    return f"127.1.{hundreds}.{rest + 1}"


async def awake(port: int) -> int:
    _, figures = await asked(port, "/metrics")
    found = re.search(rb"^hairpin_tables_awake (\d+)", figures, re.MULTILINE)
    assert found, "the server does not say how many tables are awake"
    return int(found[1])


async def leave_races(camp: Camp) -> Found:
    before = camp.server.own_memory_mb()
    sleepers = Sleepers(camp)
    await asyncio.gather(*(sleepers.loop() for _ in range(AT_ONCE)))
    while_awake = camp.server.own_memory_mb()
    left = await _all_asleep(camp)
    await asyncio.sleep(2 * PAUSE_SECONDS)  # by then memory has been given back
    after = camp.server.own_memory_mb()
    allowed = MAX_MORE_MB + MAX_KB_EACH * sleepers.tables / 1024
    lost = [*sleepers.lost, *([f"{left} tables did not fall asleep"] if left else [])]
    lost += (
        [f"{after - before:.0f} MB more than before, and {allowed:.0f} may be"] if after - before > allowed else []
    )
    load = f"{sleepers.tables} tables, {sleepers.actions} actions"
    return Found(f"{load}; memory {before:.0f} MB, {while_awake:.0f} at the end, {after:.0f} asleep", lost)


async def _all_asleep(camp: Camp) -> int:
    """How many are still awake when nobody has been there for long enough; the bystanders are at theirs."""
    until = time.monotonic() + LONGEST
    while (left := await awake(camp.server.port) - len(ADDRESSES)) > 0 and time.monotonic() < until:
        camp.say(f"sleep: {left} tables are awake")
        await asyncio.sleep(1)
    return max(0, left)


SLEEP = Attack(
    "sleep",
    "thousands of small races, begun and left",
    leave_races,
    environment={"HAIRPIN_PUT_AWAY_SECONDS": str(PUT_AWAY)},
)
