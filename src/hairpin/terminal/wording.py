"""Forecasts in words."""

from __future__ import annotations

from rich.text import Text

from hairpin.forecasts.forecast import Crossing, Forecast
from hairpin.forecasts.road import finish, space
from hairpin.rules.view import View

DANGER = "bold white on red"
COST = "bold yellow"


def spread(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def speed_words(forecast: Forecast) -> str:
    low, high = forecast.speeds
    return str(low) if low == high else f"{low}-{high} (average {forecast.average_speed:.1f})"


def landing_words(view: View, forecast: Forecast) -> str:
    """`to space 12-15`, `over the finish line`"""
    low, high = forecast.landings
    if low >= finish(view):
        return "over the finish line"
    if high >= finish(view):
        return f"to space {space(view, low)}, perhaps over the finish line"
    return f"to space {space(view, low)}" + (f"-{space(view, high)}" if high > low else "")


def blocked_words(forecast: Forecast) -> str:
    """Only what is certain to be in the way."""
    low = min(outcome.blocked for outcome in forecast.outcomes)
    high = max(outcome.blocked for outcome in forecast.outcomes)
    return f" (blocked, {spread(low, high)} short)" if high else ""


def corner_words(view: View, forecast: Forecast) -> list[Text]:
    """A line for each corner that the car would cross, or might."""
    return [_corner(view, forecast, line, crossings) for line, crossings in forecast.corners().items()]


def _corner(view: View, forecast: Forecast, line: int, crossings: list[Crossing]) -> Text:
    heat = [crossing.heat for crossing in crossings]
    reached = "" if len(crossings) == len(forecast.outcomes) else "if you get there, "
    text = Text(f"corner before space {space(view, line)}, limit {crossings[0].limit}: {reached}")
    price = f"{spread(min(heat), max(heat))} Heat"
    return text.append(price, COST) if max(heat) else text.append("free", "green")


def bill_words(forecast: Forecast) -> Text:
    """All corners in one line: `corner limit 3: 4-7 of your 5 Heat`."""
    if not forecast.corners():
        return Text("no corner crossed", "dim")
    limits = [str(crossings[0].limit) for crossings in forecast.corners().values()]
    corner = f"corner limit {limits[0]}" if len(limits) == 1 else f"corners limit {', '.join(limits)}"
    low, high = forecast.due
    if not high:
        return Text(f"{corner}: ").append("free", "green")
    yours = f" of your {forecast.engine} Heat" if forecast.engine > 0 else " Heat, you have none"
    text = Text(f"{corner}: ").append(spread(low, high), COST).append(yours)
    danger = spin_out_words(forecast)
    return text.append(", ").append_text(danger) if danger else text


def spin_out_words(forecast: Forecast) -> Text | None:
    """Whether the car would spin out with the Heat that is in the engine, and what a Cooldown would change."""
    chance = forecast.spin_out_chance()
    if not chance:
        return None
    text = Text.assemble(("SPIN-OUT" if chance == 1 else f"SPIN-OUT in {_percent(chance)}", DANGER))
    cooled = forecast.spin_out_chance(cooled=True)
    if cooled < chance:
        text.append(" unless you cool down" + (f" (then in {_percent(cooled)})" if cooled else ""), "bold")
    return text


def _percent(chance: float) -> str:
    return f"{min(99, max(1, round(100 * chance)))}%"
