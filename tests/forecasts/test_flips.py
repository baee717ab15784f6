"""What + symbols may give: by what can be seen, and as the engine then deals it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.forecasts.flips import Flips, Heap, Piles, flips, heap_of
from hairpin.forecasts.options import forecast_options
from hairpin.rules.actions import BOOST, PLAN, Action
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarMoved
from hairpin.rules.flipping import flip
from hairpin.rules.race import Race
from hairpin.rules.view import view
from tests.forecasts.positions import in_turns, plan_all, planning
from tests.properties.redeal import redealt

DEALS = 3000


def race_with(hand: list[int], deck: list[int], discard: list[int]) -> Race:
    race = Race(race_config(load_circuit("usa"), ("random",)).setup, 1)
    car = race.cars[0]
    car.hand, car.deck, car.discard = hand, deck, discard
    return race


def uncounted(race: Race) -> Heap | Piles:
    return heap_of(view(race, 0, counting=False))


def chances(ways: tuple[Flips, ...]) -> dict[int, float]:
    return {way.value: way.chance for way in ways}


def assert_likely(found: Sequence[int], expected: dict[int, float]) -> None:
    """Within five standard deviations, for each value; nothing unforeseen ever comes."""
    counts = Counter(found)
    assert set(counts) <= set(expected)
    for value, chance in expected.items():
        bound = 5 * (chance * (1 - chance) / len(found)) ** 0.5 + 1e-9
        assert counts[value] / len(found) == pytest.approx(chance, abs=bound)


def test_a_flip_can_give_no_card_that_is_in_sight() -> None:
    heap = uncounted(race_with([1, 1, 1, 4, 4, 4, 2], [2, 2, 3, 3, 3, STRESS], []))
    assert chances(flips(heap, 1)) == {2: pytest.approx(2 / 5), 3: pytest.approx(3 / 5)}
    assert [way.value for way in flips(heap, 2)] == [4, 5, 6]
    assert chances(flips(heap, 0)) == {0: 1.0}


def test_the_top_of_the_discard_comes_up_only_after_a_reshuffle() -> None:
    """Of four unseen cards, the 2 and three Stress, two are in the deck: it holds the 2 in half of all cases."""
    hand = [1, 1, 1, 2, 2, 3, 3, 3, 4, 4]
    heap = uncounted(race_with(hand, [STRESS, 2], [STRESS, STRESS, 4]))
    assert chances(flips(heap, 1)) == {2: pytest.approx(3 / 4), 4: pytest.approx(1 / 4)}
    assert chances(flips(heap, 2)) == {6: pytest.approx(1)}


def test_without_a_basic_card_left_a_flip_gives_nothing() -> None:
    everything = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    race = race_with(everything, [STRESS], [HEAT])
    assert chances(flips(uncounted(race), 2)) == chances(flips(heap_of(view(race, 0)), 2)) == {0: 1.0}


def test_who_has_counted_knows_that_only_cards_of_the_deck_come_up() -> None:
    race = race_with([1, 1, 1, 2, 3, 3, 4], [4, STRESS, 2, 4], [2, 3, HEAT])
    heap = heap_of(view(race, 0))
    assert chances(flips(heap, 0)) == {0: 1.0}
    assert chances(flips(heap, 1)) == {2: pytest.approx(1 / 3), 4: pytest.approx(2 / 3)}
    assert chances(flips(heap, 2)) == {6: pytest.approx(2 / 3), 8: pytest.approx(1 / 3)}
    assert chances(flips(heap, 3)) == {10: pytest.approx(1)}


def test_what_the_counted_deck_lacks_comes_from_the_discard() -> None:
    race = race_with([1, 1, 1, 2, 3, 3, 4], [4, STRESS, 2], [2, 3, HEAT, 4])
    heap = heap_of(view(race, 0))
    third = pytest.approx(1 / 3)
    assert chances(flips(heap, 3)) == {8: third, 9: third, 10: third}
    assert chances(flips(heap, 9)) == {15: pytest.approx(1)}


@pytest.mark.parametrize("counting", [True, False])
@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize("in_deck", [0, 1, 3, 6])
def test_chances_are_those_of_the_engine(n: int, in_deck: int, counting: bool) -> None:
    """With few cards in the deck, so that the discard is reshuffled now and then."""
    unseen = [1, 2, 2, 4, STRESS, STRESS, HEAT]
    hand = [1, 1, 2, 3, 3, 4, 4]
    race = race_with(hand, unseen[:in_deck], [*unseen[in_deck:], 3])
    expected = chances(flips(heap_of(view(race, 0, counting)), n))
    chance = Chance(n)
    found = []
    for _ in range(DEALS):
        twin = redealt(race, 0, chance, counting)
        found.append(sum(flip(twin, twin.cars[0]) for _ in range(n)))
    assert_likely(found, expected)


@pytest.mark.parametrize("counting", [True, False])
@pytest.mark.parametrize("kind", ["duel", "draft", "weather"])
def test_a_boost_is_as_likely_to_turn_out_one_way_as_was_foreseen(kind: str, counting: bool) -> None:
    """As far as the owner can know: with all that is hidden dealt anew."""
    boosts = [(race.clone(), seat) for race, seat in in_turns(kind) if Action(BOOST) in race.legal(seat)]
    chance = Chance(4)
    for race, seat in boosts[:: len(boosts) // 6]:
        (forecast,) = forecast_options(view(race, seat, counting))[Action(BOOST)]
        found = []
        for _ in range(DEALS // 4):
            twin = redealt(race, seat, chance, counting)
            twin.apply(seat, Action(BOOST))
            found.append(twin.cars[seat].speed)
        assert_likely(found, {outcome.speed: outcome.chance for outcome in forecast.outcomes})


@pytest.mark.parametrize("counting", [True, False])
@pytest.mark.parametrize("kind", ["duel", "weather"])
def test_a_plan_with_stress_is_as_likely_to_land_somewhere_as_was_foreseen(kind: str, counting: bool) -> None:
    positions = [(race, seat) for race, seat in planning(kind) if STRESS in race.cars[seat].hand]
    chance = Chance(5)
    for race, seat in positions[:: len(positions) // 5]:
        plans = [p for p in race.legal(seat) if p.kind == PLAN and STRESS in p.cards and HEAT not in p.cards]
        plan = plans[chance.below(len(plans))] if plans else None
        if plan is None:
            continue
        (forecast,) = forecast_options(view(race, seat, counting))[plan]
        found = []
        for _ in range(DEALS // 6):
            twin = redealt(race, seat, chance, counting)
            events = plan_all(twin, seat, plan, chance).events or []
            found.append(next(e.spaces for e in events if isinstance(e, CarMoved) and e.seat == seat))
        assert_likely(found, {outcome.speed: outcome.chance for outcome in forecast.outcomes})
