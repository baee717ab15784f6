"""The smaller and the larger of two numbers: numba's own can't be compiled for a GPU where their types differ."""

from __future__ import annotations

from hairpin.batch.compiling import inlined


@inlined
def smaller(a: int, b: int) -> int:
    return a + 0 if a < b else b + 0


@inlined
def larger(a: int, b: int) -> int:
    return a + 0 if a > b else b + 0
