"""`champion`: one network, which has learned to race by racing against itself."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from hairpin.drivers.learned import LearnedDriver
from hairpin.learning.network import Weights
from hairpin.learning.weight_files import read_weights

WEIGHTS: Final = "champion.npz"
"""Made by `hairpin train`; docs/learning.md says how."""


class ChampionDriver(LearnedDriver):
    def __init__(self) -> None:
        super().__init__(_weights())


@cache
def _weights() -> Weights:
    with resources.as_file(resources.files("hairpin.drivers") / WEIGHTS) as path:
        return read_weights(path)
