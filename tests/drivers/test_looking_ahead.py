"""Among Legends alone `champion` tries plans out in imagined races, where it is not sure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.drivers import looking_ahead
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.learned import LearnedDriver, open_to_it
from hairpin.drivers.looking_ahead import best_plan, looks_ahead
from hairpin.learning.arrays import NUMPY
from hairpin.learning.network import Sizes, new_weights
from hairpin.rules.actions import Action
from hairpin.rules.car import FINISHED
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View, view

CHAMPION = ChampionDriver()


def _seen(*drivers: str) -> View:
    race = Race(race_config(load_circuit("usa"), drivers).setup, 7)
    return view(race, race.waiting()[0])


def test_it_looks_ahead_at_plans_among_legends_alone() -> None:
    assert looks_ahead(_seen("random", LEGEND, LEGEND))
    assert not looks_ahead(_seen("random", "random", LEGEND))
    assert not looks_ahead(_seen("random"))
    seen = _seen("random", LEGEND, "random")
    own = (seen.seat, 1)  # and the Legend
    home = tuple([car if car.seat in own else replace(car, status=FINISHED) for car in seen.cars])
    assert looks_ahead(replace(seen, cars=home)), "the other player is home"


def test_of_plans_that_it_likes_alike_it_takes_the_one_that_leads_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has learned nothing likes all plans alike, and thinks that who is ahead will come in ahead."""
    monkeypatch.setattr(looking_ahead, "LIKELY", 0.0)
    weights = {name: array * 0 for name, array in new_weights(NUMPY, Sizes(16, 8, 8), 0).items()}
    driver, seen = LearnedDriver(weights), _seen("random", LEGEND, LEGEND)
    options = open_to_it(seen)
    alone = sorted([each for each in options if len(each.cards) == 1], key=lambda each: each.cards)
    slow, fast = alone[0], alone[-1]
    for offered in ((slow, fast), (fast, slow)):
        of_two = replace(seen, options=offered)
        chosen = best_plan(driver, of_two, driver.thought(of_two, list(offered)), Chance(1))
        assert chosen == fast


def test_a_whole_race_among_legends_is_the_same_again_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = race_config(load_circuit("great-britain"), ("random", *(LEGEND,) * 5), 1).setup
    looks = 0
    at_first_sight = LearnedDriver.at_first_sight

    def counted(driver: LearnedDriver, seen: View) -> object:
        nonlocal looks
        looks += 1
        return at_first_sight(driver, seen)

    monkeypatch.setattr(LearnedDriver, "at_first_sight", counted)
    monkeypatch.setattr(looking_ahead, "LIKELY", 0.0)
    told, most = [], 0
    for _ in range(2):
        race = Race(setup, 5)
        done: list[Action] = []
        while not race.is_over():
            seat, looks = race.waiting()[0], 0
            done.append(CHAMPION.decide(view(race, seat), Chance(len(done))))
            race.apply(seat, done[-1])
            most = max(most, looks)
        told.append((done, race.ranking()))
    assert told[0] == told[1]
    assert 8 < most < 150, "it has looked ahead, and not for too long"
