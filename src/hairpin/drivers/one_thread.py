"""Matrices of drivers are small, and several processes multiply theirs: threads would only wait for each other.

Where two processes share two cores, that took ten times as long as the work.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache

import numpy as np  # noqa: F401 - whose library is to be found must have been loaded
from threadpoolctl import ThreadpoolController


def one_thread() -> AbstractContextManager[object]:
    """For as long as it lasts; afterwards numpy uses as many as it did before."""
    limited: AbstractContextManager[object] = _libraries().limit(limits=1, user_api="blas")
    return limited


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()
