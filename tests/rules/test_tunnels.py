"""A tunnel allows no discard. It belongs to the circuit, so it is in force without any module."""

from hairpin.content.circuits import circuit_from_data
from hairpin.content.config import race_config
from hairpin.rules.actions import DISCARD, PLAN, Action
from hairpin.rules.race import Race
from hairpin.rules.steps import STEPS


def race_with_a_tunnel(first: int, last: int) -> Race:
    data: dict[str, object] = {
        "name": "Tube",
        "length": 30,
        "laps": 2,
        "heat": 0,
        "stress": 0,
        "lines": [{"at": 25, "limit": 9, "race_side": "left"}],
        "tunnels": [{"from": first, "to": last}],
    }
    race = Race(race_config(circuit_from_data(data, "tube.toml", "tube"), ("random",), 1).setup, 1)
    race.cars[0].hand = [1, 2, 3, 4, 4, 4, 5]
    return race


def decisions_with(race: Race, *cards: int) -> list[str]:
    """The steps at which the lone car is asked in its first turn."""
    race.apply(0, Action(PLAN, 0, cards))
    asked = []
    while race.round == 1:
        asked.append(STEPS[race.step].name)
        race.apply(0, next(action for action in race.legal(0) if action.kind in ("done", DISCARD)))
    return asked


def test_in_a_tunnel_nothing_is_discarded() -> None:
    race = race_with_a_tunnel(2, 4)
    assert "discard" not in decisions_with(race, 4)
    assert race.cars[0].distance == 3
    assert len(race.cars[0].hand) == 7


def test_both_ends_belong_to_the_tunnel_and_the_spaces_beside_it_do_not() -> None:
    # from -1: a 1 to space 0, a 2 to 1, a 3 to 2, a 4 to 3, a 5 to 4
    is_asked = {card: "discard" in decisions_with(race_with_a_tunnel(1, 3), card) for card in (1, 2, 3, 4, 5)}
    assert is_asked == {1: True, 2: False, 3: False, 4: False, 5: True}


def test_a_tunnel_that_was_driven_through_forbids_nothing() -> None:
    assert "discard" in decisions_with(race_with_a_tunnel(0, 2), 4)
