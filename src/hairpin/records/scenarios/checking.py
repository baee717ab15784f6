"""Comparing the position that a scenario led to with the one that it expects."""

from __future__ import annotations

from hairpin.records.scenarios.scenario import Scenario
from hairpin.rules.car import ELIMINATED, FINISHED, RETIRED, Car
from hairpin.rules.planning import racing_order
from hairpin.rules.race import Race


def differences(scenario: Scenario, race: Race) -> list[str]:
    found = []
    for seat, car in enumerate(scenario.cars):
        position = car_position(race, race.cars[seat])
        for key, expected in scenario.expect.cars.get(car.name, {}).items():
            actual = position[key]
            if not _agree(race, key, expected, actual):
                found.append(f"{car.name}.{key}: expected {_shown(race, expected)}, got {_shown(race, actual)}")
    for key, wanted in (("round", scenario.expect.round), ("order", scenario.expect.order)):
        actual = race_position(race)[key]
        if wanted is not None and wanted != actual:
            found.append(f"{key}: expected {_shown(race, wanted)}, got {_shown(race, actual)}")
    return found


def race_position(race: Race) -> dict[str, object]:
    return {
        # the round about to begin, also where the race has ended and none will
        "round": race.round + race.is_over(),
        "order": tuple(race.setup.entrants[seat].name for seat in racing_order(race)),
    }


def car_position(race: Race, car: Car) -> dict[str, object]:
    """By the names of the format; piles are top first."""
    return {
        "distance": car.distance,
        "spot": car.spot,
        "gear": car.gear,
        "engine": len(car.engine),
        "hand": tuple(car.hand),
        "deck": tuple(reversed(car.deck)),
        "discard": tuple(reversed(car.discard)),
        "removed": tuple(car.removed),
        "speed": car.speed,
        "place": race.ranking().index(car.seat) + 1,
        "finished": car.status == FINISHED,
        "retired": car.status in (RETIRED, ELIMINATED),
    }


def _agree(race: Race, key: str, expected: object, actual: object) -> bool:
    if key in ("hand", "removed") and isinstance(expected, tuple) and isinstance(actual, tuple):
        return sorted(expected) == sorted(actual)
    return expected == actual


def _shown(race: Race, value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(race.cards.codes[v] if isinstance(v, int) else str(v) for v in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
