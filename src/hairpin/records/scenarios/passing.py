"""What a car does that a scenario says nothing about: as little as the rules allow."""

from __future__ import annotations

from hairpin.rules.actions import (
    DISCARD,
    DONE,
    PLAN,
    REFRESH,
    SLIPSTREAM,
    SPEED,
    Action,
)
from hairpin.rules.car import Car
from hairpin.rules.cards import BASIC, STARTING, STRESS, UPGRADE
from hairpin.rules.planning import payable_gears
from hairpin.rules.race import Race
from hairpin.rules.steps import STEPS
from hairpin.rules.symbols import BY_NUMBER

_PASS = {
    "slipstream": Action(SLIPSTREAM, 0),
    "discard": Action(DISCARD),
    "replenish": Action(REFRESH),
}
_KINDS = (BASIC, STARTING, UPGRADE)


def pass_by(race: Race, seat: int) -> Action:
    car = race.cars[seat]
    match STEPS[race.step].name:
        case "plan":
            return _lowest_plan(race, car)
        case "speed":
            return first_values(race, car)
        case "react":
            return next_duty(race, seat)
        case step:
            return _PASS[step]


def next_duty(race: Race, seat: int) -> Action:
    """Mandatory symbols, Heat before scrap, each in order of play; then done."""
    legal = race.options(seat).accepted
    for symbol in BY_NUMBER:
        for card in race.turn.cards_with(symbol.number) if symbol.is_mandatory else ():
            if Action(symbol.name, 0, (card,)) in legal:
                return Action(symbol.name, 0, (card,))
    return Action(DONE)


def first_values(race: Race, car: Car) -> Action:
    has_choice = race.cards.has_choice
    return Action(SPEED, 0, tuple(race.cards.value[card] for card in car.play_area if has_choice[card]))


def _lowest_plan(race: Race, car: Car) -> Action:
    """The lowest cards in the present gear, else the nearest lower one that can be filled, else cluttered."""
    playable = sorted(
        (card for card in car.hand if not race.cards.is_heat[card]), key=lambda card: _lowest_first(race, card)
    )
    for gear in range(car.gear, payable_gears(race, car)[0] - 1, -1):
        if len(playable) >= gear:
            return Action(PLAN, 0, tuple(playable[:gear]))
    heat = [card for card in car.hand if race.cards.is_heat[card]]
    return Action(PLAN, 0, tuple(playable + heat)[: car.gear])


def _lowest_first(race: Race, card: int) -> tuple[bool, int, int]:
    """Basic before starting upgrade, upgrade, sponsor; Stress last."""
    kind = race.cards.faces[card].kind
    return (card == STRESS, race.cards.value[card], _KINDS.index(kind) if kind in _KINDS else len(_KINDS))
