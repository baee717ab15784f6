"""Where a browser wants its calls to be sent. It says so itself, so it could say anything: only addresses of the
open internet are asked, by HTTPS, and the address that was looked at is the one that is connected to."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from hairpin.server.errors import Code, Refused

HTTPS_PORT: Final = 443
MAX_URL: Final = 1000
NAME: Final = re.compile(r"([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}")
"""Of a machine. What ends with a number, such as 127.1, is an address to some."""
PRIVATE: Final = (".local", ".internal", ".localhost")
INTO_IPV4: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Where a network of IPv6 reaches the rest of the world; the address of IPv4 is at the end."""
GIVEN_OUT: Final = ipaddress.IPv6Network("2000::/3")
"""All that there is of the open internet, so far."""


class Endpoint(NamedTuple):
    host: str
    port: int
    path: str
    is_https: bool

    @property
    def origin(self) -> str:
        """For the signature: whom it is meant for."""
        scheme, usual = ("https", 443) if self.is_https else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


class Unsafe(Exception):
    """Its name leads to a machine that is nobody's push service."""


def endpoint_from(url: str, may_be_loopback: bool = False) -> Endpoint:
    """`may_be_loopback` is for tests, which have a push service of their own on this machine."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise _bad() from None
    if not host or not _is_plain(url) or len(url) > MAX_URL or "@" in parts.netloc:
        raise _bad()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if may_be_loopback and _is_loopback(host):
        return Endpoint(host, port or 80, path, parts.scheme == "https")
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or not _is_public_name(host):
        raise _bad()
    return Endpoint(host, HTTPS_PORT, path, True)


def address_of(endpoint: Endpoint, may_be_loopback: bool = False) -> str:
    """One that may be connected to; asked anew each time, because names change."""
    try:
        found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ConnectionError(f"{endpoint.host}: {error}") from None
    addresses = [str(address[0]) for *_, address in found]
    if may_be_loopback and all(map(_is_loopback, addresses)):
        return addresses[0]
    if not all(map(_is_global, addresses)):  # one that is not would be tried for the sake of the others
        raise Unsafe(endpoint.host)
    return addresses[0]


def _is_global(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address in INTO_IPV4:
            return _is_global(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address not in GIVEN_OUT or (address.sixtofour is not None and not address.sixtofour.is_global):
            return False
    return address.is_global and not address.is_multicast


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_public_name(host: str) -> bool:
    """An address written out is no push service; nor is a name without a dot."""
    return NAME.fullmatch(host) is not None and not host.endswith(PRIVATE)


def _is_plain(url: str) -> bool:
    return url.isascii() and url.isprintable() and " " not in url


def _bad() -> Refused:
    return Refused(
        Code.BAD_SETTINGS, "endpoint: must be the https:// address of a push service, as a browser gives it"
    )
