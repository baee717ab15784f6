"""Too many requests from one address are refused before anything is done for them."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hairpin.server.errors import Code
from hairpin.server.web.answers import error_answer
from hairpin.server.web.server import Server, address_of

TOO_MANY: Final = 4429


class Pace:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asking = scope["type"] in ("http", "websocket")
        if not is_asking or self._server.requests.take(address_of(HTTPConnection(scope))):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            maximum = self._server.services.limits.requests_per_second
            await error_answer(Code.TOO_MANY, f"at most {maximum} requests a second", 429)(scope, receive, send)
        else:  # coming back again and again costs more than any request
            await send({"type": "websocket.close", "code": TOO_MANY})
