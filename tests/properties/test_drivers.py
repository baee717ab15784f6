"""Automated drivers: always an answer, always a legal one, from the view alone."""

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.driver import DRIVERS, UnknownDriver, ask, driver, driver_chance
from hairpin.rules.actions import RETIRE
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import view
from tests.properties.races import Outing, on_many_races, whole
from tests.properties.redeal import redealt


def thinkers(outing: Outing) -> list[str]:
    """Who is asked: on most roads only those who need no table of the road, which takes a while to make."""
    return list(DRIVERS) if outing.seed % 4 == 0 else ["random", "rookie", "club"]


@on_many_races(20)
def test_drivers_always_have_a_legal_answer_and_never_give_up(outing: Outing) -> None:
    """Whatever position the others have brought them into."""
    race = outing.race()
    drivers = [driver(name) for name in thinkers(outing)]
    for decisions, (seat, _) in enumerate(outing.drive(race)):
        if race.legal(seat)[0].kind != "take-back" and decisions % 25 == 0:
            before = whole(race)
            for each in drivers:
                action = ask(each, race, seat, outing.seed, decisions)
                assert action.in_order() in race.legal(seat)
                assert action.kind != RETIRE
            assert whole(race) == before


@on_many_races(10)
def test_a_driver_asked_again_gives_the_same_answer_whatever_is_hidden(outing: Outing) -> None:
    race = outing.race()
    chance = Chance(outing.seed)
    for decisions, (seat, _) in enumerate(outing.drive(race)):
        if race.legal(seat)[0].kind != "take-back" and chance.below(60) == 0:
            twin = redealt(race, seat, chance)
            for name in thinkers(outing):
                answers = {ask(driver(name), each, seat, outing.seed, decisions) for each in (race, twin, race)}
                assert len(answers) == 1


def test_the_chances_of_a_driver_depend_on_seed_seat_and_number_of_actions() -> None:
    states = {driver_chance(seed, seat, n).state for seed in range(10) for seat in range(12) for n in range(100)}
    assert len(states) == 10 * 12 * 100


def test_there_is_no_driver_by_another_name() -> None:
    with pytest.raises(UnknownDriver, match="random, rookie, club, privateer, pro, champion"):
        driver("ace")


@pytest.mark.once
@pytest.mark.parametrize("circuit", ["usa", "italy", "spain"])
def test_simple_beats_random_nearly_always(circuit: str) -> None:
    setup = race_config(load_circuit(circuit), ("random", "simple"), 1).setup
    drivers = [driver("random"), driver("simple")]
    wins = 0
    for seed in range(12):
        race = Race(setup, seed)
        decisions = 0
        while not race.is_over():
            seat = race.waiting()[0]
            race.apply(seat, ask(drivers[seat], race, seat, seed, decisions))
            decisions += 1
        wins += race.ranking()[0] == 1
    assert wins >= 11


def test_a_driver_of_a_race_that_is_over_has_nothing_to_see_but_the_result() -> None:
    outing = Outing("italy", 3, 1, 2)
    race = outing.race()
    for _ in outing.drive(race):
        pass
    seen = view(race, 0)
    assert (seen.step, seen.active, seen.waiting, seen.options) == ("over", None, (), ())
    assert sorted(car.place for car in seen.cars) == [1, 2, 3]
