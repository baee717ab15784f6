"""Sixty questions at once: what still counts when about three would seem settled by chance alone.

By Holm's method: the chance that anything at all is called clear which is not stays below 5%. It asks for
nothing about how the questions hang together, and the cards of one race do hang together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, log1p, sqrt
from typing import Final

from hairpin.lab.intervals import Interval, student

ERROR: Final = 0.05
MANY: Final = 10**6


def by_chance(difference: Interval, freedom: int = MANY) -> float:
    """How probable a difference at least as large would be if there were none.

    `freedom`: of Student's t, which the interval was made with. Of sixty questions the far ends count, where few
    observations differ most from many (Wallace's formula, 1959).
    """
    if difference.half_width == 0:
        return 1.0 if difference.value == 0 else 0.0
    far = difference.value / (difference.half_width / student(freedom))
    normal = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(far * far / freedom))
    return erfc(normal / sqrt(2))


def corrected(chances: Sequence[float]) -> list[float]:
    """The same for all questions together, in their order."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [0.0] * len(chances)
    largest = 0.0
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, (len(chances) - rank) * chances[place]))
        found[place] = largest
    return found
