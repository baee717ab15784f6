"""Races of random legal actions, as fast as one core goes: for benchmarks, and for figures by the million."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hairpin.batch import layout as at
from hairpin.batch.batch import MANY_OPTIONS
from hairpin.batch.chance import scrambled
from hairpin.batch.tables import race_size, setup_table
from hairpin.batch.waiting import saying_that_it_compiles
from hairpin.rules.setup import Setup

Counts = npt.NDArray[np.int64]


class RaceTallies(NamedTuple):
    """Of many races, by race: what each took, and where each seat came in."""

    decisions: Counts
    turns: Counts
    places: Counts


def random_races(setups: Setup | Sequence[Setup], seeds: Sequence[int]) -> RaceTallies:
    """A race for each seed, the set-ups in turn; the driver `random` with the same seed in every seat."""
    from hairpin.batch import engine

    setups = (setups,) if isinstance(setups, Setup) else tuple(setups)
    table = setup_table(setups)
    of = np.arange(len(seeds), dtype=np.int64) % len(setups)
    chances = scrambled(np.array(seeds, np.uint64))
    tally = np.zeros((len(seeds), 2 + at.MAX_CARS), np.int64)
    race, options = np.zeros((1, race_size(table)), np.int64), np.zeros((1, MANY_OPTIONS), np.int64)
    with saying_that_it_compiles():
        engine.run_at_random(race, chances, table, options, chances.copy(), of, tally)
    return RaceTallies(tally[:, 0], tally[:, 1], tally[:, 2:])
