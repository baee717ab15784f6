"""Running the server: a port, a database, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from hairpin.content.user_folders import data_folder
from hairpin.server.database_lock import locked
from hairpin.server.limits import Limits
from hairpin.server.listening import CannotServe, Place, bound
from hairpin.server.memory import remember_little
from hairpin.server.open_files import allow_all
from hairpin.server.services import Services
from hairpin.server.store.store import Store
from hairpin.server.web.access import ANYBODY, Access
from hairpin.server.web.app import layers
from hairpin.server.web.connections import Connection, Heads, HeadsNoted
from hairpin.server.web.line import Line

FRAME_ROOM = 4
"""A message that is too large is refused with words; only what is larger by this factor ends the socket."""
LAST_SECONDS = 10

log = logging.getLogger("hairpin.server")


COLLECTION: Final = (2_000, 10, 2_000)
"""Python's own are (700, 10, 10) or so. A search stops all tables while it lasts: what is new is looked at in
small heaps, and everything hardly ever."""


def serve(
    place: Place,
    database: str,
    limits: Limits,
    announce: Callable[[str], None],
    access: Access = ANYBODY,
    figures: Place | None = None,
    public_url: str | None = None,
) -> None:
    """Until somebody ends it with Ctrl-C or SIGTERM. `figures` is where they are told, if that is apart."""
    with locked(database):
        store = Store(database)
        try:
            sockets = _sockets(place, figures)
        except CannotServe:
            store.close()
            raise
        services = Services(store, limits, public_url=public_url)
        _serve_on(sockets, services, access, lambda port: announce(_address(place.host, port)))
    log.info("ended in good order")


def _serve_on(
    sockets: list[socket.socket], services: Services, access: Access, announce: Callable[[int], None]
) -> None:
    services.thinking.start()
    port, *apart = (listening.getsockname()[1] for listening in sockets)
    server = uvicorn.Server(configuration(services, services.limits, access, *apart))
    log.info("serving", extra={"port": port, "database": services.store.name})
    if apart:
        log.info("figures have a port of their own", extra={"port": apart[0]})
    announce(port)
    # uvicorn raises the signal again after its orderly end; by then it has done its work
    signal.signal(signal.SIGTERM, lambda *_: None)
    signal.signal(signal.SIGINT, lambda *_: None)
    _collect_rarely()
    allow_all()
    remember_little()
    server.run(sockets=sockets)


def _sockets(place: Place, figures: Place | None) -> list[socket.socket]:
    main = bound(*place)
    if figures is None:
        return [main]
    try:
        if figures.port and figures.port == main.getsockname()[1]:
            raise CannotServe(f"--metrics: the page is on port {figures.port}; give figures a port of their own")
        return [main, bound(*figures, "--metrics", "--metrics")]
    except CannotServe:
        main.close()
        raise


def _collect_rarely() -> None:
    """A full search for garbage takes long: it need not look at what stays for ever, nor come often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION)


def configuration(
    services: Services, limits: Limits, access: Access = ANYBODY, figures_port: int | None = None
) -> uvicorn.Config:
    heads = Heads()
    config = uvicorn.Config(
        # connections are known by their real peers: what a proxy says of them counts inside only
        HeadsNoted(layers(services, access, figures_port), heads),
        http="httptools",
        ws=Line,
        ws_max_size=limits.message_bytes * FRAME_ROOM,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        lifespan="on",
    )
    config.load()
    config.http_protocol_class = partial(_connection, config.http_protocol_class, heads)  # type: ignore[assignment]
    return config


def _connection(reader: type[asyncio.Protocol], heads: Heads, **given: object) -> Connection:
    return Connection(reader(**given), heads)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'hairpin.sqlite'}"
