"""Commands that need more than is always installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hairpin.rules.errors import HairpinError

SERVER: Final = frozenset(
    {"anyio", "httptools", "msgspec", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"}
)
INSTALL: Final = "pip install 'hairpin[server]'"


class NoServer(HairpinError):
    """What the server is built on is not installed."""


@contextmanager
def needing_extras(command: str) -> Iterator[None]:
    """Any other module that is missing is a mistake of ours, and shows itself."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in SERVER:
            raise
        raise NoServer(
            f"{command}: needs {missing}, which is not installed; install it with: {INSTALL}",
            "no-server",
            {"command": command, "missing": missing, "install": INSTALL},
        ) from None
