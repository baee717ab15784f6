"""Web Push needs a library that not everybody wants: without it all the rest works."""

from __future__ import annotations

from importlib.util import find_spec


def is_installed() -> bool:
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None
