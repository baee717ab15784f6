"""Drivers that never answer: one sleeps, one thinks in circles, one dies. Somebody must answer for them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from tests.server.player import race_of
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import Guest, Heard, new_table, news_of

KINDS: Final = ("sleeper", "endless", "dying")
TABLES_EACH: Final = 3
PATIENCE: Final = 2
"""The default of 20 seconds would make a long attack; what happens when they are over is the same."""
LONGEST: Final = 60.0


class Stuck:
    """A table at which nobody but such drivers are to answer."""

    def __init__(self, kind: str, guest: Guest) -> None:
        self.kind, self.guest = kind, guest
        self.answers = 0
        guest.on_heard = self._hear

    def _hear(self, heard: Heard) -> None:
        if heard.type == "update":
            self.answers += news_of(heard.news).kind == "acted"


async def begun(port: int, kind: str, address: str) -> Stuck:
    table, token = await new_table(port, race_of(kind, kind), address)
    stuck = Stuck(kind, await Guest(port, table, token, address).enter())
    await stuck.guest.ask("start")
    return stuck


async def bring_stuck_drivers(camp: Camp) -> Found:
    wanted = [kind for kind in KINDS for _ in range(TABLES_EACH)]
    tables = [await begun(camp.server.port, kind, f"127.0.3.{place + 1}") for place, kind in enumerate(wanted)]
    await asyncio.sleep(camp.seconds)
    await _answered(tables)
    lost = [f"nobody has answered for a driver that is {each.kind}" for each in tables if not each.answers]
    lost += [what for each in tables for what in each.guest.wrong]
    for each in tables:
        each.guest.leave()
    counts = ", ".join(f"{sum(each.answers for each in tables if each.kind == kind)} for {kind}" for kind in KINDS)
    return Found(f"{len(tables)} tables, patience {PATIENCE} s; answers: {counts}", lost)


async def _answered(tables: list[Stuck]) -> None:
    """Tables wait for each other's drivers to be ended, one after the other."""
    until = time.monotonic() + LONGEST
    while not all(each.answers for each in tables) and time.monotonic() < until:
        await asyncio.sleep(0.1)


STUCK_DRIVERS = Attack(
    "stuck-drivers",
    "drivers that sleep, think in circles or die instead of answering",
    bring_stuck_drivers,
    module="tests.siege.serving",
    environment={"HAIRPIN_DRIVER_PATIENCE": str(PATIENCE)},
    expected=("has ended its process too often",),
)
