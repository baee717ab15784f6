"""Numba is an extra: without it these tests are left out, which the gate does not allow."""

import os
from typing import Final

import pytest

from hairpin.batch.compiling import MISSING, is_installed

needs_numba: Final = pytest.mark.skipif(not is_installed() and "CI" not in os.environ, reason=MISSING)
