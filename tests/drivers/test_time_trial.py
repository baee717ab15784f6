"""The time trial: what is better on the road is worth more in its tables."""

from itertools import combinations

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.circuits import load_circuit
from hairpin.drivers.hand_book import best_play, cards_for, hand_book
from hairpin.drivers.prospect import FAR, Stretch, stretch
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.road import Road
from hairpin.time_trials.sample_hands import drawn, flip_chances
from hairpin.time_trials.time_trial import IMPOSSIBLE, TimeTrial, time_trial


@pytest.fixture(scope="module")
def italy() -> Stretch:
    circuit = load_circuit("italy")
    return stretch(Road(circuit, None, {}), 2)


def test_the_further_to_go_the_more_rounds(italy: Stretch) -> None:
    after = italy.trial.after
    laps = [after[to_go][3][4][0][0] for to_go in range(20, italy.trial.start, italy.length // 3)]
    assert laps == sorted(laps, reverse=True)
    assert 5.0 < after[20][3][4][0][0] - after[20 + italy.length][3][4][0][0] < 9.0


def test_heat_in_the_engine_is_worth_something_and_clutter_costs(italy: Stretch) -> None:
    before = italy.trial.before
    for to_go in (30, 60, 90):
        by_engine = [before[to_go][3][engine][0][0] for engine in range(8)]
        assert by_engine == sorted(by_engine)
        assert before[to_go][3][2][0][3] < before[to_go][3][2][0][0]


def test_a_race_is_over_sooner_from_the_front_of_a_slow_corner_than_from_far_behind_it(italy: Stretch) -> None:
    worth = [italy.worth(distance, distance + 4, 4, 2, 3, 0, 0) for distance in (20, 40, 60)]
    assert worth == sorted(worth)


def test_a_long_race_is_judged_by_its_next_laps() -> None:
    circuit = load_circuit("usa")
    road = Road(circuit, None, {})
    laps = FAR // circuit.length
    long, short = stretch(road, 50), stretch(road, laps)
    assert long.trial is short.trial
    assert long.worth(5, 11, 6, 3, 4, 0, 0) == short.worth(5, 11, 6, 3, 4, 0, 0)
    last_lap = (50 - laps) * circuit.length + 5
    assert long.worth(last_lap, last_lap + 6, 6, 3, 4, 0, 0) == short.worth(5, 11, 6, 3, 4, 0, 0)


def test_on_the_grid_a_whole_race_is_still_to_go(italy: Stretch) -> None:
    assert italy.to_go(-4, -4) == italy.finish + 4


def test_a_full_engine_is_not_taken_for_another_gear(italy: Stretch) -> None:
    """A circuit may give more Heat than the table knows."""
    _, full = italy.trial.order(60, 1, 16, 0, 0, 0)
    assert full == italy.trial.order(60, 1, italy.trial.heat, 0, 0, 0)[1]
    assert full != italy.trial.order(60, 2, 0, 0, 0, 0)[1]


def test_a_corner_is_paid_for_as_the_engine_does_it(italy: Stretch) -> None:
    at = 19  # limit 2
    assert italy.pay(at - 3, at + 2, 5, 6) == (3, at + 2)
    assert italy.pay(at - 3, at + 2, 5, 2) == (-1, at - 1)
    last = italy.finish
    assert italy.pay(last - 5, last + 12, 17, 0) == (0, last + 12)


def test_chances_add_up() -> None:
    for flips in range(5):
        assert sum(flip_chances(flips)) == pytest.approx(1.0)
    sums = drawn(7).sum(axis=(4, 5))[1:]
    assert sums == pytest.approx(1.0)


def test_the_best_play_of_a_hand_is_the_best_of_all_its_plays(italy: Stretch) -> None:
    """Held against trying all combinations of cards."""
    table = load_cards()
    chance = Chance(3)
    deck = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, STRESS, STRESS, STRESS, HEAT, HEAT]
    for _ in range(60):
        chance.shuffle(deck)
        hand = sorted(deck[:7])
        to_go, gear, engine = 5 + chance.below(90), 1 + chance.below(4), chance.below(7)
        book = hand_book(table, tuple(hand))
        play = best_play(italy.trial, book, to_go, gear, engine, False, False)
        assert play.worth == pytest.approx(_best_by_trying(italy.trial, hand, to_go, gear, engine), abs=1e-5)
        cards = cards_for(table, hand, play)
        assert cards is not None
        assert (len(cards), cards.count(STRESS)) == (play.gear, play.flips)


def _best_by_trying(trial: TimeTrial, hand: list[int], to_go: int, gear: int, engine: int) -> float:
    heat, stress = min(3, hand.count(HEAT)), hand.count(STRESS)
    best = IMPOSSIBLE
    playable = [card for card in hand if card != HEAT]
    for next_gear in range(max(1, gear - 2), min(4, gear + 2) + 1):
        left = engine - (abs(next_gear - gear) == 2)
        if left < 0:
            continue
        for cards in combinations(playable, next_gear):
            flips = cards.count(STRESS)
            worths = trial.move(to_go, next_gear, left, heat, stress - flips)
            value = sum(cards) - STRESS * flips
            chances = flip_chances(flips)
            best = max(best, sum(p * worths[min(value + f, 24)] for f, p in enumerate(chances) if p))
    return best


def test_roads_with_the_same_limits_share_a_table() -> None:
    circuit = load_circuit("usa")
    assert time_trial(Road(circuit, None, {}), 1, 7) is time_trial(Road(circuit, None, {}), 1, 7)
