"""Whether these are the compiled rules: the very same source, made into machine code (docs/performance.md)."""

from types import FunctionType
from typing import Final


def _sample() -> None:
    """Of a function: only in plain Python it is one of Python's own."""


COMPILED: Final = not isinstance(_sample, FunctionType)
