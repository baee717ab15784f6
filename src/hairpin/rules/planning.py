"""Steps 1 and 2: everybody shifts gear and plays cards, all at once and in secret (3.1-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.actions import PLAN, RETIRE, TAKE_BACK, Action, Options, options
from hairpin.rules.car import RACING, RETIRED
from hairpin.rules.events import CarRetired, GearShown, PlanCommitted, PlanTakenBack, RoundBegan
from hairpin.rules.gears import reachable_gears, shift_heat, shown_gears

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

ONLY_TAKE_BACK = options([Action(TAKE_BACK)])


def begin_round(race: Race) -> bool:
    """1.6: the play order is fixed now, for the whole round."""
    race.round += 1
    race.order = racing_order(race)
    race.turn_index = -1
    race.undecided = len(race.order) - sum([race.cars[seat].is_legend for seat in race.order])
    if race.events is not None:
        race.events.append(RoundBegan(race.round, tuple(race.order), race.adrenaline_seats()))
    return race.undecided > 0 or race.round == race.pause_at


def racing_order(race: Race) -> list[int]:
    racing = [car for car in race.cars if car.status == RACING]
    racing.sort(key=_front_to_back)
    return [car.seat for car in racing]


def _front_to_back(car: Car) -> tuple[int, int]:
    return (-car.distance, car.spot)


def plan_options(race: Race, car: Car) -> Options:
    """A seat that has committed may think again until the last one commits (3.3)."""
    if car.plan is not None or car.retiring:
        return ONLY_TAKE_BACK
    payable = payable_gears(race, car)
    return race.plans.plans(car.hand, payable, shown_gears(car.gear) if race.setup.tournament else payable)


def payable_gears(race: Race, car: Car) -> tuple[int, ...]:
    """Until its turn a car stands where it stood when the round began."""
    circuit = race.circuit
    flooded = circuit.is_flooded(car.distance) if circuit.flooded else False  # most circuits are dry
    return reachable_gears(car.gear, len(car.engine), flooded)


def commit(race: Race, car: Car, action: Action) -> bool:
    if action.kind == TAKE_BACK:
        car.plan = None
        car.retiring = False
        race.undecided += 1
    else:
        if action.kind == PLAN:
            car.plan = action.cards
        car.retiring = action.kind == RETIRE
        race.undecided -= 1
    if race.events is not None:
        race.events.append((PlanTakenBack if action.kind == TAKE_BACK else PlanCommitted)(car.seat))
    return race.undecided == 0


def open_plans(race: Race) -> bool:
    """3.3: all gears become public together; the cards stay face down. Not so in tournament mode (10.1)."""
    race.reveals += 1
    for seat in race.order:
        car = race.cars[seat]
        if car.retiring:
            _retire(race, car)
        elif car.plan is not None and not race.setup.tournament:
            gear = len(car.plan)
            if gear == len(car.hand):  # only a hand that is played whole may be too small for any gear
                gear = planned_gear(car, gear, payable_gears(race, car))
            lay_down(car, car.plan)
            shift(race, car, gear)
    return False


def lay_down(car: Car, cards: tuple[int, ...]) -> None:
    for card in cards:
        car.hand.remove(card)
    car.play_area.extend(cards)
    car.plan = None


def shift(race: Race, car: Car, gear: int) -> None:
    circuit = race.circuit
    heat = shift_heat(car.gear, gear, circuit.is_flooded(car.distance) if circuit.flooded else False)
    car.pay_heat(heat)
    car.gear = gear
    if race.events is not None:
        race.events.append(GearShown(car.seat, gear, heat))


def planned_gear(car: Car, cards: int, gears: tuple[int, ...]) -> int:
    """The number of cards is the gear; a hand too small for any of the gears is played in the present one."""
    return cards if cards in gears else car.gear


def _retire(race: Race, car: Car) -> None:
    """4.5: no turn any more; the car leaves when the round ends."""
    car.retiring = False
    car.status = RETIRED
    car.left_in_round = race.round
    if race.events is not None:
        race.events.append(CarRetired(car.seat, race.round))
