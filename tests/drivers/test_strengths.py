"""Each strength has its place; how far apart they are is measured by `hairpin targets`."""

from itertools import product

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.drivers.driver import ask, driver
from hairpin.rules.race import Race


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
    ("better", "worse", "races"), [("rookie", "random", 8), ("club", "rookie", 8), ("pro", "club", 4)]
)
def test_each_strength_is_ahead_of_the_one_below(better: str, worse: str, races: int) -> None:
    """A pro takes its time, and is far ahead."""
    assert pairings_won(better, worse, "usa", races) > 0.6


def test_champion_is_far_ahead_of_club() -> None:
    assert pairings_won("champion", "club", "france", 3) > 0.7
