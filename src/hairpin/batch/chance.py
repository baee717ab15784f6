"""The generator of `rules.chance`, step by step."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.batch.compiling import Numbers, States, inlined, inner

_MULTIPLIER: Final = np.uint64(6364136223846793005)
_INCREMENT: Final = np.uint64(1442695040888963407)
_HALF: Final = np.uint64(32)


@inlined
def below(c: States, n: int) -> int:
    """A whole number from 0 to n - 1."""
    c[0] = c[0] * _MULTIPLIER + _INCREMENT
    return np.int64(((c[0] >> _HALF) * np.uint64(n)) >> _HALF)  # type: ignore[return-value]


@inner
def shuffle(m: Numbers, c: States, base: int, n: int) -> None:
    """Fisher-Yates, from the last place to the first."""
    state = c[0]
    for i in range(n - 1, 0, -1):
        state = state * _MULTIPLIER + _INCREMENT
        j = np.int64(((state >> _HALF) * np.uint64(i + 1)) >> _HALF)
        m[base + i], m[base + j] = m[base + j], m[base + i]  # type: ignore[index]
    c[0] = state


@inner
def shuffle_numbers(m: Numbers, c: States, base: int, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = below(c, i + 1)
        m[base + i], m[base + j] = m[base + j], m[base + i]


_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)


@inlined
def scrambled_one(seed: np.uint64) -> np.uint64:
    """Where a stream begins."""
    z = seed + _GOLDEN
    z = (z ^ (z >> np.uint64(30))) * _FIRST
    z = (z ^ (z >> np.uint64(27))) * _SECOND
    return z ^ (z >> np.uint64(31))


def scrambled(seeds: States) -> States:
    """The same for each of many seeds."""
    z = seeds + _GOLDEN
    z = (z ^ (z >> np.uint64(30))) * _FIRST
    z = (z ^ (z >> np.uint64(27))) * _SECOND
    return z ^ (z >> np.uint64(31))
