"""The loop that drives a game, and what its listeners hear."""

from collections.abc import Sequence

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.hunch import hunch
from hairpin.drivers.loop import drive
from hairpin.rules.events import Event, RaceEnded
from hairpin.rules.race import Race


def race_of(cars: int, listen: bool = False) -> Race:
    return Race(race_config(load_circuit("usa"), ("club",) * cars, 1).setup, 3, listen)


def test_a_race_is_driven_to_its_end() -> None:
    race = race_of(3)
    assert drive(race, hunch) > 3
    assert race.is_over()


def test_all_who_listen_hear_every_event_once_and_in_order() -> None:
    race = race_of(2, listen=True)
    heard: list[Event] = []
    calls: list[int] = []

    def count(events: Sequence[Event]) -> None:
        calls.append(len(events))

    decisions = drive(race, hunch, [heard.extend, count])
    assert race.events is not None
    assert heard == race.events
    assert isinstance(heard[-1], RaceEnded)
    assert len(calls) == decisions + 1
    assert calls[0] > 0  # the grid and the first round, before anybody decides


def test_it_stops_before_the_first_decision_that_is_too_far() -> None:
    race = race_of(3)
    drive(race, hunch, until=lambda: race.round >= 3)
    assert race.round == 3
    assert len(race.waiting()) == 3
    assert drive(race, hunch, until=lambda: True) == 0


def test_stopping_and_going_on_is_the_same_race() -> None:
    whole, halves = race_of(3), race_of(3)
    drive(whole, hunch)
    drive(halves, hunch, until=lambda: halves.round >= 4)
    drive(halves, hunch)
    assert halves.ranking() == whole.ranking()
    assert [car.distance for car in halves.cars] == [car.distance for car in whole.cars]
