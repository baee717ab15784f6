"""The plus symbol: turn cards over until a basic one comes (2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.events import CardFlipped, DeckReshuffled

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


def reshuffle(race: Race, car: Car) -> None:
    car.reshuffle(race.chance)
    if race.events is not None:
        race.events.append(DeckReshuffled(car.seat))
