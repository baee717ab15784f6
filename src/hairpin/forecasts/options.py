"""The way in: forecasts of all that a seat may do, or of one of these."""

from __future__ import annotations

from typing import Final

from hairpin.forecasts.drawing import drawing_forecast
from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.plans import PlanSheet
from hairpin.forecasts.turns import TurnSheet
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import DISCARD, PLAN, REFRESH, TAKE, Action
from hairpin.rules.errors import HairpinError
from hairpin.rules.view import View

Forecasts = tuple[Forecast, ...]
"""Several only for a plan whose cards offer several values: one for each total of them."""

IN_TURN: Final = ("speed", "react", "slipstream")
DRAWING: Final = (DISCARD, REFRESH)


class NoForecast(HairpinError):
    """The seat can't do this now, or it leads to nothing that could be foreseen."""


def forecast_options(view: View) -> dict[Action, Forecasts]:
    """For every option of the view's decision of which something can be said; empty where there is none."""
    plans = [option for option in view.options if option.kind == PLAN]
    if plans:
        sheet = PlanSheet(view)
        return {plan: sheet.forecasts(plan.cards) for plan in plans}
    if view.step in IN_TURN:
        return _in_turn(view)
    return {option: (drawing_forecast(view, option),) for option in view.options if option.kind in DRAWING}


def _in_turn(view: View) -> dict[Action, Forecasts]:
    if not view.options:
        return {}
    sheet = TurnSheet(view)
    if view.options[0].kind == TAKE:
        return _takes(view, sheet)
    return {option: (sheet.forecast(option),) for option in view.options}


def _takes(view: View, sheet: TurnSheet) -> dict[Action, Forecasts]:
    """Of the cards taken from the discard only Heat matters, which can't be super-cooled any more (14.3)."""
    is_heat = view.card_table.is_heat
    by_heat: dict[int, Forecasts] = {}
    found = {}
    for option in view.options:
        heat = sum([is_heat[card] for card in option.cards])
        if heat not in by_heat:
            by_heat[heat] = (sheet.forecast(option),)
        found[option] = by_heat[heat]
    return found


def forecast_action(view: View, action: Action) -> Forecasts:
    """The same for a single one; its cards may be given in any order."""
    if action not in view.options and action.in_order() not in view.options:
        raise NoForecast(_refusal(view, action))
    if action.kind == PLAN:
        return PlanSheet(view).forecasts(action.cards)
    if view.step in IN_TURN:
        return (TurnSheet(view).forecast(action),)
    if action.kind in DRAWING:
        return (drawing_forecast(view, action),)
    raise NoForecast(_refusal(view, action))


def _refusal(view: View, action: Action) -> str:
    codes = view.card_table.codes
    known = [action_text(option, codes) for option in forecast_options(view)]
    said = f"{action_text(action, codes)}: there is no forecast for it now"
    return f"{said}; there is one for {', '.join(known[:5])}" if known else f"{said}, nor for anything else"
