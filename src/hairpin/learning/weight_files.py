"""Weights in a file, as a driver uses them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from hairpin.learning.network import Weights


def read_weights(path: Path) -> Weights:
    """The file keeps them in half precision."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float64) for name in file.files}
