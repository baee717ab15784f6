"""The same on torch, for a GPU."""

from __future__ import annotations

from typing import cast

import numpy.typing as npt
import torch

from hairpin.learning.arrays import Array, Whole


class Torch:
    def __init__(self, device: str = "cuda", seed: int = 0) -> None:
        self.device = torch.device(device)
        torch.set_float32_matmul_precision("high")  # ten bits are enough to learn with, and much quicker
        self._chance = torch.Generator(self.device)
        self._chance.manual_seed(seed)

    def floats(self, numbers: npt.ArrayLike) -> Array:
        return cast(Array, torch.as_tensor(numbers, device=self.device).to(torch.float32))

    def whole(self, numbers: npt.ArrayLike) -> Whole:
        return cast(Whole, torch.as_tensor(numbers, device=self.device).to(torch.int64))

    def kept(self, numbers: npt.ArrayLike) -> Whole:
        return cast(Whole, torch.as_tensor(numbers, device=self.device).clone())

    def counted(self, count: int) -> Whole:
        return torch.arange(count, device=self.device)

    def joined(self, parts: list[Array]) -> Array:
        return torch.cat(parts, dim=1)

    def stacked(self, parts: list[Array]) -> Array:
        return torch.stack(parts)

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
        return out.index_add_(0, segments, numbers)

    def segment_max(self, numbers: Array, segments: Whole, count: int) -> Array:
        out = torch.full((count,), -torch.inf, device=self.device)
        return out.scatter_reduce_(0, segments, numbers, "amax")

    def uniform(self, count: int) -> Array:
        return torch.rand(count, generator=self._chance, device=self.device)

    def numpy(self, numbers: Array) -> Array:
        return numbers.cpu().numpy()
