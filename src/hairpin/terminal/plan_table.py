"""`plans`: what each plan would cost, by gear."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.plans import PlanSheet
from hairpin.reading.own_cards import has_choice
from hairpin.reading.shifting import drives, shift_heat
from hairpin.rules.actions import PLAN
from hairpin.rules.view import View
from hairpin.terminal.wording import COST, DANGER, spin_out_words, spread
from hairpin.terminal.words import t

COLUMNS = ("gear", "speed", "heat", "risk", "fastest")
SAFE, POSSIBLE, CERTAIN, UNPAID = range(4)


class Cost(NamedTuple):
    """Plans that agree in this share a line; the safer and cheaper ones come first."""

    gear: int
    risk: int
    flips: bool
    due: int
    """Of plans that flip cards or spin out the details are left to the preview."""


class Plan(NamedTuple):
    forecast: Forecast
    cards: tuple[int, ...]
    values: tuple[int, ...]
    """Chosen for those cards that offer several."""


Plans = list[Plan]


def plan_table(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in COLUMNS:
        table.add_column(t(f"column-{column}"))
    gear = 0
    for cost, plans in sorted(_by_cost(view).items()):
        first = "" if cost.gear == gear else _gear(cost.gear, shift_heat(view, cost.gear))
        table.add_row(first, _speeds(plans), _heat(plans), _risk(plans), _fastest(view, plans))
        gear = cost.gear
    return table


def _by_cost(view: View) -> dict[Cost, Plans]:
    alike: dict[Cost, Plans] = defaultdict(list)
    sheet = PlanSheet(view)
    for option in view.options:
        if option.kind == PLAN and drives(view, option):
            for forecast in sheet.forecasts(option.cards):
                plan = Plan(forecast, option.cards, forecast.values)
                alike[_cost(forecast, len(option.cards))].append(plan)
    return alike


def _cost(forecast: Forecast, gear: int) -> Cost:
    risk = _kind_of_risk(forecast)
    flips = len(forecast.outcomes) > 1
    return Cost(gear, risk, flips, 0 if risk or flips else forecast.due[0] + forecast.heat)


def _kind_of_risk(forecast: Forecast) -> int:
    if forecast.engine < 0:
        return UNPAID
    chance = forecast.spin_out_chance()
    return SAFE if not chance else CERTAIN if chance == 1 else POSSIBLE


def _gear(gear: int, heat: int) -> str:
    return t("gear-for-heat", gear=gear, heat=heat) if heat else str(gear)


def _speeds(plans: Plans) -> str:
    return ", ".join(spread(*speeds) for speeds in sorted({plan.forecast.speeds for plan in plans}))


def _heat(plans: Plans) -> Text:
    """Shift and cards included."""
    low = min(plan.forecast.due[0] + plan.forecast.heat for plan in plans)
    high = max(plan.forecast.due[1] + plan.forecast.heat for plan in plans)
    return Text(spread(low, high), COST) if high else Text(t("no-heat"), "green")


def _risk(plans: Plans) -> Text:
    """From the smallest to the greatest."""
    if plans[0].forecast.engine < 0:
        return Text(t("cards-unpaid"), DANGER)
    forecasts = sorted((plan.forecast for plan in plans), key=Forecast.spin_out_chance)
    low, high = (round(100 * forecasts[i].spin_out_chance()) for i in (0, -1))
    if low == high:
        return spin_out_words(forecasts[0]) or Text("")
    return Text(t("spin-out-in", chance=t("percent", n=spread(low, high))), DANGER)


def _fastest(view: View, plans: Plans) -> str:
    plan = max(plans, key=lambda plan: plan.forecast.average_speed)
    return cards_with_values(view, plan.cards, plan.values)


def cards_with_values(view: View, cards: tuple[int, ...], values: tuple[int, ...]) -> str:
    """`4 u9=2`"""
    chosen = iter(values)
    with_choice = has_choice(view, cards)
    names = view.card_table.codes
    return " ".join(f"{names[card]}={next(chosen)}" if card in with_choice else names[card] for card in cards)
