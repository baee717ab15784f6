"""Where it would listen, who is believed, and by which address people come."""

from __future__ import annotations

import ipaddress
import json
import urllib.request
from collections.abc import Iterator
from typing import Final

from hairpin.server.listening import CannotServe, Place, bound
from hairpin.server.readiness.finding import Finding, missing, note, ok
from hairpin.server.web.access import Access

HTTPS: Final = "https://"
ASK_SECONDS: Final = 2
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def place_findings(*places: Place | None) -> Iterator[Finding]:
    for place in places:
        if place is not None:
            yield _place(place)


def _place(place: Place) -> Finding:
    shown = f"{place.host}:{place.port}"
    try:
        bound(*place).close()
    except CannotServe as error:
        if _is_a_hairpin(place):
            return note("port-ours", place=shown)
        return missing("port-taken", problem=str(error))
    return ok("port-free", place=shown)


def _is_a_hairpin(place: Place) -> bool:
    host = EVERYWHERE.get(place.host, place.host)
    address = f"http://[{host}]:{place.port}" if ":" in host else f"http://{host}:{place.port}"
    try:
        with urllib.request.urlopen(f"{address}/health/live", timeout=ASK_SECONDS) as answer:
            return bool(json.loads(answer.read(1000)) == {"status": "ok"})
    except (OSError, ValueError):
        return False


def access_findings(place: Place, access: Access) -> Iterator[Finding]:
    if access.hosts:
        yield ok("hosts-named", hosts=", ".join(access.hosts))
    elif not _is_this_machine(place.host):
        yield note("hosts-any")
    named = [network for network in access.proxies if not network.startswith("::ffff:")]
    if named:
        yield ok("proxies-named", proxies=", ".join(named))
    else:
        yield note("proxies-none")


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_finding(url: str | None) -> Finding:
    """Browsers install pages, and let them be called, only where they come by HTTPS."""
    if url is None:
        return note("public-none")
    return ok("public-https", url=url) if url.startswith(HTTPS) else note("public-http", url=url)
