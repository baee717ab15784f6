"""`plans`: what each plan would cost, by gear."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from hairpin.rules.actions import PLAN
from hairpin.rules.view import View
from hairpin.terminal.hand import codes
from hairpin.terminal.preview import Forecast, drives, plan_forecast
from hairpin.terminal.wording import COST, DANGER, spin_out_words, spread

SAFE, POSSIBLE, CERTAIN = range(3)


class Cost(NamedTuple):
    """Plans that agree in this share a line; the safer and cheaper ones come first."""

    gear: int
    risk: int
    flips: bool
    due: int
    """Of plans that flip cards or spin out the details are left to the preview."""


Plans = list[tuple[Forecast, tuple[int, ...]]]


def plan_table(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("gear", "speed", "Heat", "risk", "fastest"):
        table.add_column(column)
    gear = 0
    for cost, plans in sorted(_by_cost(view).items()):
        first = "" if cost.gear == gear else _gear(cost.gear, plans[0][0].heat)
        table.add_row(first, _speeds(plans), _heat(plans), _risk(plans), _fastest(view, plans))
        gear = cost.gear
    return table


def _by_cost(view: View) -> dict[Cost, Plans]:
    alike: dict[Cost, Plans] = defaultdict(list)
    for option in view.options:
        if option.kind == PLAN and drives(view, option):
            forecast = plan_forecast(view, option.cards)
            alike[_cost(forecast, len(option.cards))].append((forecast, option.cards))
    return alike


def _cost(forecast: Forecast, gear: int) -> Cost:
    chance = forecast.spin_out_chance()
    risk = SAFE if not chance else CERTAIN if chance == 1 else POSSIBLE
    flips = len(forecast.outcomes) > 1
    return Cost(gear, risk, flips, 0 if risk or flips else forecast.due[0])


def _gear(gear: int, heat: int) -> str:
    return f"{gear} ({heat} Heat)" if heat else str(gear)


def _speeds(plans: Plans) -> str:
    return ", ".join(spread(*speeds) for speeds in sorted({forecast.speeds for forecast, _ in plans}))


def _heat(plans: Plans) -> Text:
    """The shift included."""
    low = min(forecast.due[0] + forecast.heat for forecast, _ in plans)
    high = max(forecast.due[1] + forecast.heat for forecast, _ in plans)
    return Text(spread(low, high), COST) if high else Text("none", "green")


def _risk(plans: Plans) -> Text:
    """From the smallest to the greatest."""
    forecasts = sorted((forecast for forecast, _ in plans), key=Forecast.spin_out_chance)
    low, high = (round(100 * forecasts[i].spin_out_chance()) for i in (0, -1))
    if low == high:
        return spin_out_words(forecasts[0]) or Text("")
    return Text(f"SPIN-OUT in {low}-{high}%", DANGER)


def _fastest(view: View, plans: Plans) -> str:
    _, cards = max(plans, key=lambda plan: plan[0].average_speed)
    return codes(cards, view.card_table)
