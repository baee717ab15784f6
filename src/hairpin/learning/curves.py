"""How the learning goes: after each round a point on every curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hairpin.learning.arrays import Array
from hairpin.learning.opponents import players_of
from hairpin.learning.places import CARS
from hairpin.learning.ppo import Learnt
from hairpin.learning.practice import Drive, Opponent, Practice

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
    """How far the present self came in ahead of its opponents, on the same scale."""


def told(
    practice: Practice,
    drive: Drive,
    opponents: Sequence[Opponent],
    learnt: Learnt,
    decisions: int,
    seconds: float,
) -> Told:
    on = practice.on
    steps, races = np.nonzero(on.numpy(drive.done))
    ended = on.whole(steps), on.whole(races)
    rewards, rounds = on.numpy(drive.rewards[ended]), on.numpy(drive.seen[:, :, 1][ended])
    of = on.numpy(practice.of).astype(np.int64)[races]
    players = players_of(practice)[of]
    legends = _cars_of(practice)[of] & ~players
    others = _others(practice, opponents)[races] & players
    among, mixed = _any(legends), _any(others) & ~_any(legends)
    return Told(
        decisions,
        seconds,
        learnt.entropy,
        learnt.worth_error,
        learnt.explained,
        learnt.changed,
        float(rounds.mean()) if len(rounds) else 0.0,
        _mean(rewards, players & ~others & among),
        _mean(rewards, players & ~others & mixed) - _mean(rewards, others & mixed),
    )


def _cars_of(practice: Practice) -> Flags:
    """By set-up and seat: whether there is a car."""
    cars = np.array([len(setup.entrants) for setup in practice.races.setups])
    return np.arange(CARS)[None, :] < cars[:, None]


def _others(practice: Practice, opponents: Sequence[Opponent]) -> Flags:
    """By race and seat: whether somebody else drives."""
    found = np.zeros((practice.races.races, CARS), bool)
    for opponent in opponents:
        found[opponent.first :][: len(opponent.seats)] = practice.on.numpy(opponent.seats) > 0
    return found


def _any(flags: Flags) -> Flags:
    """Of each row, as a column."""
    return np.array(flags.any(1))[:, None]


def _mean(numbers: Array, chosen: Flags) -> float:
    return float(numbers[chosen].mean()) if chosen.any() else 0.0
