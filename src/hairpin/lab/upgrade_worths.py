"""What each upgrade does for a car: many quick races with random upgrades, and a fit of the finishing times.

python -m hairpin.lab.upgrade_worths 3000 prints the table of `hairpin.drivers.upgrade_worths`. With the name of a
deck after it, the cards of that deck are dealt as often as all others together, and only theirs are printed: so
fewer races will do for cards that came later.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.content.config import race_config
from hairpin.content.upgrades import UPGRADE_DECKS
from hairpin.drivers.hunch import hunch
from hairpin.drivers.loop import drive
from hairpin.drivers.random_driver import any_action
from hairpin.rules.actions import Action
from hairpin.rules.car import FINISHED
from hairpin.rules.cards import UPGRADE
from hairpin.rules.chance import Chance
from hairpin.rules.garage import GarageModule
from hairpin.rules.race import Race
from hairpin.rules.steps import PLANNING
from hairpin.time_trials.time_trial import OVERSHOOT_WORTH

CARS: Final = 6
CAUTION: Final = 3.0
"""Of the fit: a card that was seen in so few cars is taken for half as good or bad as it looks."""


class Finish(NamedTuple):
    circuit: str
    rounds: float
    upgrades: tuple[str, ...]


def finishes(races: int, deck: str = "") -> Iterator[Finish]:
    circuits = circuit_ids()
    garage = GarageModule(_supply(deck))
    for seed in range(races):
        circuit = circuits[seed % len(circuits)]
        config = race_config(load_circuit(circuit), ("club",) * CARS)
        race = _raced(Race(replace(config.setup, garage=garage), seed), Chance(seed))
        for car in race.cars:
            if car.status == FINISHED:
                rounds = car.left_in_round - OVERSHOOT_WORTH * (car.distance - race.finish)
                yield Finish(circuit, rounds, tuple(race.cards.codes[card] for card in car.upgrades))


def _supply(deck: str) -> tuple[int, ...]:
    """All upgrades of all boxes; the cards of a deck that is named are half of it."""
    cards = load_cards()
    ours = cards.supply(UPGRADE, frozenset({deck}))
    others = cards.supply(UPGRADE, frozenset(UPGRADE_DECKS) - {deck})
    return others + ours * (len(others) // len(ours)) if ours else others


def _raced(race: Race, chance: Chance) -> Race:
    def answer(race: Race, seat: int) -> Action:
        in_garage = race.step < PLANNING
        return any_action(race.legal(seat), chance) if in_garage else hunch(race, seat)

    drive(race, answer)
    return race


def worths(found: list[Finish], deck: str = "") -> dict[str, float]:
    """In rounds saved, beside the mean of all upgrades, or of those that are not of the deck."""
    circuits = sorted({finish.circuit for finish in found})
    upgrades = sorted({code for finish in found for code in finish.upgrades}, key=lambda code: int(code[1:]))
    column = {name: number for number, name in enumerate([*circuits, *upgrades])}
    had = np.zeros((len(found), len(column)))
    for row, finish in zip(had, found, strict=True):
        for name in (finish.circuit, *finish.upgrades):
            row[column[name]] += 1
    caution = np.diag([0.0] * len(circuits) + [CAUTION] * len(upgrades))
    fitted = np.linalg.solve(had.T @ had + caution, had.T @ np.array([finish.rounds for finish in found]))
    rounds = dict(zip(upgrades, fitted[len(circuits) :].tolist(), strict=True))
    mean = np.mean([rounds[code] for code in upgrades if _deck_of(code) != deck])
    return {code: float(mean) - rounds[code] for code in upgrades}


def _deck_of(code: str) -> str:
    cards = load_cards()
    return cards.faces[cards.by_code[code]].deck


def main() -> None:
    races = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    deck = sys.argv[2] if len(sys.argv) > 2 else ""
    for code, worth in worths(list(finishes(races, deck)), deck).items():
        if deck in ("", _deck_of(code)):
            print(f'"{code}": {round(100 * worth)},')


if __name__ == "__main__":
    main()
