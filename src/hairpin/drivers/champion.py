"""`champion`: one network, which has learned by racing against itself; among some Legends it looks ahead."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from hairpin.drivers.learned import LearnedDriver
from hairpin.drivers.looking_ahead import best_after_a_look_ahead, looks_ahead
from hairpin.learning.network import Weights
from hairpin.learning.weight_files import read_weights
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

WEIGHTS: Final = "champion.npz"
"""Made by `hairpin train`; docs/learning.md says how."""


class ChampionDriver(LearnedDriver):
    def __init__(self) -> None:
        super().__init__(_weights())

    def decide(self, view: View, chance: Chance) -> Action:
        return best_after_a_look_ahead(self, view, chance) if looks_ahead(view) else self.at_first_sight(view)


@cache
def _weights() -> Weights:
    with resources.as_file(resources.files("hairpin.drivers") / WEIGHTS) as path:
        return read_weights(path)
