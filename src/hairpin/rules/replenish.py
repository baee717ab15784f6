"""Step 9: clear the play area and draw up to the hand size (3.14)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from hairpin.rules.actions import REFRESH, Action, Options, options
from hairpin.rules.events import CardsDrawn, CardsRefreshed
from hairpin.rules.flipping import reshuffle
from hairpin.rules.symbols import REFRESH as REFRESH_SYMBOL
from hairpin.rules.symbols import SINGLE_USE

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def begin_replenish(race: Race) -> bool:
    car = race.car
    if car.play_area and race.turn.symbols and race.turn.cards_with(REFRESH_SYMBOL.number):
        return True
    _replenish(race, car)
    return False


def refresh_options(race: Race, car: Car) -> Options:
    """6.8: any of them, in any order."""
    cards = race.turn.cards_with(REFRESH_SYMBOL.number)
    found = [chosen for n in range(len(cards) + 1) for chosen in permutations(cards, n)]
    return options(Action(REFRESH, 0, chosen) for chosen in dict.fromkeys(found))


def refresh(race: Race, car: Car, action: Action) -> bool:
    """On top of the deck, the last one uppermost, before drawing."""
    for card in action.cards:
        car.play_area.remove(card)
        car.deck.append(card)
    if race.events is not None and action.cards:
        race.events.append(CardsRefreshed(car.seat, action.cards))
    _replenish(race, car)
    return True


def _replenish(race: Race, car: Car) -> None:
    clear_play_area(race, car)
    draw_up(race, car)


def clear_play_area(race: Race, car: Car) -> None:
    """6.12: single-use cards leave the game, all others go to the discard."""
    if car.has_upgrades:
        is_single_use = race.cards.amounts[SINGLE_USE.number]
        car.removed.extend(card for card in car.play_area if is_single_use[card])
        car.play_area = [card for card in car.play_area if not is_single_use[card]]
    car.discard.extend(car.play_area)
    car.play_area.clear()


def draw_up(race: Race, car: Car) -> None:
    """A larger hand draws none; deck and discard both empty end the draw (2.8)."""
    missing = race.hand_size - len(car.hand)
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
