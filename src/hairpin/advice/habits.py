"""Why what costs nothing, or must be done anyway, is done: the figure is how much of it there is."""

from __future__ import annotations

from typing import Final

from hairpin.advice.advice import Reason
from hairpin.rules import symbols
from hairpin.rules.actions import (
    COOLDOWN,
    PAY_HEAT,
    REDUCE_STRESS,
    SALVAGE,
    SCRAP,
    TAKE,
    Action,
)
from hairpin.rules.view import View

ON_THE_CARD: Final = {PAY_HEAT: symbols.PAY_HEAT, SCRAP: symbols.SCRAP, SALVAGE: symbols.SALVAGE}
"""Actions that name a card, and the symbol on it that says how many."""
HABITS: Final = (COOLDOWN, PAY_HEAT, REDUCE_STRESS, SALVAGE, SCRAP, symbols.SUPER_COOL.name, TAKE)


def habit_reason(view: View, action: Action) -> Reason | None:
    if action.kind not in HABITS:
        return None
    symbol = ON_THE_CARD.get(action.kind)
    n = view.card_table.faces[action.cards[0]].amount(symbol) if symbol else action.n or len(action.cards)
    return Reason(f"habit-{action.kind}", {"n": n}) if n else None
