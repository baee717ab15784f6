"""A quick guess at what a car would do in an imagined race: good enough for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.drivers.habits import by_kind, habit
from hairpin.drivers.hand_book import best_play, cards_for, hand_book
from hairpin.drivers.prospect import Stretch, stretch
from hairpin.rules import symbols
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    DIRECT,
    DISCARD,
    DONE,
    PLAN,
    REPLACE,
    Action,
)
from hairpin.rules.cards import STRESS

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def hunch(race: Race, seat: int) -> Action:
    car = race.cars[seat]
    options = race.legal(seat)
    if len(options) == 1:
        return options[0]
    road = stretch(race.road, race.setup.laps)
    match options[0].kind:
        case "plan":
            return _plan(race, car, road, options)
        case "slipstream":
            return _slipstream(race, car, road, options)
        case "discard":
            return _discard(race, car, road, options)
        case "speed":
            return _speed(race, car, road, options)
        case _:
            return _react(race, car, road, options) if race.turn_index >= 0 else options[0]


def _plan(race: Race, car: Car, road: Stretch, options: tuple[Action, ...]) -> Action:
    book = hand_book(race.cards, tuple(car.hand))
    thrilled = race.has_adrenaline(race.order.index(car.seat))
    to_go = road.to_go(car.distance, car.distance)
    flooded = road.is_flooded(car.distance)
    play = best_play(road.trial, book, to_go, car.gear, len(car.engine), thrilled, flooded)
    cards = cards_for(race.cards, car.hand, play)
    return Action(PLAN, 0, cards) if cards is not None else options[0]


def _speed(race: Race, car: Car, road: Stretch, options: tuple[Action, ...]) -> Action:
    """The values of cards that offer several; the car has not moved yet."""
    table = race.cards
    fixed = car.speed - sum([table.value[card] for card in car.play_area if table.has_choice[card]])
    heat, stress = _heat_in_hand(race, car), car.hand.count(STRESS)

    def worth(option: Action) -> float:
        speed = fixed + sum(option.cards)
        return road.worth(car.distance, car.distance + speed, speed, car.gear, len(car.engine), heat, stress)

    return max(options, key=worth)


def _heat_in_hand(race: Race, car: Car) -> int:
    is_heat = race.cards.is_heat
    return sum([is_heat[card] for card in car.hand])


def _worth(race: Race, car: Car, road: Stretch, spaces: int, speed: int, heat: int) -> float:
    start = race.turn.start
    in_hand = _heat_in_hand(race, car)
    end = car.distance + spaces
    engine = len(car.engine) - heat
    return road.worth(start, end, car.speed + speed, car.gear, engine, in_hand, car.hand.count(STRESS))


def _react(race: Race, car: Car, road: Stretch, options: tuple[Action, ...]) -> Action:
    kinds = by_kind(options)
    at_once = habit(kinds)
    if at_once:
        return at_once
    best, worth = kinds.get(DONE) or kinds.get(REPLACE) or options[0], _worth(race, car, road, 0, 0, 0)
    for kind in (ADRENALINE, BOOST, CATCH_UP, ACCELERATE, DIRECT):
        if kind in kinds:
            gained = _after(race, car, road, kinds[kind])
            if gained > worth:
                best, worth = kinds[kind], gained
    return best


def _after(race: Race, car: Car, road: Stretch, option: Action) -> float:
    match option.kind:
        case "adrenaline":
            return _worth(race, car, road, 1, 1, 0)
        case "boost":
            return sum([_worth(race, car, road, flip, flip, 1) for flip in (1, 2, 3, 4)]) / 4
        case "catch-up":
            return _worth(race, car, road, option.n, 0, 0)
        case "accelerate":
            return _worth(race, car, road, race.turn.plus_count, race.turn.plus_count, 0)
        case _:
            card = option.cards[0]
            value, heat = race.cards.value[card], race.cards.faces[card].amount(symbols.PAY_HEAT)
            return _worth(race, car, road, value, value, heat)


def _slipstream(race: Race, car: Car, road: Stretch, options: tuple[Action, ...]) -> Action:
    return max(options, key=lambda option: _worth(race, car, road, option.n, 0, 0))


LONG_STRAIGHT: Final = 14


def _discard(race: Race, car: Car, road: Stretch, options: tuple[Action, ...]) -> Action:
    """Low cards are in the way on a straight, high ones before a corner; the others are kept."""
    room = race.circuit.line_ahead(car.distance) - car.distance
    in_the_way = (0, 1) if room > LONG_STRAIGHT else (4, 5) if room <= 3 else ()
    cards = tuple(card for card in car.hand if card in in_the_way)
    wish = Action(DISCARD, 0, cards)
    return wish if wish in options else Action(DISCARD)
