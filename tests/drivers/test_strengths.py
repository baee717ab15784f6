"""Each strength has its place; how far apart they are is measured by `hairpin targets`."""

from itertools import product

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.driver import ask, driver
from hairpin.rules.actions import BOOST
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import view


def pairings_won(better: str, worse: str, circuit: str, races: int) -> float:
    """Two against two, with the seats changed from race to race."""
    won = total = 0
    for seed in range(races):
        names = (better, worse) * 2 if seed % 2 else (worse, better) * 2
        race = Race(race_config(load_circuit(circuit), names).setup, seed)
        drivers = [driver(name) for name in names]
        decisions = 0
        while not race.is_over():
            for seat in race.waiting():
                race.apply(seat, ask(drivers[seat], race, seat, seed, decisions))
                decisions += 1
        places = race.ranking()
        ours, theirs = ([seat for seat, name in enumerate(names) if name == side] for side in (better, worse))
        won += sum(places.index(a) < places.index(b) for a, b in product(ours, theirs))
        total += 4
    return won / total


@pytest.mark.parametrize(
    ("better", "worse", "races"),
    [("rookie", "random", 8), ("club", "rookie", 8), ("privateer", "club", 4), ("pro", "privateer", 4)],
)
def test_each_strength_is_ahead_of_the_one_below(better: str, worse: str, races: int) -> None:
    """Those who take their time are far ahead."""
    assert pairings_won(better, worse, "usa", races) > 0.6


def test_the_weaker_ones_see_less_and_never_blunder_by_chance() -> None:
    """Whatever comes up, they do the same: nothing that they do is left to luck."""
    for name in ("rookie", "club", "privateer"):
        race = Race(race_config(load_circuit("usa"), (name,) * 4).setup, 5)
        seat_driver, decisions = driver(name), 0
        while race.round < 6:
            for seat in race.waiting():
                seen = view(race, seat)
                answers = {seat_driver.decide(seen, Chance(seed)) for seed in range(3)}
                assert len(answers) == 1, f"{name}, {seen.step}: {answers}"
                race.apply(seat, answers.pop())
                decisions += 1
        assert decisions > 50


def test_a_rookie_boosts_towards_a_corner_that_club_minds() -> None:
    """It sees what this turn costs, not what the next one will."""
    boosts = dict.fromkeys(("rookie", "club"), 0)
    for name in boosts:
        race = Race(race_config(load_circuit("usa"), (name,) * 4).setup, 5)
        while not race.is_over():
            for seat in race.waiting():
                action = ask(driver(name), race, seat, 5, 0)
                boosts[name] += action.kind == BOOST
                race.apply(seat, action)
    assert boosts["rookie"] > 2 * boosts["club"]


def test_champion_is_far_ahead_of_club() -> None:
    assert pairings_won("champion", "club", "france", 3) > 0.7
