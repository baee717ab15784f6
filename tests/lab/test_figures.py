"""Figures of a race: from events made by hand, and from races that can be checked otherwise."""

import pytest

from hairpin.content.config import RaceRequest, requested_config
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest, planned_races, season_config
from hairpin.content.settings import RaceOptions
from hairpin.drivers.driving import Drivers
from hairpin.lab.figures import CarFigures, Notes
from hairpin.lab.games import GameJob, legend_name, run_game
from hairpin.records.session import Session
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.events import (
    Boosted,
    CardPaid,
    CardsRevealed,
    CarFinished,
    CarMoved,
    CornerCrossed,
    Event,
    GearMended,
    GearShown,
    HandChosen,
    HandCluttered,
    RoundBegan,
    SpunOut,
)
from hairpin.rules.season import Season


def noted(*events: Event) -> CarFigures:
    """Of seat 0 of two."""
    notes = Notes(("club", "random"))
    notes.hear(list(events))
    return notes.cars[0]


def test_a_turn_counts_in_the_gear_it_is_driven_in() -> None:
    car = noted(
        GearShown(0, 3, 0), CardsRevealed(0, (1, 2, 3)), GearShown(0, 4, 0), CardsRevealed(0, (1, 1, 2, 3))
    )
    assert car.gears == [0, 0, 1, 1]


def test_a_gear_put_right_is_the_one_that_counts() -> None:
    assert noted(GearMended(0, 4, 3, (1, 2, 3)), CardsRevealed(0, (1, 2, 3))).gears == [0, 0, 1, 0]


def test_a_cluttered_hand_is_a_turn_in_no_gear() -> None:
    car = noted(GearShown(0, 2, 0), HandCluttered(0, (HEAT, 1)))
    assert (car.cluttered, car.gears) == (1, [0, 0, 0, 0])


def test_heat_is_paid_for_many_reasons() -> None:
    car = noted(
        GearShown(0, 3, 1),
        CardPaid(0, 20, 2),
        Boosted(0, 1),
        CornerCrossed(0, 10, 5, 8, 3),
        SpunOut(0, 20, 19, 0, 4, 2),
        HandChosen(0, True),
        HandChosen(0, False),
        CornerCrossed(1, 10, 5, 8, 3),
    )
    assert car.heat_paid == 1 + 2 + 1 + 3 + 4 + 1


def test_spinning_out_brings_stress_and_stress_is_played() -> None:
    car = noted(CardsRevealed(0, (2, STRESS, STRESS)), SpunOut(0, 20, 19, 0, 0, 2), SpunOut(1, 20, 19, 0, 0, 1))
    assert (car.spin_outs, car.stress_gained, car.stress_played) == (1, 2, 2)


def test_slipstream_counts_the_spaces_that_it_gained() -> None:
    car = noted(CarMoved(0, "slipstream", 2, 10, 12, 0), CarMoved(0, "slipstream", 2, 20, 21, 1))
    assert (car.slipstreams, car.slipstream_spaces) == (2, 3)
    assert noted(CarMoved(0, "cards", 9, 10, 19, 0)).slipstream_spaces == 0


def test_adrenaline_is_had_in_the_rounds_that_give_it_and_used_by_moving() -> None:
    car = noted(
        RoundBegan(1, (1, 0), (0,)),
        CardsRevealed(0, (1,)),
        CarMoved(0, "adrenaline", 1, 5, 6, 0),
        RoundBegan(2, (0, 1), (1,)),
        CardsRevealed(0, (1,)),
    )
    assert (car.adrenaline_turns, car.adrenaline_used) == (1, 1)


def test_boosts_are_counted_also_where_they_are_free() -> None:
    car = noted(Boosted(0, 1), Boosted(0, 0))
    assert (car.boosts, car.heat_paid) == (2, 1)


def test_who_has_finished_is_ahead_of_those_still_racing() -> None:
    car = noted(RoundBegan(1, (0, 1), ()), CarFinished(1, 1, 1), RoundBegan(2, (0,), ()))
    assert car.positions == [1, 2]


# -- whole races -------------------------------------------------------------------------------------------

FULL = RaceRequest(
    "italy",
    ("club", LEGEND, "random", "club"),
    laps=1,
    modules=RaceOptions(garage="all", mulligan=True, weather=True, level=4),
)


@pytest.mark.parametrize("seed", range(3))
def test_the_figures_of_a_race_fit_together(seed: int) -> None:
    (race,) = run_game(GameJob(FULL, seed)).races
    assert sorted(car.place for car in race.cars) == sorted(car.grid for car in race.cars) == [1, 2, 3, 4]
    assert race.circuit == "italy"
    assert race.rounds == max(car.rounds for car in race.cars)
    for car in race.cars:
        assert len(car.positions) == car.rounds + 1
        assert (car.positions[0], car.positions[-1]) == (car.grid, car.place)
        if car.driver.startswith(LEGEND):
            assert (car.gears, car.upgrades) == ([0, 0, 0, 0], ())
        else:
            assert sum(car.gears) + car.cluttered == car.rounds
            assert 1 <= len(car.upgrades) <= 3
            assert car.adrenaline_used <= car.adrenaline_turns


def test_a_job_is_the_race_that_the_same_seed_gives_elsewhere() -> None:
    session = Session.begin(requested_config(FULL), 5)
    drivers = Drivers(session)
    while drivers.act():
        pass
    (race,) = run_game(GameJob(FULL, 5)).races
    ranking = session.race.ranking()
    assert [car.place for car in race.cars] == [ranking.index(seat) + 1 for seat in range(4)]
    assert [car.heat_left for car in race.cars] == [len(car.engine) for car in session.race.cars]


def test_a_season_gives_figures_of_each_race_and_the_standings() -> None:
    request = SeasonRequest("1961", planned_races("1961"), ("random", "club", LEGEND))
    figures = run_game(GameJob(request, 2))
    session = Session.begin(season_config(request), 2)
    drivers = Drivers(session)
    while drivers.act():
        pass
    season = session.game
    assert isinstance(season, Season)
    assert [race.circuit for race in figures.races] == [result.circuit for result in season.results]
    for race, result in zip(figures.races, season.results, strict=True):
        assert [car.place for car in race.cars] == [result.ranking.index(seat) + 1 for seat in range(3)]
    assert [standing.points for standing in figures.standings] == season.points()
    assert [len(race.cars[1].upgrades) for race in figures.races] == [1, 2, 3]


def test_decisions_are_counted_by_driver() -> None:
    thinking = run_game(GameJob(FULL, 1)).thinking
    assert set(thinking) == {"club", "random"}
    assert all(found.decisions > 10 and found.seconds > 0 for found in thinking.values())


@pytest.mark.parametrize(
    ("modules", "name"),
    [
        (RaceOptions(), "legend (base deck)"),
        (RaceOptions(pro=2), "legend (base deck, pro +2)"),
        (RaceOptions(level=4), "legend (level 4)"),
    ],
)
def test_legends_go_by_their_strength(modules: RaceOptions, name: str) -> None:
    assert legend_name(requested_config(RaceRequest(drivers=("club", LEGEND), modules=modules))) == name


def test_a_job_says_how_to_repeat_it() -> None:
    said = str(GameJob(FULL, 5))
    assert said.startswith("race on italy over 1 laps with seed 5, drivers by seat club,legend,random,club")
    assert ", level 4" in said
