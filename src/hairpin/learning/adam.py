"""How weights follow their gradients: Adam."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.learning.arrays import Array, Arrays
from hairpin.learning.network import Weights

TINY: Final = 1e-8


class Adam:
    def __init__(self, on: Arrays, weights: Weights) -> None:
        self._on = on
        self.first = on.flat(list(weights.values())) * 0
        self.second = self.first * 0
        self.steps = 0

    def step(self, weights: Weights, gradients: Weights, count: float, rate: float, largest: float) -> Array:
        """All weights at once, by the mean of so many gradients that were summed up; returns how long it was."""
        gradient = self._on.floats(self._on.flat([gradients[name] for name in weights])) / count
        length = (gradient * gradient).sum() ** 0.5
        gradient = gradient * self._on.clip(largest / (length + TINY), 0, 1)
        self.steps += 1
        low, high = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        self.first = 0.9 * self.first + 0.1 * gradient
        self.second = 0.999 * self.second + 0.001 * gradient * gradient
        change = self.first * (rate / low) / ((self.second / high) ** 0.5 + 1e-5)
        at = 0
        for name, array in weights.items():
            size = int(np.prod(array.shape))
            weights[name] = array - change[at : at + size].reshape(array.shape)
            at += size
        return length
