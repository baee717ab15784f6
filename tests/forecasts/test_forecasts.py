"""Previews against what the engine then really does, over many positions of random races."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.careless import any_action
from hairpin.forecasts import own_cards, preview, shifting, spots
from hairpin.forecasts.forecast import Forecast, Outcome
from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DONE, PLAN, RETIRE, SLIPSTREAM, Action
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarMoved, CornerCrossed, SpunOut
from hairpin.rules.race import Race
from hairpin.rules.view import View, view

RACES = [("usa", 2), ("italy", 5), ("great-britain", 12), ("france", 8)]
SEEDS = range(5)


def positions(circuit: str, cars: int) -> Iterator[tuple[Race, int]]:
    """Every decision of some races of random drivers, and who has it."""
    for seed in SEEDS:
        race = Race(race_config(load_circuit(circuit), ("random",) * cars, 2).setup, seed)
        chance = Chance(seed)
        while not race.is_over():
            seat = race.waiting()[0]
            yield race, seat
            race.apply(seat, any_action(race.legal(seat), chance))


def planning(circuit: str, cars: int) -> Iterator[tuple[Race, int]]:
    """One seat in every round, put in front of the play order.

    Where others move first a preview can't know what will be in the way.
    """
    chance = Chance(cars)
    for race, seat in positions(circuit, cars):
        if race.turn_index < 0 and seat == race.order[0]:
            twin = race.clone()
            first = twin.order.pop(chance.below(len(twin.order)))
            twin.order.insert(0, first)
            yield twin, first


def copy_of(race: Race) -> Race:
    twin = race.clone()
    twin.events = []
    return twin


def plan_all(race: Race, seat: int, plan: Action, chance: Chance) -> Race:
    """A copy in which everybody has planned; the one who moves first has moved."""
    twin = copy_of(race)
    twin.apply(seat, plan)
    for other in twin.order[1:]:
        twin.apply(other, any_action(twin.legal(other), chance))
    return twin


def finish_turn(race: Race, seat: int) -> None:
    """As it is: no more symbols, no slipstream. The corners are checked on the way."""
    while race.active() == seat and not race.is_over():
        kinds = {option.kind for option in race.legal(seat)}
        if DONE in kinds:
            race.apply(seat, Action(DONE))
        elif SLIPSTREAM in kinds:
            race.apply(seat, Action(SLIPSTREAM, 0))
        else:
            return


def assert_corners(race: Race, seat: int, seen: View, outcome: Outcome, engine: int) -> None:
    """What was paid, line by line, and where the car stands if it spun out."""
    assert race.events is not None
    paid = [(e.limit, e.heat) for e in race.events if isinstance(e, CornerCrossed) and e.seat == seat]
    spun = [e for e in race.events if isinstance(e, SpunOut) and e.seat == seat]
    failed = outcome.spin_out(engine)
    expected = [(c.limit, c.heat) for c in outcome.crossings if failed is None or c.line < failed.line]
    assert paid == expected
    assert bool(spun) == (failed is not None)
    if failed:
        assert spun[0].distance == spots.fall_back(seen, failed.line)


def only(forecast: Forecast, speed: int) -> Outcome:
    (outcome,) = [outcome for outcome in forecast.outcomes if outcome.speed == speed]
    return outcome


@pytest.mark.parametrize(("circuit", "cars"), RACES)
def test_a_plan_does_what_its_preview_says(circuit: str, cars: int) -> None:
    chance = Chance(1)
    checked = 0
    for race, seat in planning(circuit, cars):
        seen = view(race, seat)
        for option in race.legal(seat):
            if option.kind == PLAN and shifting.drives(seen, option) and not chance.below(5):
                _assert_plan(race, seat, option, seen, chance)
                checked += 1
    assert checked > 100


def _assert_plan(race: Race, seat: int, plan: Action, seen: View, chance: Chance) -> None:
    forecast = preview.plan_forecast(seen, plan.cards)
    twin = plan_all(race, seat, plan, chance)
    assert twin.events is not None
    moved = next(e for e in twin.events if isinstance(e, CarMoved))
    outcome = only(forecast, moved.spaces)
    if not any(race.cards.plus[card] for card in plan.cards):
        assert forecast.outcomes == (outcome,)
    assert (moved.seat, moved.distance, moved.spot) == (seat, outcome.distance, outcome.spot)
    finish_turn(twin, seat)
    assert_corners(twin, seat, seen, outcome, forecast.engine)


@pytest.mark.parametrize(("circuit", "cars"), RACES)
def test_a_symbol_does_what_its_preview_says(circuit: str, cars: int) -> None:
    kinds = set()
    for race, seat in positions(circuit, cars):
        for option in race.legal(seat) if race.turn_index >= 0 else ():
            if option.kind in FORECASTS:
                _assert_reaction(race, seat, option)
                kinds.add(option.kind)
    assert kinds == set(FORECASTS)


FORECASTS = {
    DONE: preview.done_forecast,
    ADRENALINE: preview.adrenaline_forecast,
    BOOST: preview.boost_forecast,
}


def _assert_reaction(race: Race, seat: int, option: Action) -> None:
    seen = view(race, seat)
    forecast = FORECASTS[option.kind](seen)
    twin = copy_of(race)
    twin.apply(seat, option)
    outcome = only(forecast, twin.cars[seat].speed)
    assert twin.events is not None
    ends = [(e.distance, e.spot) for e in twin.events if isinstance(e, CarMoved) and e.seat == seat]
    assert not ends or ends[0] == (outcome.distance, outcome.spot)
    finish_turn(twin, seat)
    assert_corners(twin, seat, seen, outcome, forecast.engine)


@pytest.mark.parametrize(("circuit", "cars"), RACES)
def test_a_slipstream_does_what_its_preview_says(circuit: str, cars: int) -> None:
    for race, seat in positions(circuit, cars):
        for option in race.legal(seat):
            if option.kind == SLIPSTREAM and option.n:
                seen = view(race, seat)
                outcome = preview.slipstream_forecast(seen, option.n).outcomes[0]
                twin = copy_of(race)
                twin.apply(seat, option)
                assert twin.events is not None
                moved = next(e for e in twin.events if isinstance(e, CarMoved))
                assert (moved.distance, moved.spot) == (outcome.distance, outcome.spot)
                assert_corners(twin, seat, seen, outcome, seen.cars[seat].engine)


@pytest.mark.parametrize(("circuit", "cars"), RACES)
def test_the_cooldown_that_a_plan_promises_is_there_to_be_used(circuit: str, cars: int) -> None:
    chance = Chance(2)
    for race, seat in planning(circuit, cars):
        plan = any_action(race.legal(seat), chance)
        seen = view(race, seat)
        if shifting.drives(seen, plan):
            twin = plan_all(race, seat, plan, chance)
            most = max([o.n for o in twin.legal(seat) if o.kind == COOLDOWN], default=0)
            assert preview.plan_forecast(seen, plan.cards).cooldown[1] == most


@pytest.mark.parametrize(("circuit", "cars"), RACES)
def test_a_hand_is_cluttered_exactly_if_every_plan_leaves_the_car_standing(circuit: str, cars: int) -> None:
    for race, seat in positions(circuit, cars):
        if race.turn_index < 0:
            playable = sum(not race.cards.is_heat[card] for card in race.cars[seat].hand)
            plans = [option for option in race.legal(seat) if option.kind != RETIRE]
            is_cluttered = shifting.is_cluttered(view(race, seat))
            assert is_cluttered == (playable < min(len(plan.cards) for plan in plans))


def test_a_flip_can_give_no_card_that_is_in_sight() -> None:
    race = Race(race_config(load_circuit("usa"), ("random",)).setup, 1)
    race.cars[0].hand = [1, 1, 1, 4, 4, 4, 2]
    seen = view(race, 0)
    assert own_cards.flip_sums(seen, 1) == {2: pytest.approx(2 / 5), 3: pytest.approx(3 / 5)}
    assert list(own_cards.flip_sums(seen, 2)) == [4, 5, 6]
    assert own_cards.flip_sums(seen, 0) == {0: 1.0}
