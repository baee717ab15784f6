"""Among Legends alone `champion` tries out in imagined races what it is not sure of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers import looking_ahead
from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.hunch import hunch
from hairpin.drivers.learned import LearnedDriver
from hairpin.drivers.looking_ahead import best_after_a_look_ahead, looks_ahead, worth_of_place
from hairpin.drivers.moment import Unimaginable
from hairpin.learning.arrays import NUMPY
from hairpin.learning.network import Sizes, new_weights
from hairpin.rules.actions import BOOST, DONE, RETIRE, Action
from hairpin.rules.car import ABSENT, FINISHED
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View, view

NOTHING_LEARNED = LearnedDriver(
    {name: array * 0 for name, array in new_weights(NUMPY, Sizes(16, 8, 8), 0).items()}
)
"""It likes all options alike, and thinks that who is ahead will come in ahead."""


def _race(*drivers: str, level: int = 2) -> Race:
    return Race(race_config(load_circuit("usa"), drivers, modules=RaceOptions(level=level)).setup, 7)


def _seen(*drivers: str, level: int = 2) -> View:
    race = _race(*drivers, level=level)
    return view(race, race.waiting()[0])


def test_it_looks_ahead_among_legends_alone_where_they_have_manoeuvre_cards() -> None:
    assert looks_ahead(_seen("random", LEGEND, LEGEND))
    assert not looks_ahead(_seen("random", "random", LEGEND))
    assert not looks_ahead(_seen("random", LEGEND, LEGEND, level=1))
    seen = _seen("random", LEGEND, "random")
    own = (seen.seat, 1)  # and the Legend
    home = tuple([car if car.seat in own else replace(car, status=FINISHED) for car in seen.cars])
    assert looks_ahead(replace(seen, cars=home)), "the other player is home"


def test_in_the_garage_there_is_no_race_to_look_at() -> None:
    setup = race_config(
        load_circuit("usa"), ("random", LEGEND), modules=RaceOptions(garage="basic", level=2)
    ).setup
    assert not looks_ahead(view(Race(setup, 7), 0))


def test_of_plans_that_it_likes_alike_it_takes_the_one_that_leads_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_ahead, "LIKELY", 0.0)
    seen = _seen("random", LEGEND, LEGEND)
    alone = sorted([each for each in seen.options if len(each.cards) == 1], key=lambda each: each.cards)
    slow, fast = alone[0], alone[-1]
    for offered in ((slow, fast), (fast, slow)):
        monkeypatch.setattr(looking_ahead, "open_to_it", _offering(offered))
        assert best_after_a_look_ahead(NOTHING_LEARNED, seen, Chance(1)) == fast


def _offering(first: Sequence[Action]):  # type: ignore[no-untyped-def]
    """Nothing else is open to it where the look ahead begins."""
    left = [list(first)]
    return lambda seen: left.pop() if left else list(seen.options)


def test_in_its_turn_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_ahead, "LIKELY", 0.0)
    race = _race("random", LEGEND, LEGEND)
    while Action(BOOST) not in race.legal(0):
        race.apply(0, hunch(race, 0))
    seen = view(race, 0)
    monkeypatch.setattr(looking_ahead, "open_to_it", _offering((Action(DONE), Action(BOOST))))
    assert best_after_a_look_ahead(NOTHING_LEARNED, seen, Chance(1)) == Action(BOOST)


def test_at_the_finish_a_place_counts_among_those_who_started() -> None:
    """Who has left the season before is no car that it came in ahead of."""
    race = _race("random", LEGEND, LEGEND, "random")
    seen = view(race, 0)
    left = replace(seen, cars=(*seen.cars[:3], replace(seen.cars[3], status=ABSENT)))
    race.apply(3, Action(RETIRE))
    while not race.is_over():
        race.apply(0, hunch(race, 0))
    last = race.ranking().index(0)
    assert worth_of_place(race, left) == pytest.approx(
        (0.15 + 0.75) * (1 if not last else -0.5) + 0.1 * (1 - last)
    )


def test_what_cannot_be_imagined_it_decides_at_first_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(seen: View, chance: Chance) -> Race:
        raise Unimaginable("nothing can be imagined")

    monkeypatch.setattr(looking_ahead, "LIKELY", 0.0)
    monkeypatch.setattr(looking_ahead, "imagined_now", nothing)
    seen = _seen("random", LEGEND, LEGEND)
    champion = ChampionDriver()
    assert champion.decide(seen, Chance(1)) == champion.at_first_sight(seen)


@pytest.mark.parametrize("garage", ["", "all"])
def test_a_whole_race_among_legends_is_the_same_again_and_quick(
    garage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = RaceOptions(garage=garage, level=6)
    setup = race_config(load_circuit("great-britain"), ("random", *(LEGEND,) * 5), 1, modules=modules).setup
    looks = 0
    thoughts = LearnedDriver.thoughts

    def counted(driver: LearnedDriver, asked: Sequence[tuple[View, list[Action]]]) -> object:
        nonlocal looks
        looks += len(asked)
        return thoughts(driver, asked)

    monkeypatch.setattr(LearnedDriver, "thoughts", counted)
    champion = ChampionDriver()
    told, most = [], 0
    for _ in range(2):
        race = Race(setup, 5)
        done: list[Action] = []
        while not race.is_over():
            seat, looks = race.waiting()[0], 0
            done.append(champion.decide(view(race, seat), Chance(len(done))))
            race.apply(seat, done[-1])
            most = max(most, looks)
        told.append((done, race.ranking()))
    assert told[0] == told[1]
    assert 16 < most < 500, "it has looked ahead, and not for too long"
