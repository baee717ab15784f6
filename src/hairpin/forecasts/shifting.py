"""Which gear a plan means, and what the shift costs (3.1, 3.4, chapter 10)."""

from __future__ import annotations

from hairpin.forecasts.road import own_car
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.plans import reachable_gears
from hairpin.rules.view import View


def is_cluttered(view: View) -> bool:
    """3.4: no gear can be filled with playable cards."""
    plans = [option for option in view.options if option.kind == PLAN]
    return not any(drives(view, plan) for plan in plans)


def drives(view: View, plan: Action) -> bool:
    """A plan as it should be: playable cards, in a gear that can be paid for."""
    has_heat_card = any(view.card_table.is_heat[card] for card in plan.cards)
    return len(plan.cards) in _gears(view) and not has_heat_card


def shift_heat(view: View, cards: int) -> int:
    """3.1: for a change by two gears. A hand too small for any gear is played in the present one."""
    is_shift_by_two = abs(cards - own_car(view).gear) == 2
    return 1 if is_shift_by_two and cards in _gears(view) else 0


def is_mistake(view: View, cards: int) -> bool:
    """10.2: two gears without the Heat for it, which only tournament mode lets pass."""
    car = own_car(view)
    return view.tournament and not car.engine and abs(cards - car.gear) == 2


def mended_gear(view: View, cards: int) -> int:
    gear = own_car(view).gear
    return gear + 1 if cards > gear else gear - 1


def _gears(view: View) -> tuple[int, ...]:
    car = own_car(view)
    return reachable_gears(car.gear, bool(car.engine))
