"""For whom this server answers: under which names it may be asked, and which proxies are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from hairpin.content.problems import shown
from hairpin.rules.errors import HairpinError

ANY_PART: Final = "*."
"""`*.example.org` is every name below example.org."""


class BadAccess(HairpinError):
    pass


@dataclass(frozen=True, slots=True)
class Access:
    hosts: tuple[str, ...] = ()
    """The names by which it may be asked; none means any."""
    proxies: tuple[str, ...] = ()
    """Networks whose word is taken for the address and the scheme of a client."""


ANYBODY: Final = Access()


def access_from(hosts: Iterable[str], proxies: Iterable[str]) -> Access:
    networks = [network for text in proxies for network in _networks(text)]
    return Access(tuple(map(_host, hosts)), tuple(networks))


def public_url_from(text: str | None) -> str | None:
    """`https://races.example.org`: how people reach it, whatever is in between."""
    if text is None:
        return None
    right = "give the address that people open, such as https://races.example.org"
    try:
        parts = urlsplit(text.strip())
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        is_one = False
    if not is_one or parts.query or parts.fragment or parts.username:
        raise BadAccess(f"--public-url {shown(text)}: not the address of a server; {right}")
    return f"{parts.scheme}://{parts.netloc}"


def is_allowed(header: str, hosts: tuple[str, ...]) -> bool:
    name = host_of(header)
    return name is not None and any(
        name == host or (host.startswith(ANY_PART) and name.endswith(host[1:])) for host in hosts
    )


def host_of(header: str) -> str | None:
    """Of a Host header, without its port; None for what can't be one."""
    try:
        return urlsplit(f"//{header}").hostname
    except ValueError:
        return None


def _host(text: str) -> str:
    name = text.strip().lower()
    if ":" in name and not name.startswith("["):
        name = f"[{name}]"  # an address of IPv6, or else a port that does not belong here
    found = host_of(name)
    if found is None or name.strip("[]") != found or len(name.split()) != 1:
        right = "give a name such as example.org or *.example.org, or an address, without a port"
        raise BadAccess(f"--allowed-host {shown(text)}: can't be the name of a server; {right}")
    return found


def _networks(text: str) -> list[str]:
    """One that listens on `::` sees addresses of IPv4 as such of IPv6."""
    try:
        network = ipaddress.ip_network(text.strip())
    except ValueError:
        right = "give one such as 10.0.0.7, 10.0.0.0/8 or fd00::/8"
        raise BadAccess(f"--trusted-proxy {shown(text)}: not an address or a network; {right}") from None
    if isinstance(network, ipaddress.IPv4Network):
        return [str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"]
    return [str(network)]
