"""Matrices of drivers are small, and several processes multiply theirs: threads would only wait for each other.

Where two processes share two cores, that took ten times as long as the work. The command line starts none; but a
driver may be asked by any program.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import Final

import numpy as np  # noqa: F401 - whose library is to be found must have been loaded
from threadpoolctl import ThreadpoolController

_ONE_AFTER_THE_OTHER: Final = Lock()
"""The limit is one for the whole program. If two lifted it at the same time, it might stay for ever."""


@contextmanager
def one_thread() -> Iterator[None]:
    """For as long as it lasts; afterwards numpy uses as many as it did before."""
    with _ONE_AFTER_THE_OTHER, _libraries().limit(limits=1, user_api="blas"):
        yield


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()
