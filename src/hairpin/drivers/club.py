"""`club`: one turn at a time, with sense.

It clears corners that it can pay for, cools when slow, takes what is free.
"""

from __future__ import annotations

from collections.abc import Callable

from hairpin.drivers.habits import by_kind, habit
from hairpin.drivers.outlook import Outlook
from hairpin.drivers.upgrades import upgrade_worth
from hairpin.reading.own_cards import has_choice
from hairpin.reading.road import own_car
from hairpin.rules import symbols
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    DIRECT,
    DISCARD,
    DONE,
    PLAN,
    SALVAGE,
    Action,
)
from hairpin.rules.cards import STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.view import View

HEAT_WORTH = 1.2
"""How many spaces a Heat card in the engine is worth."""
STRESS_WORTH = 1.0
SPIN_OUT_WORTH = 30.0
FAR_FROM_CORNER = 14
SWAP_MARGIN = 0.3


class ClubDriver:
    def decide(self, view: View, chance: Chance) -> Action:
        return _ANSWERS[view.step](view, Outlook(view))


# -- before the race -----------------------------------------------------------------------------------


def _draft(view: View, outlook: Outlook) -> Action:
    return max(view.options, key=lambda option: upgrade_worth(view.card_table.faces[option.cards[0]]))


def _throw_away(view: View, outlook: Outlook) -> Action:
    return min(view.options, key=lambda option: upgrade_worth(view.card_table.faces[option.cards[0]]))


def _keep_hand(view: View, outlook: Outlook) -> Action:
    return view.options[0]


# -- planning ------------------------------------------------------------------------------------------


def _plan(view: View, outlook: Outlook) -> Action:
    plans = [option for option in view.options if option.kind == PLAN]
    if not plans:  # somebody asks again after the plan was made
        return view.options[0]
    return max(plans, key=lambda plan: plan_worth(view, outlook, plan.cards))


def plan_worth(view: View, outlook: Outlook, cards: tuple[int, ...]) -> float:
    """Spaces gained, less what they cost now and at the next corner."""
    heat_in_hand = sum(outlook.is_heat(card) for card in view.hand)
    cost = outlook.shift_cost(len(cards)) + outlook.heat_of(cards)
    change = outlook.limit_change(cards)
    likely, worst = outlook.likely_speed(cards), outlook.worst_speed(cards)
    due = cost + outlook.heat_due(outlook.distance, likely, likely, change)
    worth = likely - HEAT_WORTH * due
    if cost + outlook.heat_due(outlook.distance, worst, worst, change) > outlook.engine:
        worth -= SPIN_OUT_WORTH if due > outlook.engine else SPIN_OUT_WORTH / 4
    worth += HEAT_WORTH * min(heat_in_hand, outlook.cooldown(cards))
    worth += STRESS_WORTH * cards.count(STRESS)
    return worth - _trouble_ahead(view, outlook, cards, outlook.distance + likely)


def _trouble_ahead(view: View, outlook: Outlook, cards: tuple[int, ...], landing: int) -> float:
    """What the next corner will cost if this gear is only taken down by one."""
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    slowest = outlook.slowest(left, max(1, len(cards) - 1))
    return HEAT_WORTH * outlook.heat_due(landing, slowest, slowest)


# -- the turn ------------------------------------------------------------------------------------------


def _speed(view: View, outlook: Outlook) -> Action:
    """The fastest choice of values that costs nothing at a corner; else the cheapest."""
    car = own_car(view)
    choices = has_choice(view, car.play_area)
    minimum = car.speed - sum(view.card_table.value[card] for card in choices)
    change = outlook.limit_change(car.play_area)

    def worth(option: Action) -> float:
        speed = minimum + sum(option.cards)
        due = outlook.heat_due(outlook.distance, speed, speed, change)
        return speed - 2 * HEAT_WORTH * due - (SPIN_OUT_WORTH if due > outlook.engine else 0)

    return max(view.options, key=worth)


