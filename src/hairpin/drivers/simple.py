"""`simple`: one turn at a time, with sense.

It clears corners that it can pay for, cools when slow, takes what is free.
"""

from __future__ import annotations

from hairpin.drivers.outlook import Outlook
from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DISCARD, DONE, PLAN, SLIPSTREAM, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

HEAT_WORTH = 1.2
"""How many spaces a Heat card in the engine is worth."""
STRESS_WORTH = 1.0
SPIN_OUT_WORTH = 30.0
FAR_FROM_CORNER = 14


class SimpleDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        outlook = Outlook(view)
        kinds = {option.kind for option in view.options}
        if PLAN in kinds:
            return self._plan(view, outlook)
        if DONE in kinds:
            return self._react(view, outlook)
        if SLIPSTREAM in kinds:
            return self._slipstream(view, outlook)
        return self._discard(view, outlook)

    def _plan(self, view: View, outlook: Outlook) -> Action:
        plans = [option for option in view.options if option.kind == PLAN]
        return max(plans, key=lambda plan: self._worth(view, outlook, plan.cards))

    def _worth(self, view: View, outlook: Outlook, cards: tuple[int, ...]) -> float:
        """Spaces gained, less what they cost now and at the next corner."""
        heat_in_hand = sum(outlook.is_heat(card) for card in view.hand)
        shift = outlook.shift_cost(len(cards))
        likely, worst = outlook.likely_speed(cards), outlook.worst_speed(cards)
        due = outlook.heat_due(outlook.distance, likely, likely)
        worth = likely - HEAT_WORTH * (due + shift)
        if outlook.heat_due(outlook.distance, worst, worst) + shift > outlook.engine:
            worth -= SPIN_OUT_WORTH if due + shift > outlook.engine else SPIN_OUT_WORTH / 4
        worth += HEAT_WORTH * min(heat_in_hand, outlook.cooldown(len(cards)))
        worth += STRESS_WORTH * cards.count(STRESS)
        return worth - self._trouble_ahead(view, outlook, cards, outlook.distance + likely)

    def _trouble_ahead(self, view: View, outlook: Outlook, cards: tuple[int, ...], landing: int) -> float:
        """What the next corner will cost if this gear is only taken down by one."""
        left = list(view.hand)
        for card in cards:
            left.remove(card)
        slowest = outlook.slowest(left, max(1, len(cards) - 1))
        return HEAT_WORTH * outlook.heat_due(landing, slowest, slowest)

    def _react(self, view: View, outlook: Outlook) -> Action:
        cooldowns = [option for option in view.options if option.kind == COOLDOWN]
        if cooldowns:
            return cooldowns[-1]
        if Action(ADRENALINE) in view.options and outlook.extra_heat(1, 1) == 0:
            return Action(ADRENALINE)
        if Action(BOOST) in view.options and self._boost_pays(outlook):
            return Action(BOOST)
        return Action(DONE)

    def _boost_pays(self, outlook: Outlook) -> bool:
        """On the last stretch Heat is there to be burnt; before, only with plenty of it and a clear road."""
        if outlook.extra_heat(4, 4) > 0:
            return False
        return outlook.is_last_stretch() or (outlook.engine >= 5 and outlook.to_next_line() > FAR_FROM_CORNER)

    def _slipstream(self, view: View, outlook: Outlook) -> Action:
        free = [o for o in view.options if outlook.extra_heat(o.n, 0) == 0]
        return max(free, key=lambda option: option.n)

    def _discard(self, view: View, outlook: Outlook) -> Action:
        """On a long straight the lowest cards are in the way."""
        if outlook.to_next_line() <= FAR_FROM_CORNER and not outlook.is_last_stretch():
            return Action(DISCARD)
        return Action(DISCARD, 0, tuple(card for card in view.hand if card in (0, 1)))
