"""Step 3: turn the cards over and move (3.4, 3.5); step 4, Adrenaline, is noted for step 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import RACING
from hairpin.rules.events import CardsRevealed, HandCluttered
from hairpin.rules.flipping import flip
from hairpin.rules.moving import advance
from hairpin.rules.turn import Turn

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def reveal_and_move(race: Race) -> bool:
    car = race.next_car()
    car.speed = 0
    race.reveals += 1
    if car.status is not RACING:
        race.skip_to_end_of_turn()
    elif _is_cluttered(race, car):
        _stand_still(race, car)
    else:
        _drive(race, car)
    return False


def _is_cluttered(race: Race, car: Car) -> bool:
    is_heat = race.cards.is_heat
    for card in car.play_area:
        if is_heat[card]:
            return True
    return len(car.play_area) != car.gear


def _stand_still(race: Race, car: Car) -> None:
    """3.4: nothing on the cards is resolved, and the turn goes straight to step 9."""
    car.gear = 1
    if race.events is not None:
        race.events.append(HandCluttered(car.seat, tuple(car.play_area)))
    race.skip_to_replenish()


def _drive(race: Race, car: Car) -> None:
    cards = race.cards
    race.turn = Turn(car.distance, car.gear, race.has_adrenaline(race.turn_index))
    if race.events is not None:
        race.events.append(CardsRevealed(car.seat, tuple(car.play_area)))
    speed = 0
    for card in car.play_area[:]:
        speed += cards.value[card]
        for _ in range(cards.plus[card]):
            speed += flip(race, car)
    car.speed = speed
    advance(race, car, speed, "cards")
