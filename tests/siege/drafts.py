"""People who undo, and answer with ids of long ago, in the draft and after it, as fast as they are allowed to."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Final

from tests.server.player import race_of
from tests.siege.attack import POSTGRESQL, SQLITE, Attack, Camp, Found
from tests.siege.guest import Guest, Heard, differences, seated

TABLES: Final = 6
PEOPLE: Final = 3
EVERY: Final = 0.045
"""Seconds between two messages of a socket: a little too fast, so that limits come up, too."""
REMEMBERED: Final = 30
KINDS: Final = ("undo", "undo", "old undo", "answer", "answer", "old answer")
EXPECTED: Final = frozenset(("stale", "not-now", "not-allowed", "illegal", "too-many"))


class Undoer:
    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.sent = 0
        self.done: Counter[str] = Counter()
        self._kinds: dict[int, str] = {}
        self._ids: list[str] = []
        self._undos: list[int] = []
        self._chance = random.Random(seed)
        guest.on_heard = self._hear

    async def trouble(self, until: float) -> None:
        while time.monotonic() < until and not self.guest.gone.is_set():
            kind = self._chance.choice(KINDS)
            self._kinds[self._say(kind)] = kind
            self.sent += 1
            await asyncio.sleep(EVERY)

    def _say(self, kind: str) -> int:
        if kind == "undo" and self.guest.undo is not None:
            return self.guest.say("undo", action=self.guest.undo)
        if kind == "old undo" and self._undos:
            return self.guest.say("undo", action=self._chance.choice(self._undos))
        return self._answer(kind == "old answer")

    def _answer(self, is_old: bool) -> int:
        options = self.guest.options()
        if self.guest.decision is None or not options:
            return self.guest.say("ping")
        decision = self._chance.choice(self._ids) if is_old and self._ids else self.guest.decision.id
        return self.guest.say("answer", decision=decision, do=self._chance.choice(options))

    def _hear(self, heard: Heard) -> None:
        if heard.type == "done" and heard.id is not None:
            self.done[self._kinds.pop(heard.id, "")] += 1
        if heard.type in ("state", "update"):
            if self.guest.decision is not None:
                self._ids = [*self._ids[-REMEMBERED:], self.guest.decision.id]
            if heard.undo is not None:
                self._undos = [*self._undos[-REMEMBERED:], heard.undo]


async def undo_everything(camp: Camp) -> Found:
    settings = race_of(*["person"] * PEOPLE, garage="basic", draft="quick")
    tables = [await seated(camp.server.port, settings, PEOPLE, f"127.0.4.{n + 1}") for n in range(TABLES)]
    undoers = [Undoer(guest, seed) for seed, guest in enumerate(guest for table in tables for guest in table)]
    until = time.monotonic() + camp.seconds
    await asyncio.gather(*(undoer.trouble(until) for undoer in undoers))
    await asyncio.sleep(0.5)
    found = Found(_load(undoers), [what for undoer in undoers for what in await _lost(undoer)])
    if not sum(undoer.done["undo"] for undoer in undoers):
        found.lost.append("nothing was undone: that is no attack")
    return found


def _load(undoers: list[Undoer]) -> str:
    done = sum((undoer.done for undoer in undoers), Counter[str]())
    codes = sum((undoer.guest.codes for undoer in undoers), Counter[str]())
    sent = sum(undoer.sent for undoer in undoers)
    refused = f"{codes['stale']} stale, {codes['too-many']} too many"
    return f"{sent} messages at {TABLES} tables: {done['undo']} undone, {refused}"


async def _lost(undoer: Undoer) -> list[str]:
    guest = undoer.guest
    strange = [f"refused as {code}" for code in guest.codes if code not in EXPECTED]
    if guest.gone.is_set():
        # whoever is refused two hundred times in a row is shut out, and rightly so
        strange += [] if guest.codes["too-many"] else ["a socket was closed"]
    else:
        strange += await differences(guest)
    guest.leave()
    return strange


DRAFTS = Attack("drafts", "undo and stale answers in the draft", undo_everything, (SQLITE, POSTGRESQL))
