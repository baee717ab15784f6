"""Whether people can be called who are not here."""

from __future__ import annotations

from hairpin.server.push.library import is_installed
from hairpin.server.readiness.finding import Finding, note, ok


def push_finding() -> Finding:
    """The keys are made by the first server that starts on a database, and are no worry of anybody's."""
    return ok("push-ready") if is_installed() else note("push-library")
