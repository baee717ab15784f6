"""Weights in a file, as a driver uses them."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np

from hairpin.content.regular_files import read_regular
from hairpin.learning.arrays import NUMPY
from hairpin.learning.network import Weights, new_weights, sizes_of
from hairpin.rules.errors import HairpinError

WANTED: Final = "the weights.npz of a run"
MOST_BYTES: Final = 1 << 28


class BadWeights(HairpinError):
    """A file that no network of this version can go on from."""


def read_weights(path: Path) -> Weights:
    """The file keeps them in half precision."""
    with np.load(BytesIO(read_regular(path, str(path), WANTED, MOST_BYTES))) as file:
        return {name: file[name].astype(np.float64) for name in file.files}


def checked_weights(path: Path) -> Weights:
    """Of a file that somebody names: `BadWeights`, if a network of this version has no use for it."""
    try:
        found = read_weights(path)
        needed = new_weights(NUMPY, sizes_of(found), 0)
    except (ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path}: no weights can be read there ({error}); give {WANTED}") from None
    wrong = [name for name in needed.keys() | found.keys() if _shape(needed, name) != _shape(found, name)]
    if wrong:
        raise BadWeights(
            f"{path}: made for another network ({', '.join(sorted(wrong))} differ); give weights of this version"
        )
    return found


def _shape(weights: Weights, name: str) -> tuple[int, ...] | None:
    return weights[name].shape if name in weights else None