def _react(view: View, outlook: Outlook) -> Action:
    at_once = habit(by_kind(view.options))
    if at_once:
        return at_once
    for kind, is_good in _REACTIONS:
        good = [option for option in view.options if option.kind == kind and is_good(view, outlook, option)]
        if good:
            return good[-1]
    return Action(DONE) if Action(DONE) in view.options else view.options[0]


def _always(view: View, outlook: Outlook, option: Action) -> bool:
    return True


def _catch_up_is_free(view: View, outlook: Outlook, option: Action) -> bool:
    return outlook.extra_heat(option.n, 0) == 0


def _one_more_is_free(view: View, outlook: Outlook, option: Action) -> bool:
    return outlook.extra_heat(1, 1) == 0


def _accelerate_pays(view: View, outlook: Outlook, option: Action) -> bool:
    return outlook.extra_heat(view.plus_count, view.plus_count) == 0


def _direct_pays(view: View, outlook: Outlook, option: Action) -> bool:
    card = option.cards[0]
    value = view.card_table.value[card]
    return outlook.extra_heat(value, value) == 0 and not view.card_table.faces[card].amount(symbols.PAY_HEAT)


def _boost_pays(view: View, outlook: Outlook, option: Action) -> bool:
    """On the last stretch Heat is there to be burnt; before, only with plenty of it and a clear road."""
    if outlook.extra_heat(4, 4) > 0:
        return False
    return outlook.is_last_stretch() or (outlook.engine >= 5 and outlook.to_next_line() > FAR_FROM_CORNER)


_REACTIONS: tuple[tuple[str, Callable[[View, Outlook, Action], bool]], ...] = (
    (CATCH_UP, _catch_up_is_free),
    (ADRENALINE, _one_more_is_free),
    (DIRECT, _direct_pays),
    (BOOST, _boost_pays),
    (ACCELERATE, _accelerate_pays),
    (SALVAGE, _always),
)
"""What it looks at after its habits, in this order; of several it takes the last, which is the largest."""


def _slipstream(view: View, outlook: Outlook) -> Action:
    free = [o for o in view.options if outlook.extra_heat(o.n, 0) == 0]
    return max(free, key=lambda option: option.n)


def _discard(view: View, outlook: Outlook) -> Action:
    """On a long straight the lowest cards are in the way."""
    if outlook.to_next_line() <= FAR_FROM_CORNER and not outlook.is_last_stretch():
        return Action(DISCARD)
    # an event may allow fewer than one would like to be rid of
    low = [option for option in view.options if all(card in (0, 1) for card in option.cards)]
    return max(low, key=lambda option: len(option.cards))


def _refresh(view: View, outlook: Outlook) -> Action:
    """All of them: a card that comes back is a card that is known."""
    return max(view.options, key=lambda option: len(option.cards))


def _first(view: View, outlook: Outlook) -> Action:
    """Between races: go on."""
    return view.options[0]


def _keep_one(view: View, outlook: Outlook) -> Action:
    return max(view.options, key=lambda option: upgrade_worth(view.card_table.faces[option.cards[0]]))


def _swap(view: View, outlook: Outlook) -> Action:
    """If what is left is clearly better than the worst of the driver's own upgrades."""
    faces = view.card_table.faces

    def gain(option: Action) -> float:
        if not option.cards:
            return SWAP_MARGIN
        given, taken = option.cards
        return upgrade_worth(faces[taken]) - upgrade_worth(faces[given])

    return max(view.options, key=gain)


_ANSWERS: dict[str, Callable[[View, Outlook], Action]] = {
    "between races": _first,
    "keep one": _keep_one,
    "draft": _draft,
    "swap": _swap,
    "throw away": _throw_away,
    "mulligan": _keep_hand,
    "plan": _plan,
    "speed": _speed,
    "react": _react,
    "slipstream": _slipstream,
    "discard": _discard,
    "replenish": _refresh,
}
