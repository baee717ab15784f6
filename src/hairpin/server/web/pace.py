"""Too many requests from one address are refused before anything is done for them."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hairpin.server.errors import Code
from hairpin.server.web.answers import error_answer
from hairpin.server.web.server import Server, address_of


class Pace:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._server.requests.take(address_of(HTTPConnection(scope))):
            most = self._server.services.limits.requests_per_second
            answer = error_answer(Code.TOO_MANY, f"at most {most} requests a second", 429)
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)
