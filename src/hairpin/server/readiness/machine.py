"""What is installed here, and what the system allows."""

from __future__ import annotations

from typing import Final

from hairpin.engine import is_compiled
from hairpin.server.limits import Limits
from hairpin.server.open_files import allow_all
from hairpin.server.readiness.finding import Finding, missing, note, ok
from hairpin.server.web.pages import STATIC

BESIDES: Final = 256
"""Files that are open whoever comes: the database, pipes of drivers, the page."""
PEOPLE: Final = 4_000
"""As many as one process is measured with."""


def page_finding() -> Finding:
    return ok("page-built") if (STATIC / "index.html").is_file() else missing("page-missing")


def files_finding(limits: Limits) -> Finding:
    allowed = allow_all()
    if allowed is None:
        return ok("files-any")
    needed = PEOPLE + BESIDES
    return (
        ok("files-many", allowed=allowed)
        if allowed >= needed
        else note("files-few", allowed=allowed, needed=needed)
    )


def rules_finding() -> Finding:
    return ok("rules-compiled") if is_compiled() else note("rules-plain")
