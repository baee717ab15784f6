"""`privateer`: knows the road by heart, and races as if nobody else were on it.

It plans by the time trial as `pro` does, without a second look: not at the others, not at the cards that may come.
What it does in its turn it has learned in the club.
"""

from __future__ import annotations

from collections.abc import Callable

from hairpin.drivers.judgement import Judgement
from hairpin.drivers.pro import ProDriver
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View


class PrivateerDriver(ProDriver):
    def answers(self) -> dict[str, Callable[[View, Chance], Action]]:
        return {**self.in_garage(), "plan": self.plan, "speed": self.speed}

    def best_plan(self, view: View, chance: Chance, plans: list[Action]) -> Action:
        judgement = Judgement(view)
        return max(plans, key=lambda plan: judgement.first_look(plan.cards))
