"""Clients who try to gain time: they come back, undo and take back, again and again.

A seat has so many seconds for what it is asked, however often it is asked the same. What it has used is worked out
here from the log alone: from its times, from who was waited for, and from how many actions stood.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from hairpin.rules.steps import PLANNING
from hairpin.server.log.entries import Acted, Entry
from hairpin.server.store.store import Store
from hairpin.server.table.state import TableState
from tests.server.player import race_of
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import Guest, differences, seated

SECONDS: Final = 2
SLACK: Final = 1.5
"""Until a driver has answered in the place of a person, on a machine that has much else to do."""
WAYS: Final = (("reload",), ("take-back",), ("undo",), ("reload", "take-back", "undo"))
TABLES_EACH: Final = 2
STALLING: Final = (0, TABLES_EACH)
"""Where the tables begin at which nobody plans, or somebody takes back: there a clock must answer."""
NOT_RUNG: Final = "no clock has answered where nobody did"
EVERY: Final = 0.06
TAKE_BACK: Final = "take-back"
Asked = tuple[int, int, str, int]
"""Game and seat, and what it was asked: the plan of a round, or what comes after so many actions."""


class Staller:
    """It never lets the race go on, if it can help it."""

    def __init__(self, guest: Guest, ways: tuple[str, ...], seed: int) -> None:
        self.guest, self._ways = guest, ways
        self._chance = random.Random(seed)
        self.tried = 0

    async def stall(self, until: float) -> None:
        while time.monotonic() < until:
            await self._try(self._chance.choice(self._ways))
            self.tried += 1
            await asyncio.sleep(EVERY)

    async def _try(self, way: str) -> None:
        match way:
            case "reload":
                self.guest.drop()
                await asyncio.sleep(EVERY)
                await self.guest.enter(since=self.guest.seq)
            case "take-back":
                self._plan_and_take_back()
            case "undo":
                self._act_and_undo()

    def _plan_and_take_back(self) -> None:
        """The other one plans nothing at all, so that there is time for it."""
        if self.guest.seat == 0 and (TAKE_BACK in self.guest.options() or self._is_planning()):
            self._answer()

    def _act_and_undo(self) -> None:
        if self.guest.undo is not None and not self._is_planning():
            self.guest.say("undo", action=self.guest.undo)
        elif TAKE_BACK not in self.guest.options():
            self._answer()

    def _is_planning(self) -> bool:
        return any(option.startswith(("plan", TAKE_BACK)) for option in self.guest.options())

    def _answer(self) -> None:
        if self.guest.decision is not None:
            do = self._chance.choice(self.guest.options())
            self.guest.say("answer", decision=self.guest.decision.id, do=do)


@dataclass
class Used:
    """Milliseconds, by what was asked."""

    waited: dict[Asked, int] = field(default_factory=lambda: defaultdict(int))
    first: dict[Asked, int] = field(default_factory=dict)
    last: dict[Asked, int] = field(default_factory=dict)
    rung: int = 0

    def add(self, asked: set[Asked], begin: int, end: int) -> None:
        for each in asked:
            self.waited[each] += end - begin
            self.first.setdefault(each, begin)
            self.last[each] = end

    def longest(self) -> float:
        return max(self.waited.values(), default=0) / 1000

    def longest_since_first(self) -> float:
        return max((self.last[each] - self.first[each] for each in self.last), default=0) / 1000


def used_in(entries: list[Entry], now: int) -> Used:
    state, used = TableState("table"), Used()
    for entry, then in zip(entries, [*(entry.at for entry in entries[1:]), now], strict=True):
        state.fold(entry)
        used.add(_asked(state), entry.at, then)
        used.rung += isinstance(entry.body, Acted) and entry.body.by == "clock"
    return used


def _asked(state: TableState) -> set[Asked]:
    if state.session is None:
        return set()
    race, actions = state.session.race, state.session.actions
    what = ("plan", race.round) if race.step == PLANNING else ("actions", actions)
    return {(state.games, seat, *what) for seat in state.waiting()}


async def gain_time(camp: Camp) -> Found:
    settings = {**race_of("person", "person"), "seconds": SECONDS}
    ways = [way for way in WAYS for _ in range(TABLES_EACH)]
    tables = [await seated(camp.server.port, settings, 2, f"127.0.6.{n + 1}") for n in range(len(ways))]
    stallers = [
        Staller(guest, way, 2 * number + seat)
        for number, (way, table) in enumerate(zip(ways, tables, strict=True))
        for seat, guest in enumerate(table)
    ]
    until = time.monotonic() + camp.seconds
    await asyncio.gather(*(staller.stall(until) for staller in stallers))
    used = [await _used(camp, table[0].table) for table in tables]
    lost = [what for each in used for what in too_long(each)]
    lost += [what for staller in stallers for what in await differences(staller.guest)]
    lost += [] if all(sum(each.rung for each in used[n : n + TABLES_EACH]) for n in STALLING) else [NOT_RUNG]
    for staller in stallers:
        staller.guest.leave()
    return Found(_load(stallers, used), lost)


async def _used(camp: Camp, table: str) -> Used:
    store = Store(camp.server.url)
    try:
        return used_in(await store.entries(table, 0), time.time_ns() // 1_000_000)
    finally:
        store.close()


def too_long(used: Used) -> list[str]:
    if used.longest() > SECONDS + SLACK:
        return [f"a seat has had {used.longest():.1f} s for one question, and may have {SECONDS}"]
    return []


def _load(stallers: list[Staller], used: list[Used]) -> str:
    tried, rung = sum(staller.tried for staller in stallers), sum(each.rung for each in used)
    longest, first = max(each.longest() for each in used), max(each.longest_since_first() for each in used)
    return (
        f"{len(used)} tables, {SECONDS} s each: {tried} attempts, clocks answered {rung} times; "
        f"longest {longest:.1f} s, {first:.1f} s after it was first asked"
    )


CLOCKS = Attack("clocks", "gaining time by coming back, undoing and taking back", gain_time)
