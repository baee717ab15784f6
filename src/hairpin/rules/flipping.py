"""Turning over the top card of the deck: for a + symbol (2.9), or to scrap it (6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.events import CardFlipped, CardScrapped, DeckReshuffled

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def flip(race: Race, car: Car) -> int:
    """The value of the basic card that was found; 0 if one complete reshuffle brought none."""
    is_basic = race.cards.is_basic
    race.reveals += 1
    reshuffled = False
    while True:
        if not car.deck:
            if reshuffled or not car.discard:
                return 0
            reshuffle(race, car)
            reshuffled = True
        card = car.deck.pop()
        counts = is_basic[card]
        (car.play_area if counts else car.discard).append(card)
        if race.events is not None:
            race.events.append(CardFlipped(car.seat, card, counts))
        if counts:
            return race.cards.value[card]


def scrap(race: Race, car: Car, n: int) -> None:
    race.reveals += 1
    for _ in range(n):
        if not car.deck:
            if not car.discard:
                return
            reshuffle(race, car)
        car.discard.append(car.deck.pop())
        if race.events is not None:
            race.events.append(CardScrapped(car.seat, car.discard[-1]))


def reshuffle(race: Race, car: Car) -> None:
    car.reshuffle(race.chance)
    if race.events is not None:
        race.events.append(DeckReshuffled(car.seat))
