"""The same sums on numpy and on torch: whatever differs between the two is in here.

A segment is a run of rows that belong together: the options of one decision.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

TINY: Final = 1e-5
"""Rows that are all alike have a spread, too."""

Array = Any
"""Of floats, in numpy or in torch. All that is done with it can be done with both, and no type says that."""
Whole = Any
"""The same, of whole numbers."""


class Arrays(Protocol):
    """What numpy and torch call by different names."""

    def floats(self, numbers: npt.ArrayLike) -> Array: ...

    def whole(self, numbers: npt.ArrayLike) -> Whole: ...

    def light(self, numbers: Array) -> Array:
        """As few bits as the network can do with: half as many, where that is quicker."""
        ...

    def full(self, numbers: Array) -> Array:
        """All bits again, for what is summed up."""
        ...

    def kept(self, numbers: npt.ArrayLike, most: int | None = None) -> Whole:
        """A copy of what will change, in numbers of the same size; of each row the first ones."""
        ...

    def counted(self, count: int) -> Whole: ...

    def repeated(self, counts: Whole) -> Whole:
        """The number of each, as often as it counts."""
        ...

    def stacked(self, parts: list[Array]) -> Array: ...

    def flat(self, parts: list[Array]) -> Array:
        """All their numbers, one after the other."""
        ...

    def affine(self, inputs: Array, weights: Array, bias: Array) -> Array:
        """The bias may be the same for all rows, or have a row for each."""
        ...

    def positive(self, numbers: Array) -> Array:
        """What is below 0 becomes 0."""
        ...

    def normed(self, rows: Array) -> tuple[Array, Any]:
        """Each row with mean 0 and spread 1; and what the way back needs."""
        ...

    def norm_back(self, by_normed: Array, normed: Array, known: Any) -> Array:
        """The gradients of the rows, from those of the normed ones."""
        ...

    def zeros(self, *shape: int) -> Array: ...

    def argsort(self, keys: Array) -> Whole: ...

    def exp(self, numbers: Array) -> Array: ...

    def log(self, numbers: Array) -> Array: ...

    def clip(self, numbers: Array, low: float, high: float) -> Array: ...

    def segment_sum(self, numbers: Array, segments: Whole, count: int) -> Array: ...

    def segment_max(self, numbers: Array, segments: Whole, count: int) -> Array: ...

    def group_sum(self, numbers: Array, groups: Whole, count: int) -> Array:
        """Of each group, whose rows may lie anywhere; 0 where there is none."""
        ...

    def uniform(self, count: int) -> Array: ...

    def found(self, flags: Array) -> Whole:
        """Where they are set."""
        ...

    def any_of(self, flags: Array) -> Whole:
        """Where they are set, in any order."""
        ...

    def numpy(self, numbers: Array) -> Array: ...


class Numpy:
    def __init__(self, seed: int = 0, precision: npt.DTypeLike = np.float32) -> None:
        self._chance = np.random.default_rng(seed)
        self._precision = precision

    def floats(self, numbers: npt.ArrayLike) -> Array:
        return np.asarray(numbers, self._precision)

    def whole(self, numbers: npt.ArrayLike) -> Whole:
        return np.asarray(numbers, np.int64)

    def light(self, numbers: Array) -> Array:
        return numbers

    def full(self, numbers: Array) -> Array:
        return numbers

    def kept(self, numbers: npt.ArrayLike, most: int | None = None) -> Whole:
        return np.array(np.asarray(numbers)[..., :most])

    def counted(self, count: int) -> Whole:
        return np.arange(count)

    def repeated(self, counts: Whole) -> Whole:
        return np.repeat(np.arange(len(counts)), counts)

    def stacked(self, parts: list[Array]) -> Array:
        return np.stack(parts)

    def flat(self, parts: list[Array]) -> Array:
        return np.concatenate([part.reshape(-1) for part in parts])

    def affine(self, inputs: Array, weights: Array, bias: Array) -> Array:
        return inputs @ weights + bias

    def positive(self, numbers: Array) -> Array:
        return np.maximum(numbers, 0)

    def normed(self, rows: Array) -> tuple[Array, Any]:
        centred = rows - rows.mean(1)[:, None]
        spread = ((centred * centred).mean(1)[:, None] + TINY) ** 0.5
        return centred / spread, spread

    def norm_back(self, by_normed: Array, normed: Array, known: Any) -> Array:
        along = (by_normed * normed).mean(1)[:, None]
        return (by_normed - by_normed.mean(1)[:, None] - normed * along) / known

    def zeros(self, *shape: int) -> Array:
        return np.zeros(shape, self._precision)

    def argsort(self, keys: Array) -> Whole:
        return np.argsort(keys, axis=1, kind="stable")

    def exp(self, numbers: Array) -> Array:
        return np.exp(numbers)

    def log(self, numbers: Array) -> Array:
        return np.log(numbers)

    def clip(self, numbers: Array, low: float, high: float) -> Array:
        return np.clip(numbers, low, high)

    def segment_sum(self, numbers: Array, segments: Whole, count: int) -> Array:
        return np.add.reduceat(numbers, _starts(segments, count), axis=0)

    def segment_max(self, numbers: Array, segments: Whole, count: int) -> Array:
        return np.maximum.reduceat(numbers, _starts(segments, count), axis=0)

    def group_sum(self, numbers: Array, groups: Whole, count: int) -> Array:
        return np.bincount(groups, numbers, count).astype(self._precision)

    def uniform(self, count: int) -> Array:
        return self._chance.random(count, np.float32)

    def found(self, flags: Array) -> Whole:
        return np.flatnonzero(flags)

    def any_of(self, flags: Array) -> Whole:
        return self._chance.permutation(np.flatnonzero(flags))

    def numpy(self, numbers: Array) -> Array:
        return numbers


def _starts(segments: Whole, count: int) -> Whole:
    """Each segment has a row at least, and they come one after the other."""
    return np.searchsorted(segments, np.arange(count))


NUMPY: Final = Numpy()
EXACT: Final = Numpy(precision=np.float64)
"""For drivers: rounded, its sums are the same on all machines."""
