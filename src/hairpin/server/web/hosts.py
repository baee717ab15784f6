"""Requests for other hosts than ours are refused: a page elsewhere can give its own name to our address."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hairpin.content.problems import shown
from hairpin.server.errors import Code
from hairpin.server.web.access import is_allowed
from hairpin.server.web.answers import error_answer


class AllowedHosts:
    """Starlette's own takes no addresses of IPv6, and does not say what would be right."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        asked = HTTPConnection(scope).headers.get("host", "")
        if is_allowed(asked, self._hosts):
            await self._app(scope, receive, send)
        else:  # a socket is refused in the same way, before it opens
            words = f"this server is not {shown(asked)}; ask for {' or '.join(self._hosts)}"
            await error_answer(Code.BAD_MESSAGE, words, 400)(scope, receive, send)
