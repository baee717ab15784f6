"""The automated drivers answer every decision of every mix with something legal, and draft with sense."""

from typing import Final

import pytest

from hairpin.content.cards import load_cards
from hairpin.content.entrants import LEGEND
from hairpin.drivers.driver import DRIVERS, ask, driver
from hairpin.drivers.driving import Drivers
from hairpin.drivers.upgrades import upgrade_worth
from hairpin.records.session import Session
from hairpin.rules.actions import DRAFT, RETIRE, THROW_AWAY
from hairpin.rules.race import Race
from hairpin.rules.steps import DRAFTING
from tests.fresh import drawn, fresh, longer
from tests.rules.module_races import SPECIAL, Mix, covering_mixes

RACES: Final = {"privateer": 2, "pro": 1, "champion": 1}
"""Those who think long drive less often than others; fields of all of them are in test_drivers_long."""
MIXES: Final = tuple(mix for mix in (*covering_mixes(), *SPECIAL) if mix.players)


def raced(race: Race, names: tuple[str, ...], seed: int) -> Race:
    """Asked in turn; whatever they answer must be listed."""
    seats = {seat: driver(name) for seat, name in enumerate(names) if name != LEGEND}
    decisions = 0
    while not race.is_over():
        for seat in race.waiting():
            answer = ask(seats[seat], race, seat, seed, decisions)
            assert answer in race.options(seat).accepted
            assert answer.kind != RETIRE
            race.apply(seat, answer)
            decisions += 1
    return race


@pytest.mark.parametrize("name", DRIVERS)
@pytest.mark.parametrize("part", range(3))
def test_drivers_answer_every_decision_of_every_mix(name: str, part: int) -> None:
    for number in range(part, longer(3 * RACES.get(name, 6)), 3):
        config, seed = drawn(name, MIXES, number).config(name), fresh(name) + number
        raced(Race(config.setup, seed), config.drivers, seed)


def test_the_drivers_of_a_session_leave_legends_to_themselves() -> None:
    config = Mix("usa", 2, 2, "basic").config("simple")
    session = Session.begin(config, 1)
    drivers = Drivers(session)
    while drivers.act():
        pass
    assert session.race.is_over()


@pytest.mark.once
def test_simple_takes_the_best_upgrade_and_throws_the_worst_away() -> None:
    faces = load_cards().faces
    for seed in range(10):
        race = Mix("usa", 3, 1, "all", "snake").race(seed)
        while race.waiting() and race.round == 0:
            seat = race.waiting()[0]
            answer = ask(driver("simple"), race, seat, seed, 0)
            worths = [upgrade_worth(faces[option.cards[0]]) for option in race.legal(seat)]
            worth = upgrade_worth(faces[answer.cards[0]])
            assert (answer.kind, worth) in ((DRAFT, max(worths)), (THROW_AWAY, min(worths)))
            race.apply(seat, answer)


@pytest.mark.once
def test_simple_with_drafted_upgrades_beats_simple_with_any_upgrades() -> None:
    """Four cars, all driven alike; seats 0 and 1 choose, 2 and 3 take what comes first to hand."""
    places = [0, 0]
    races = 60
    for seed in range(races):
        config = Mix("usa", 4, 0, "all").config("simple")
        race = Race(config.setup, seed)
        while race.step == DRAFTING:
            (seat,) = race.waiting()
            name = "simple" if seat < 2 else "random"
            race.apply(seat, ask(driver(name), race, seat, seed, 1000 + len(race.garage.market)))
        raced(race, config.drivers, seed)
        for place, seat in enumerate(race.ranking(), start=1):
            places[seat // 2] += place
    assert places[0] < places[1]


@pytest.mark.once
def test_simple_beats_random_with_all_modules_in_use() -> None:
    wins = 0
    for seed in range(20):
        mix = Mix("great-britain", 4, 0, "all", "draft", True, True, True)
        setup = mix.config("simple").setup
        race = raced(Race(setup, seed), ("simple", "random", "simple", "random"), seed)
        wins += race.ranking()[0] in (0, 2)
    assert wins >= 18
