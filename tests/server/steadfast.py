"""A player who comes back alone, whatever happens to the server, and notices anything missing, double or new."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from hairpin.server.protocol import VERSION
from tests.load.messages import HeardDecision, HeardTable, HeardView, encode
from tests.load.players import NEVER_CHOSEN
from tests.load.wire import Wire

AGAIN_SECONDS = 0.05
ALLOWED = ("stale", "not-now")
"""An answer that was on disk already when the server died is refused when it is given again."""
LATER = "unavailable"
"""The database is away; whatever it was is asked again."""


class Entry(Struct):
    type: str
    seq: int = 0
    news: msgspec.Raw = msgspec.Raw()
    events: msgspec.Raw = msgspec.Raw()
    decision: HeardDecision | None = None
    view: HeardView | None = None
    table: HeardTable | None = None
    seat: int | None = None
    token: str | None = None
    code: str = ""
    text: str = ""


_decoder = msgspec.json.Decoder(Entry)


class Steadfast:
    def __init__(self, port: int, table: str, seat: int, token: str | None, seed: int) -> None:
        self.port, self.table, self.seat, self.token = port, table, seat, token
        self.chance = random.Random(seed)
        self.seq = 0
        self.phase = "lobby"
        self.is_seated = False
        self.told: dict[int, tuple[bytes, bytes]] = {}
        """By entry: its news and its events, as they came, live or afterwards."""
        self.sockets = 0
        self.wrong: list[str] = []
        self.on_state: Callable[[Steadfast], None] = lambda player: None
        self._wire: Wire | None = None
        self._asked: HeardDecision | None = None
        self._answered = ""

    async def play(self) -> None:
        """Until the season is over; a socket that ends is followed by the next one."""
        while self.phase != "over":
            with suppress(OSError):
                await self._one_socket()
            if self.phase != "over":
                await asyncio.sleep(AGAIN_SECONDS)

    async def _one_socket(self) -> None:
        gone = asyncio.Event()
        wire = Wire(f"/api/tables/{self.table}/live", self._hear, gone.set)
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", self.port)
        await wire.opened
        self._wire, self._answered = wire, ""
        self.sockets += 1
        self._say({"type": "hello", "version": VERSION, "token": self.token, "since": self.seq})
        await gone.wait()

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()

    def _say(self, message: dict[str, object]) -> None:
        assert self._wire is not None
        self._wire.send(encode(message))

    def _hear(self, message: bytes) -> None:
        heard = _decoder.decode(message)
        match heard.type:
            case "hello":
                self.token = heard.token or self.token
            case "past" | "update":
                self._count(heard)
            case "refused" if heard.code == LATER:
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._again)
            case "refused" if heard.code not in ALLOWED:
                self.wrong.append(f"{heard.code}: {heard.text}")
        if heard.type in ("state", "update"):
            self._look(heard)

    def _count(self, heard: Entry) -> None:
        if heard.seq != self.seq + 1:
            self.wrong.append(f"entry {heard.seq} came after {self.seq}")
        self.seq = heard.seq
        self.told[heard.seq] = (bytes(heard.news), bytes(heard.events))

    def _look(self, heard: Entry) -> None:
        if heard.seq != self.seq:
            self.wrong.append(f"the state is of entry {heard.seq}, the last one told was {self.seq}")
        self.phase = heard.table.phase if heard.table else self.phase
        self.is_seated = heard.seat == self.seat
        if self.phase == "over":
            self.leave()
        elif self.phase == "lobby" and not self.is_seated:
            self._say({"type": "sit", "seat": self.seat, "name": f"Player {self.seat}"})
        is_asked = heard.view is not None and self.seat in heard.view.waiting
        self._asked = heard.decision if is_asked else None
        if self.phase == "racing":
            self._answer()

    def _again(self) -> None:
        self._answered = ""
        self._answer()

    def _answer(self) -> None:
        decision = self._asked
        if decision is None or decision.id == self._answered:
            return
        self._answered = decision.id
        options = [option for option in decision.options if option not in NEVER_CHOSEN]
        self._say({"type": "answer", "decision": decision.id, "do": self.chance.choice(options)})

    def start(self) -> None:
        self._say({"type": "start"})


class Reader(Steadfast):
    """Comes when all is over, to be told everything from the beginning."""

    async def read(self, last: int) -> dict[int, tuple[bytes, bytes]]:
        reading = asyncio.create_task(self._one_socket())
        while self.seq < last and not reading.done():
            await asyncio.sleep(0.02)
        self.leave()
        await reading
        return self.told
