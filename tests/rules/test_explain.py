"""Why a figure is what it is: the parts add up to what the engine uses."""

from pathlib import Path

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.modules import ModuleChoice
from hairpin.records.scenarios.position import set_up
from hairpin.records.scenarios.reading import read_scenario
from hairpin.rules import cooling, explain
from hairpin.rules.actions import Action
from hairpin.rules.corners import limit_change
from hairpin.rules.race import Race
from hairpin.rules.slipstream import lengths
from tests.rules.module_races import Mix, drive

POSITION = """
title = "A car at speed 5 before two corners with tokens"
rules = ["8.3"]
[race]
circuit = "usa"
weather = "snow"
road = { 33 = "limit+1", 49 = "dangerous" }
[[cars]]
name = "A"
distance = 20
gear = 1
engine = 6
hand = ["5", "1"]
deck = ["1", "1", "1", "1", "1", "1", "1", "1"]
"""


def position(tmp_path: Path) -> Race:
    file = tmp_path / "one.toml"
    file.write_text(POSITION, encoding="utf-8")
    race = set_up(read_scenario(file))
    race.apply(0, Action("plan", 0, (5,)))
    return race


def test_it_reads_as_a_sum(tmp_path: Path) -> None:
    race = position(tmp_path)
    assert str(explain.limit(race, 1)) == "limit 4 = 3 printed + 1 token"
    assert str(explain.limit(race, 0)) == "limit 7"
    assert str(explain.heat_due(race, 1, 0)) == "Heat due 1 = 5 - 4"
    assert str(explain.heat_due(race, 2, 0)) == "Heat due 3 = 5 - 3 + 1 dangerous"
    assert str(explain.heat_due(race, 0, 0)) == "Heat due 0"
    assert str(explain.cooldown(race, 0)) == "cooldown 4 = 3 gear 1 + 1 Adrenaline"


def test_set_up_is_explained_with_weather_and_handicap() -> None:
    config = race_config(load_circuit("usa"), ("simple",), handicaps=(2,), modules=ModuleChoice(weather=True))
    for seed in range(12):
        race = Race(config.setup, seed)
        weather = race.road.weather
        assert weather is not None
        moved = weather.heat_to_deck + weather.heat_to_discard
        assert explain.starting_heat(race, 0).total == len(race.cars[0].engine) + moved


@pytest.mark.parametrize("seed", range(6))
def test_the_parts_add_up_to_what_the_engine_uses(seed: int) -> None:
    race = Mix("spain", 4, 2, "all", weather=True, level=4, rivals=True).race(seed)
    looked = 0
    for _ in drive(race, seed):
        seat = race.active()
        if seat is None or race.is_over():
            continue
        car = race.cars[seat]
        for index in range(len(race.circuit.lines)):
            assert explain.limit(race, index, seat).total == race.road.limits[index] + limit_change(race, car)
        assert explain.cooldown(race, seat).total == sum(cooling.pool(race, car))
        assert explain.speed(race, seat).total == car.speed
        assert max(lengths(race, car), default=0) <= explain.slipstream(race, seat).total
        looked += 1
    assert looked > 20
