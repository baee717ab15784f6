"""The same loop for a GPU: one thread for each race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

import numpy as np

from hairpin.batch import layout as at
from hairpin.batch.batch import most_options
from hairpin.batch.chance import scrambled
from hairpin.batch.compiling import NotInstalled, is_installed
from hairpin.batch.random_races import RaceTallies
from hairpin.batch.tables import race_size, setup_table
from hairpin.rules.setup import Setup

BLOCK = 128
"""Threads that are started together."""
REGISTERS = 64
"""For each thread: with fewer of them more threads are at hand while others wait for instructions."""


def is_there() -> bool:
    """Whether there is a GPU that can be used."""
    return is_installed() and bool(cuda_of_numba().is_available())


def cuda_of_numba() -> ModuleType:
    return import_module("numba.cuda")


class RandomRaces:
    """Races of random legal actions, as many at once as there are threads."""

    def __init__(self, setups: Setup | Sequence[Setup], threads: int) -> None:
        if not is_there():
            raise NotInstalled("there is no GPU that numba can use")
        cuda = self._cuda = cuda_of_numba()
        self.setups = (setups,) if isinstance(setups, Setup) else tuple(setups)
        self.threads = threads
        table = setup_table(self.setups)
        self._t = cuda.to_device(table.astype(np.int32))
        self._m = cuda.device_array((threads, race_size(table)), np.int16)
        self._o = cuda.device_array((threads, most_options(self.setups)), np.int16)

    def run(self, races: int, first_seed: int = 0) -> RaceTallies:
        cuda = self._cuda
        seeds = scrambled(np.arange(first_seed, first_seed + races, dtype=np.uint64))
        of = cuda.to_device((np.arange(races) % len(self.setups)).astype(np.int32))
        tally = cuda.device_array((races, 2 + at.MAX_CARS), np.int32)
        chances, choices = cuda.to_device(seeds), cuda.to_device(seeds)
        blocks = (self.threads + BLOCK - 1) // BLOCK
        _kernel()[blocks, BLOCK](self._m, chances, self._t, self._o, choices, of, tally)
        found = tally.copy_to_host().astype(np.int64)
        return RaceTallies(found[:, 0], found[:, 1], found[:, 2:])


@cache
def _kernel():  # type: ignore[no-untyped-def]
    from hairpin.batch.engine import race_in_row

    cuda = cuda_of_numba()

    @cuda.jit(max_registers=REGISTERS)
    def run_at_random(m, c, t, o, d, of, tally):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread >= m.shape[0]:
            return
        for r in range(thread, of.shape[0], m.shape[0]):
            race_in_row(m, c, t, o, d, of, tally, r, thread)  # type: ignore[no-untyped-call]

    return run_at_random
