"""`random`: any legal action, all alike; only giving up is never chosen."""

from __future__ import annotations

from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View


def any_action(options: tuple[Action, ...], chance: Chance) -> Action:
    while True:
        action = options[chance.below(len(options))]
        if action.kind != RETIRE:
            return action


class CarelessDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        return any_action(view.options, chance)
