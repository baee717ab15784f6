"""How many files and sockets the system lets a process have open."""

from __future__ import annotations

import sys
from contextlib import suppress


def allow_all() -> int | None:
    """As many as the system grants to those who ask, often more than to others. None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems call it unlimited, and then refuse
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if allowed == resource.RLIM_INFINITY else allowed
