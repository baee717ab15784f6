"""A batch in which races can also step one by one: where others decide, some races have to wait."""

from __future__ import annotations

import numpy as np

from hairpin.batch import layout as at
from hairpin.batch.batch import Batch
from hairpin.rules.setup import Setup


class SomeRaces(Batch):
    """All actions are known to be legal."""

    def __init__(self, setup: Setup, races: int) -> None:
        super().__init__(setup, races)
        self._given = np.zeros(races, np.int64)

    def act(self, race: int, action: int) -> None:
        self._given[race] = action
        self._run_part(self._given, race, race + 1)
        self.seats[race] = self._m[race, at.ACTING]
        self.counts[race] = self._m[race, at.OPTIONS]

    def begin(self, race: int, seed: int) -> None:
        self._seeds[race] = seed
        self.act(race, self._engine.NEW)

    def seed_of(self, race: int) -> int:
        return int(self._seeds[race])
