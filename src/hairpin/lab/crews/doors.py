"""Whether anybody is at an address.

Libraries of clusters try again and again where nobody listens, and some then end the whole program; so we
ask first.
"""

from __future__ import annotations

import socket
import time
from dataclasses import dataclass
from typing import Final

SECONDS: Final = 30
"""Until somebody must have answered."""
AGAIN_SECONDS: Final = 10
"""A cluster that has answered before may be away for so long."""
PAUSE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Door:
    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def knock(self) -> None:
        """OSError if nobody opens."""
        socket.create_connection((self.host, self.port), timeout=SECONDS).close()

    def knock_again(self) -> None:
        until = time.monotonic() + AGAIN_SECONDS
        while True:
            try:
                return self.knock()
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)


def door(place: str, usual_port: int) -> Door:
    """Of `HOST:PORT`, or `HOST` alone; ValueError if it is none."""
    host, colon, port = place.rpartition(":")
    if not colon or place.endswith("]"):  # an IPv6 address without a port
        host, port = place, str(usual_port)
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError(f"{place!r} is not HOST:PORT, with a port from 1 to 65535")
    return Door(host.strip("[]"), int(port))
