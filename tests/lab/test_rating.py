"""Ratings and their intervals, from results whose truth is known."""

from math import log10

import pytest

from hairpin.lab.bootstrap import all_wins, interval, redrawn_ratings
from hairpin.lab.intervals import Interval, dealt_share, mean, student, win_share
from hairpin.lab.rating import Wins, chance_ahead, ratings
from hairpin.lab.standings import FEWEST_DEALS, races_needed, standings
from hairpin.rules.chance import Chance

PAIRS = ((0, 1), (0, 2), (1, 2))
CARS = 9
"""Pairings of cars in a race of three against three."""


def drawn_deals(truth: list[float], deals: int, seed: int, alike: int = 1) -> list[Wins]:
    """Results by luck, as the ratings say; `alike` pairings of a deal always end in the same way."""
    chance = Chance(seed)
    return [
        {
            key: count
            for one, other in PAIRS
            for key, count in _meeting(one, other, chance_ahead(truth[one], truth[other]), chance, alike).items()
        }
        for _ in range(deals)
    ]


def _meeting(one: int, other: int, share: float, chance: Chance, alike: int) -> dict[tuple[int, int], int]:
    won = sum(alike * (chance.below(1 << 20) < share * (1 << 20)) for _ in range(CARS // alike))
    return {(one, other): won, (other, one): CARS // alike * alike - won}


# -- ratings ---------------------------------------------------------------------------------------------


def test_ten_to_one_are_400_points() -> None:
    one, other = ratings({(0, 1): 100_000, (1, 0): 10_000}, 2)
    assert one - other == pytest.approx(400, abs=0.1)
    assert one + other == pytest.approx(3000)


def test_known_strengths_are_found_again() -> None:
    truth = [1800.0, 1500.0, 1200.0]
    wins = {
        (i, j): round(1_000_000 * chance_ahead(truth[i], truth[j])) for i in range(3) for j in range(3) if i != j
    }
    assert ratings(wins, 3) == pytest.approx(truth, abs=0.1)


def test_known_strengths_are_found_from_luck_and_by_way_of_others() -> None:
    """0 and 2 never meet, as two kinds of Legends."""
    truth = [1650.0, 1500.0, 1350.0]
    wins = all_wins(drawn_deals(truth, 2000, seed=5))
    del wins[0, 2], wins[2, 0]
    assert ratings(wins, 3) == pytest.approx(truth, abs=15)


def test_a_start_elsewhere_leads_to_the_same_ratings() -> None:
    wins = all_wins(drawn_deals([1700.0, 1500.0, 1300.0], 20, seed=6))
    assert ratings(wins, 3, [900.0, 1500.0, 2100.0]) == pytest.approx(ratings(wins, 3), abs=0.01)


def test_who_is_unbeaten_has_a_rating_that_grows_with_the_evidence() -> None:
    few, many = (ratings({(0, 1): won}, 2) for won in (10, 1000))
    assert few[0] - few[1] == pytest.approx(400 * log10(10.5 / 0.5), abs=0.01)
    assert many[0] - many[1] > few[0] - few[1]


def test_a_league_without_results_rates_all_alike() -> None:
    assert ratings({}, 3) == pytest.approx([1500.0] * 3)
    assert ratings({}, 1) == pytest.approx([1500.0])


# -- intervals -------------------------------------------------------------------------------------------


def test_the_interval_of_a_share_is_wilsons() -> None:
    """Of 10 wins in 20 races by hand: the middle 0.5, the margin 1.96 * sqrt(0.0125 + 0.0024) / 1.192."""
    assert win_share(10, 20) == pytest.approx((0.5, 0.299, 0.701), abs=0.001)
    assert win_share(0, 20).low == 0
    assert win_share(0, 20).high == pytest.approx(0.161, abs=0.001)


def test_students_t_goes_over_into_the_normal_distribution() -> None:
    assert student(1) == pytest.approx(12.706)
    assert student(10) == pytest.approx(2.228)
    assert student(11) == pytest.approx(2.201, abs=0.003)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    assert student(10**6) == pytest.approx(1.960, abs=0.001)


def test_pairings_that_hang_together_count_less() -> None:
    """Deals that went 9:0 or 0:9 are one observation each; nine pairings that scatter by themselves are nine."""
    together = dealt_share([0.0, 1.0] * 50, pairings=9)
    apart = dealt_share([1 / 3, 2 / 3] * 50, pairings=9)
    assert together.half_width == pytest.approx(win_share(50, 100).half_width, abs=0.005)
    assert apart.half_width == pytest.approx(win_share(450, 900).half_width, abs=0.001)


def test_deals_that_all_went_alike_are_not_certainty() -> None:
    assert dealt_share([1.0] * 20, pairings=9).low == pytest.approx(win_share(20, 20).low, abs=0.03)
    assert dealt_share([0.5], pairings=9).half_width > 0.4


def test_the_interval_of_a_mean() -> None:
    """1, 2, 3: the standard error is 1 / sqrt(3), Student's t 4.303."""
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2 - 2.4843, 2 + 2.4843), abs=0.001)
    assert mean([4.0]).high == float("inf")


@pytest.mark.parametrize("alike", [1, 9], ids=["pairings by themselves", "pairings that hang together"])
def test_intervals_of_ratings_hold_the_truth_about_19_times_of_20(alike: int) -> None:
    """40 leagues of three ratings; 95% of 120 are 114. Drawing pairings instead of deals would fail with 9."""
    truth = [1600.0, 1480.0, 1420.0]
    held = 0
    for league in range(40):
        deals = drawn_deals(truth, 30, seed=1000 + league, alike=alike)
        redrawn = redrawn_ratings(deals, 3, draws=100)
        values = ratings(all_wins(deals), 3)
        for i in range(3):
            found = interval(values[i], [row[i] for row in redrawn], len(deals))
            held += found.low <= truth[i] <= found.high
    assert 104 <= held <= 119


def test_redrawing_gives_the_same_numbers_every_time() -> None:
    deals = drawn_deals([1600.0, 1500.0, 1400.0], 12, seed=3)
    assert redrawn_ratings(deals, 3, draws=5) == redrawn_ratings(deals, 3, draws=5)
    assert redrawn_ratings(deals, 3, draws=5) != redrawn_ratings(deals, 3, draws=5, seed=2)


# -- what is settled -------------------------------------------------------------------------------------


def test_a_clear_lead_is_settled_and_a_narrow_one_needs_more_races() -> None:
    deals = drawn_deals([1800.0, 1350.0, 1345.0], 40, seed=8)
    first, second = standings(["a", "b", "c"], deals, races_of_a_pairing=80).neighbours
    assert (first.upper, first.is_settled, first.races_needed) == ("a", True, None)
    assert not second.is_settled
    assert second.races_needed is None or second.races_needed > 80


def test_few_deals_settle_nothing_however_clear_they_look() -> None:
    found = standings(["a", "b", "c"], drawn_deals([1900.0, 1500.0, 1100.0], 4, seed=8), races_of_a_pairing=8)
    assert found.is_thin
    assert not any(pair.is_settled for pair in found.neighbours)
    assert found.neighbours[0].races_needed == 8 * FEWEST_DEALS // 4


def test_twice_the_precision_takes_four_times_the_races() -> None:
    assert races_needed(Interval(10.0, -10.0, 30.0), deals=50, races=100) == 400
    assert races_needed(Interval(0.0, -10.0, 10.0), deals=50, races=100) is None
    assert races_needed(Interval(0.01, -90.0, 90.0), deals=50, races=100) is None


def test_standings_name_the_strongest_first_and_who_is_unbeaten() -> None:
    found = standings(["slow", "quick"], [{(1, 0): 18}] * 12, races_of_a_pairing=24)
    assert [rated.entrant for rated in found.rated] == ["quick", "slow"]
    assert found.rated[0].is_unbeaten
    assert found.rated[1].is_winless
    assert found.rated[0].pairings == 18 * 12


@pytest.mark.parametrize("alike", [1, 3, 9])
@pytest.mark.parametrize("points", [0.0, 170.0, 600.0], ids=["even", "73%", "97%"])
def test_intervals_of_shares_hold_the_truth_about_19_times_of_20(points: float, alike: int) -> None:
    truth = chance_ahead(1500 + points, 1500)
    held = 0
    for league in range(200):
        chance = Chance(league)
        shares = [_meeting(0, 1, truth, chance, alike)[0, 1] / CARS for _ in range(30)]
        found = dealt_share(shares, CARS)
        held += found.low <= truth <= found.high
    assert held >= 182
