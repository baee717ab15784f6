"""The Legends' decks in a race: what is left of them, and what is turned up this round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hairpin.rules.chance import Chance
from hairpin.rules.legend_cards import LegendsModule, Manoeuvre
from hairpin.rules.native import mypyc_attr

NONE: Final = -1
SUPPLIES_KEPT: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class LegendDecks:
    """Cards are indexes into the module's supplies; the top of a deck is its last."""

    __slots__ = ("card", "cards", "manoeuvre", "manoeuvres", "rivals")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.manoeuvres: list[int] = []
        self.card = NONE
        self.manoeuvre = NONE
        self.rivals: tuple[int, ...] = ()

    def clone(self) -> LegendDecks:
        twin = LegendDecks.__new__(LegendDecks)
        twin.cards = self.cards[:]
        twin.manoeuvres = self.manoeuvres[:]
        twin.card = self.card
        twin.manoeuvre = self.manoeuvre
        twin.rivals = self.rivals
        return twin

    def draw(self, deck: list[int], supply: int, chance: Chance) -> int:
        """7.1: a deck that has run out is shuffled anew."""
        if not deck:
            deck.extend(range(supply))
            chance.shuffle(deck)
        return deck.pop()

    def cards_to_come(self, module: LegendsModule) -> list[int]:
        """Sorted: all have seen which ones are gone, and nobody how the others lie. A new deck has all of them."""
        return sorted(self.cards) or list(range(len(module.cards)))

    def manoeuvres_to_come(self, module: LegendsModule) -> list[int]:
        """The same. Of copies the first: they are alike, and nobody sees which one is gone."""
        first = first_alike(module.manoeuvres)
        return sorted([first[number] for number in self.manoeuvres or range(len(first))])

    def turn_down(self) -> None:
        """A new round, a new card."""
        self.card = NONE
        self.manoeuvre = NONE


@lru_cache(SUPPLIES_KEPT)
def first_alike(manoeuvres: tuple[Manoeuvre, ...]) -> tuple[int, ...]:
    """By Manoeuvre card: the first that says the same."""
    places = {card: place for place, card in reversed(list(enumerate(manoeuvres)))}
    return tuple([places[card] for card in manoeuvres])
