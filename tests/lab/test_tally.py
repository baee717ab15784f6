"""Adding up: sums, means, positions by round, and what upgrades are worth."""

import pytest

from hairpin.lab.columns import GEARS, RESULTS, columns
from hairpin.lab.figures import CarFigures, RaceFigures
from hairpin.lab.games import GameFigures, Standing
from hairpin.lab.moments import Moments, difference
from hairpin.lab.tables import mean_positions
from hairpin.lab.tally import Tally
from hairpin.lab.thinking import Thinking
from hairpin.lab.upgrade_value import ENOUGH_CARS, upgrade_values


def car(driver: str, place: int, rounds: int = 2, upgrades: tuple[str, ...] = (), grid: int = 1) -> CarFigures:
    positions = [3 - place] * rounds + [place]
    return CarFigures(
        driver, grid=grid, place=place, rounds=rounds, finished=True, upgrades=upgrades, positions=positions
    )


def tally_of(*races: tuple[CarFigures, ...]) -> Tally:
    tally = Tally()
    for cars in races:
        rounds = max(found.rounds for found in cars)
        tally.add(GameFigures((RaceFigures("usa", rounds, cars),)))
    return tally


def figure(tally: Tally, driver: str, key: str) -> float | None:
    found = tally.drivers[driver]
    shown = columns(is_season=True)
    figures = {name: value for each in shown for name, value in zip(each.keys, each.numbers(found), strict=True)}
    return figures[key]


def test_wins_places_and_podiums_go_by_driver() -> None:
    tally = tally_of((car("a", 1), car("b", 2)), (car("a", 1), car("b", 2)), (car("b", 1), car("a", 4)))
    assert figure(tally, "a", "starts") == 3
    assert figure(tally, "a", "wins") == 2
    assert figure(tally, "a", "win_rate") == pytest.approx(2 / 3)
    assert figure(tally, "a", "mean_place") == 2
    assert figure(tally, "a", "podium_rate") == pytest.approx(2 / 3)
    assert [name for name, _ in tally.by_wins()] == ["a", "b"]


def test_cars_of_the_same_driver_count_together() -> None:
    tally = tally_of((car("a", 1), car("a", 2)))
    assert figure(tally, "a", "starts") == 2
    assert figure(tally, "a", "win_rate") == 0.5


def test_the_interval_of_the_win_rate_is_wilsons() -> None:
    tally = tally_of(*[(car("a", 1 if race < 3 else 2),) for race in range(10)])
    assert figure(tally, "a", "win_rate_low") == pytest.approx(0.1078, abs=1e-4)
    assert figure(tally, "a", "win_rate_high") == pytest.approx(0.6032, abs=1e-4)


def test_rounds_are_those_of_cars_that_finished() -> None:
    slow = CarFigures("a", place=2, rounds=90, positions=[1, 2])
    tally = tally_of((car("a", 1, rounds=10), slow))
    assert figure(tally, "a", "mean_rounds") == 10
    assert figure(tally, "a", "finish_rate") == 0.5


def test_gears_are_shares_of_all_turns() -> None:
    driven = CarFigures("a", place=1, gears=[1, 2, 0, 4], cluttered=1, positions=[1])
    tally = tally_of((driven,))
    assert [column.value(tally.drivers["a"]) for column in GEARS] == [1 / 8, 2 / 8, 0, 4 / 8]
    assert figure(tally, "a", "cluttered") == 1


def test_a_legend_has_no_figures_of_driving() -> None:
    tally = tally_of((car("legend", 1),))
    assert figure(tally, "legend", "heat_paid") is None
    assert figure(tally, "legend", "gear_1") is None
    assert figure(tally, "legend", "win_rate") == 1


def test_who_has_left_the_race_keeps_the_place() -> None:
    tally = tally_of((car("a", 1, rounds=1), car("b", 2, rounds=3)))
    assert tally.drivers["a"].mean_positions(4) == [2, 1, 1, 1, 1]
    assert tally.drivers["b"].mean_positions(4) == [1, 1, 1, 2, 2]


