"""Many races that step together: what each seat to act sees and may do, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.batch import layout as at
from hairpin.batch.reading import Row, position_of
from hairpin.batch.slots import SLOTS, TABLE
from hairpin.batch.tables import race_size, setup_table
from hairpin.batch.waiting import saying_that_it_compiles
from hairpin.encoding import action_tables
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.encoding.table import Table
from hairpin.rules.errors import IllegalAction
from hairpin.rules.position import Position
from hairpin.rules.race import Race
from hairpin.rules.setup import Setup

BASE: Final = "base"
MANY_OPTIONS: Final = 5000
"""More than any decision has: a search of the discard for four cards."""
FEW_OPTIONS: Final = 256
"""Enough where no discard is searched."""

Seeds = int | Sequence[int] | npt.NDArray[np.uint64]


def with_base_table(setups: Sequence[Setup], codec: str) -> bool:
    """Whether actions are those of the base table."""
    has_garage = any(setup.garage for setup in setups)
    if codec not in ("", BASE, f"slots({SLOTS})"):
        raise ValueError(f"codec {codec!r}: a batch has base and slots({SLOTS})")
    if codec == BASE and has_garage:
        raise ValueError(f"codec base: races with upgrades need slots({SLOTS})")
    return codec == BASE or (not codec and not has_garage)


def most_options(setups: Sequence[Setup]) -> int:
    return MANY_OPTIONS if any(setup.garage for setup in setups) else FEW_OPTIONS


class Batch:
    """`seats`, `observations`, `masks`, `rewards` and `done` are written anew by each step, and never replaced.

    `seats` has the seat to act, -1 in a race that is over. An action is an index of the codec: `base` in races
    without upgrades, else `slots(8)`. Where several seats plan at once, they are asked one after the other, and
    none sees what the others have chosen. `rewards` are those of the race that ended last, by seat: 1 for the
    first, -1 for the last, evenly between. `codes` has the indexes of all that the seat to act may do, in the
    order of the rules' list, and `counts` how many there are.
    """

    def __init__(
        self,
        setups: Setup | Sequence[Setup],
        races: int,
        *,
        codec: str = "",
        again: bool = False,
        threads: int = 1,
    ) -> None:
        """Races take the set-ups in turn. `again`: one that is over begins anew, with a seed nobody else has."""
        from hairpin.batch import engine

        self._engine = engine
        self.setups = (setups,) if isinstance(setups, Setup) else tuple(setups)
        self.races = races
        self._t = setup_table(self.setups)
        self._of = np.arange(races, dtype=np.int64) % len(self.setups)
        self._m = np.zeros((races, race_size(self._t)), np.int64)
        self._c = np.zeros(races, np.uint64)
        self._seeds = np.zeros(races, np.uint64)
        self._with_base = with_base_table(self.setups, codec)
        self._again = races if again else 0
        self._o = np.zeros((races, most_options(self.setups)), np.int64)
        self.codes = self._o.copy()
        self._done = np.zeros(races, np.uint8)
        self._parts = np.linspace(0, races, threads + 1).astype(int)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.table: Table = action_tables.BASE if self._with_base else TABLE
        self.observations = np.zeros((races, OBSERVATION.size), np.int16)
        self.masks = np.zeros((races, self.table.size), np.uint8)
        self.rewards = np.zeros((races, at.MAX_CARS), np.float32)
        self.seats = np.full(races, -1, np.int64)
        self.counts = np.zeros(races, np.int64)
        self.done = self._done.view(np.bool_)
        self.reset(range(races))

    # -- racing ------------------------------------------------------------------------------------------------

    def reset(self, seeds: Seeds) -> None:
        """All races begin anew: from this seed on, or each with its own."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.races)
        self._seeds[:] = np.array(seeds, np.uint64)
        self._run(np.full(self.races, self._engine.NEW, np.int64))

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One action in each race. What is not legal is refused, and then nothing has changed in any race."""
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.races,):
            raise ValueError(f"actions: {actions.shape}; one for each of {self.races} races is needed")
        if (actions < 0).any():
            raise IllegalAction("actions: below 0")
        self._check(actions)
        self._run(actions)

    def _check(self, actions: npt.NDArray[np.int64]) -> None:
        racing = self.seats >= 0
        known = np.minimum(actions, self.table.size - 1)
        wrong = racing & ((actions >= self.table.size) | (self.masks[np.arange(self.races), known] == 0))
        if wrong.any():
            race = int(wrong.argmax())
            raise IllegalAction(
                f"race {race}: {int(actions[race])} is not among what seat {int(self.seats[race])} may do now"
            )

    def _run(self, actions: npt.NDArray[np.int64]) -> None:
        with saying_that_it_compiles():
            if self._pool is None:
                self._run_part(actions, 0, self.races)
            else:
                ends = [int(end) for end in self._parts]
                list(self._pool.map(self._run_part, [actions] * (len(ends) - 1), ends[:-1], ends[1:]))
        np.copyto(self.seats, self._m[:, at.ACTING])
        np.copyto(self.counts, self._m[:, at.OPTIONS])

    def _run_part(self, actions: npt.NDArray[np.int64], first: int, end: int) -> None:
        self._engine.step(
            self._m,
            self._c,
            self._t,
            self._o,
            self.codes,
            self._of,
            self._with_base,
            actions,
            self._again,
            self._seeds,
            self.observations,
            self.masks,
            self.rewards,
            self._done,
            first,
            end,
        )

    # -- looking at one race -----------------------------------------------------------------------------------

    def setup(self, race: int) -> Setup:
        return self.setups[int(self._of[race])]

    def position(self, race: int) -> Position:
        """As the rules know it: `Race(batch.setup(i), batch.position(i))` goes on from there."""
        of = int(self._of[race])
        return position_of(Row(self._m[race], self._t[of], self.setups[of], int(self._c[race])))

    def race(self, race: int) -> Race:
        return Race(self.setup(race), self.position(race))

    def legal(self, race: int) -> list[int]:
        """The indexes of all that the seat to act may do, in the order of the rules' own list."""
        listed: list[int] = self.codes[race, : int(self.counts[race])].tolist()
        return listed

    def seeds(self) -> list[int]:
        found: list[int] = self._seeds.tolist()
        return found
