"""`serve`: tables on the network."""

from __future__ import annotations

import argparse

from hairpin.server.limits import limits_from
from hairpin.server.logs import set_up_logs
from hairpin.server.serving import serve as serve_tables
from hairpin.server.serving import usual_database


def serve(options: argparse.Namespace) -> int:
    limits = limits_from()
    set_up_logs()
    serve_tables(options.host, options.port, options.database or usual_database(), limits, _announce)
    return 0


def _announce(address: str) -> None:
    print(f"Hairpin is at {address} (Ctrl-C ends it)", flush=True)