def test_positions_are_shown_as_long_as_they_change() -> None:
    straggler = CarFigures("c", place=3, rounds=50, finished=True, positions=[3] * 51)
    tally = tally_of((car("a", 1, rounds=2), car("b", 2, rounds=3), straggler))
    assert {name: len(means) for name, means in mean_positions(tally)} == {"a": 4, "b": 4, "c": 4}


def test_a_season_brings_points_and_titles() -> None:
    tally = Tally()
    tally.add(GameFigures((), (Standing("a", 1, 20), Standing("b", 2, 11))))
    tally.add(GameFigures((), (Standing("a", 2, 10), Standing("b", 1, 12))))
    assert figure(tally, "a", "titles") == 1
    assert figure(tally, "a", "mean_points") == 15
    assert figure(tally, "b", "mean_season_place") == 1.5


def test_thinking_is_added_up() -> None:
    tally = Tally()
    for _ in range(2):
        tally.add(GameFigures((), thinking={"a": Thinking(10, 0.5)}))
    assert tally.drivers["a"].thinking == Thinking(20, 1.0)


def test_a_driver_without_a_start_is_in_no_table() -> None:
    tally = Tally()
    tally.add(GameFigures((), thinking={"a": Thinking(10, 0.5)}))
    assert tally.by_wins() == []
    assert all(column.text(tally.drivers["a"]) in ("-", "0") for column in RESULTS)


# -- upgrades ----------------------------------------------------------------------------------------------


def sample(*values: int) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def test_moments_are_mean_and_variance() -> None:
    assert sample(1, 2, 3, 6).mean() == 3
    assert sample(1, 2, 3, 6).variance() == pytest.approx(14 / 3)
    assert sample(1, 2, 3, 6) - sample(6) == sample(1, 2, 3)


def test_a_difference_is_taken_within_each_stratum() -> None:
    """The first driver is always ahead of the second: that must not count for the upgrade it prefers."""
    found = difference([(sample(1, 2, 1, 2), sample(1, 2, 1, 2)), (sample(5, 6), sample(5, 6))])
    assert found is not None
    assert found.value == 0
    shifted = difference([(sample(2, 3, 2, 3), sample(1, 2, 1, 2))])
    assert shifted is not None
    assert shifted.value == 1
    assert shifted.high - shifted.low == pytest.approx(2 * 1.96 * (2 * (1 / 3) / 4) ** 0.5, rel=1e-3)


def test_a_stratum_without_scatter_tells_nothing() -> None:
    assert difference([(sample(6, 6, 6), sample(6, 6))]) is None


def test_an_upgrade_is_worth_the_places_that_cars_gain_with_it() -> None:
    races = [
        (car("a", 1 + race % 2, upgrades=("u1", "u2")), car("a", 3 + race % 2, upgrades=("u2", "u3")))
        for race in range(ENOUGH_CARS)
    ]
    best, worst, _ = values = upgrade_values(tally_of(*races))
    assert [value.code for value in values] == ["u1", "u3", "u2"]
    assert best.places_gained is not None
    assert worst.places_gained is not None
    assert (best.places_gained.value, worst.places_gained.value) == (2, -2)
    assert (best.cars, best.cars_without) == (ENOUGH_CARS, ENOUGH_CARS)


def test_an_upgrade_that_all_cars_have_can_not_be_compared() -> None:
    races = [(car("a", 1 + race % 2, upgrades=("u2",)),) for race in range(ENOUGH_CARS)]
    (value,) = upgrade_values(tally_of(*races))
    assert value.places_gained is None


def test_too_few_cars_tell_nothing() -> None:
    races = [
        (car("a", 1 + race % 2, upgrades=("u1",)), car("a", 3 + race % 2, upgrades=("u2",)))
        for race in range(ENOUGH_CARS - 1)
    ]
    assert [value.places_gained for value in upgrade_values(tally_of(*races))] == [None, None]
