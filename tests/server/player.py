"""A client for tests: it keeps every byte it was sent, and can play by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hairpin.rules.chance import Chance
from hairpin.server.protocol import VERSION
from tests.server.asking import http_client
from tests.server.running import Running
from tests.yard import YARD

Json = dict[str, object]
Choice = Callable[["Player", list[str]], str]


class WasRefused(Exception):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class Player:
    """After `enter`, `heard` holds all messages as they came; `view` and the like are those of the last one."""

    def __init__(self, server: Running, table: str, token: str | None = None) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.seq = 0
        self.seat: int | None = None
        self.view: Json | None = None
        self.decision: Json | None = None
        self.undo: int | None = None
        self.info: Json = {}
        self.track: Json | None = None
        self.presence: Json = {}
        self.heard: list[bytes] = []
        self.seqs: list[int] = []
        self.closed: tuple[int, str] | None = None
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._next_id = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # -- coming and going --------------------------------------------------------------------------------

    async def enter(self, since: int | None = None, **headers: str) -> Player:
        self.closed = None
        self._socket = await connect(self.server.socket(self.table), additional_headers=headers, compression=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.send(type="hello", version=VERSION, token=self.token, since=since)
        await self.until(lambda: bool(self.info) or self.closed is not None)
        return self

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def come_back(self) -> None:
        """With the last entry that it has."""
        self.info = {}
        await self.enter(self.seq)

    # -- talking -----------------------------------------------------------------------------------------

    async def send(self, **message: object) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def ask(self, type: str, **fields: object) -> Json:
        """The answer to it; a refusal is raised."""
        self._next_id += 1
        number = self._next_id
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        await self.send(type=type, id=number, **fields)
        answer = await future
        if answer["type"] == "refused":
            raise WasRefused(str(answer["code"]), str(answer["text"]))
        return answer

    async def answer(self, do: str) -> Json:
        assert self.decision is not None
        return await self.ask("answer", decision=self.decision["id"], do=do)

    async def until(self, is_so: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(is_so)

    # -- what it knows -----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return str(self.info.get("phase"))

    @property
    def options(self) -> list[str]:
        return cast(list[str], self.decision["options"]) if self.decision else []

    def owes(self) -> bool:
        return bool(self.view) and self.seat in cast(list[int], cast(Json, self.view)["waiting"])

    def is_alone(self) -> bool:
        """Everybody else has answered: nothing happens before this player does something."""
        return bool(self.view) and cast(Json, self.view)["waiting"] == [self.seat]

    def messages(self, type: str | None = None) -> list[Json]:
        found: list[Json] = [json.loads(message) for message in self.heard]
        return [message for message in found if type is None or message["type"] == type]

    def messages_since(self, count: int) -> list[Json]:
        """Those after the first so many."""
        return [json.loads(message) for message in self.heard[count:]]

    def last_refusal(self) -> Json:
        return self.messages("refused")[-1]

    # -- listening ---------------------------------------------------------------------------------------

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                raw = message.encode() if isinstance(message, str) else message
                self.heard.append(raw)
                self._take(json.loads(raw))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        self.closed = (socket.close_code or 0, socket.close_reason or "")
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError(f"closed: {self.closed}"))
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        if "id" in message and message["id"] in self._answers:
            self._answers.pop(message["id"]).set_result(message)
        match message["type"]:
            case "hello":
                self.token = cast(str | None, message["token"]) or self.token
            case "presence":
                self.presence = message
            case "past":
                self._count(message)
            case "state" | "update":
                self._take_news(message)

    def _take_news(self, message: Json) -> None:
        if message["type"] == "update":
            self._count(message)
        self.seq = cast(int, message["seq"])
        self.seat = cast(int | None, message["seat"])
        self.view = cast(Json | None, message["view"])
        self.decision = cast(Json | None, message["decision"])
        self.undo = cast(int | None, message["undo"])
        self.info = cast(Json, message["table"]) or self.info
        self.track = cast(Json | None, message["track"]) or self.track

    def _count(self, message: Json) -> None:
        self.seqs.append(cast(int, message["seq"]))

    # -- racing ------------------------------------------------------------------------------------------

    async def race(self, choose: Choice) -> None:
        """Answer everything that is asked until the race is over."""
        while True:
            await self.until(lambda: self.phase == "over" or self.owes() or self.closed is not None)
            if self.phase == "over" or self.closed is not None:
                return
            await self.answer(choose(self, self.options))


def by_chance(seed: int) -> Choice:
    chance = Chance(seed)

    def choose(player: Player, options: list[str]) -> str:
        sensible = [option for option in options if option not in ("retire", "leave")]
        return sensible[chance.below(len(sensible))]

    return choose


async def create(server: Running, settings: Json, token: str | None = None) -> tuple[str, str | None]:
    """A new table, and the token of its host."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with http_client() as client:
        answer = await client.post(f"{server.http}/api/tables", json=settings, headers=headers)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return str(found["id"]), cast(str | None, found["token"]) or token


def race_of(*seats: str, **game: object) -> Json:
    """`person`, `legend`, or the name of a driver."""
    wishes: list[Json] = [
        {"kind": seat} if seat in ("person", "legend") else {"kind": "driver", "driver": seat} for seat in seats
    ]
    return {"game": {"game": "race", "circuit": "usa", "laps": 1, **game}, "seats": wishes}


def season_of(*seats: str, **game: object) -> Json:
    races = [{"circuit": "usa", "event": None}, {"circuit": "italy", "event": None}]
    return {**race_of(*seats), "game": {"game": "season", "season": "short", "races": races, **game}}


def short_season_of(*seats: str, **game: object) -> Json:
    """Where the circuits do not matter."""
    races = [{"circuit": {"id": "yard", **YARD}, "event": None} for _ in range(2)]
    return season_of(*seats, races=races, **game)


@asynccontextmanager
async def seated(server: Running, settings: Json, *names: str, start: bool = True) -> AsyncIterator[list[Player]]:
    """People in the seats that are for people, in order; the first is the host."""
    table, token = await create(server, settings)
    wishes = cast(list[Json], settings["seats"])
    free = [number for number, wish in enumerate(wishes) if wish.get("kind", "person") == "person"]
    players = [Player(server, table, token if place == 0 else None) for place in range(len(names))]
    for player, name, seat in zip(players, names, free, strict=False):
        await player.enter()
        await player.ask("sit", seat=seat, name=name)
    if start:
        await players[0].ask("start")
        for player in players:
            await player.until(lambda player=player: player.phase != "lobby")  # type: ignore[misc]
    try:
        yield players
    finally:
        for player in players:
            await player.leave()
