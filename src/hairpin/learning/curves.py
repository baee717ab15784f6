"""How the learning goes: after each round a point on every curve."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hairpin.learning.arrays import Array
from hairpin.learning.places import CARS
from hairpin.learning.ppo import Learnt
from hairpin.learning.practice import Drive, Past, Practice

Flags = npt.NDArray[np.bool_]


class Told(NamedTuple):
    decisions: int
    seconds: float
    entropy: float
    """How undecided the network is."""
    worth_error: float
    explained: float
    """How much of what comes out it has foreseen: 1 all."""
    clipped: float
    rounds: float
    """How many rounds those races took that ended; it falls while cars learn to drive."""
    against_legends: float
    """Where cars came in among Legends: 1 always first, -1 always last; 0 if no race ended."""
    against_past: float
    """How far the present self came in ahead of the earlier one, on the same scale."""


def told(
    practice: Practice, drive: Drive, past: Past | None, learnt: Learnt, decisions: int, seconds: float
) -> Told:
    on = practice.on
    steps, races = np.nonzero(on.numpy(drive.done))
    ended = on.whole(steps), on.whole(races)
    rewards, rounds = on.numpy(drive.rewards[ended]), on.numpy(drive.seen[:, :, 1][ended])
    of = on.numpy(practice.of).astype(np.int64)[races]
    players, legends = _who_sits_where(practice, of)
    earlier = _earlier(on.numpy(past.seats), races) & players if past is not None else players & False
    among, mixed = _any(legends), _any(earlier) & ~_any(legends)
    return Told(
        decisions,
        seconds,
        learnt.entropy,
        learnt.worth_error,
        learnt.explained,
        learnt.changed,
        float(rounds.mean()) if len(rounds) else 0.0,
        _mean(rewards, players & ~earlier & among),
        _mean(rewards, players & ~earlier & mixed) - _mean(rewards, earlier & mixed),
    )


def _who_sits_where(practice: Practice, of: npt.NDArray[np.int64]) -> tuple[Flags, Flags]:
    """By race and seat: players, and Legends."""
    kinds = np.zeros((len(practice.races.setups), CARS), np.int64)
    for row, setup in zip(kinds, practice.races.setups, strict=True):
        row[: len(setup.entrants)] = [1 + entrant.legend for entrant in setup.entrants]
    return kinds[of] == 1, kinds[of] == 2


def _earlier(seats: Array, races: npt.NDArray[np.int64]) -> Flags:
    """An earlier self drives in the first races only."""
    found = np.zeros((len(races), CARS), bool)
    in_them = races < len(seats)
    found[in_them] = seats[races[in_them]] > 0
    return found


def _any(flags: Flags) -> Flags:
    """Of each row, as a column."""
    return np.array(flags.any(1))[:, None]


def _mean(numbers: Array, chosen: Flags) -> float:
    return float(numbers[chosen].mean()) if chosen.any() else 0.0
