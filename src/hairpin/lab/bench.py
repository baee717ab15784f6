"""How fast the engine is: random legal races, in CPU time and as multiples of a fixed calibration loop.

Machines differ and are noisy; the multiple of the calibration loop is what can be compared.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.loop import drive
from hairpin.lab.at_random import at_random
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.setup import Setup

CALIBRATION_STEPS = 1_000_000
FIELDS = (4, 6)
PARTS = 3
CLONE_ROUNDS = 10
CLONES = 2_000


@dataclass(frozen=True, slots=True)
class Figures:
    """Of one field of cars, for one CPU second; a turn is one car's steps 1-9."""

    name: str
    cars: int
    races: int
    turns_per_second: float
    decisions_per_second: float
    races_per_second: float
    turns_per_calibration: float
    """Turns in the CPU time that the calibration loop takes."""
    clone_microseconds: float
    clones_per_calibration: float


@dataclass(frozen=True, slots=True)
class Tally:
    races: int
    turns: int
    decisions: int
    seconds: float


def calibration_seconds() -> float:
    """The best of three runs of a loop of whole-number arithmetic that never changes."""
    return min(_calibrate() for _ in range(3))


def _calibrate() -> float:
    begun = time.process_time()
    value = 1
    for step in range(CALIBRATION_STEPS):
        value = (value * 31 + step) & 0xFFFF
    return time.process_time() - begun


FULL_RACE = RaceOptions(garage="all", mulligan=True, weather=True, level=4, rivals=True)
FULL_DRIVERS = ("random",) * 4 + (LEGEND,) * 2


def base_setup(cars: int) -> Setup:
    return race_config(load_circuit("usa"), ("random",) * cars).setup


def full_setup() -> Setup:
    """Four players and two rivals with every module that changes the turn."""
    return race_config(load_circuit("spain"), FULL_DRIVERS, modules=FULL_RACE).setup


def all_setups() -> dict[str, Setup]:
    return {f"{cars} cars": base_setup(cars) for cars in FIELDS} | {"all modules": full_setup()}


def measure_all(races: int, calibration: float) -> list[Figures]:
    return [measure(name, setup, races, calibration) for name, setup in all_setups().items()]


def measure(name: str, setup: Setup, races: int, calibration: float) -> Figures:
    cars = len(setup.entrants)
    part = max(1, races // PARTS)
    run_races(setup, part, first_seed=races)  # fills the tables, as any longer run has them
    # machines are noisy: the same races several times, and the run that was disturbed least
    tally = min((run_races(setup, part) for _ in range(PARTS)), key=lambda tally: tally.seconds)
    clone = clone_seconds(setup)
    return Figures(
        name=name,
        cars=cars,
        races=part,
        turns_per_second=tally.turns / tally.seconds,
        decisions_per_second=tally.decisions / tally.seconds,
        races_per_second=tally.races / tally.seconds,
        turns_per_calibration=tally.turns / tally.seconds * calibration,
        clone_microseconds=clone * 1e6,
        clones_per_calibration=calibration / clone,
    )


def run_races(setup: Setup, races: int, first_seed: int = 0) -> Tally:
    """Races of random legal actions, events off."""
    turns = decisions = 0
    begun = time.process_time()
    for seed in range(first_seed, first_seed + races):
        race = Race(setup, seed)
        decisions += drive(race, at_random(Chance(seed)))
        turns += sum(car.left_in_round for car in race.cars)
    return Tally(races, turns, decisions, time.process_time() - begun)


def clone_seconds(setup: Setup) -> float:
    """One clone() in the middle of a race."""
    race = Race(setup, 1)
    drive(race, at_random(Chance(1)), until=lambda: race.round >= CLONE_ROUNDS)
    begun = time.process_time()
    for _ in range(CLONES):
        race.clone()
    return (time.process_time() - begun) / CLONES
