"""Tournament mode (chapter 10): gears stay hidden until the car's own turn, so that a shift may be a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.events import GearMended
from hairpin.rules.flipping import flip
from hairpin.rules.gears import mended_gear, shift_heat, shown_gears
from hairpin.rules.planning import lay_down, payable_gears, planned_gear, shift

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def show_gear(race: Race, car: Car, cards: tuple[int, ...]) -> bool:
    """10.1: the number of cards is the gear, and the shift is paid now. Whether it had to be mended."""
    # a hand that is cluttered at all payable gears was planned as cluttered: there is nothing to mend
    payable = payable_gears(race, car)
    is_cluttered = sum(not race.cards.is_heat[card] for card in car.hand) < payable[0]
    gear = planned_gear(car, len(cards), payable if is_cluttered else shown_gears(car.gear))
    lay_down(car, cards)
    if gear not in payable:
        _mend(race, car, gear, mended_gear(gear, payable))
        return True
    shift(race, car, gear)
    return False


def _mend(race: Race, car: Car, planned: int, gear: int) -> None:
    """10.2: too many cards, one at random goes; too few, basic cards are flipped. These are no + symbols."""
    for _ in range(gear, planned):
        car.discard.append(car.play_area.pop(race.chance.below(len(car.play_area))))
    for _ in range(planned, gear):
        flip(race, car)
    race.reveals += 1
    if race.events is not None:
        race.events.append(GearMended(car.seat, planned, gear, tuple(car.play_area)))
    # 14.2: on a flooded space the gear that results may still cost Heat; elsewhere it is one away, and free
    if shift_heat(car.gear, gear, race.circuit.is_flooded(car.distance)):
        shift(race, car, gear)
    car.gear = gear
