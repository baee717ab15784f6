"""Options that are weighed by their cards alone, not by a network: it has not practised them.

What is salvaged (6.9) is worth taking; upgrades kept or swapped between races are worth what they did in races.
"""

from __future__ import annotations

from typing import Final

from hairpin.drivers.upgrades import upgrade_worth_on
from hairpin.rules.actions import KEEP_UPGRADE, SWAP, TAKE, Action
from hairpin.rules.view import View

BY_CARDS: Final = frozenset({TAKE, SWAP, KEEP_UPGRADE})
SWAP_MARGIN: Final = 0.05
"""Rounds: a swap in the garage must bring as much."""


def worth_by_cards(view: View, option: Action) -> float:
    """Higher is better: of cards to take their number, of upgrades rounds."""
    if option.kind == TAKE:
        return len(option.cards)
    if not option.cards:
        return SWAP_MARGIN  # it keeps what there is
    worths = [upgrade_worth_on(view.card_table.faces[card], view.circuit) for card in option.cards]
    return worths[1] - worths[0] if option.kind == SWAP else worths[0]
