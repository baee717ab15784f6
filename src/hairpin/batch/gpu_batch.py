"""Many races on a GPU that step together: the arrays stay there, and a learner there reads them where they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from hairpin.batch import layout as at
from hairpin.batch.batch import Seeds, most_options, with_base_table
from hairpin.batch.compiling import NotInstalled
from hairpin.batch.gpu import BLOCK, cuda_of_numba, is_there
from hairpin.batch.slots import TABLE
from hairpin.batch.tables import race_size, setup_table
from hairpin.encoding import action_tables
from hairpin.encoding.observation_table import OBSERVATION
from hairpin.encoding.table import Table
from hairpin.rules.errors import IllegalAction
from hairpin.rules.setup import Setup

REGISTERS = 96
"""For each thread; other numbers were not tried."""


class OnGpu(Protocol):
    """An array on the GPU, of numba or of any other library that says where it lies."""

    @property
    def shape(self) -> tuple[int, ...]: ...

    def copy_to_host(self) -> npt.NDArray[np.int64]: ...

    def copy_to_device(self, array: npt.ArrayLike) -> None: ...


Shape = tuple[int, ...] | int
Memory = Callable[[Shape, type], OnGpu]


class GpuBatch:
    """As `Batch`, with arrays of numba on the GPU, which torch and others take as they are (without a copy).

    `codes` has the indexes of all that the seat to act may do, in the order of the rules' list, and `counts` how
    many there are: where a mask would be mostly empty they are quicker to use. A step with `is_checked=False`
    trusts its actions, and does not wait for the GPU. Threads that do the same go together: a step with an `order`
    of the races, those first that are alike, takes less time.
    """

    def __init__(
        self,
        setups: Setup | Sequence[Setup],
        races: int,
        *,
        codec: str = "",
        again: bool = False,
        memory: Memory | None = None,
    ) -> None:
        """What can be read is laid in `memory`, so that it is another library's as well."""
        if not is_there():
            raise NotInstalled("there is no GPU that numba can use")
        cuda = self._cuda = cuda_of_numba()
        self.setups = (setups,) if isinstance(setups, Setup) else tuple(setups)
        self.races = races
        table = setup_table(self.setups)
        self._with_base = with_base_table(self.setups, codec)
        self._again = races if again else 0
        self._t = cuda.to_device(table.astype(np.int32))
        self._of = cuda.to_device((np.arange(races) % len(self.setups)).astype(np.int32))
        self.table: Table = action_tables.BASE if self._with_base else TABLE

        def zeros(shape: Shape, kind: type) -> OnGpu:
            return cast(OnGpu, cuda.to_device(np.zeros(shape, kind)))

        lent = memory or zeros
        self._m = zeros((races, race_size(table)), np.int16)
        self._o = zeros((races, most_options(self.setups)), np.int16)
        self._c, self._seeds = zeros(races, np.uint64), zeros(races, np.uint64)
        self._wrong = zeros(1, np.int32)
        self._in_turn = cuda.to_device(np.arange(races, dtype=np.int64))
        self.codes = lent((races, most_options(self.setups)), np.int16)
        self.counts, self.seats, self.done = lent(races, np.int32), lent(races, np.int32), lent(races, np.uint8)
        self.observations = lent((races, OBSERVATION.size), np.int16)
        self.masks = lent((races, self.table.size), np.uint8)
        self.rewards = lent((races, at.MAX_CARS), np.float32)
        self.reset(range(races))

    def reset(self, seeds: Seeds) -> None:
        """All races begin anew: from this seed on, or each with its own."""
        from hairpin.batch.engine import NEW

        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.races)
        self._seeds.copy_to_device(np.array(seeds, np.uint64))
        self._run(self._cuda.to_device(np.full(self.races, NEW, np.int32)))

    def step(self, actions: OnGpu, *, is_checked: bool = True, order: OnGpu | None = None) -> None:
        """One action in each race. What is not legal is refused, and then nothing has changed in any race."""
        actions = self._cuda.as_cuda_array(actions)
        if actions.shape != (self.races,):
            raise ValueError(f"actions: {actions.shape}; one for each of {self.races} races is needed")
        if is_checked:
            self._check(actions)
        self._run(actions, order)

    def _check(self, actions: OnGpu) -> None:
        self._wrong.copy_to_device(np.full(1, self.races, np.int32))
        check, _ = _kernels()
        check[self._blocks(), BLOCK](self.seats, self.codes, self.counts, actions, self._wrong)
        race = int(self._wrong.copy_to_host()[0])
        if race < self.races:
            raise IllegalAction(f"race {race}: its action is not among what its seat may do now")

    def _run(self, actions: OnGpu, order: OnGpu | None = None) -> None:
        _, step = _kernels()
        step[self._blocks(), BLOCK](
            self._m,
            self._c,
            self._t,
            self._o,
            self.codes,
            self.counts,
            self._of,
            self._with_base,
            actions,
            self._again,
            self._seeds,
            self.seats,
            self.observations,
            self.masks,
            self.rewards,
            self.done,
            self._in_turn if order is None else self._cuda.as_cuda_array(order),
        )

    def _blocks(self) -> int:
        return (self.races + BLOCK - 1) // BLOCK


@cache
def _kernels():  # type: ignore[no-untyped-def]
    from hairpin.batch.engine import step_in_row

    cuda = cuda_of_numba()

    @cuda.jit
    def check(seats, codes, counts, actions, wrong):  # type: ignore[no-untyped-def]
        r = cuda.grid(1)
        if r >= seats.shape[0] or seats[r] < 0:
            return
        for i in range(counts[r]):
            if codes[r, i] == actions[r]:
                return
        cuda.atomic.min(wrong, 0, r)

    @cuda.jit(max_registers=REGISTERS)
    def step(  # type: ignore[no-untyped-def]
        m, c, t, o, codes, counts, of, with_base, actions, again, seeds, seats, sees, masks, rewards, done, order
    ):
        if cuda.grid(1) >= m.shape[0]:
            return
        r = order[cuda.grid(1)]
        step_in_row(m, c, t, o, codes, of, with_base, actions, again, seeds, sees, masks, rewards, done, r)  # type: ignore[no-untyped-call]
        counts[r] = m[r, at.OPTIONS]
        seats[r] = m[r, at.ACTING]

    return check, step
