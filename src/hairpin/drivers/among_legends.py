"""Races in which it pays to look ahead: nobody else is left but Legends with Manoeuvre cards."""

from __future__ import annotations

from hairpin.rules.car import RACING
from hairpin.rules.view import View


def is_alone_among_legends(view: View) -> bool:
    """Those with Manoeuvre cards (12.3); others are beaten as often at first sight."""
    module = view.setup.legends
    if module is None or not module.manoeuvres:
        return False
    others = [car for car in view.cars if car.seat != view.seat and car.status == RACING]
    return bool(others) and all(car.is_legend for car in others)
