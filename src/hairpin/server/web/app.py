"""The application: which address is answered by what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hairpin.rules.errors import HairpinError
from hairpin.server.services import Services
from hairpin.server.web import (
    calls,
    content,
    documents,
    drawings,
    exporting,
    health,
    home,
    licence,
    link_pictures,
    looking_back,
    own_circuits,
    pages,
    tables,
)
from hairpin.server.web.access import Access
from hairpin.server.web.answers import on_crash, on_error, on_http_error, on_left
from hairpin.server.web.files import PageFiles
from hairpin.server.web.headers import StrictHeaders
from hairpin.server.web.hosts import AllowedHosts
from hairpin.server.web.own_port import OwnPort
from hairpin.server.web.pace import Pace
from hairpin.server.web.server import Server
from hairpin.server.web.socket import live

FIGURES: Final = Route("/metrics", health.metrics)
HANDLERS: Final = {
    HairpinError: on_error,
    HTTPException: pages.on_http_error,
    ClientDisconnect: on_left,
    Exception: on_crash,
}


class Files(Mount):
    """Whatever is no address of the interface: there a wrong method must be told which ones are right."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if str(scope["path"]).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def routes(with_figures: bool) -> list[BaseRoute]:
    return [
        Route("/api/tables", tables.all_tables, methods=["GET", "POST"]),
        Route("/api/tables/{table}", tables.show_table),
        Route("/api/tables/{table}/record", tables.download_record),
        Route("/api/tables/{table}/analysis", tables.show_analysis),
        Route("/api/tables/{table}/races", tables.show_races),
        Route("/api/tables/{table}/drawing", drawings.table_drawing),
        Route("/api/tables/{table}/hands", looking_back.show_hands),
        Route("/api/tables/{table}/what-if", looking_back.go_on_from, methods=["POST"]),
        Route("/api/tables/{table}/picture", link_pictures.table_picture),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/licence", licence.licence, methods=["GET", "POST", "DELETE"]),
        Route("/api/licence/code", licence.make_code, methods=["POST"]),
        Route("/api/licence/look", licence.look_behind_code, methods=["POST"]),
        Route("/api/licence/take", licence.take_code, methods=["POST"]),
        Route("/api/licence/export", exporting.export, methods=["GET"]),
        Route("/api/calls", calls.calls, methods=["GET", "POST"]),
        Route("/api/calls/devices", calls.add_device, methods=["POST"]),
        Route("/api/calls/devices/remove", calls.remove_device, methods=["POST"]),
        Route("/api/calls/test", calls.test_call, methods=["POST"]),
        Route("/api/home", home.home),
        Route("/api/home/away", home.away, methods=["GET", "POST"]),
        WebSocketRoute("/api/home/live", home.live_home),
        Route("/api/circuits", content.circuits),
        Route("/api/circuits/check", own_circuits.check_circuit, methods=["POST"]),
        Route("/api/circuits/{circuit}/drawing", drawings.circuit_drawing),
        Route("/api/cards", content.cards),
        Route("/api/drivers", content.drivers),
        Route("/api/seasons", content.seasons),
        Route("/api/events", content.events),
        Route("/api/protocol", content.protocol),
        Route("/api/openapi.json", documents.openapi),
        Route("/api/protocol.schema.json", documents.schema),
        Route("/health", health.health),
        Route("/health/live", health.alive),
        *([FIGURES] if with_figures else []),
        Route("/", pages.page),
        Route("/t/{table}", pages.table_page),
        Route("/t/{table}/replay", pages.table_page),
        Route("/t/{table}/replay/{game:int}/{race:int}", pages.table_page),
        Route("/t/{table}/replay/{game:int}/{race:int}/{moment:int}", pages.table_page),
        *([Files("/", PageFiles(directory=pages.STATIC))] if pages.STATIC.is_dir() else []),
    ]


def layers(services: Services, access: Access, figures_port: int | None) -> ASGIApp:
    """The application, behind what its connections come through."""
    app = application(services, access.hosts, figures_port is None)
    server = app.state.server
    believing = ProxyHeadersMiddleware(app, list(access.proxies)) if access.proxies else app  # type: ignore[arg-type]
    if figures_port is None:
        return cast(ASGIApp, believing)
    return OwnPort(cast(ASGIApp, believing), figures(server), figures_port)


def application(services: Services, hosts: tuple[str, ...] = (), with_figures: bool = True) -> Starlette:
    server = Server(services)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services.peers.start()
        server.deadlines.start()
        server.archive.start()
        server.push.start()
        yield
        await server.analyses.stop()
        await server.archive.stop()
        await server.deadlines.stop()
        await server.tables.close()
        await server.push.stop()
        await services.peers.stop()
        services.close()

    only_ours = [Middleware(AllowedHosts, hosts=hosts)] if hosts else []
    app = Starlette(
        routes=routes(with_figures),
        middleware=[Middleware(StrictHeaders), *only_ours, Middleware(Pace, server=server)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def figures(server: Server) -> Starlette:
    app = Starlette(
        routes=[FIGURES],
        middleware=[Middleware(StrictHeaders)],
        exception_handlers={**HANDLERS, HTTPException: on_http_error},
    )
    app.state.server = server
    return app
