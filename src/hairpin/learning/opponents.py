"""Who else drives in practice: an earlier self in some races, in others one that the run was told of."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hairpin.learning.arrays import Array
from hairpin.learning.network import Weights
from hairpin.learning.places import CARS
from hairpin.learning.practice import Opponent, Practice


class Sides:
    """In each race the same half of the players' cars from beginning to end; none where there is one player."""

    def __init__(self, practice: Practice, seed: int) -> None:
        self._on = practice.on
        players = players_of(practice)[practice.on.numpy(practice.of).astype(np.int64)]
        drawn = np.random.default_rng(seed).random(players.shape) + 1 - players
        place = drawn.argsort(axis=1).argsort(axis=1)
        self._seats: Array = (place < (players.sum(1) // 2)[:, None]).astype(np.float32)

    def opponent(self, weights: Weights, first: float, share: float) -> Opponent:
        """In this share of all races, after that share of them."""
        races = len(self._seats)
        begin, end = int(first * races), int((first + share) * races)
        return Opponent(weights, begin, self._on.floats(self._seats[begin:end]))


def players_of(practice: Practice) -> npt.NDArray[np.bool_]:
    """By set-up and seat: whether a player sits there."""
    found = np.zeros((len(practice.races.setups), CARS), bool)
    for row, setup in zip(found, practice.races.setups, strict=True):
        row[: len(setup.entrants)] = [not entrant.legend for entrant in setup.entrants]
    return found
