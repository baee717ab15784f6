"""What a plan would do, in words, before it is committed."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.plans import plan_forecasts
from hairpin.reading.own_cards import heat_of, limit_change
from hairpin.reading.road import own_car, space
from hairpin.reading.shifting import is_cluttered, is_mistake, mended_gear, shift_heat
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.view import View
from hairpin.terminal.hand import codes
from hairpin.terminal.wording import (
    COST,
    DANGER,
    bill_words,
    corner_words,
    speed_words,
    spin_out_words,
    spread,
    way_words,
)
from hairpin.terminal.words import any_of, name_of, styled, t


def gear_choice(view: View) -> str:
    """`The number of cards you play is your gear: 1, 2 or 3; 4 for 1 Heat.`"""
    gears = sorted({len(option.cards) for option in view.options if option.kind == PLAN})
    mistakes = [str(gear) for gear in gears if is_mistake(view, gear)]
    right = [gear for gear in gears if not is_mistake(view, gear)]
    by_heat: dict[int, list[str]] = {}
    for gear in right:
        by_heat.setdefault(shift_heat(view, gear), []).append(str(gear))
    free = by_heat.pop(0, [])
    choices = [any_of(free)] if free else []
    choices += [t("gears-for-heat", gears=any_of(by_heat[heat]), heat=heat) for heat in sorted(by_heat)]
    choices += [t("gears-by-mistake", gears=any_of(mistakes))] if mistakes else []
    return t("gear-choice", gears=t("between").join(choices))


def tournament_words(view: View) -> list[str]:
    """Chapter 10."""
    if not view.tournament:
        return []
    return [t("tournament-now") if own_car(view).engine else t("tournament-no-heat")]


def adrenaline_words(view: View) -> list[str]:
    return [t("adrenaline-now")] if own_car(view).seat in view.adrenaline else []


def cluttered_words(view: View) -> Text:
    return styled("cluttered", head=Text(t("cluttered-head"), "bold red"), plans=_plans(view))


def cluttered_plans(view: View) -> list[Action]:
    """The cheapest first."""
    plans = [option for option in view.options if option.kind == PLAN]
    return sorted(plans, key=lambda plan: shift_heat(view, len(plan.cards)))


def why_not(view: View, cards: tuple[int, ...]) -> str:
    """Why these cards are no plan, and what would be."""
    if is_cluttered(view):
        return t("bad-plan-cluttered", plans=_plans(view))
    if not cards:
        return t("bad-plan-none", choice=gear_choice(view))
    if any(view.card_table.is_heat[card] for card in cards):
        return t("bad-plan-heat")
    return t("bad-plan-count", n=len(cards), choice=gear_choice(view))


def _plans(view: View) -> str:
    return " | ".join(_cluttered_plan(view, plan) for plan in cluttered_plans(view))


def _cluttered_plan(view: View, plan: Action) -> str:
    cards = codes(plan.cards, view.card_table) or t("no-card")
    heat = shift_heat(view, len(plan.cards))
    return t("plan-for-heat", cards=cards, heat=heat) if heat else cards


def plan_words(view: View, cards: tuple[int, ...]) -> list[Text]:
    if is_cluttered(view):
        return [Text(t("plan-cluttered", plan=_cluttered_plan(view, Action(PLAN, 0, cards))))]
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
    return styled(
        "plan-with",
        values=Text(" ".join(map(str, forecast.values)), "bold"),
        speed=Text(speed_words(forecast), "bold"),
        way=way_words(view, forecast),
        bill=bill_words(forecast),
    )


def _gear(view: View, cards: tuple[int, ...]) -> Text:
    before, gear = own_car(view).gear, len(cards)
    shift = t("plan-gear", gear=gear) if before == gear else t("plan-shift", before=before, gear=gear)
    text = styled("menu-line", head=Text(codes(cards, view.card_table), "bold"), words=shift)
    heat = shift_heat(view, gear)
    return text.append(", ").append(t("plan-shift-heat", heat=heat), COST) if heat else text


def _mistake(view: View, cards: tuple[int, ...]) -> list[Text]:
    """10.2."""
    if not is_mistake(view, len(cards)):
        return []
    gear = mended_gear(view, len(cards))
    flips = gear - len(cards)
    words = t("plan-mistake-down", gear=gear, flips=flips) if flips > 0 else t("plan-mistake-up", gear=gear)
    return [Text(words, DANGER)]


def _card_heat(view: View, cards: tuple[int, ...]) -> list[Text]:
    """6.1, 6.2: what the cards ask for, and whether it can be paid."""
    heat = heat_of(view, cards)
    if not heat:
        return []
    text = styled("plan-card-heat", heat=Text(t("heat-of", heat=str(heat)), COST))
    left = own_car(view).engine - shift_heat(view, len(cards))
    if heat <= left:
        return [text]
    cooled = max(forecast.cooldown[1] for forecast in plan_forecasts(view, cards))
    unless = t("plan-unpaid-unless", left=left) if heat <= left + cooled else t("plan-unpaid", left=left)
    return [text, Text(unless, DANGER)]


def _limits(view: View, cards: tuple[int, ...]) -> list[Text]:
    change = limit_change(view, cards)
    return [Text(t("plan-limits", change=f"{change:+}"))] if change else []


def _way(view: View, forecast: Forecast) -> Text:
    return styled(
        "plan-way",
        speed=Text(speed_words(forecast), "bold"),
        start=str(space(view, own_car(view).distance)),
        way=Text(way_words(view, forecast), "bold"),
    )


def _full_now(view: View, forecast: Forecast) -> list[Text]:
    """Cars that move first may be gone by then, or come to stand in the way."""
    earlier = view.order[: view.order.index(own_car(view).seat)]
    low, high = forecast.landings
    spaces = {space(view, distance) for distance in range(low, high + 1)}
    there = [name_of(car.name) for car in view.cars if car.seat in earlier and space(view, car.distance) in spaces]
    return [Text(t("plan-full-now", names=", ".join(there)), "dim")] if there else []


def _engine(forecast: Forecast) -> list[Text]:
    lines = []
    low, high = forecast.due
    if high:
        lines.append(Text(t("plan-due", heat=spread(low, high), engine=max(0, forecast.engine))))
    danger = spin_out_words(forecast)
    if danger:
        lines.append(danger)
    if forecast.cooldown[1]:
        lines.append(Text(t("plan-cooldown", heat=spread(*forecast.cooldown)), "green"))
    return lines
