"""Web Push needs a library that not everybody wants: without it all the rest works."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Final

LOOPBACK: Final = "HAIRPIN_PUSH_TO_LOOPBACK"
"""Set by tests, and by nobody else: endpoints may be on this machine."""


def pushes_to_loopback() -> bool:
    return os.environ.get(LOOPBACK) == "1"


def is_installed() -> bool:
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None
