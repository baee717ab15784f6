"""One WebSocket: it says hello, hears everything that its seat may hear, and asks for things."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hairpin.rules.errors import HairpinError
from hairpin.server.errors import Code, Refused, StoreError
from hairpin.server.logs import short
from hairpin.server.protocol import VERSION
from hairpin.server.protocol.client import (
    AskHint,
    AskPreview,
    ClientMessage,
    Hello,
    Ping,
    Sit,
    decoder,
    request_id,
)
from hairpin.server.protocol.server import (
    Done,
    Pong,
    RefusedMessage,
    ServerMessage,
    Welcome,
    encode,
)
from hairpin.server.store.licences import Person
from hairpin.server.table.live import LiveTable
from hairpin.server.table.state import RACING, TableState
from hairpin.server.web.identity import is_same_origin
from hairpin.server.web.limiting import Bucket
from hairpin.server.web.line import line_to
from hairpin.server.web.outbox import Outbox
from hairpin.server.web.server import Server, address_of, server_of

REFUSED: Final = 4400
FOREIGN: Final = 4403
UNKNOWN: Final = 4404
TOO_SLOW: Final = 4408
"""The client should come back and go on from the last entry it has."""
TOO_MANY: Final = 4429
RESTART: Final = 1012
LATER: Final = 1013
LAST_SECONDS: Final = 5
"""For a client to take what it was told last, before its socket is closed."""

GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What comes of saying something to a client that has gone, whichever of us notices it first."""

log = logging.getLogger("hairpin.socket")


