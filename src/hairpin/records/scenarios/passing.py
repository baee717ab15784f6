"""What a car does that a scenario says nothing about: as little as the rules allow."""

from __future__ import annotations

from hairpin.rules.actions import DISCARD, DONE, PLAN, SLIPSTREAM, Action
from hairpin.rules.car import Car
from hairpin.rules.cards import BASIC, STRESS
from hairpin.rules.plans import reachable_gears
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING, STEPS

_PASS = {"react": Action(DONE), "slipstream": Action(SLIPSTREAM, 0), "discard": Action(DISCARD)}


def pass_by(race: Race, seat: int) -> Action:
    if race.step == PLANNING:
        return _lowest_plan(race, race.cars[seat])
    return _PASS[STEPS[race.step].name]


def _lowest_plan(race: Race, car: Car) -> Action:
    """The lowest cards in the present gear, else the nearest lower one that can be filled, else cluttered."""
    playable = sorted(
        (card for card in car.hand if not race.cards.is_heat[card]),
        key=lambda card: _lowest_first(race, card),
    )
    for gear in range(car.gear, reachable_gears(car.gear, bool(car.engine))[0] - 1, -1):
        if len(playable) >= gear:
            return Action(PLAN, 0, tuple(playable[:gear]))
    heat = [card for card in car.hand if race.cards.is_heat[card]]
    return Action(PLAN, 0, tuple(playable + heat)[: car.gear])


def _lowest_first(race: Race, card: int) -> tuple[bool, int, bool]:
    return (card == STRESS, race.cards.value[card], race.cards.faces[card].kind != BASIC)
