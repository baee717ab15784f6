"""What upgrades are worth, as measured in races."""

import pytest

from hairpin.content.cards import load_cards
from hairpin.drivers.upgrade_worths import UPGRADE_WORTHS
from hairpin.lab.upgrade_worths import Finish, finishes, worths


def test_every_upgrade_of_the_garage_has_been_measured() -> None:
    drafted = {face.code for face in load_cards().faces if face.kind == "upgrade" and face.deck != "starting"}
    assert set(UPGRADE_WORTHS) == drafted


def test_the_fit_finds_what_each_upgrade_saves_on_slow_and_quick_circuits() -> None:
    saves = {"u1": 0.5, "u2": 0.0, "u3": -0.5}
    pairs = [("u1", "u2"), ("u2", "u3"), ("u1", "u3"), ("u1", "u1"), ("u3", "u3")] * 200
    found = [
        Finish(circuit, rounds - sum(saves[code] for code in pair), pair)
        for circuit, rounds in (("italy", 19.0), ("usa", 16.0))
        for pair in pairs
    ]
    assert worths(found) == pytest.approx(saves, abs=0.01)


def test_cars_race_with_three_upgrades_each() -> None:
    found = list(finishes(2))
    assert [finish.circuit for finish in found] == ["usa"] * 6 + ["great-britain"] * 6
    assert all(len(finish.upgrades) == 3 for finish in found)
    assert all(8 < finish.rounds < 40 for finish in found)
