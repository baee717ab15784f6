"""Forecasts in words."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Crossing, Forecast
from hairpin.reading.road import finish, space
from hairpin.rules.view import View
from hairpin.terminal.words import styled, t

DANGER = "bold white on red"
COST = "bold yellow"


def spread(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def speed_words(forecast: Forecast) -> str:
    low, high = forecast.speeds
    if low == high:
        return str(low)
    return t("speed-spread", speeds=spread(low, high), average=round(forecast.average_speed, 1))


def landing_words(view: View, forecast: Forecast) -> str:
    """`to space 12-15`, `over the finish line`"""
    low, high = forecast.landings
    if low >= finish(view):
        return t("lands-finish")
    if high >= finish(view):
        return t("lands-perhaps-finish", space=str(space(view, low)))
    return t("lands", spaces=str(space(view, low)) + (f"-{space(view, high)}" if high > low else ""))


def way_words(view: View, forecast: Forecast) -> str:
    """Where it leads, and only what is certain to be in the way."""
    way = landing_words(view, forecast)
    low = min(outcome.blocked for outcome in forecast.outcomes)
    high = max(outcome.blocked for outcome in forecast.outcomes)
    return t("lands-blocked", way=way, short=spread(low, high)) if high else way


def corner_words(view: View, forecast: Forecast) -> list[Text]:
    """A line for each corner that the car would cross, or might."""
    return [_corner(view, forecast, line, crossings) for line, crossings in forecast.corners().items()]


def _corner(view: View, forecast: Forecast, line: int, crossings: list[Crossing]) -> Text:
    heat = [crossing.heat for crossing in crossings]
    price = Text(t("heat-of", heat=spread(min(heat), max(heat))), COST) if max(heat) else Text(t("free"), "green")
    where, limit = str(space(view, line)), crossings[0].limit
    if len(crossings) == len(forecast.outcomes):
        return styled("corner-costs", space=where, limit=limit, price=price)
    return styled("corner-may-cost", space=where, limit=limit, price=price)


def bill_words(forecast: Forecast) -> Text:
    """All corners in one line: `corner 3 costs 4-7 Heat, you have 5`."""
    corners = forecast.corners()
    if not corners:
        return Text(t("bill-no-corner"), "dim")
    limits = ", ".join(str(crossings[0].limit) for crossings in corners.values())
    low, high = forecast.due
    if not high:
        return styled("bill-free", corners=len(corners), limits=limits, free=Text(t("free"), "green"))
    heat = Text(spread(low, high), COST)
    bill = styled("bill", corners=len(corners), limits=limits, heat=heat, engine=max(0, forecast.engine))
    danger = spin_out_words(forecast)
    return bill.append(", ").append_text(danger) if danger else bill


def spin_out_words(forecast: Forecast) -> Text | None:
    """Whether the car would spin out with the Heat that is in the engine, and what a Cooldown would change."""
    chance = forecast.spin_out_chance()
    if not chance:
        return None
    danger = Text(t("spin-out") if chance == 1 else t("spin-out-in", chance=_percent(chance)), DANGER)
    text = Text().append_text(danger)
    cooled = forecast.spin_out_chance(cooled=True)
    if cooled >= chance:
        return text
    unless = t("spin-out-unless-then", chance=_percent(cooled)) if cooled else t("spin-out-unless")
    return text.append(f" {unless}", "bold")


def _percent(chance: float) -> str:
    return t("percent", n=str(min(99, max(1, round(100 * chance)))))
