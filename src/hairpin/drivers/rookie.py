"""`rookie`: fun for a beginner. It sees as far as this turn goes, and no further.

As fast as it can pay for, a Boost as long as there is Heat, and then a corner that it comes to in fourth gear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hairpin.drivers.club import SPIN_OUT_WORTH, ClubDriver
from hairpin.drivers.habits import by_kind, habit
from hairpin.drivers.outlook import Outlook
from hairpin.rules.actions import BOOST, PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

HEAT_WORTH: Final = 0.25
"""In spaces: far too little. What is spent now will be missing at the corners to come."""
LIKELY_BOOST: Final = 3


class RookieDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        answer = _ANSWERS.get(view.step)
        return (answer and answer(view, Outlook(view))) or ClubDriver().decide(view, chance)


def _plan(view: View, outlook: Outlook) -> Action:
    plans = [option for option in view.options if option.kind == PLAN]
    if not plans:  # somebody asks again after the plan was made
        return view.options[0]
    return max(plans, key=lambda plan: _worth(outlook, plan.cards))


def _worth(outlook: Outlook, cards: tuple[int, ...]) -> float:
    """Spaces gained, less what they cost now; Stress will not turn out that bad."""
    speed = outlook.likely_speed(cards)
    due = outlook.shift_cost(len(cards)) + outlook.heat_of(cards)
    due += outlook.heat_due(outlook.distance, speed, speed, outlook.limit_change(cards))
    return speed - HEAT_WORTH * due - (SPIN_OUT_WORTH if due > outlook.engine else 0)


def _react(view: View, outlook: Outlook) -> Action | None:
    """A Boost whenever this turn's corners can still be paid for; all else as the club has taught it."""
    largest = by_kind(view.options)
    if habit(largest) is None and outlook.can_pay(LIKELY_BOOST, LIKELY_BOOST):
        return largest.get(BOOST)
    return None


def _slipstream(view: View, outlook: Outlook) -> Action:
    """It looks at the corner, not at the car beside it."""
    return min(view.options, key=lambda option: option.n)


def _discard(view: View, outlook: Outlook) -> Action:
    return min(view.options, key=lambda option: len(option.cards))


_ANSWERS: Final[dict[str, Callable[[View, Outlook], Action | None]]] = {
    "plan": _plan,
    "react": _react,
    "slipstream": _slipstream,
    "discard": _discard,
}
"""The steps in which it has ideas of its own. Where one comes to nothing, it does as the club would."""
