"""What an option comes to, in the few figures that reasons are made of."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.options import forecast_options
from hairpin.forecasts.risks import CornerRisk, corner_risks
from hairpin.reading.road import line_ahead, own_car
from hairpin.rules.actions import Action
from hairpin.rules.view import View


class Sight(NamedTuple):
    distance: float
    """Where the car stands then, on average."""
    heat: int
    """What it takes out of the engine, corners and cards not paid for yet included, at most."""
    left: int
    """What is in the engine behind the corners, at least."""
    cools: int
    """What can be back in the engine from the hand, at least."""
    spin_out: float
    limit: int | None
    """Of the corner at which a spin-out is likeliest."""
    ahead: int | None
    """The limit of the next corner, seen from where the car will stand; None where none counts any more."""


def sights(view: View) -> dict[Action, Sight]:
    """For the options of which something can be foreseen. Of several values, the safest, and then the furthest."""
    found = {}
    for option, forecasts in forecast_options(view).items():
        seen = [_of(view, forecast) for forecast in forecasts if forecast.outcomes]
        if seen:
            found[option] = max(seen, key=lambda each: (-each.spin_out, each.distance))
    return found


def _of(view: View, forecast: Forecast) -> Sight:
    due = forecast.due[1]
    risks = corner_risks(forecast)
    worst: CornerRisk | None = max(risks, key=lambda risk: risk.spin_out_cooled, default=None)
    return Sight(
        distance=sum(way.chance * way.distance for way in forecast.outcomes),
        heat=max(0, own_car(view).engine - forecast.engine) + due,
        left=max(0, forecast.engine - due),
        cools=forecast.cooldown[0],
        spin_out=forecast.spin_out_chance(cooled=True),
        limit=worst.limit if worst is not None and worst.spin_out_cooled > 0 else None,
        ahead=line_ahead(view, forecast.landings[1]).limit,
    )
