"""Why one option rather than another: the figure that says it best, out of those that were computed.

There is no reason without a figure. Which one is told depends on nothing but the figures.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from hairpin.advice.advice import Reason
from hairpin.advice.sight import Sight, sights
from hairpin.drivers.rehearsal import Rehearsed
from hairpin.rules.actions import Action
from hairpin.rules.view import View

RISKY: Final = 0.1
"""A spin-out that is likelier by so much is worth a word."""
CLEAR: Final = 0.05
"""Rounds: a smaller gap is no reason."""
FURTHER: Final = 0.5
"""Spaces."""

Weighing = Sequence[tuple[float, Action]]


def driving_reason(
    view: View, action: Action, others: Weighing, gap: float | None, tried: Sequence[Rehearsed] = ()
) -> Reason:
    """Of a plan, or of something done in the turn. `others` come in order, the best first; `gap` is in rounds."""
    seen = sights(view)
    own = seen.get(action)
    next_best = seen.get(others[0][1]) if others else None
    found = [
        _safer(own, seen.values()),
        _keeps_heat(own, next_best),
        _imagined(tried),
        _sooner(own, next_best, gap),
        _rounds(gap),
    ]
    return next((reason for reason in found if reason is not None), nearly_alike(len(others) + 1, gap))


def nearly_alike(options: int, gap: float | None) -> Reason:
    if options < 2 or gap is None:
        return only(options)
    return Reason("alike", {"rounds": rounded(abs(gap)), "options": options})


def only(options: int = 1) -> Reason:
    return Reason("only", {"options": options})


def rounded(rounds: float) -> float:
    """To tenths, and what is less to hundredths."""
    return round(rounds, 1) if rounds >= 0.1 else round(rounds, 2)


def _safer(own: Sight | None, seen: Collection[Sight]) -> Reason | None:
    """There are faster ones, and the slowest of these would be too fast already."""
    if own is None:
        return None
    faster = [each for each in seen if each.distance >= own.distance + FURTHER]
    risky = [each for each in faster if each.spin_out >= own.spin_out + RISKY and each.limit is not None]
    if not faster or len(risky) < len(faster):
        return None
    nearest = min(risky, key=lambda each: each.spin_out)
    return Reason("safer", {"percent": round(100 * nearest.spin_out), "limit": nearest.limit or 0})


def _keeps_heat(own: Sight | None, other: Sight | None) -> Reason | None:
    if own is None or other is None or own.ahead is None or own.left <= other.left:
        return None
    return Reason("keeps-heat", {"heat": own.left, "limit": own.ahead, "other": other.left})


def _imagined(tried: Sequence[Rehearsed]) -> Reason | None:
    """Beside the one that came nearest, in the races that both were in."""
    if len(tried) < 2:
        return None
    best, other = tried[0], max(tried[1:], key=Rehearsed.worth)
    pairs = list(zip(best.results, other.results, strict=False))
    won, lost = sum(one > two for one, two in pairs), sum(one < two for one, two in pairs)
    return Reason("imagined", {"won": won, "lost": lost, "races": len(pairs)}) if won > lost else None


def _sooner(own: Sight | None, other: Sight | None, gap: float | None) -> Reason | None:
    if own is None or other is None or gap is None or gap < CLEAR or own.distance < other.distance + FURTHER:
        return None
    spaces = round(own.distance - other.distance)
    return Reason("sooner", {"heat": own.heat, "spaces": max(1, spaces), "rounds": rounded(gap)})


def _rounds(gap: float | None) -> Reason | None:
    return None if gap is None or gap < CLEAR else Reason("rounds", {"rounds": rounded(gap)})
