"""What many positions and their options look like: what looks at one, compiled for cores and for a GPU."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, Protocol

import numpy as np

from hairpin.batch.compiling import outer, sources
from hairpin.batch.slots import DISCARD, MASK_OF, SLOTS, TABLE
from hairpin.batch.slots import PLAN as PLANS
from hairpin.encoding.observation_table import MARKET, OBSERVATION, OWN
from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.learning.choices import CHOICE, KIND, SAYS, describe, listed
from hairpin.learning.known import known_of_all
from hairpin.learning.sight import SIGHT, UPGRADES, see
from hairpin.learning.spelled import SPELLED, Spelled
from hairpin.rules.setup import Setup

DRAFT: Final = KIND["draft"]
THROW_AWAY: Final = KIND["throw-away"]
ON_SALE: Final = OBSERVATION.at["market"]
BLOCK: Final = 128


class Considered(NamedTuple):
    """The options of some decisions, laid out one after the other."""

    sights: Array
    choices: Array
    rows: Whole
    """Which decision each option is for."""
    first: Whole
    """Where the options of each decision begin."""


class Codes(NamedTuple):
    """What each index of the table of slots means by itself."""

    kind: Whole
    place: Whole
    """Among the indexes of its kind."""
    amount: Whole
    """The same, where it says something."""
    held: Whole
    """A bit for each slot of the hand."""


@cache
def codes() -> Codes:
    kind, place, held = (np.zeros(TABLE.size, np.int64) for _ in range(3))
    for number, part in enumerate(TABLE):
        lies = slice(TABLE.at[part.name], TABLE.at[part.name] + part.size)
        kind[lies] = number
        place[lies] = np.arange(part.size)
    plans = np.array(MASK_OF, np.int64)
    held[PLANS : PLANS + len(plans)] = plans
    held[DISCARD : DISCARD + (1 << SLOTS)] = np.arange(1 << SLOTS)
    held[TABLE.at["direct"] :][:SLOTS] = 1 << np.arange(SLOTS)
    return Codes(kind, place, place * np.array(SAYS)[kind], held)


def _look_at(seen, printed, of, sights, row):  # type: ignore[no-untyped-def]
    see(seen[row], printed[of[row]], sights[row])


def _describe_one(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices, k):  # type: ignore[no-untyped-def]
    row, code = rows[k], which[k]
    card = -1
    if kinds[code] == DRAFT:
        card = listed(seen[row], ON_SALE, MARKET, places[code])
    elif kinds[code] == THROW_AWAY:
        card = listed(seen[row], UPGRADES, OWN, places[code])
    known, sight = printed[of[row]], sights[row]
    describe(seen[row], known, sight, kinds[code], amounts[code], held[code], card, choices[k])


@cache
def compile_spelled() -> None:
    """From now on compiled functions may call those that are plain Python."""
    from numba.extending import overload

    def allow(function: Spelled) -> None:
        overload(function, strict=False, target="generic")(lambda *arguments: function)

    for function in (*SPELLED, _look_at, _describe_one):
        allow(function)


class Looking(Protocol):
    def considered(self, seen: Whole, codes: Whole, counts: Whole, of: Whole) -> Considered: ...


class _Looking(ABC):
    """What both have in common: where options lie, and what is known of cards and indexes."""

    def __init__(self, on: Arrays, setups: Sequence[Setup]) -> None:
        self._on = on
        self._printed = on.floats(known_of_all(tuple(setups)))
        self._codes = [on.whole(column) for column in codes()]

    def considered(self, seen: Whole, codes: Whole, counts: Whole, of: Whole) -> Considered:
        on = self._on
        rows, first = on.repeated(counts), counts.cumsum(0) - counts
        which = codes[rows, on.counted(len(rows)) - first[rows]]
        sights, choices = on.zeros(len(seen), SIGHT), on.zeros(len(rows), CHOICE)
        self._fill(seen, of, rows, on.whole(which), sights, choices)
        return Considered(on.light(sights), on.light(choices), rows, first)

    @abstractmethod
    def _fill(self, seen: Whole, of: Whole, rows: Whole, which: Whole, sights: Array, choices: Array) -> None: ...


class LookingOnCores(_Looking):
    def _fill(self, seen: Whole, of: Whole, rows: Whole, which: Whole, sights: Array, choices: Array) -> None:
        look, describe_all = _loops(sources("batch", "encoding", "rules", "learning"))
        seen = np.ascontiguousarray(seen, np.int16)  # of whatever size: compiled once
        look(seen, self._printed, of, sights)
        describe_all(seen, self._printed, of, sights, rows, which, *self._codes, choices)


class LookingOnGpu(_Looking):
    def __init__(self, on: Arrays, setups: Sequence[Setup]) -> None:
        super().__init__(on, setups)
        self._known = _shared(self._printed, *self._codes)

    def _fill(self, seen: Whole, of: Whole, rows: Whole, which: Whole, sights: Array, choices: Array) -> None:
        look, describe_all = _kernels()
        seen, of, rows, which, sights, choices = _shared(seen, of, rows, which, sights, choices)
        look[_blocks(len(sights)), BLOCK](seen, self._known[0], of, sights)
        describe_all[_blocks(len(choices)), BLOCK](
            seen, self._known[0], of, sights, rows, which, *self._known[1:], choices
        )


def _blocks(threads: int) -> int:
    return (threads + BLOCK - 1) // BLOCK


def _shared(*arrays: Array | Whole) -> list[Array]:
    """The same numbers, as numba sees them."""
    from hairpin.batch.gpu import cuda_of_numba

    return [cuda_of_numba().as_cuda_array(array) for array in arrays]


@cache
def _loops(sources: str):  # type: ignore[no-untyped-def]
    """`sources` belongs to them: what is kept on disk is of no use once any file has changed."""
    compile_spelled()

    @outer
    def look(seen, printed, of, sights):  # type: ignore[no-untyped-def]
        sources  # noqa: B018
        for row in range(len(sights)):
            _look_at(seen, printed, of, sights, row)

    @outer
    def describe_all(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices):  # type: ignore[no-untyped-def]
        sources  # noqa: B018
        for k in range(len(choices)):
            _describe_one(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices, k)

    return look, describe_all


@cache
def _kernels():  # type: ignore[no-untyped-def]
    from hairpin.batch.gpu import cuda_of_numba

    compile_spelled()
    cuda = cuda_of_numba()

    @cuda.jit
    def look(seen, printed, of, sights):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < sights.shape[0]:
            _look_at(seen, printed, of, sights, row)

    @cuda.jit
    def describe_all(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < choices.shape[0]:
            _describe_one(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices, k)

    return look, describe_all
