"""`serve`: tables on the network."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser
from collections.abc import Callable

from hairpin.commands.readiness import check
from hairpin.drivers.finding import names_in
from hairpin.drivers.offering import offer
from hairpin.server.limits import limits_from
from hairpin.server.listening import Place, place_from
from hairpin.server.logs import set_up_logs
from hairpin.server.readiness.checks import Plan
from hairpin.server.serving import default_database
from hairpin.server.serving import serve as serve_tables
from hairpin.server.web.access import access_from, public_url_from


def serve(options: argparse.Namespace) -> int:
    limits = limits_from()
    hosts = options.allowed_host or _listed("HAIRPIN_ALLOWED_HOSTS")
    access = access_from(hosts, options.trusted_proxy or _listed("HAIRPIN_TRUSTED_PROXIES"))
    figures = place_from(options.metrics) if options.metrics is not None else None
    place, database = Place(options.host, options.port), options.database or default_database()
    public_url = public_url_from(options.public_url)
    for name in names_in(options.drivers or ""):
        offer(name)
    if options.check:
        return check(Plan(place, database, limits, access, figures, public_url), options.language)
    set_up_logs()
    serve_tables(place, database, limits, _announcing(options.open), access, figures, public_url)
    return 0


def _listed(variable: str) -> list[str]:
    return [part for part in os.environ.get(variable, "").split(",") if part.strip()]


def _announcing(opens: bool) -> Callable[[str], None]:
    def announce(address: str) -> None:
        print(f"Hairpin is at {address} (Ctrl-C ends it)", flush=True)
        if opens:
            # a text browser would keep us waiting, and the port is listening already
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return announce
