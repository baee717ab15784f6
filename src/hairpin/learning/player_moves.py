"""How far players usually move in a round, by gear, and by how far and how narrow the next corner is.

Counted in races of the champion against itself, over all circuits and modules (`scripts/player-moves`).
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.rules.circuit import Circuit

FILE: Final = "player_moves.npy"
GEARS: Final = 4
FAR: Final = 20
"""Spaces to the next corner, one by one; more is like the most. 0: no corner counts any more."""
LIMITS: Final = 8
MOVES: Final = 24
"""From 0 spaces on; longer moves count as the longest."""
DOUBT: Final = 20.0
"""So many cases of any other limit count besides those that were seen, where a corner is of a rare kind."""


def chances_of(seen: Array) -> Array:
    """The chance of each move, by gear, spaces to the corner and its limit: from rows of these and the move."""
    counts = np.zeros((GEARS, FAR + 1, LIMITS, MOVES))
    gear, far, limit, move = np.asarray(seen, np.int64).T
    place = (gear - 1, far.clip(0, FAR), limit.clip(1, LIMITS) - 1, move.clip(0, MOVES - 1))
    np.add.at(counts, place, 1)
    alike = counts.sum(2, keepdims=True) + counts.sum((1, 2), keepdims=True) / counts.sum() + 1e-9
    counts += DOUBT * alike / alike.sum(3, keepdims=True)
    found: Array = counts / counts.sum(3, keepdims=True)
    return found


def player_moves(circuit: Circuit) -> Array:
    """By space, then by gear: the chance of each move. The last one is for the last stretch."""
    chances = _chances()
    found = np.zeros((circuit.length + 1, GEARS, MOVES))
    for space in range(circuit.length):
        ahead = circuit.lines_passed(space)
        far, limit = circuit.line_distance(ahead) - space, circuit.line(ahead).limit
        found[space] = chances[:, min(far, FAR), min(max(limit, 1), LIMITS) - 1]
    found[-1] = chances[:, 0, 0]
    return found


@cache
def _chances() -> Array:
    with resources.as_file(resources.files("hairpin.learning") / FILE) as path:
        return np.load(path).astype(np.float64)
