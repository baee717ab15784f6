"""What was foreseen of plans is what then happens, over many positions of random races."""

from __future__ import annotations

from collections import Counter

import pytest

from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.options import forecast_options
from hairpin.forecasts.plans import plan_forecasts
from hairpin.reading import shifting
from hairpin.rules.actions import PLAN, SPEED, Action
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarMoved, GearMended, GearShown, HandCluttered
from hairpin.rules.race import Race
from hairpin.rules.steps import REACT
from hairpin.rules.symbols import cooldown
from hairpin.rules.view import view
from tests.forecasts.positions import KINDS, assert_corners, copy_of, finish_turn, only, plan_all, planning

ODDS = 6
"""One plan in so many is tried."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_plan_does_what_was_foreseen(kind: str) -> None:
    chance = Chance(1)
    checked = 0
    for race, seat in planning(kind):
        seen = view(race, seat)
        forecasts = forecast_options(seen)
        assert set(forecasts) == {option for option in race.legal(seat) if option.kind == PLAN}
        for plan in [plan for plan in forecasts if not chance.below(ODDS)]:
            if not shifting.is_mistake(seen, len(plan.cards)):
                _try(race, seat, plan, forecasts[plan], chance)
                checked += 1
    assert checked > 100


def _try(race: Race, seat: int, plan: Action, forecasts: tuple[Forecast, ...], chance: Chance) -> None:
    revealed = plan_all(race, seat, plan, chance)
    for forecast in forecasts:
        twin = revealed.clone()
        twin.events = list(revealed.events or [])
        if forecast.values:
            twin.apply(seat, Action(SPEED, 0, forecast.values))
        _assert_shift(race, twin, seat, forecast)
        _assert_move(twin, seat, plan, forecast)


def _assert_shift(before: Race, race: Race, seat: int, forecast: Forecast) -> None:
    events = race.events or []
    shown = next(event for event in events if isinstance(event, GearShown) and event.seat == seat)
    stood_still = any(isinstance(event, HandCluttered) and event.seat == seat for event in events)
    assert forecast.gear == (1 if stood_still else shown.gear)
    asked = 0 if stood_still else forecast.heat - shown.heat
    assert forecast.engine == len(before.cars[seat].engine) - shown.heat - asked


def _assert_move(race: Race, seat: int, plan: Action, forecast: Forecast) -> None:
    moves = [event for event in race.events or [] if isinstance(event, CarMoved) and event.seat == seat]
    if not moves:
        assert [(outcome.speed, outcome.crossings) for outcome in forecast.outcomes] == [(0, ())]
        assert race.active() != seat or race.cars[seat].gear == 1
        return
    move = moves[0]
    outcome = only(forecast, move.spaces)
    flips = sum(race.cards.plus[card] for card in plan.cards)
    assert flips or forecast.outcomes == (outcome,)
    assert (move.distance, move.spot) == (outcome.distance, outcome.spot)
    assert outcome.blocked == move.start + move.spaces - move.distance
    if race.step == REACT and race.active() == seat:
        assert Counter(race.cars[seat].hand) == Counter(forecast.hand)
        assert outcome.cooldown == cooldown.max_cooldown(race, race.cars[seat])
    if forecast.engine >= 0:
        finish_turn(race, seat)
        assert_corners(race, seat, outcome, forecast.engine)


@pytest.mark.parametrize(
    ("kind", "heat"), [("tournament", 0), ("flooded tournament", 0), ("flooded tournament", 1)]
)
def test_a_mistaken_shift_is_foreseen(kind: str, heat: int) -> None:
    """10.2, 14.2."""
    chance = Chance(3)
    checked = 0
    for race, seat in planning(kind):
        del race.cars[seat].engine[heat:]
        seen = view(race, seat)
        for plan in race.legal(seat):
            if plan.kind == PLAN and shifting.is_mistake(seen, len(plan.cards)) and not chance.below(8):
                (forecast,) = plan_forecasts(seen, plan.cards)
                events = plan_all(race, seat, plan, chance).events or []
                moved = next(event for event in events if isinstance(event, CarMoved))
                mended = next(event for event in events if isinstance(event, GearMended))
                assert mended.gear == forecast.gear == shifting.mended_gear(seen, len(plan.cards))
                paid = sum(event.heat for event in events if isinstance(event, GearShown) and event.seat == seat)
                assert forecast.heat == paid == shifting.shift_heat(seen, mended.gear)
                assert forecast.engine == len(race.cars[seat].engine) - paid
                assert moved.distance in [o.distance for o in forecast.outcomes if o.speed == moved.spaces]
                assert sum(outcome.chance for outcome in forecast.outcomes) == pytest.approx(1)
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("kind", ["duel", "weather"])
def test_a_hand_is_cluttered_exactly_if_every_plan_leaves_the_car_standing(kind: str) -> None:
    for race, seat in planning(kind):
        seen = view(race, seat)
        stand = [
            forecast.speeds == (0, 0) and forecast.gear == 1 and not shifting.drives(seen, plan)
            for plan, forecasts in forecast_options(seen).items()
            for forecast in forecasts
        ]
        assert all(stand) == any(stand) == shifting.is_cluttered(seen)


def test_cars_that_move_earlier_are_not_in_the_way() -> None:
    """They will be elsewhere by then; those that move later still stand there."""
    race, seat = next(planning("duel"))
    other = 1 - seat
    twin = copy_of(race)
    own, his = twin.cars[seat], twin.cars[other]
    for car, distance, spot in ((own, 0, 0), (his, 4, 0)):
        twin.track[car.distance % twin.length] &= ~car.bits
        car.distance, car.spot, car.bits = distance, spot, 1 << spot
        twin.track[distance] |= car.bits
    own.hand = [1, 1, 2, 2, 3, 3, 4]
    four = Action(PLAN, 0, (4,))
    twin.order = [seat, other]
    assert forecast_options(view(twin, seat))[four][0].outcomes[0].spot == 1
    twin.order = [other, seat]
    assert forecast_options(view(twin, seat))[four][0].outcomes[0].spot == 0
