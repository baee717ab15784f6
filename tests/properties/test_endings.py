"""Every race ends, and everybody gets a place (chapter 4)."""

import pytest

from hairpin.drivers.driver import ask, driver
from hairpin.rules.actions import RETIRE, Action
from hairpin.rules.chance import Chance
from hairpin.rules.events import CarFinished, CarRetired, RaceEnded
from hairpin.rules.race import Race
from hairpin.rules.view import view
from tests.properties.races import Outing, next_decision, on_many_races


def driven(outing: Outing) -> Race:
    race = outing.race(listen=True)
    for _ in outing.drive(race):
        pass
    return race


@on_many_races(40)
def test_every_race_ends_within_its_rounds_with_every_car_out(outing: Outing) -> None:
    race = driven(outing)
    assert race.is_over()
    assert race.round <= race.setup.round_limit
    assert all(car.status in ("finished", "retired") for car in race.cars)
    assert all(1 <= car.left_in_round <= race.round for car in race.cars)
    assert not any(race.track)


@on_many_races(20)
def test_places_are_a_permutation_at_every_moment(outing: Outing) -> None:
    race = outing.race()
    for _ in outing.drive(race):
        assert sorted(race.ranking()) == list(range(outing.cars))
        assert sorted(car.place for car in view(race, None).cars) == list(range(1, outing.cars + 1))


@pytest.mark.rule("4.1", "4.5")
@on_many_races(40)
def test_finishers_rank_by_round_distance_and_spot_and_retired_cars_behind_them(outing: Outing) -> None:
    race = driven(outing)
    home = [car for car in race.cars if car.distance >= race.finish]
    assert {car.seat for car in home} == {car.seat for car in race.cars if car.status == "finished"}
    out = [car for car in race.cars if car not in home]
    home.sort(key=lambda car: (car.left_in_round, -car.distance, car.spot))
    out.sort(key=lambda car: (-car.left_in_round, -car.distance, car.spot))
    assert race.ranking() == [car.seat for car in (*home, *out)]


@on_many_races(20)
def test_what_is_told_of_the_end_agrees_with_the_ranking(outing: Outing) -> None:
    race = driven(outing)
    events = race.events or []
    places = {event.seat: event.place for event in events if isinstance(event, CarFinished)}
    for seat, place in places.items():
        assert race.ranking()[place - 1] == seat
    retired = [event.seat for event in events if isinstance(event, CarRetired)]
    assert sorted([*places, *retired]) == list(range(outing.cars))
    assert events[-1] == RaceEnded(tuple(race.ranking()))
    assert sum(isinstance(event, RaceEnded) for event in events) == 1


@pytest.mark.rule("4.1")
@on_many_races(10)
def test_who_is_home_stays_where_it_is_in_the_ranking(outing: Outing) -> None:
    race = outing.race()
    known: dict[int, int] = {}
    for _ in outing.drive(race):
        ranking = race.ranking()
        for seat, place in known.items():
            assert ranking.index(seat) == place
        known = {
            car.seat: ranking.index(car.seat)
            for car in race.cars
            if car.status == "finished" and car.left_in_round < race.round
        }


def test_a_hopeless_race_is_ended_by_the_round_limit() -> None:
    """Four rounds of the lowest cards in first gear lead nowhere."""
    outing = Outing("usa", 3, 1, 5)
    race = Race(outing.config(round_limit=4).setup, 5, listen=True)
    while not race.is_over():
        seat = race.waiting()[0]
        race.apply(seat, race.legal(seat)[0])
    assert race.round == 4
    assert {car.status for car in race.cars} == {"retired"}
    assert {car.left_in_round for car in race.cars} == {4}
    by_distance = sorted(race.cars, key=lambda car: (-car.distance, car.spot))
    assert race.ranking() == [car.seat for car in by_distance]
    assert not any(race.track)


@pytest.mark.rule("4.1")
def test_who_finishes_in_the_last_round_allowed_has_finished() -> None:
    outing = Outing("italy", 4, 1, 8)
    free = driven(outing)
    rounds = max(car.left_in_round for car in free.cars if car.status == "finished")
    race = Race(outing.config(round_limit=rounds).setup, outing.seed)
    for _ in outing.drive(race):
        pass
    assert [car.status for car in race.cars] == [car.status for car in free.cars]


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("cars", [1, 2, 12])
def test_when_all_retire_at_once_the_race_is_over(cars: int) -> None:
    race = Outing("usa", cars, 1, 9).race()
    grid = list(race.order)
    for seat in list(race.waiting()):
        race.apply(seat, Action(RETIRE))
    assert race.is_over()
    assert race.round == 1
    assert race.ranking() == grid


@pytest.mark.rule("4.5")
@on_many_races(20)
def test_a_car_that_retires_has_no_turn_any_more(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    while race.round < 3 and not race.is_over():
        race.apply(*next_decision(race, outing.styles(), chance))
    if race.is_over():
        return
    seat = race.order[0]
    for other in race.waiting():
        race.apply(other, Action(RETIRE) if other == seat else race.legal(other)[0])
    before = race.cars[seat].distance
    while not race.is_over():
        assert seat not in race.waiting()
        race.apply(*next_decision(race, outing.styles(), chance))
    assert race.cars[seat].distance == before
    assert race.cars[seat].left_in_round == 3


@pytest.mark.rule("4.4")
def test_a_lone_car_drives_to_the_end() -> None:
    race = Outing("usa", 1, 1, 4).race()
    decisions = 0
    while not race.is_over():
        race.apply(0, ask(driver("simple"), race, 0, 4, decisions))
        decisions += 1
    assert race.cars[0].status == "finished"
    assert race.ranking() == [0]
