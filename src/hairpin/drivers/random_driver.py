"""`random`: any legal action, all alike; only giving up and leaving are never chosen."""

from __future__ import annotations

from hairpin.rules.actions import LEAVE, RETIRE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View


def any_action(options: tuple[Action, ...], chance: Chance) -> Action:
    while True:
        action = options[chance.below(len(options))]
        kind = action.kind
        if kind != RETIRE and kind != LEAVE:
            return action


class RandomDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        return any_action(view.options, chance)
