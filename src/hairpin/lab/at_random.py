"""Any legal action, chosen with the race itself at hand: a view takes longer to make than the engine to answer."""

from __future__ import annotations

from collections.abc import Callable

from hairpin.drivers.random_driver import any_action
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race


def at_random(chance: Chance) -> Callable[[Race, int], Action]:
    def answer(race: Race, seat: int) -> Action:
        return any_action(race.options(seat).listed, chance)

    return answer
