"""`rookie`: fun for a beginner. It drives as the club does when it pays attention, which it often does not."""

from __future__ import annotations

from typing import Final

from hairpin.drivers.club import ClubDriver, plan_worth
from hairpin.drivers.outlook import Outlook
from hairpin.drivers.random_driver import any_action
from hairpin.rules.actions import BOOST, PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

ATTENTION: Final = 8
"""In so many of ten decisions it thinks."""
FANCY: Final = 4
"""It takes any of so many good plans."""
EAGERNESS: Final = 3
"""In so many of ten turns it boosts just because it can pay for it."""


class RookieDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        plans = [option for option in view.options if option.kind == PLAN]
        if plans:
            return _plan(view, chance, plans)
        if chance.below(10) >= ATTENTION:
            return any_action(view.options, chance)
        if Action(BOOST) in view.options and chance.below(10) < EAGERNESS and Outlook(view).can_pay(3, 3):
            return Action(BOOST)
        return ClubDriver().decide(view, chance)


def _plan(view: View, chance: Chance, plans: list[Action]) -> Action:
    outlook = Outlook(view)
    good = sorted(plans, key=lambda plan: -plan_worth(view, outlook, plan.cards))
    return good[chance.below(min(FANCY, len(good)))]
