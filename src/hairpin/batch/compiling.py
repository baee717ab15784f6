"""Numba, which is an extra: one source for CPU cores and CUDA threads."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
States = npt.NDArray[np.uint64]


class Numbers(Protocol):
    """A row of an array, of whatever size its numbers are: a compiled function sees no more of it."""

    def __getitem__(self, place: int) -> int: ...

    def __setitem__(self, place: int, number: int) -> None: ...


Function = TypeVar("Function")

MISSING: Final = "the batched engine needs numba: pip install 'hairpin[fast]'"


class NotInstalled(ImportError):
    """The extra is missing."""


def is_installed() -> bool:
    return find_spec("numba") is not None


def numba() -> ModuleType:
    if not is_installed():
        raise NotInstalled(MISSING)
    return import_module("numba")


OPTIONS: Final = {"error_model": "numpy", "nogil": True}
UNWRAPPED: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def inner(function: Function) -> Function:
    """A step of a race, compiled into the loops that use it. Those are kept on disk, this is not."""
    return cast(Function, numba().njit(**OPTIONS, **UNWRAPPED)(function))


def inlined(function: Function) -> Function:
    """A few lines that are used in a hot place: a call would cost more than they do."""
    return cast(Function, numba().njit(**OPTIONS, **UNWRAPPED, forceinline=True)(function))


def woven(function: Function) -> Function:
    """A frame around large parts, put into its one caller before anything is compiled, which halves the wait."""
    return cast(Function, numba().njit(**OPTIONS, **UNWRAPPED, inline="always")(function))


def outer(function: Function) -> Function:
    """A loop over races, compiled once and kept on disk."""
    return cast(Function, numba().njit(**OPTIONS, cache=True)(function))


@cache
def sources(*folders: str) -> str:
    """Numba looks only at the file of a loop to see whether what it kept is stale; this changes with all files."""
    hairpin = Path(__file__).parent.parent
    texts = [path.read_bytes() for folder in folders for path in sorted((hairpin / folder).glob("*.py"))]
    return hashlib.sha256(b"".join(texts)).hexdigest()
