"""Options that are weighed by their cards alone.

What is salvaged (6.9) makes the deck better or worse; upgrades kept or swapped between races are worth what they
did in races. A network has not practised salvaging; it judges upgrades by itself.
"""

from __future__ import annotations

from typing import Final

from hairpin.drivers.upgrades import upgrade_worth, upgrade_worth_on
from hairpin.rules.actions import SWAP, TAKE, Action
from hairpin.rules.cards import STRESS
from hairpin.rules.view import View

SWAP_MARGIN: Final = 0.05
"""Rounds: a swap in the garage must bring as much."""
HEAT_IN_DECK: Final = -2.0
STRESS_IN_DECK: Final = -1.0


def worth_by_cards(view: View, option: Action) -> float:
    """Higher is better: of cards to take spaces, of upgrades rounds."""
    if option.kind == TAKE:
        return sum(_in_deck(view, card) for card in option.cards)
    if not option.cards:
        return SWAP_MARGIN  # it keeps what there is
    worths = [upgrade_worth_on(view.card_table.faces[card], view.circuit) for card in option.cards]
    return worths[1] - worths[0] if option.kind == SWAP else worths[0]


def _in_deck(view: View, card: int) -> float:
    """Beside the cards that would be drawn otherwise, in spaces: Heat and Stress lie better where they are."""
    face = view.card_table.faces[card]
    if face.is_heat:
        return HEAT_IN_DECK
    return STRESS_IN_DECK if card == STRESS else upgrade_worth(face)