class Hopeless(Exception):
    """This socket is closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class NotUnderstood(Refused):
    """A message of which at most its `id` could be read: whoever waits for the answer must hear of it."""

    def __init__(self, code: Code, text: str, id: int | None) -> None:
        super().__init__(code, text)
        self.id = id


async def live(websocket: WebSocket) -> None:
    await admitted(websocket, Socket, str(websocket.path_params["table"]))


async def admitted(websocket: WebSocket, kind: type[Socket], table: str = "") -> None:
    server = server_of(websocket)
    if not is_same_origin(websocket):
        with suppress(*GONE):
            await websocket.close(FOREIGN)
        return
    socket = kind(websocket, server)
    address = address_of(websocket)
    if not await socket.accept():
        return
    if not server.sockets.enter(address):
        await socket.close_with(RefusedMessage(id=None, code=Code.TOO_MANY, text="too many sockets"), TOO_MANY)
        return
    try:
        await socket.run(table)
    finally:
        server.sockets.leave(address)


class Socket:
    """Messages to the client wait in a queue of limited length; a table never waits for a client."""

    def __init__(self, websocket: WebSocket, server: Server) -> None:
        self._websocket = websocket
        self._server = server
        self._limits = server.services.limits
        self._metrics = server.services.metrics
        self._line = line_to(websocket)
        self._outbox = Outbox(self._line, self._limits, self._metrics)
        self._is_ended = asyncio.get_running_loop().create_future()
        self._bucket = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        self._hints = Bucket(self._limits.hints_per_minute / 60, self._limits.hints_burst)
        self._thinking: set[asyncio.Task[None]] = set()
        """Hints that this client waits for."""
        self._closing = Hopeless(1000, "")
        self._is_in_time = True
        """Whether the last message came within the limit; it is read anyway, to name it in the refusal."""
        self._refusals = 0
        self.who = ""
        self.address = address_of(websocket)

    # -- what the table sees -----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if not self._is_ended.done() and not self._outbox.put(message):
            self._metrics.count("hairpin_slow_clients_total")
            self._end(Hopeless(TOO_SLOW, "too slow; come back and go on from your last entry"))

    def send_past(self, messages: Iterable[bytes]) -> None:
        self._outbox.put_past(messages)

    def send_away(self) -> None:
        self._end(Hopeless(RESTART, "come back and go on from your last entry"))

    def _end(self, why: Hopeless) -> None:
        self._closing = why
        self._outbox.clear()
        if not self._is_ended.done():
            self._is_ended.set_result(None)

    # -- its life ----------------------------------------------------------------------------------------

    async def accept(self) -> bool:
        """Whether there is still somebody to talk to."""
        try:
            await self._websocket.accept()
        except GONE:
            return False
        return True

    async def run(self, table_id: str) -> None:
        listener = asyncio.create_task(self._listen(table_id))
        try:
            await asyncio.wait({listener, self._is_ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listener, *self._thinking):
                task.cancel()
            await asyncio.gather(listener, *self._thinking, return_exceptions=True)
            await self._outbox.finish(LAST_SECONDS)
            await self._close(self._closing)

    async def _listen(self, table_id: str) -> None:
        try:
            await self._talk(table_id)
        except Hopeless as why:
            self._closing = why
        except (WebSocketDisconnect, RuntimeError):
            pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a socket failed", extra={"table": short(table_id)})
            self._closing = Hopeless(1011, "something went wrong here; come back")

    async def _talk(self, table_id: str) -> None:
        hello = await self._hello()
        try:
            async with self._server.tables.visit(table_id) as table:
                await self._take_part(table, hello)
        except Refused as error:
            self._refuse(hello.id, error)
            raise Hopeless(UNKNOWN if error.code == Code.UNKNOWN_TABLE else REFUSED, str(error)) from None
        except StoreError as error:
            self._refuse(hello.id, error)
            raise Hopeless(LATER, str(error)) from None

    async def _take_part(self, table: LiveTable, hello: Hello) -> None:
        token = self._recognise(hello)
        self.who = _at_table(await self._server.services.licences.person(self.who), self.who, table.state)
        # those who are about to join count as well: hearing of the past may take them a while
        if table.visitors > self._limits.sockets_per_table and not self._belongs_to(table):
            raise Refused(Code.FULL, "too many people are at this table already")
        self._say(Welcome(version=VERSION, token=token, host=self.who == table.state.owner))
        await self._wait_for_past(table.state.seq, hello.since)
        try:
            await table.join(self, hello.since)
            while True:
                await self._serve(table)
        finally:
            table.leave(self)

    async def _wait_for_past(self, seq: int, since: int | None) -> None:
        """Who comes again and again to hear everything waits, so that others need not."""
        missed = 0 if since is None else max(0, seq - since)
        await asyncio.sleep(self._server.pasts.take_many(self.address, missed))

    def _belongs_to(self, table: LiveTable) -> bool:
        """However many watch, they keep nobody from their own seat."""
        return self.who == table.state.owner or table.state.seat_of(self.who) is not None

    # -- hello -------------------------------------------------------------------------------------------

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                message = await self._receive()
        except TimeoutError:
            raise Hopeless(REFUSED, "no hello") from None
        except NotUnderstood as error:
            self._refuse(error.id, error)
            raise Hopeless(REFUSED, str(error)) from None
        if not isinstance(message, Hello):
            self._refuse(message.id, Refused(Code.BAD_MESSAGE, "the first message must be a hello"))
            raise Hopeless(REFUSED, "the first message must be a hello")
        if message.version != VERSION:
            words = f"this server speaks {VERSION}; reload the page, or use a client that speaks it"
            self._refuse(message.id, Refused(Code.WRONG_VERSION, words))
            raise Hopeless(REFUSED, words)
        return message

    def _recognise(self, hello: Hello) -> str | None:
        """A token is for clients that have no cookie; whoever has neither gets a new one."""
        identities = self._server.identities
        if hello.token is not None:
            who = identities.who(hello.token)
            if who is None:
                raise Refused(Code.BAD_TOKEN, "this token is not from this server; leave it out to get a new one")
            self.who = who
            return None
        known = identities.of(self._websocket)
        self.who = known or identities.new()
        return None if known else identities.token(self.who)

    # -- messages ----------------------------------------------------------------------------------------

    async def _serve(self, table: LiveTable) -> None:
        message: ClientMessage | None = None
        try:
            message = await self._receive()
            if not self._is_in_time:
                raise Refused(Code.TOO_MANY, f"at most {self._limits.messages_per_second} messages a second")
            await self._answer(table, message)
            self._refusals = 0
        except HairpinError as error:
            self._refuse(message.id if message else _id_of(error), error)
            self._refusals += 1
            if self._refusals >= self._limits.patience:
                log.warning("a socket was closed for its refused messages", extra={"code": TOO_MANY})
                raise Hopeless(TOO_MANY, "too many messages that had to be refused") from None

    async def _receive(self) -> ClientMessage:
        frame = await self._websocket.receive()
        if frame["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = frame.get("text")
        data = text.encode("utf-8", "replace") if isinstance(text, str) else frame.get("bytes")
        self._is_in_time = self._bucket.take()
        if not isinstance(data, bytes) or len(data) > self._limits.message_bytes:
            words = f"a message can be at most {self._limits.message_bytes} bytes"
            raise NotUnderstood(Code.TOO_LARGE, words, request_id(data or b""))
        message = _decoded(data)
        self._metrics.count("hairpin_messages_total", f'type="{type(message).__struct_config__.tag}"')
        return message

    async def _answer(self, table: LiveTable, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._say(Pong(id=message.id))
            case AskPreview():
                self._say(table.preview(self.who, message))
            case AskHint():
                self._hint_later(table, message)
            case Hello():
                raise Refused(Code.NOT_NOW, "you have said hello already")
            case Sit():  # a licence may have been deleted since, here or elsewhere: no seat is to be nobody's
                await self._server.services.licences.person(self.who)
                self._say(Done(id=message.id, seq=await table.request(self.who, message)))
            case _:
                self._say(Done(id=message.id, seq=await table.request(self.who, message)))

    def _hint_later(self, table: LiveTable, message: AskHint) -> None:
        """Thinking takes a while, in which the player may answer as well."""
        if not self._hints.take():
            raise Refused(Code.TOO_MANY, f"at most {self._limits.hints_per_minute} hints a minute")
        task = asyncio.create_task(self._hint(table, message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _hint(self, table: LiveTable, message: AskHint) -> None:
        try:
            self._say(await table.hint(self.who, message))
        except HairpinError as error:
            self._refuse(message.id, error)
        except Exception:
            log.exception("a hint failed", extra={"table": short(table.state.id)})
            self._refuse(message.id, StoreError("no hint can be had now; try again"))

    def _say(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def _refuse(self, id: int | None, error: HairpinError) -> None:
        code = error.code if isinstance(error, Refused) else _code_of(error)
        self._metrics.count("hairpin_refused_total", f'code="{code}"')
        self._say(RefusedMessage(id=id, code=code, text=str(error), reason=error.reason, values=error.values))

    # -- the end -----------------------------------------------------------------------------------------

    async def close_with(self, message: ServerMessage, code: int) -> None:
        with suppress(*GONE):
            await self._websocket.send_text(encode(message).decode())
            await self._websocket.close(code)

    async def _close(self, why: Hopeless) -> None:
        if self._websocket.client_state is WebSocketState.DISCONNECTED:
            return
        if not self._line.has_room():
            self._line.cut()
            return
        with suppress(*GONE):
            await self._websocket.close(why.code, str(why).encode()[:120].decode(errors="ignore"))


def _at_table(person: Person, who: str, state: TableState) -> str:
    """Under which of the ids that somebody has had they are known here: at a seat, as one who has given up a seat
    in this race and knows its cards, as the host, or not yet."""
    ids = (who, *person.ids)
    seated = next((each for each in ids if state.seat_of(each) is not None), None)
    has_sat = next((each for each in ids if each in state.has_sat and state.phase == RACING), None)
    return seated or has_sat or (state.owner if state.owner in ids else person.id)


def _decoded(data: bytes) -> ClientMessage:
    try:
        message: ClientMessage = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(Code.BAD_MESSAGE, f"not understood: {error}", request_id(data)) from None
    return message


def _id_of(error: HairpinError) -> int | None:
    return error.id if isinstance(error, NotUnderstood) else None


def _code_of(error: HairpinError) -> Code:
    return Code.UNAVAILABLE if isinstance(error, StoreError) else Code.ILLEGAL
