"""What was foreseen of an option in the own turn is what then happens."""

from __future__ import annotations

from collections import Counter

import pytest

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.options import forecast_options
from hairpin.rules import symbols
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    COOLDOWN,
    DIRECT,
    DISCARD,
    DONE,
    PAY_HEAT,
    REDUCE_STRESS,
    REFRESH,
    REPLACE,
    SALVAGE,
    SCRAP,
    SLIPSTREAM,
    SPEED,
    TAKE,
    Action,
)
from hairpin.rules.car import Car
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarMoved
from hairpin.rules.race import Race
from hairpin.rules.steps import ANSWER, REACT
from hairpin.rules.symbols import cooldown
from hairpin.rules.symbols.heat import unpaid
from hairpin.rules.symbols.super_cool import max_super_cool
from hairpin.rules.view import view
from tests.forecasts.positions import KINDS, assert_corners, copy_of, finish_turn, in_turns, only

MANY = (DISCARD, TAKE)
"""There are many of these at once, of which some are tried."""
ODDS = 10
TURNS_CARDS = (SCRAP, BOOST, DIRECT, REPLACE, DONE)
"""Nobody knows whether Heat comes to the discard by them, from where it could be super-cooled."""

ALL_KINDS = {SPEED, PAY_HEAT, SCRAP, COOLDOWN, REDUCE_STRESS, SALVAGE, TAKE, DIRECT, ACCELERATE, CATCH_UP}
ALL_KINDS |= {ADRENALINE, BOOST, REPLACE, DONE, SLIPSTREAM, DISCARD, REFRESH}


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_does_what_was_foreseen(kind: str) -> None:
    chance = Chance(2)
    kinds = set()
    for race, seat in in_turns(kind):
        forecasts = forecast_options(view(race, seat))
        assert list(forecasts) == list(race.legal(seat))
        for option, (forecast,) in forecasts.items():
            if option.kind not in MANY or not chance.below(ODDS):
                check(race, seat, option, forecast)
                kinds.add(option.kind)
    assert {DONE, BOOST, COOLDOWN, SLIPSTREAM, DISCARD} <= kinds


def check(race: Race, seat: int, option: Action, forecast: Forecast) -> None:
    assert sum(outcome.chance for outcome in forecast.outcomes) == pytest.approx(1)
    if option.kind in (DISCARD, REFRESH):
        _check_drawing(race, seat, option, forecast)
        return
    _check_at_once(race, seat, option, forecast)
    _check_corners(race, seat, option, forecast)


def _check_at_once(race: Race, seat: int, option: Action, forecast: Forecast) -> None:
    """The option alone, with nothing after it."""
    twin = copy_of(race)
    car = twin.cars[seat]
    ANSWER[twin.step](twin, car, option)
    outcome = only(forecast, car.speed)
    assert (car.distance, car.spot, car.gear) == (outcome.distance, outcome.spot, forecast.gear)
    assert Counter(car.hand) == Counter(forecast.hand)
    assert forecast.engine == len(car.engine) - sum(
        twin.cards.faces[card].amount(symbols.PAY_HEAT) for card in unpaid(twin)
    )
    if not (option.kind in TURNS_CARDS and twin.turn.cards_with(symbols.SUPER_COOL.number)):
        assert outcome.cooldown == (_could_cool(twin, car) if twin.step <= REACT else 0)
    moves = [event for event in twin.events or [] if isinstance(event, CarMoved)]
    assert outcome.blocked == sum(move.start + move.spaces - move.distance for move in moves)


def _could_cool(race: Race, car: Car) -> int:
    return cooldown.max_cooldown(race, car) + max_super_cool(race, car)


def _check_corners(race: Race, seat: int, option: Action, forecast: Forecast) -> None:
    twin = copy_of(race)
    twin.apply(seat, option)
    speed = twin.cars[seat].speed
    if forecast.engine >= 0:
        finish_turn(twin, seat)
        assert_corners(twin, seat, only(forecast, speed), forecast.engine)


def _check_drawing(race: Race, seat: int, option: Action, forecast: Forecast) -> None:
    twin = copy_of(race)
    is_asked_again = option.kind == DISCARD and bool(race.turn.cards_with(symbols.REFRESH.number))
    twin.apply(seat, option)
    if is_asked_again:
        assert Counter(twin.cars[seat].hand) == Counter(forecast.hand)
        return
    drawn = Counter(twin.cars[seat].hand)
    drawn.subtract(forecast.hand)
    assert min(drawn.values(), default=0) >= 0
    assert drawn.total() == forecast.draws


def test_every_kind_of_option_comes_up_in_these_races() -> None:
    """So that the test above has seen them all."""
    found = {option.kind for kind in KINDS for race, seat in in_turns(kind) for option in race.legal(seat)}
    assert found >= ALL_KINDS
