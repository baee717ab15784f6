"""Figures on a port of their own, where those who play can't come."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class OwnPort:
    """One server listens on both ports; which one somebody came to decides what answers."""

    def __init__(self, app: ASGIApp, figures: ASGIApp, port: int) -> None:
        self.app = app
        self._figures = figures
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        local = scope.get("server")
        is_apart = local is not None and local[1] == self._port
        await (self._figures if is_apart else self.app)(scope, receive, send)
