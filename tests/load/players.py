"""One table of the load: its players answer by chance, one action each time that it is due."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from hairpin.server.protocol import VERSION
from tests.load.messages import HeardDecision, encode, heard
from tests.load.wire import Wire

NEVER_CHOSEN = ("retire", "leave")
PATIENCE = 15.0
"""An action that has not reached everybody after so many seconds is an error."""


@dataclass
class Figures:
    """What all tables have measured in one stage."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    bytes_heard: int = 0


class LoadPlayer:
    """A seat. It checks that entries come one after the other, none twice and none left out."""

    def __init__(self, table: LoadTable, number: int) -> None:
        self.table = table
        self.number = number
        self.seq = 0
        self.decision: HeardDecision | None = None
        self._wire: Wire | None = None

    async def enter(self, host: str, port: int, path: str, token: str | None) -> None:
        loop = asyncio.get_running_loop()
        wire = Wire(path, self._hear, self._lost)
        await loop.create_connection(lambda: wire, host, port)
        await wire.opened
        self._wire = wire
        self.say({"type": "hello", "version": VERSION, "token": token})
        self.say({"type": "sit", "seat": self.number, "name": f"Player {self.number}"})

    def say(self, message: dict[str, object]) -> None:
        assert self._wire is not None
        self._wire.send(encode(message))

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()

    def _lost(self) -> None:
        if not self.table.is_ending:
            self.table.fail("a socket was lost")

    def _hear(self, message: bytes) -> None:
        self.table.figures.bytes_heard += len(message)
        found = heard.decode(message)
        if found.type == "refused":
            self.table.fail(f"{found.code}: {found.text}")
        if found.type not in ("state", "update"):
            return
        if found.type == "update" and found.seq != self.seq + 1:
            self.table.fail(f"entry {found.seq} came after {self.seq}")
        self.seq = found.seq
        self.decision = found.decision
        if found.table is not None:
            self.table.phase = found.table.phase
        if found.view is not None:
            self.table.waiting = found.view.waiting
        self.table.arrived(found.seq)


class LoadTable:
    def __init__(self, figures: Figures, seats: int, seed: int) -> None:
        self.figures = figures
        self.phase = ""
        self.waiting: list[int] = []
        self.is_ending = False
        self.players = [LoadPlayer(self, number) for number in range(seats)]
        self._chance = random.Random(seed)
        self.pending_since: float | None = None
        """When the action was due that has not reached everybody yet."""
        self._awaited = 0
        self._everybody_has_it: asyncio.Future[None] | None = None

    async def open(self, host: str, port: int, path: str, token: str) -> None:
        """Everybody sits down, and the race starts."""
        for number, player in enumerate(self.players):
            await player.enter(host, port, path, token if number == 0 else None)
            await self._everybody(2 + number, self.players[: number + 1])
        self.players[0].say({"type": "start"})
        await self._everybody(2 + len(self.players))

    async def race(self, first: float, every: float) -> None:
        """Until it is cancelled. What is late counts from when it was due: waiting must not hide waiting."""
        due = first
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._act(due)
            due += every

    def close(self) -> None:
        self.is_ending = True
        for player in self.players:
            player.leave()

    def fail(self, why: str) -> None:
        self.figures.errors.append(why)

    def arrived(self, seq: int) -> None:
        waiting = self._everybody_has_it
        if waiting is not None and not waiting.done() and self._have_all():
            waiting.set_result(None)

    async def _act(self, due: float) -> None:
        awaited = self.players[0].seq + 1
        self.pending_since = due
        self._choose()
        try:
            await self._everybody(awaited)
        except TimeoutError:
            self.fail(f"entry {awaited} did not reach everybody within {PATIENCE:.0f} seconds")
            return
        self.figures.seconds.append(time.perf_counter() - due)
        self.pending_since = None

    def _choose(self) -> None:
        if self.phase == "over":
            self.players[0].say({"type": "start"})
            return
        player = self.players[self._chance.choice(self.waiting)]
        assert player.decision is not None
        options = [option for option in player.decision.options if option not in NEVER_CHOSEN]
        player.say({"type": "answer", "decision": player.decision.id, "do": self._chance.choice(options)})

    async def _everybody(self, seq: int, players: list[LoadPlayer] | None = None) -> None:
        """Until each of them has this entry."""
        self._awaited, self._who = seq, players or self.players
        if not self._have_all():
            self._everybody_has_it = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await self._everybody_has_it

    def _have_all(self) -> bool:
        return all(player.seq >= self._awaited for player in self._who)
