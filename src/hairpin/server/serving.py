"""Running the server: a port, a database, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn

from hairpin.rules.errors import HairpinError
from hairpin.server.limits import Limits
from hairpin.server.open_files import allow_all
from hairpin.server.services import Services
from hairpin.server.store.store import Store
from hairpin.server.web.app import application
from hairpin.server.web.connections import Connection, Heads, HeadsNoted
from hairpin.server.web.line import Line

BACKLOG = 2048
FRAME_ROOM = 4
"""A message that is too large is refused with words; only what is larger by this factor ends the socket."""
LAST_SECONDS = 10

log = logging.getLogger("hairpin.server")


class CannotServe(HairpinError):
    pass


COLLECTION: Final = (2_000, 10, 2_000)
"""Python's own are (700, 10, 10) or so. A search stops all tables while it lasts: what is new is looked at in
small heaps, and everything hardly ever."""


def serve(host: str, port: int, database: str, limits: Limits, announce: Callable[[str], None]) -> None:
    """Until somebody ends it with Ctrl-C or SIGTERM."""
    store = Store(database)
    try:
        listening = bound(host, port)
    except CannotServe:
        store.close()
        raise
    server = uvicorn.Server(configuration(Services(store, limits), limits))
    log.info("serving", extra={"port": listening.getsockname()[1], "database": store.name})
    announce(f"http://{_shown(host)}:{listening.getsockname()[1]}")
    # uvicorn raises the signal again after its orderly end; by then it has done its work
    signal.signal(signal.SIGTERM, lambda *_: None)
    signal.signal(signal.SIGINT, lambda *_: None)
    _collect_rarely()
    allow_all()
    server.run(sockets=[listening])
    log.info("ended in good order")


def _collect_rarely() -> None:
    """A full search for garbage takes long: it need not look at what stays for ever, nor come often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION)


def configuration(services: Services, limits: Limits) -> uvicorn.Config:
    heads = Heads()
    config = uvicorn.Config(
        HeadsNoted(application(services), heads),
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


def bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # with the protocol said, asyncio switches Nagle's delay off: 40 ms for each message
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"{host}:{port} can't be used: {reason}; choose another with --port") from None
    listening.listen(BACKLOG)
    return listening


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this user's programs keep their data."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hairpin"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "hairpin"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "hairpin"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'hairpin.sqlite'}"
