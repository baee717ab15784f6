"""A table with a long past, written straight into the database: real races, and people who talk."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from typing import Final

import msgspec

from hairpin.server.log.entries import Acted, Created, Entry, EntryBody, Said
from hairpin.server.log.settings import kept_settings
from hairpin.server.protocol.settings import TableSettings
from hairpin.server.store.store import Store
from hairpin.server.store.writing import Append
from hairpin.server.table.requests import started
from hairpin.server.table.state import RACING, TableState
from hairpin.server.table.summary import summary
from tests.load.players import NEVER_CHOSEN
from tests.server.player import race_of

TALK_EVERY: Final = 20
SEATS: Final = ("random",) * 6


class Writing:
    """The log of a table as it grows."""

    def __init__(self, seed: int) -> None:
        self.state = TableState(secrets.token_urlsafe(16))
        self.entries: list[Entry] = []
        self._chance = random.Random(seed)
        settings = msgspec.convert(race_of(*SEATS, laps=3), TableSettings)
        self.add(Created(kept_settings(settings), "nobody"))

    def add(self, body: EntryBody) -> None:
        entry = Entry(self.state.seq + 1, time.time_ns() // 1_000_000, body)
        self.state.fold(entry)
        self.entries.append(entry)

    def start(self) -> None:
        self.add(started(self.state))

    def go_on(self) -> None:
        if self.state.seq % TALK_EVERY == 0:
            self.add(Said(None, "watcher", "how long is this going to take?"))
        seat = self._chance.choice(self.state.waiting())
        sensible = [option for option in self.state.open[seat].options if option not in NEVER_CHOSEN]
        self.add(Acted(seat, self._chance.choice(sensible), "driver", "random"))

    def is_racing(self) -> bool:
        return self.state.phase == RACING


def race_for(entries: int, is_over: bool, seed: int = 1) -> Writing:
    """Whole races until there are about so many entries; the last one may be still on."""
    written = Writing(seed)
    while written.state.seq < entries or (is_over and written.is_racing()):
        written.go_on() if written.is_racing() else written.start()
    if not is_over and not written.is_racing():
        written.start()
    return written


async def long_table(url: str, entries: int, is_over: bool = False) -> str:
    """Its id."""
    written = await asyncio.to_thread(race_for, entries, is_over)
    store = Store(url)
    try:
        at = written.entries[-1].at
        made = Append(written.state.id, at, tuple(written.entries), True, summary(written.state))
        await store.append(made)
    finally:
        store.close()
    return written.state.id
