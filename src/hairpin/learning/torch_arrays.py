"""The same on torch, for a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from hairpin.batch.gpu import cuda_of_numba
from hairpin.batch.gpu_batch import Shape
from hairpin.learning.arrays import TINY, Array, Whole


class Torch:
    def __init__(self, device: str = "cuda", seed: int = 0) -> None:
        self.device = torch.device(device)
        torch.set_float32_matmul_precision("high")  # ten bits are enough to learn with, and much quicker
        torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False  # but not for sums
        self._lent: dict[int, tuple[Array, Array]] = {}
        self._chance = torch.Generator(self.device)
        self._chance.manual_seed(seed)

    def floats(self, numbers: npt.ArrayLike) -> Array:
        return self._tensor(numbers).to(torch.float32)

    def whole(self, numbers: npt.ArrayLike) -> Whole:
        return self._tensor(numbers).to(torch.int64)

    def light(self, numbers: Array) -> Array:
        return numbers.to(torch.float16)

    def full(self, numbers: Array) -> Array:
        return numbers.to(torch.float32)

    def kept(self, numbers: npt.ArrayLike, most: int | None = None) -> Whole:
        return self._tensor(numbers)[..., :most].clone(memory_format=torch.contiguous_format)

    def lent(self, shape: Shape, kind: type) -> Array:
        """Memory on the GPU, as numba sees it. (What numba has made, torch copies by way of the host.)"""
        found = torch.zeros(shape, dtype=torch.from_numpy(np.empty(0, kind)).dtype, device=self.device)
        seen_by_numba = cuda_of_numba().as_cuda_array(found)
        self._lent[id(seen_by_numba)] = (seen_by_numba, found)
        return seen_by_numba

    def _tensor(self, numbers: npt.ArrayLike) -> Array:
        if id(numbers) in self._lent:
            return self._lent[id(numbers)][1]
        return torch.as_tensor(numbers, device=self.device)

    def counted(self, count: int) -> Whole:
        return torch.arange(count, device=self.device)

    def repeated(self, counts: Whole) -> Whole:
        return torch.repeat_interleave(counts)

    def stacked(self, parts: list[Array]) -> Array:
        return torch.stack(parts)

    def flat(self, parts: list[Array]) -> Array:
        return torch.cat([part.reshape(-1) for part in parts])

    def affine(self, inputs: Array, weights: Array, bias: Array) -> Array:
        return torch.addmm(bias, inputs, weights)

    def positive(self, numbers: Array) -> Array:
        return torch.relu(numbers)

    def normed(self, rows: Array) -> tuple[Array, Any]:
        normed, mean, by_spread = torch.native_layer_norm(rows, rows.shape[1:], None, None, TINY)
        return normed, (rows, mean, by_spread)

    def norm_back(self, by_normed: Array, normed: Array, known: Any) -> Array:
        rows, mean, by_spread = known
        wanted = [True, False, False]  # of the rows alone
        found = torch.ops.aten.native_layer_norm_backward(
            by_normed, rows, rows.shape[1:], mean, by_spread, None, None, wanted
        )
        return found[0]

    def zeros(self, *shape: int) -> Array:
        return torch.zeros(shape, device=self.device)

    def argsort(self, keys: Array) -> Whole:
        return torch.argsort(keys, dim=1, stable=True)

    def exp(self, numbers: Array) -> Array:
        return torch.exp(numbers)

    def log(self, numbers: Array) -> Array:
        return torch.log(numbers)

    def clip(self, numbers: Array, low: float, high: float) -> Array:
        return torch.clip(numbers, low, high)

    def segment_sum(self, numbers: Array, segments: Whole, count: int) -> Array:
        out = torch.zeros((count, *numbers.shape[1:]), device=self.device)
        return out.index_add_(0, segments, numbers.to(torch.float32))

    def segment_max(self, numbers: Array, segments: Whole, count: int) -> Array:
        out = torch.full((count,), -torch.inf, device=self.device)
        return out.scatter_reduce_(0, segments, numbers, "amax")

    def group_sum(self, numbers: Array, groups: Whole, count: int) -> Array:
        return self.segment_sum(numbers, groups, count)

    def uniform(self, count: int) -> Array:
        return torch.rand(count, generator=self._chance, device=self.device)

    def found(self, flags: Array) -> Whole:
        return torch.nonzero(flags)[:, 0]

    def any_of(self, flags: Array) -> Whole:
        found = self.found(flags)
        return found[torch.randperm(len(found), generator=self._chance, device=self.device)]

    def numpy(self, numbers: Array) -> Array:
        return numbers.cpu().numpy()
