"""Home over HTTP and on a socket: all tables of whoever asks, at once, and every change of them."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hairpin.server.errors import Code, Refused, StoreError
from hairpin.server.protocol import VERSION
from hairpin.server.protocol.client import Ping
from hairpin.server.protocol.home import HomeTable, PutAway, PutAwayDone
from hairpin.server.protocol.server import Home, HomeChanged, Pong, Welcome
from hairpin.server.web.answers import json_answer
from hairpin.server.web.bodies import posted
from hairpin.server.web.licence import person_of
from hairpin.server.web.server import server_of
from hairpin.server.web.socket import LATER, REFUSED, Hopeless, Socket, admitted

_wishes = msgspec.json.Decoder(PutAway)


async def home(request: Request) -> Response:
    return json_answer(await server_of(request).homes.of(await person_of(request)))


async def away(request: Request) -> Response:
    """One way for both, so that a method that is not allowed is told all those that are."""
    return await (put_away if request.method == "POST" else list_away)(request)


async def list_away(request: Request) -> Response:
    return json_answer(await server_of(request).homes.of(await person_of(request), away=True))


async def put_away(request: Request) -> Response:
    wish = await posted(request, _wishes, "what to put away")
    count = await server_of(request).homes.put_away(await person_of(request), wish.table, wish.away)
    return json_answer(PutAwayDone(count))


async def live_home(websocket: WebSocket) -> None:
    await admitted(websocket, HomeSocket)


class HomeSocket(Socket):
    """It says hello like every other, and then only listens."""

    async def _talk(self, table_id: str) -> None:
        hello = await self._hello()
        try:
            token = self._recognise(hello)
            self._say(Welcome(version=VERSION, token=token, host=False))
            await self._tell()
        except Refused as error:
            self._refuse(hello.id, error)
            raise Hopeless(REFUSED, str(error)) from None
        except StoreError as error:
            self._refuse(hello.id, error)
            raise Hopeless(LATER, str(error)) from None

    async def _tell(self) -> None:
        person = await self._server.services.licences.person(self.who)
        watch = self._server.homes.watch(person, self._tell_one)
        telling = None
        try:
            found = await self._server.homes.of(person)
            self._say(Home(tables=found.tables, away=found.away))
            telling = asyncio.create_task(watch.run())
            listening = asyncio.create_task(self._listen_on())
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
            listening.cancel()
            await (telling if telling.done() else listening)
        finally:
            watch.close()
            if telling is not None:
                telling.cancel()

    def _tell_one(self, id: str, table: HomeTable | None) -> None:
        self._say(HomeChanged(table_id=id, table=table))

    async def _listen_on(self) -> None:
        while True:
            message = await self._receive()
            if not self._is_in_time:
                raise Refused(Code.TOO_MANY, f"at most {self._limits.messages_per_second} messages a second")
            if not isinstance(message, Ping):
                raise Refused(Code.NOT_NOW, "this socket only tells of your tables; each of them has its own")
            self._say(Pong(id=message.id))
