"""Positions that hardly ever come up, and that a judge would still be asked about."""

from pathlib import Path

import pytest

from hairpin.records.scenarios.run import run_scenario


def plays(text: str, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    verdict = run_scenario(path)
    assert not verdict.problems, "\n".join(verdict.problems)


TINY_HAND = """
title = "Tournament: a hand that is cluttered at all payable gears stays cluttered, however small"
rules = ["10.2", "3.4"]

# Third gear, no Heat: gears 2, 3 and 4 can be paid, and one card fills none of them.

[race]
circuit = "usa"
tournament = true

[[cars]]
name = "A"
distance = 20
gear = 3
engine = 0
hand = ["4"]
deck = ["2"]

[[do]]
car = "A"
plan = ["4"]

[expect.cars.A]
distance = 20
gear = 1
speed = 0
"""


@pytest.mark.rule("10.2", "3.4")
def test_a_tiny_cluttered_hand_is_not_mended(tmp_path: Path) -> None:
    plays(TINY_HAND, tmp_path)


LAPPED_DEFENDER = """
title = "A defensive Legend, met by a Legend that laps it after the car beside it has gone"
rules = ["12.7", "12.9"]

# Round 1: D 12 -> 24 beside X, defensive; S 74 -> 81. Round 2: X leaves space 24, S comes to it (93).

[race]
circuit = "usa"
level = 6
legends = ["1", "2"]
maneuvers = ["full-throttle/defensive", "full-throttle/{second}"]
rivals = ["D", "S"]
rounds = 2

[[cars]]
name = "D"
color = "yellow"
legend = true
distance = 12

[[cars]]
name = "S"
color = "green"
legend = true
distance = 74

[[cars]]
name = "X"
distance = 93
spot = 1
hand = ["0", "4", "1", "1", "1", "2", "2"]
deck = ["1"]

[[cars]]
name = "Y"
distance = {distance}
gear = {gear}
engine = 9
hand = ["0", "4", "4", "4", "2", "2", "2"]
deck = ["1"]

[[cars]]
name = "V"
distance = -3
hand = ["1", "1", "1", "1", "1", "1", "1"]
deck = ["1"]

[[cars]]
name = "W"
distance = -4
hand = ["1", "1", "1", "1", "1", "1", "1"]
deck = ["1"]

[[do]]
car = "X"
plan = ["0"]

[[do]]
car = "X"
plan = ["4"]

[[do]]
car = "Y"
plan = ["0"]

[[do]]
car = "Y"
plan = {plan}

[[do]]
car = "Y"
slipstream = 2
refused = true

[expect.cars.S]
distance = 93
spot = {spot}

[expect.cars.Y]
distance = {lands}
"""


@pytest.mark.rule("12.7", "12.9")
def test_a_defender_that_is_pushed_outward_still_defends(tmp_path: Path) -> None:
    """Y comes to the space behind, with D and S ahead of it, while D has not moved again."""
    text = LAPPED_DEFENDER.format(second="skilful", distance=80, gear=1, plan='["4", "4", "4"]', spot=0, lands=92)
    plays(text, tmp_path)


@pytest.mark.rule("12.7")
def test_the_second_of_two_defenders_still_defends_when_the_first_has_left(tmp_path: Path) -> None:
    """D has left space 24 when Y, on the lap before, comes to space 23."""
    text = LAPPED_DEFENDER.format(second="defensive", distance=17, gear=1, plan='["4", "2"]', spot=1, lands=23)
    plays(text, tmp_path)
