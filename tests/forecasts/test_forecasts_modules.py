"""Previews against the engine, with every mix of modules: several values, Heat of cards, tokens, Legends."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hairpin.drivers.careless import any_action
from hairpin.forecasts import preview, shifting
from hairpin.forecasts.forecast import Forecast
from hairpin.forecasts.own_cards import unpaid
from hairpin.rules.actions import (
    ACCELERATE,
    ADRENALINE,
    BOOST,
    CATCH_UP,
    COOLDOWN,
    DIRECT,
    DONE,
    PAY_HEAT,
    PLAN,
    SCRAP,
    SLIPSTREAM,
    SPEED,
    Action,
)
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarMoved, GearMended
from hairpin.rules.moving import DEFENDED
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.rules.view import View, view
from tests.forecasts.test_forecasts import assert_corners, copy_of, only
from tests.terminal.module_mixes import MIXES, config_of

SEEDS = range(4)
FORECASTS: dict[str, Callable[[View, Action], Forecast]] = {
    DONE: lambda seen, option: preview.done_forecast(seen),
    ADRENALINE: lambda seen, option: preview.adrenaline_forecast(seen),
    BOOST: lambda seen, option: preview.boost_forecast(seen),
    ACCELERATE: lambda seen, option: preview.accelerate_forecast(seen),
    CATCH_UP: lambda seen, option: preview.catch_up_forecast(seen, option.n),
    DIRECT: lambda seen, option: preview.direct_forecast(seen, option.cards[0]),
    SLIPSTREAM: lambda seen, option: preview.slipstream_forecast(seen, option.n),
    SPEED: lambda seen, option: preview.speed_forecast(seen, option.cards),
}


def positions(mix: str) -> Iterator[tuple[Race, int]]:
    """Every decision of some races of random drivers; a Legend that defends is not seen in views yet."""
    for seed in SEEDS:
        race = Race(config_of(MIXES[mix], 1, "random").setup, seed)
        chance = Chance(seed)
        while not race.is_over():
            seat = race.waiting()[0]
            if not any(spots & DEFENDED for spots in race.track):
                yield race, seat
            race.apply(seat, any_action(race.legal(seat), chance))


def finish_turn(race: Race, seat: int) -> None:
    """What must be done is done, nothing else. The corners are checked on the way."""
    while race.active() == seat and not race.is_over():
        options = race.legal(seat)
        mandatory = [option for option in options if option.kind in (PAY_HEAT, SCRAP)]
        ends = [option for option in options if option in (Action(DONE), Action(SLIPSTREAM, 0))]
        if not (mandatory or ends):
            return
        race.apply(seat, (mandatory or ends)[0])


def check(race: Race, seat: int, seen: View, forecast: Forecast) -> None:
    """Where the car stands after its move, and what it pays at corners."""
    assert race.events is not None
    outcome = only(forecast, race.cars[seat].speed)
    moved = [event for event in race.events if isinstance(event, CarMoved) and event.seat == seat]
    if moved:
        assert (moved[0].distance, moved[0].spot) == (outcome.distance, outcome.spot)
    if forecast.engine >= 0:
        finish_turn(race, seat)
        assert_corners(race, seat, seen, outcome, forecast.engine)


@pytest.mark.parametrize("mix", MIXES)
def test_what_is_done_in_a_turn_does_what_its_preview_says(mix: str) -> None:
    kinds = set()
    for race, seat in positions(mix):
        seen = view(race, seat)
        for option in race.legal(seat) if race.turn_index >= 0 else ():
            is_replacing = option.kind == DONE and unpaid(seen)
            if option.kind in FORECASTS and not is_replacing:
                twin = copy_of(race)
                twin.apply(seat, option)
                check(twin, seat, seen, FORECASTS[option.kind](seen, option))
                kinds.add(option.kind)
    assert {DONE, BOOST, SLIPSTREAM} <= kinds


def planning(mix: str) -> Iterator[tuple[Race, int]]:
    """Somebody in every round, put in front of the play order."""
    chance = Chance(1)
    for race, _ in positions(mix):
        if race.step == PLANNING and not any(race.cars[s].has_committed() for s in race.order):
            twin = race.clone()
            seats = [seat for seat in twin.order if not twin.cars[seat].is_legend]
            first = seats[chance.below(len(seats))]
            twin.order.remove(first)
            twin.order.insert(0, first)
            yield twin, first


def plan_all(race: Race, seat: int, plan: Action, chance: Chance) -> Race:
    twin = copy_of(race)
    twin.apply(seat, plan)
    for other in [o for o in twin.order[1:] if not twin.cars[o].is_legend]:
        twin.apply(other, any_action(twin.legal(other), chance))
    return twin


@pytest.mark.parametrize("mix", MIXES)
def test_a_plan_does_what_its_preview_says_whatever_the_modules(mix: str) -> None:
    chance = Chance(2)
    checked = 0
    for race, seat in planning(mix):
        seen = view(race, seat)
        plans = [o for o in race.legal(seat) if o.kind == PLAN and shifting.drives(seen, o)]
        for plan in [plan for plan in plans if not chance.below(8)]:
            for values, forecast in preview.plan_forecasts(seen, plan.cards).items():
                twin = plan_all(race, seat, plan, chance)
                if values:
                    twin.apply(seat, Action(SPEED, 0, values))
                _assert_cooldown(twin, seat, forecast)
                check(twin, seat, seen, forecast)
                checked += 1
    assert checked > 30


def _assert_cooldown(race: Race, seat: int, forecast: Forecast) -> None:
    if race.active() == seat and any(option.kind == DONE for option in race.legal(seat)):
        most = max([option.n for option in race.legal(seat) if option.kind == COOLDOWN], default=0)
        assert only(forecast, race.cars[seat].speed).cooldown == most


def test_a_mistaken_shift_is_foreseen() -> None:
    """10.2."""
    chance = Chance(3)
    checked = 0
    for race, seat in planning("tournament"):
        race.cars[seat].engine.clear()
        seen = view(race, seat)
        for plan in race.legal(seat):
            if plan.kind == PLAN and shifting.is_mistake(seen, len(plan.cards)) and not chance.below(8):
                forecast = preview.plan_forecast(seen, plan.cards)
                twin = plan_all(race, seat, plan, chance)
                assert twin.events is not None
                moved = next(event for event in twin.events if isinstance(event, CarMoved))
                mended = next(event for event in twin.events if isinstance(event, GearMended))
                assert mended.gear == shifting.mended_gear(seen, len(plan.cards))
                assert moved.distance in [o.distance for o in forecast.outcomes if o.speed == moved.spaces]
                assert sum(outcome.chance for outcome in forecast.outcomes) == pytest.approx(1)
                checked += 1
    assert checked > 20
