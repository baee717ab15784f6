"""Listening on an address of this machine, or saying in one line why that can't be."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final, NamedTuple

from hairpin.content.problems import shown
from hairpin.rules.errors import HairpinError

BACKLOG: Final = 2048
MAX_PORT: Final = 65_535
NOT_OURS: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL)
"""What the system says of an address that this machine does not have."""


class CannotServe(HairpinError):
    pass


class Place(NamedTuple):
    host: str
    port: int


def place_from(text: str) -> Place:
    """`127.0.0.1:9100`, `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or int(port) > MAX_PORT:
        raise CannotServe(f"--metrics {shown(text)}: not an address with a port; give one such as 127.0.0.1:9100")
    return Place(host.strip("[]"), int(port))


def bound(host: str, port: int, host_option: str = "--host", port_option: str = "--port") -> socket.socket:
    """The options are those with which another host or port would be given."""
    family, kind, protocol, _, address = _resolved(host, port, host_option)
    # with the protocol said, asyncio switches Nagle's delay off: 40 ms for each message
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno in NOT_OURS:
            raise _no_host(host, host_option, "it is not an address of this machine") from None
        words = f"{host}:{port} can't be used: {error.strerror}; choose another with {port_option}"
        raise CannotServe(words) from None
    return listening


Found = tuple[socket.AddressFamily, socket.SocketKind, int, str, tuple[str, int] | tuple[str, int, int, int]]


def _resolved(host: str, port: int, option: str) -> Found:
    if not host:
        raise _no_host(host, option, "it is empty")
    try:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]  # type: ignore[return-value]
    except OSError as error:
        raise _no_host(host, option, error.strerror or str(error)) from None
    except ValueError:  # names that can't be written as a name on the network: empty or overlong parts
        raise _no_host(host, option, "it can't be the name of a machine") from None


def _no_host(host: str, option: str, reason: str) -> CannotServe:
    right = "give an address of this machine without a port, such as 127.0.0.1, or 0.0.0.0 for all of them"
    return CannotServe(f"{option} {shown(host)} can't be used: {reason}; {right}")
