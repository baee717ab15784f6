"""`serve`: tables on the network."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from collections.abc import Callable

from hairpin.server.limits import limits_from
from hairpin.server.logs import set_up_logs
from hairpin.server.serving import default_database
from hairpin.server.serving import serve as serve_tables


def serve(options: argparse.Namespace) -> int:
    limits = limits_from()
    set_up_logs()
    serve_tables(
        options.host, options.port, options.database or default_database(), limits, _announcing(options.open)
    )
    return 0


def _announcing(opens: bool) -> Callable[[str], None]:
    def announce(address: str) -> None:
        print(f"Hairpin is at {address} (Ctrl-C ends it)", flush=True)
        if opens:
            # a text browser would keep us waiting, and the port is listening already
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return announce
