"""Tournament mode (chapter 10): gears stay hidden until the own turn, so that a shift may be a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.events import GearMended
from hairpin.rules.flipping import flip
from hairpin.rules.planning import lay_down, planned_gear, shift
from hairpin.rules.plans import reachable_gears

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def show_gear(race: Race, car: Car, cards: tuple[int, ...]) -> bool:
    """10.1: the number of cards is the gear, and a shift of two is paid now. Whether it had to be mended."""
    # a hand that is cluttered at all payable gears was planned as cluttered: there is nothing to mend
    is_cluttered = sum(not race.cards.is_heat[card] for card in car.hand) < _lowest_payable(car)
    gear = planned_gear(car, len(cards), can_go_two=bool(car.engine) or not is_cluttered)
    lay_down(car, cards)
    if abs(gear - car.gear) == 2 and not car.engine:
        _mend(race, car, gear)
        return True
    shift(race, car, gear)
    return False


def _lowest_payable(car: Car) -> int:
    return reachable_gears(car.gear, bool(car.engine))[0]


def _mend(race: Race, car: Car, planned: int) -> None:
    """10.2: too many cards, one at random goes; too few, a basic card is flipped. It is no + symbol."""
    if planned > car.gear:
        card = car.play_area.pop(race.chance.below(len(car.play_area)))
        car.discard.append(card)
        car.gear += 1
    else:
        flip(race, car)
        car.gear -= 1
    race.reveals += 1
    if race.events is not None:
        race.events.append(GearMended(car.seat, planned, car.gear, tuple(car.play_area)))
