"""What a plan would do, in words, before it is committed."""

from __future__ import annotations

from rich.text import Text

from hairpin.drivers.outlook import Outlook
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.view import View
from hairpin.terminal.hand import codes
from hairpin.terminal.preview import Forecast, is_cluttered, plan_forecast, shift_heat
from hairpin.terminal.road import own_car, space
from hairpin.terminal.wording import (
    COST,
    blocked_words,
    corner_words,
    landing_words,
    speed_words,
    spin_out_words,
    spread,
)


def gear_choice(view: View) -> str:
    """`Cards to play, as many as the new gear: 1, 2 or 3; 4 for 1 Heat.`"""
    outlook = Outlook(view)
    gears = sorted({len(option.cards) for option in view.options if option.kind == PLAN})
    free = _or([str(gear) for gear in gears if not outlook.shift_cost(gear)])
    dear = _or([str(gear) for gear in gears if outlook.shift_cost(gear)])
    choices = [free] * bool(free) + [f"{dear} for 1 Heat"] * bool(dear)
    return f"Cards to play, as many as the new gear: {'; '.join(choices)}."


def _or(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def adrenaline_words(view: View) -> list[str]:
    if own_car(view).seat not in view.adrenaline:
        return []
    return ["You have Adrenaline: +1 speed and Cooldown 1, to be used when you React."]


def cluttered_words(view: View) -> Text:
    return Text.assemble(
        ("Your hand is cluttered: ", "bold red"),
        "too few cards that can be played for any gear. Whatever you plan, the car will stand still, "
        "its gear becomes 1, the planned cards are discarded, and you draw up to 7.\n"
        f"You can plan: {_plans(view)}",
    )


def cluttered_plans(view: View) -> list[Action]:
    """The cheapest first."""
    plans = [option for option in view.options if option.kind == PLAN]
    return sorted(plans, key=lambda plan: shift_heat(view, plan))


def why_not(view: View, cards: tuple[int, ...]) -> str:
    """Why these cards are no plan, and what would be."""
    if is_cluttered(view):
        return f"Your hand is cluttered; you can only plan one of: {_plans(view)}"
    if not cards:
        return f"Type the numbers of cards, such as 1 2. {gear_choice(view)}"
    if any(view.card_table.is_heat[card] for card in cards):
        return "Heat can't be played; choose other cards."
    return f"Not {len(cards)}. {gear_choice(view)}"


def _plans(view: View) -> str:
    return " | ".join(_cluttered_plan(view, plan) for plan in cluttered_plans(view))


def _cluttered_plan(view: View, plan: Action) -> str:
    price = " (1 Heat for the shift)" if shift_heat(view, plan) else ""
    return (codes(plan.cards, view.card_table) or "nothing") + price


def plan_words(view: View, cards: tuple[int, ...]) -> list[Text]:
    if is_cluttered(view):
        return [Text(f"{_cluttered_plan(view, Action(PLAN, 0, cards))}: the car stands still, then gear 1")]
    forecast = plan_forecast(view, cards)
    return [
        _gear(view, forecast, cards),
        _way(view, forecast),
        *_full_now(view, forecast),
        *corner_words(view, forecast),
        *_engine(forecast),
    ]


def _gear(view: View, forecast: Forecast, cards: tuple[int, ...]) -> Text:
    before = own_car(view).gear
    shift = f"gear {len(cards)}" if before == len(cards) else f"gear {before} to {len(cards)}"
    text = Text.assemble((f"{codes(cards, view.card_table)}: ", "bold"), shift)
    return text.append(f", {forecast.heat} Heat for the shift", COST) if forecast.heat else text


def _way(view: View, forecast: Forecast) -> Text:
    start = space(view, own_car(view).distance)
    text = Text.assemble("speed ", (speed_words(forecast), "bold"), f", from space {start} ")
    return text.append(landing_words(view, forecast), "bold").append(blocked_words(forecast))


def _full_now(view: View, forecast: Forecast) -> list[Text]:
    """Cars that move first may be gone by then, or come to stand in the way."""
    earlier = view.order[: view.order.index(own_car(view).seat)]
    low, high = forecast.landings
    spaces = {space(view, distance) for distance in range(low, high + 1)}
    there = [car.name for car in view.cars if car.seat in earlier and space(view, car.distance) in spaces]
    return [Text(f"now there: {', '.join(there)}, moving before you", "dim")] if there else []


def _engine(forecast: Forecast) -> list[Text]:
    lines = []
    low, high = forecast.due
    if high:
        lines.append(Text(f"Heat due {spread(low, high)}, in the engine {forecast.engine}"))
    danger = spin_out_words(forecast)
    if danger:
        lines.append(danger)
    if forecast.cooldown:
        lines.append(Text(f"Cooldown can then bring back {forecast.cooldown} Heat", "green"))
    return lines
