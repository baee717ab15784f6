"""Step 9: clear the play area and draw up to the hand size (3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.events import CardsDrawn
from hairpin.rules.flipping import reshuffle

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

HAND_SIZE: Final = 7


def replenish(race: Race) -> bool:
    car = race.car
    car.discard.extend(car.play_area)
    car.play_area.clear()
    draw_up(race, car)
    return False


def draw_up(race: Race, car: Car) -> None:
    """A larger hand draws none; deck and discard both empty end the draw (2.8)."""
    missing = HAND_SIZE - len(car.hand)
    drawn: list[int] = []
    while len(drawn) < missing:
        if not car.deck:
            if not car.discard:
                break
            reshuffle(race, car)
        drawn.append(car.deck.pop())
    if drawn:
        race.reveals += 1
        car.hand.extend(drawn)
        car.hand.sort()
        if race.events is not None:
            race.events.append(CardsDrawn(car.seat, tuple(drawn)))
