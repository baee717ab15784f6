"""Why one option rather than another: the figure that says it best, out of those that were computed.

There is no reason without a figure. Which one is told depends on nothing but the figures.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hairpin.advice.advice import Reason
from hairpin.advice.sight import Sight, sights
from hairpin.reading.road import own_car
from hairpin.rules.actions import DONE, PLAN, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.view import View

RISKY: Final = 0.1
"""A spin-out that is likelier by so much is worth a word."""
FURTHER: Final = 0.5
"""Spaces."""
SEVERAL: Final = 0
"""In place of a corner's limit: not all spin out at the same one."""


def driving_reason(view: View, action: Action, beside: Action) -> Reason | None:
    """Of a plan, or of something done in the turn; `beside` is what else could be done."""
    seen = sights(view)
    own, other = seen.get(action), seen.get(beside)
    if own is None:
        return None
    if own.spin_out >= RISKY + min(each.spin_out for each in seen.values()):  # there would be a way without
        return Reason("risks", {"percent": round(100 * own.spin_out), "limit": own.limit or 0})
    if own.spin_out >= RISKY:
        return None
    engine, without = own_car(view).engine, int(beside.kind == DONE)
    keeps_heat = None if without else _keeps_heat(own, other)
    found = (
        safer(own, seen.values()),
        keeps_heat,
        _further(own, other, engine, without),
        cools(own, other) if action.kind == PLAN else None,
        sheds_stress(action, beside) if action.kind == PLAN else None,
    )
    return next((reason for reason in found if reason is not None), None)


def nearly_alike(options: int, gap: float | None) -> Reason:
    if options < 2 or gap is None:
        return only(options)
    return Reason("alike", {"rounds": rounded(abs(gap)), "options": options})


def only(options: int = 1) -> Reason:
    return Reason("only", {"options": options})


def rounded(rounds: float) -> float:
    """To tenths, and what is less to hundredths."""
    return round(rounds, 1) if rounds >= 0.1 else round(rounds, 2)


def safer(own: Sight, seen: Collection[Sight]) -> Reason | None:
    """There are faster ones, and the slowest of these would be too fast already."""
    faster = [each for each in seen if each.distance >= own.distance + FURTHER]
    risky = [each for each in faster if each.spin_out >= own.spin_out + RISKY and each.limit is not None]
    if not faster or len(risky) < len(faster):
        return None
    least = min(each.spin_out for each in risky)
    limits = {each.limit or 0 for each in risky}
    return Reason("safer", {"percent": round(100 * least), "limit": limits.pop() if len(limits) == 1 else SEVERAL})


def _keeps_heat(own: Sight, other: Sight | None) -> Reason | None:
    if other is None or own.ahead is None or own.left <= other.left:
        return None
    return Reason("keeps-heat", {"heat": own.left, "limit": own.ahead, "other": other.left})


def cools(own: Sight, other: Sight | None) -> Reason | None:
    if other is None or own.cools <= other.cools:
        return None
    return Reason("cools", {"heat": own.cools, "other": other.cools})


def sheds_stress(plan: Action, other: Action) -> Reason | None:
    """Stress that is played is out of the hand."""
    played, elsewhere = plan.cards.count(STRESS), other.cards.count(STRESS)
    return Reason("sheds-stress", {"stress": played, "other": elsewhere}) if played > elsewhere else None


def _further(own: Sight, other: Sight | None, engine: int, without: int) -> Reason | None:
    """`without` tells that it is beside going on without it."""
    if other is None or own.distance < other.distance + FURTHER or own.heat > engine:
        return None
    spaces = max(1, round(own.distance - other.distance))
    return Reason("further", {"heat": own.heat, "spaces": spaces, "without": without})
