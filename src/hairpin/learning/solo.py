"""Rounds to go for a car that is alone on the road: the time trial of a circuit, to be looked up quickly.

To work one out takes half a second. Those of the boxes are kept in a file (`scripts/champion-tables`).
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib import resources
from typing import Final, NamedTuple

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.rules.circuit import Circuit
from hairpin.time_trials.sample_hands import GEARS, MAX_HEAT, MAX_STRESS
from hairpin.time_trials.time_trial import rounds_alone

FILE: Final = "solo_rounds.npz"
FINE: Final = 2048.0
"""What a round counts in the file."""
BEYOND: Final = 25
"""So many spaces more than a lap are worked out; whoever has further to go has whole laps before that."""
HANDS: Final = (MAX_HEAT + 1) * (MAX_STRESS + 1)


class Solo(NamedTuple):
    rounds: Array
    """By spaces to go, gear (from 1), Heat in the engine, Heat and Stress in the hand: before cards are drawn."""
    lap: float
    """Rounds that a lap takes."""


@lru_cache(maxsize=64)
def solo(circuit: Circuit) -> Solo:
    kept = _kept().get(mark_of(circuit))
    rounds = worked_out(circuit) if kept is None else kept
    laps = rounds[circuit.length + 1 :] - rounds[1 : BEYOND + 1]
    return Solo(rounds / FINE, float(laps.mean()) / FINE)


def worked_out(circuit: Circuit) -> Array:
    """In small parts of a round, as the file has them: what is kept and what is not are the same."""
    rounds = rounds_alone(circuit, circuit.length + BEYOND)[:, GEARS[0] :] * FINE
    return rounds.round().clip(0, np.iinfo(np.uint16).max).astype(np.uint16).astype(np.float64)


def mark_of(circuit: Circuit) -> str:
    """Of all that the table depends on."""
    lines = [(line.at, line.limit) for line in circuit.lines]
    told = repr((circuit.length, circuit.heat, lines, circuit.flooded))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@cache
def _kept() -> dict[str, Array]:
    with resources.as_file(resources.files("hairpin.learning") / FILE) as path, np.load(path) as file:
        return {name: file[name].astype(np.float64) for name in file.files}
