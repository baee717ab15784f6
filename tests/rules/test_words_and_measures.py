"""Chapter 1: the ring of spaces, distances, lines and sectors."""

import pytest

from hairpin.content.circuits import circuit_data, circuit_from_data, circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.records.snapshot import fingerprint
from hairpin.rules.actions import PLAN, Action
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.race import Race
from tests.properties.races import choose


def with_the_other_side(circuit: Circuit) -> Circuit:
    data = circuit_data(circuit)
    assert isinstance(data["lines"], list)
    other = {"left": "right", "right": "left"}
    lines = [{**line, "race_side": other[line["race_side"]]} for line in data["lines"]]
    return circuit_from_data({**data, "lines": lines}, "other.toml", circuit.id)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("name", circuit_ids())
def test_the_side_of_the_race_line_matters_to_no_rule(name: str) -> None:
    circuit = load_circuit(name)
    races = [
        Race(race_config(each, ("random",) * 6, 1).setup, 21) for each in (circuit, with_the_other_side(circuit))
    ]
    for race in races:
        chance = Chance(21)
        while not race.is_over():
            seat = race.waiting()[0]
            race.apply(seat, choose(race, seat, "any", chance))
    assert fingerprint(races[0]) == fingerprint(races[1])


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("name", circuit_ids())
def test_a_lap_is_as_many_spaces_as_the_circuit_is_long_with_two_spots_each(name: str) -> None:
    circuit = load_circuit(name)
    race = Race(race_config(circuit, ("random",) * 12, 3).setup, 1)
    assert len(race.track) == circuit.length
    assert race.finish == 3 * circuit.length
    # twelve cars fill six spaces, whose numbers count down from the finish line
    assert [space for space, taken in enumerate(race.track) if taken] == [
        circuit.length - row for row in range(6, 0, -1)
    ]
    assert sum(taken.bit_count() for taken in race.track) == 12


@pytest.mark.rule("1.1", "1.2")
def test_the_front_row_is_one_space_short_of_space_0() -> None:
    race = Race(race_config(load_circuit("usa"), ("random",)).setup, 1)
    car = race.cars[0]
    assert car.distance == -1
    car.hand = [1, 1]
    race.apply(0, Action(PLAN, 0, (1,)))
    assert car.distance == 0
    assert race.track[0] == 1


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("name", circuit_ids())
def test_a_line_is_crossed_once_for_each_whole_number_that_is_it(name: str) -> None:
    """By the definition: for each x with a < x <= b and x mod L = k."""
    circuit = load_circuit(name)
    limits = {line.at: line.limit for line in circuit.lines}
    for start in range(-6, 2 * circuit.length):
        for end in (start, start + 1, start + 7, start + 25):
            numbers = range(circuit.lines_passed(start), circuit.lines_passed(end))
            crossed = [x for x in range(start + 1, end + 1) if x % circuit.length in limits]
            assert [circuit.line_distance(number) for number in numbers] == crossed
            assert [circuit.line(number).limit for number in numbers] == [
                limits[x % circuit.length] for x in crossed
            ]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("name", circuit_ids())
def test_a_sector_reaches_from_one_line_to_the_next_and_through_the_finish(name: str) -> None:
    circuit = load_circuit(name)
    first, last = circuit.lines[0].at, circuit.lines[-1].at
    sectors = {circuit.lines_passed(distance) for distance in range(last, circuit.length + first)}
    assert sectors == {len(circuit.lines)}
    assert circuit.lines_passed(last - 1) == len(circuit.lines) - 1
    assert circuit.lines_passed(circuit.length + first) == len(circuit.lines) + 1
