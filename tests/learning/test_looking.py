"""A network that has learned from batches is shown the same by a driver, which has only a view."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from hairpin.batch.batch import Batch
from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.learned import LearnedDriver
from hairpin.lab.bench import base_setup, full_setup
from hairpin.learning.arrays import Numpy
from hairpin.learning.looking import LookingOnCores
from hairpin.learning.network import Sizes, forward, new_weights
from hairpin.learning.worth import potential
from hairpin.rules.actions import TAKE
from hairpin.rules.season_view import game_view
from hairpin.rules.setup import Setup
from tests.fresh import any_of, fresh

SETUPS = {
    "base": base_setup(4),
    "legends": race_config(load_circuit("usa"), ("random", LEGEND, LEGEND), modules=RaceOptions(level=6)).setup,
    "modules": full_setup(),
    "tournament": replace(full_setup(), tournament=True),
}


@pytest.mark.parametrize("name", ["base", "legends", *any_of("modules", "tournament")])
def test_a_driver_thinks_of_a_view_what_is_thought_of_the_race(name: str) -> None:
    setup: Setup = SETUPS[name]
    chance = np.random.default_rng(fresh("driver and batch"))
    on = Numpy(0)
    weights = new_weights(on, Sizes(64, 32), 0)
    weights["likes"] = chance.standard_normal(weights["likes"].shape).astype(np.float32)
    weights["worth"] = chance.standard_normal(weights["worth"].shape).astype(np.float32)
    driver = LearnedDriver(weights)
    batch = Batch([setup], 1, codec="slots(8)")
    looking = LookingOnCores(on, batch.setups)
    steps: Counter[str] = Counter()
    batch.reset(fresh("a race"))
    while batch.seats[0] >= 0:
        view = game_view(batch.race(0), int(batch.seats[0]))
        count = int(batch.counts[0])
        codes = batch.codes[:, :count].astype(np.int64)
        asked = looking.considered(
            batch.observations.astype(np.int64), codes, np.array([count]), np.zeros(1, np.int64)
        )
        passed = forward(on, weights, asked.sights, asked.choices, asked.rows)
        worth, _, scores = driver.thought(view, list(view.options))
        thought = passed.worths + potential(on, batch.observations)
        assert worth == pytest.approx(float(thought[0]), abs=1e-3)
        if not any(option.kind == TAKE for option in view.options):  # weighed by its cards
            assert scores == pytest.approx(passed.scores, abs=1e-3), view.options
        steps[view.step] += 1
        batch.step(np.array([codes[0, chance.integers(max(1, count - 1))]]))
    assert steps.total() > 50
