"""Salvage n: look through your own discard, and shuffle up to n cards of it into the deck (6.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.events import CardsSalvaged, DiscardSearched
from hairpin.rules.symbols.heat import at_hand
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _offers(race: Race, car: Car) -> Iterable[Action]:
    if not car.discard:
        return ()
    return [Action(actions.SALVAGE, 0, (card,)) for card in dict.fromkeys(at_hand(race, SALVAGE))]


def _is_open(race: Race, car: Car) -> bool:
    return bool(car.discard and at_hand(race, SALVAGE))


def _use(race: Race, car: Car, action: Action) -> None:
    """The owner sees the pile from now on, until the choice is made."""
    card = action.cards[0]
    race.turn.cross_off(SALVAGE.number, card)
    race.turn.salvaging = race.cards.amounts[SALVAGE.number][card]
    race.reveals += 1
    if race.events is not None:
        race.events.append(DiscardSearched(car.seat, card))


SALVAGE: Final = Symbol(
    "salvage",
    4,
    is_locked_while_unpaid=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)


# -- the choice --------------------------------------------------------------------------------------


def takes(race: Race, car: Car) -> Iterator[Action]:
    """Up to so many cards of the discard, none included."""
    pile = sorted(car.discard)
    for n in range(race.turn.salvaging + 1):
        for cards in dict.fromkeys(combinations(pile, n)):
            yield Action(actions.TAKE, 0, cards)


def take(race: Race, car: Car, action: Action) -> None:
    race.turn.salvaging = 0
    for card in action.cards:
        car.discard.remove(card)
    if action.cards:
        car.deck.extend(action.cards)
        race.chance.shuffle(car.deck)
        race.reveals += 1
    if race.events is not None:
        race.events.append(CardsSalvaged(car.seat, action.cards))
