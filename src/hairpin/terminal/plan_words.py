"""What a plan would do, in words, before it is committed."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.own_cards import heat_of, limit_change
from hairpin.forecasts.plans import plan_forecasts
from hairpin.forecasts.road import own_car, space
from hairpin.forecasts.shifting import is_cluttered, is_mistake, mended_gear, shift_heat
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.view import View
from hairpin.terminal.hand import codes
from hairpin.terminal.wording import (
    COST,
    DANGER,
    bill_words,
    blocked_words,
    corner_words,
    landing_words,
    speed_words,
    spin_out_words,
    spread,
)


def gear_choice(view: View) -> str:
    """`Cards to play, as many as the new gear: 1, 2 or 3; 4 for 1 Heat.`"""
    gears = sorted({len(option.cards) for option in view.options if option.kind == PLAN})
    mistakes = [gear for gear in gears if is_mistake(view, gear)]
    right = [gear for gear in gears if gear not in mistakes]
    free = _or([str(gear) for gear in right if not shift_heat(view, gear)])
    dear = _or([str(gear) for gear in right if shift_heat(view, gear)])
    choices = [free] * bool(free) + [f"{dear} for 1 Heat"] * bool(dear)
    wrong = [f"{_or([str(gear) for gear in mistakes])} by mistake"] * bool(mistakes)
    return f"Cards to play, as many as the new gear: {'; '.join(choices + wrong)}."


def tournament_words(view: View) -> list[str]:
    """Chapter 10."""
    if not view.tournament:
        return []
    hidden = "Nobody sees your gear before your turn; a shift by two is paid then"
    if own_car(view).engine:
        return [f"{hidden}."]
    return [f"{hidden}, and you have no Heat: a shift by two would be a mistake, mended at the reveal."]


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
    return sorted(plans, key=lambda plan: shift_heat(view, len(plan.cards)))


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
    price = " (1 Heat for the shift)" if shift_heat(view, len(plan.cards)) else ""
    return (codes(plan.cards, view.card_table) or "nothing") + price


def plan_words(view: View, cards: tuple[int, ...]) -> list[Text]:
    if is_cluttered(view):
        return [Text(f"{_cluttered_plan(view, Action(PLAN, 0, cards))}: the car stands still, then gear 1")]
    forecasts = plan_forecasts(view, cards)
    lines = [_gear(view, cards), *_mistake(view, cards), *_card_heat(view, cards), *_limits(view, cards)]
    if len(forecasts) == 1:
        return lines + _details(view, forecasts[0])
    return lines + [_one_choice(view, forecast) for forecast in _by_speed(forecasts)]


def _details(view: View, forecast: Forecast) -> list[Text]:
    return [_way(view, forecast), *_full_now(view, forecast), *corner_words(view, forecast), *_engine(forecast)]


def _by_speed(forecasts: tuple[Forecast, ...]) -> list[Forecast]:
    """One choice of values for each speed: which card gives it makes no difference."""
    by_speed = {forecast.speeds: forecast for forecast in forecasts}
    return [by_speed[speeds] for speeds in sorted(by_speed)]


def _one_choice(view: View, forecast: Forecast) -> Text:
    text = Text.assemble(
        "with ", (" ".join(map(str, forecast.values)), "bold"), ": speed ", (speed_words(forecast), "bold")
    )
    way = f" {landing_words(view, forecast)}{blocked_words(forecast)}; "
    return text.append(way).append_text(bill_words(forecast))


def _gear(view: View, cards: tuple[int, ...]) -> Text:
    before = own_car(view).gear
    shift = f"gear {len(cards)}" if before == len(cards) else f"gear {before} to {len(cards)}"
    text = Text.assemble((f"{codes(cards, view.card_table)}: ", "bold"), shift)
    heat = shift_heat(view, len(cards))
    return text.append(f", {heat} Heat for the shift", COST) if heat else text


def _mistake(view: View, cards: tuple[int, ...]) -> list[Text]:
    """10.2."""
    if not is_mistake(view, len(cards)):
        return []
    gear = mended_gear(view, len(cards))
    amends = "one of these cards goes at random" if len(cards) > gear else "a flip is added to these cards"
    return [Text(f"MISTAKE: no Heat for this shift; at the reveal {amends}, gear {gear}", DANGER)]


def _card_heat(view: View, cards: tuple[int, ...]) -> list[Text]:
    """6.1, 6.2: what the cards ask for, and whether it can be paid."""
    heat = heat_of(view, cards)
    if not heat:
        return []
    text = Text.assemble((f"{heat} Heat to pay for these cards", COST), " in React, before any corner")
    left = own_car(view).engine - shift_heat(view, len(cards))
    if heat <= left:
        return [text]
    cooled = max(forecast.cooldown[1] for forecast in plan_forecasts(view, cards))
    unless = ", unless you cool down first" if heat <= left + cooled else ""
    warning = f"You will have {left}: what can't be paid is replaced by a flip{unless}. If all is paid:"
    return [text, Text(warning, DANGER)]


def _limits(view: View, cards: tuple[int, ...]) -> list[Text]:
    change = limit_change(view, cards)
    return [Text(f"all limits {change:+} for you this turn")] if change else []


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
        lines.append(Text(f"Heat due {spread(low, high)}, in the engine {max(0, forecast.engine)}"))
    danger = spin_out_words(forecast)
    if danger:
        lines.append(danger)
    if forecast.cooldown[1]:
        lines.append(Text(f"Cooldown can then bring back {spread(*forecast.cooldown)} Heat", "green"))
    return lines
