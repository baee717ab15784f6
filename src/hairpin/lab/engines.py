"""The engines beside each other: how fast each of them drives the same races. One small function for each engine.

An engine that is not there is left out, and says why.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from hairpin.batch.compiling import MISSING, is_installed
from hairpin.engine import VARIABLE, is_compiled, why_not_compiled
from hairpin.lab.bench import PARTS, Figures, all_setups, calibration_seconds, measure_all
from hairpin.rules.setup import Setup

RACES: Final = {"4 cars": "base4", "6 cars": "base6", "all modules": "modules"}
"""The names of the races, as other programs know them, by the names in the table."""


QUICKER: Final = 5


class EngineLeftOut(Exception):
    """Its text is the reason."""


@dataclass(frozen=True, slots=True)
class EngineFigures:
    """Of one engine in one kind of race, for one CPU second."""

    name: str
    race: str
    turns_per_second: float
    decisions_per_second: float


Fields = list[Figures]
Measure = Callable[[Fields, int], list[EngineFigures]]
"""Given what was measured in this process, and how many races to drive."""


def measure_python(here: Fields, races: int) -> list[EngineFigures]:
    return _elsewhere("python", "0", races) if is_compiled() else _of("python", here)


def measure_compiled(here: Fields, races: int) -> list[EngineFigures]:
    if is_compiled():
        return _of("compiled", here)
    reason = why_not_compiled()
    if reason is not None:
        raise EngineLeftOut(reason)
    return _elsewhere("compiled", "1", races)


def measure_batched(here: Fields, races: int) -> list[EngineFigures]:
    if not is_installed():
        raise EngineLeftOut(MISSING)
    setups = all_setups()
    return [_batched(RACES[field.name], setups[field.name], races) for field in here]


def _batched(race: str, setup: Setup, races: int) -> EngineFigures:
    """More races than the others, which it is quicker by: a moment is too short to be measured."""
    from hairpin.batch.random_races import random_races

    random_races(setup, range(2))
    times: list[float] = []
    for _ in range(PARTS):
        begun = time.process_time()
        tallies = random_races(setup, range(races * QUICKER))
        times.append(time.process_time() - begun)
    turns, decisions = int(tallies.turns.sum()), int(tallies.decisions.sum())
    return EngineFigures("batched", race, turns / min(times), decisions / min(times))


ENGINES: Final[Mapping[str, Measure]] = {
    "python": measure_python,
    "compiled": measure_compiled,
    "batched": measure_batched,
}


def measure_engines(
    here: Fields, races: int, begin: Callable[[str], None] = lambda name: None
) -> tuple[list[EngineFigures], dict[str, str]]:
    """The figures, and why some engines have none; `begin` is told before each."""
    figures: list[EngineFigures] = []
    left_out: dict[str, str] = {}
    for name, measure in ENGINES.items():
        begin(name)
        try:
            figures += measure(here, races)
        except EngineLeftOut as reason:
            left_out[name] = str(reason)
    return figures, left_out


def _of(name: str, fields: Fields) -> list[EngineFigures]:
    return [EngineFigures(name, RACES[f.name], f.turns_per_second, f.decisions_per_second) for f in fields]


def _elsewhere(name: str, variable: str, races: int) -> list[EngineFigures]:
    """Which rules run is settled when a process begins: others need another one."""
    command = [sys.executable, "-m", __name__, name, str(races)]
    environment = {**os.environ, VARIABLE: variable}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineLeftOut(f"it could not be measured: {done.stderr.strip()}")
    return [EngineFigures(**figures) for figures in json.loads(done.stdout)]


if __name__ == "__main__":  # the other process
    measured = _of(sys.argv[1], measure_all(int(sys.argv[2]), calibration_seconds()))
    print(json.dumps([asdict(figures) for figures in measured]))
