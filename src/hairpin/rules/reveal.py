"""Step 3: turn the cards over, choose values, and move (3.4, 3.5); step 4, Adrenaline, is noted for step 5."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from hairpin.rules import legends, tournament
from hairpin.rules.actions import SPEED, Action, Options, options
from hairpin.rules.car import RACING
from hairpin.rules.events import CardsRevealed, HandCluttered
from hairpin.rules.flipping import flip
from hairpin.rules.moving import advance
from hairpin.rules.turn import Turn

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def reveal(race: Race) -> bool:
    car = race.next_car()
    car.speed = 0
    race.reveals += 1
    if car.status != RACING:
        race.skip_to_end_of_turn()
        return False
    if car.is_legend:
        legends.drive(race, car)
        race.skip_to_end_of_turn()
        return False
    mended = car.plan is not None and tournament.show_gear(race, car, car.plan)
    if not mended and is_cluttered(race, car):
        _stand_still(race, car)
    else:
        _show_cards(race, car)
    return False


def is_cluttered(race: Race, car: Car) -> bool:
    """3.4: what lies in the play area does not fill the gear."""
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
    car.discard.extend(car.play_area)
    car.play_area.clear()
    race.skip_to_replenish()


def _show_cards(race: Race, car: Car) -> None:
    race.turn = Turn(car.distance, car.spot, car.gear, race.has_adrenaline(race.turn_index))
    if race.events is not None:
        race.events.append(CardsRevealed(car.seat, tuple(car.play_area)))
    value = race.cards.value
    is_plain = race.cards.is_plain
    speed = 0
    for card in car.play_area[:]:
        speed += value[card] if is_plain[card] else resolve(race, car, card)
    car.speed = speed
    if not race.turn.choices:
        advance(race, car, speed, "cards")
        race.skip_to_react()


def resolve(race: Race, car: Car, card: int) -> int:
    """A card takes effect: its + symbols are flipped, its other symbols are at hand; what it adds to the speed."""
    cards = race.cards
    turn = race.turn
    speed = cards.value[card]
    for _ in range(cards.plus[card]):
        turn.plus_count += 1
        speed += flip(race, car)
    if cards.symbols[card]:
        turn.symbols.extend(cards.symbols[card])
    if cards.has_choice[card]:
        turn.choices = True
    return speed


def begin_speed(race: Race) -> bool:
    """Values are chosen after all + symbols (3.5); a car without a choice has moved already."""
    return True


def _with_choice(race: Race, car: Car) -> list[int]:
    has_choice = race.cards.has_choice
    return [card for card in car.play_area if has_choice[card]]


def speed_options(race: Race, car: Car) -> Options:
    faces = race.cards.faces
    values = [faces[card].values for card in _with_choice(race, car)]
    return options(Action(SPEED, 0, chosen) for chosen in product(*values))


def choose_speed(race: Race, car: Car, action: Action) -> bool:
    cards = _with_choice(race, car)
    race.turn.choices = False
    race.turn.chosen = tuple(zip(cards, action.cards, strict=True))
    car.speed += sum(action.cards) - sum(race.cards.value[card] for card in cards)
    advance(race, car, car.speed, "cards")
    return True
