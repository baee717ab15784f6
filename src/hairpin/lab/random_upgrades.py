"""A driver that leaves its garage to luck, to find out what drafting is worth."""

from __future__ import annotations

from typing import Final

from hairpin.drivers.driver import Driver
from hairpin.drivers.finding import find_driver
from hairpin.drivers.random_driver import any_action
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.steps import KEEP_ONE, STEPS, THROW
from hairpin.rules.view import View

WITH_RANDOM_UPGRADES: Final = "+random-upgrades"
"""Behind a driver's name: it drives like that, with any upgrades."""


class RandomUpgrades:
    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def decide(self, view: View, chance: Chance) -> Action:
        if view.step in _GARAGE_STEPS:
            return any_action(view.options, chance)
        return self._driver.decide(view, chance)


_GARAGE_STEPS: Final = frozenset(step.name for step in STEPS[KEEP_ONE : THROW + 1])


def lab_driver(name: str) -> Driver:
    """Like `driver`, and it knows those with random upgrades."""
    plain = find_driver(name.removesuffix(WITH_RANDOM_UPGRADES))
    return RandomUpgrades(plain) if name.endswith(WITH_RANDOM_UPGRADES) else plain
