"""A client of the siege. It notices whatever is missing, double or out of order, and may come from any address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec
from msgspec import Struct

from hairpin.server.protocol import VERSION
from tests.load.messages import HeardDecision, HeardTable, encode
from tests.load.players import NEVER_CHOSEN
from tests.load.wire import Wire

Json = dict[str, object]
HERE = "127.0.0.1"
"""Where the server is, and where attackers come from if nothing else is said."""
PATIENCE = 60.0


class HeardView(Struct):
    waiting: list[int]


class HeardNews(Struct):
    kind: str
    seat: int | None = None
    by: str | None = None


class Heard(Struct):
    type: str
    id: int | None = None
    seq: int = 0
    at: int = 0
    news: msgspec.Raw = msgspec.Raw()
    events: msgspec.Raw = msgspec.Raw()
    decision: HeardDecision | str | None = None
    """Its id alone in a preview."""
    view: HeardView | None = None
    table: HeardTable | None = None
    seat: int | None = None
    undo: int | None = None
    token: str | None = None
    code: str = ""
    text: str = ""


class Created(Struct):
    id: str
    token: str


_created = msgspec.json.Decoder(Created)
_heard = msgspec.json.Decoder(Heard)
news_of = msgspec.json.Decoder(HeardNews).decode


class Guest:
    def __init__(self, port: int, table: str, token: str | None = None, address: str = HERE) -> None:
        self.port, self.table, self.token, self.address = port, table, token, address
        self.seq = 0
        self.seat: int | None = None
        self.phase = ""
        self.decision: HeardDecision | None = None
        self.waiting: list[int] = []
        self.undo: int | None = None
        self.told: dict[int, tuple[bytes, bytes]] = {}
        """By entry: its news and its events, live or afterwards."""
        self.codes: Counter[str] = Counter()
        """Of refusals."""
        self.wrong: list[str] = []
        self.answered: dict[int, Heard] = {}
        """By the id of the request: `done`, `refused` and the like."""
        self.on_heard: Callable[[Heard], None] = lambda heard: None
        self.gone = asyncio.Event()
        self.wire: Wire | None = None
        self.transport: asyncio.Transport | None = None
        self._changed = asyncio.Event()
        self._last_id = 0

    # -- coming and going --------------------------------------------------------------------------------

    async def enter(self, since: int | None = None) -> Guest:
        """Until it knows how things stand, or is sent away."""
        await self.knock()
        self.say("hello", version=VERSION, token=self.token, since=since)
        await self.until(lambda: bool(self.phase))
        return self

    async def knock(self) -> None:
        """A socket, and not a word."""
        self.gone.clear()
        self.phase = ""
        self.wire = Wire(f"/api/tables/{self.table}/live", self._hear, self._lost)
        wire, loop = self.wire, asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(
            lambda: wire, HERE, self.port, local_addr=(self.address, 0)
        )
        await self.wire.opened

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()

    def drop(self) -> None:
        """Without a farewell, and without what was still to be read."""
        if self.transport is not None:
            self.transport.abort()

    # -- talking -----------------------------------------------------------------------------------------

    def say(self, type: str, **fields: object) -> int:
        """The id of the request."""
        assert self.wire is not None
        self._last_id += 1
        self.wire.send(encode({"type": type, "id": self._last_id, **fields}))
        return self._last_id

    async def ask(self, type: str, **fields: object) -> Heard:
        number = self.say(type, **fields)
        await self.until(lambda: number in self.answered)
        if number not in self.answered:
            raise ConnectionError(f"the socket was closed before {type!r} was answered")
        return self.answered.pop(number)

    async def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Or until the socket is closed."""
        async with asyncio.timeout(seconds):
            while not is_so() and not self.gone.is_set():
                self._changed.clear()
                await self._changed.wait()

    # -- what it knows -----------------------------------------------------------------------------------

    def owes(self) -> bool:
        return self.seat in self.waiting and self.decision is not None

    def options(self) -> list[str]:
        options = self.decision.options if self.decision is not None else []
        return [option for option in options if option not in NEVER_CHOSEN]

    # -- listening ---------------------------------------------------------------------------------------

    def _lost(self) -> None:
        self.gone.set()
        self._changed.set()

    def _hear(self, message: bytes) -> None:
        heard = _heard.decode(message)
        match heard.type:
            case "hello":
                self.token = heard.token or self.token
            case "past" | "update":
                self._count(heard)
            case "refused":
                self.codes[heard.code] += 1
        if heard.type in ("state", "update"):
            self._look(heard)
        elif heard.id is not None:
            self.answered[heard.id] = heard
        self.on_heard(heard)
        self._changed.set()

    def _count(self, heard: Heard) -> None:
        if self.seq and heard.seq != self.seq + 1:
            self.wrong.append(f"entry {heard.seq} came after {self.seq}")
        self.seq = heard.seq
        self.told[heard.seq] = (bytes(heard.news), bytes(heard.events))

    def _look(self, heard: Heard) -> None:
        self.seq, self.seat, self.undo = heard.seq, heard.seat, heard.undo
        self.decision = heard.decision if isinstance(heard.decision, HeardDecision) else None
        self.waiting = heard.view.waiting if heard.view is not None else []
        self.phase = heard.table.phase if heard.table is not None else self.phase


async def new_table(port: int, settings: Json, address: str = HERE) -> tuple[str, str]:
    """Its id, and the token of its host."""
    status, body = await asked(port, "/api/tables", encode(settings), address)
    if status != "201":
        raise ConnectionError(f"no table: {status} {body.decode()}")
    made = _created.decode(body)
    return made.id, made.token


async def asked(port: int, path: str, posted: bytes = b"", address: str = HERE) -> tuple[str, bytes]:
    """Status and body, by as little as will do: the clients must not be what takes the time."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(address, 0))
    head = f"{'POST' if posted else 'GET'} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    sort = f"Content-Type: application/json\r\nContent-Length: {len(posted)}\r\n" if posted else ""
    writer.write(f"{head}{sort}\r\n".encode() + posted)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    first, _, body = answer.partition(b"\r\n\r\n")
    return (first.split(b" ", 2)[1].decode() if b" " in first else "nothing"), body


async def seated(port: int, settings: Json, people: int, address: str = HERE) -> list[Guest]:
    """A race that has just started, with so many people in its first seats; the first is the host."""
    table, token = await new_table(port, settings, address)
    guests = [Guest(port, table, token if seat == 0 else None, address) for seat in range(people)]
    for seat, guest in enumerate(guests):
        await guest.enter()
        await guest.ask("sit", seat=seat, name=f"Player {seat}")
    await guests[0].ask("start")
    for guest in guests:
        await guest.until(lambda guest=guest: guest.phase == "racing")  # type: ignore[misc]
    return guests


async def told_afterwards(guest: Guest) -> dict[int, tuple[bytes, bytes]]:
    """What somebody with the same seat is told who asks for everything now."""
    reader = Guest(guest.port, guest.table, guest.token, guest.address)
    await reader.enter(since=0)
    reader.leave()
    return reader.told


async def differences(guest: Guest) -> list[str]:
    """What was heard live must be what is in the log, each entry once and in its order."""
    later = await told_afterwards(guest)
    changed = [seq for seq, told in guest.told.items() if later.get(seq) != told]
    return [*guest.wrong, *(f"entry {seq} was told otherwise when it happened" for seq in changed)]
