"""What the Legends' decks still hold, as numbers."""

from __future__ import annotations

from collections.abc import Iterable

from hairpin.encoding.observation_table import LEGEND_BITS, LEGEND_DECK
from hairpin.rules.legend_cards import STAR_ABILITIES, LegendsModule


def deck_bits(cards: Iterable[int]) -> list[int]:
    """A bit for each card; those beyond the last number are left out."""
    found = [0] * LEGEND_DECK
    for card in cards:
        if card < LEGEND_BITS * LEGEND_DECK:
            found[card // LEGEND_BITS] |= 1 << card % LEGEND_BITS
    return found


def stars(legends: LegendsModule, manoeuvres: Iterable[int]) -> list[int]:
    """How many of the Manoeuvre cards have each star ability."""
    found = [legends.manoeuvres[number].star for number in manoeuvres]
    return [found.count(ability) for ability in STAR_ABILITIES]
