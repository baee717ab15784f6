"""Which gear a plan means, and what the shift costs (3.1, 3.4, chapter 10, 14.2)."""

from __future__ import annotations

from hairpin.reading.road import is_flooded, own_car
from hairpin.rules import gears
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.view import View


def is_cluttered(view: View) -> bool:
    """3.4: no gear can be filled with playable cards."""
    plans = [option for option in view.options if option.kind == PLAN]
    return not any(drives(view, plan) for plan in plans)


def drives(view: View, plan: Action) -> bool:
    """A plan as it should be: playable cards, in a gear that can be paid for."""
    has_heat_card = any(view.card_table.is_heat[card] for card in plan.cards)
    return len(plan.cards) in payable_gears(view) and not has_heat_card


def shift_heat(view: View, cards: int) -> int:
    """Of a plan with so many cards. A hand too small for any gear is played in the present one."""
    car = own_car(view)
    return gears.shift_heat(car.gear, cards, is_flooded(view)) if cards in payable_gears(view) else 0


def is_mistake(view: View, cards: int) -> bool:
    """10.2: a gear without the Heat for it, which only tournament mode lets pass."""
    return view.tournament and cards in gears.shown_gears(own_car(view).gear) and cards not in payable_gears(view)


def mended_gear(view: View, cards: int) -> int:
    return gears.mended_gear(cards, payable_gears(view))


def payable_gears(view: View) -> tuple[int, ...]:
    car = own_car(view)
    return gears.reachable_gears(car.gear, car.engine, is_flooded(view))
