"""The loops over races, compiled as a whole and kept on disk."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hairpin.batch import layout as at
from hairpin.batch.chance import below
from hairpin.batch.compiling import Ints, Shorts, States, inner, outer, sources, woven
from hairpin.batch.finish import turns_of
from hairpin.batch.flow import act, begin
from hairpin.batch.options import RETIRE_AT, list_options
from hairpin.rules.steps import OVER

Counts = npt.NDArray[np.int64]


@inner
def any_option(m: Shorts, o: Shorts, d: States) -> int:
    """As the driver `random` chooses: all alike, but it never gives up."""
    while True:
        index = o[below(d, m[at.OPTIONS])]
        if index != RETIRE_AT:
            return index + 0


@woven
def race_at_random(m: Shorts, c: States, t: Ints, o: Shorts, d: States) -> int:
    """To the end; how many decisions it took."""
    begin(m, c, t)
    decisions = 0
    while m[at.STEP] != OVER:
        list_options(m, t, o)
        act(m, c, t, any_option(m, o, d))
        decisions += 1
    return decisions


def _loops(sources: str):  # type: ignore[no-untyped-def]
    @outer
    def run_at_random(m: Shorts, c: States, t: Ints, o: Shorts, d: States, of: Ints, tally: Counts) -> None:
        sources  # noqa: B018  # what is kept on disk belongs to these
        for r in range(len(of)):
            decisions = race_at_random(m[r % len(m)], c[r : r + 1], t[of[r]], o[r % len(m)], d[r : r + 1])
            tally[0] += decisions
            tally[1] += turns_of(m[r % len(m)], t[of[r]])

    return run_at_random


run_at_random = _loops(sources())
