"""On a GPU the same races as on a core; only where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from hairpin.batch import gpu
from hairpin.batch.batch import Batch
from hairpin.batch.gpu_batch import GpuBatch
from hairpin.batch.random_races import random_races
from hairpin.lab.bench import base_setup, full_setup
from hairpin.rules.errors import IllegalAction
from hairpin.rules.setup import Setup

pytestmark = pytest.mark.skipif(not gpu.is_there(), reason="no GPU that numba can use")

RACES = 1000
STEPS = 300


@pytest.mark.parametrize(
    "setups", [[base_setup(4)], [full_setup(), replace(full_setup(), tournament=True)]], ids=["base4", "modules"]
)
def test_steps_are_the_same(setups: Sequence[Setup]) -> None:
    there, here = GpuBatch(setups, RACES, again=True), Batch(setups, RACES, again=True)
    chance = np.random.default_rng(0)
    for _ in range(STEPS):
        for name in ("seats", "observations", "masks", "rewards", "done"):
            assert np.array_equal(getattr(there, name).copy_to_host(), getattr(here, name)), name
        counts = there.counts.copy_to_host()
        chosen = chance.integers(0, counts)
        actions = there.codes.copy_to_host()[np.arange(RACES), chosen].astype(np.int64)
        here.step(actions)
        order = gpu.cuda_of_numba().to_device(chance.permutation(RACES))
        there.step(gpu.cuda_of_numba().to_device(actions), order=order)


def test_random_races_are_the_same() -> None:
    setup = full_setup()
    there, here = gpu.RandomRaces(setup, 64).run(100), random_races(setup, range(100))
    assert np.array_equal(there.places, here.places)
    assert np.array_equal(there.decisions, here.decisions)


def test_what_is_not_legal_is_refused() -> None:
    batch = GpuBatch(base_setup(2), 2)
    with pytest.raises(IllegalAction, match="race 0"):
        batch.step(gpu.cuda_of_numba().to_device(np.full(2, batch.table.size - 1)))
