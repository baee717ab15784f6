"""What every thinking driver does in step 5 as soon as it can: it costs nothing, or it must be done anyway."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hairpin.rules.actions import COOLDOWN, PAY_HEAT, REDUCE_STRESS, SCRAP, TAKE, Action
from hairpin.rules.symbols import SUPER_COOL

AT_ONCE: Final = (TAKE, COOLDOWN, PAY_HEAT, SUPER_COOL.name, SCRAP, REDUCE_STRESS)
"""In this order, the largest amount of each: Heat that was paid lies in the discard, and may be had back."""
NOTHING_THERE: Final = Action(SUPER_COOL.name, 0)
"""A look that takes nothing; scrap may still bring Heat into the discard."""


def by_kind(options: Iterable[Action]) -> dict[str, Action]:
    """The last option of each kind, which is the one with the largest amount."""
    return {option.kind: option for option in options}


def habit(largest: dict[str, Action]) -> Action | None:
    wishes = [largest[kind] for kind in AT_ONCE if kind in largest]
    return next((wish for wish in wishes if wish != NOTHING_THERE), None)
