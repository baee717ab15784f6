"""The loops over races, compiled as a whole and kept on disk."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.batch import layout as at
from hairpin.batch.answers import answer
from hairpin.batch.chance import below, scrambled_one
from hairpin.batch.codes import base_code
from hairpin.batch.compiling import Numbers, States, inlined, inner, outer, sources, woven
from hairpin.batch.dealing import fill_grid
from hairpin.batch.finish import place_of, turns_of
from hairpin.batch.flow import act, begin, begin_step
from hairpin.batch.observing import observe
from hairpin.batch.options import RETIRE_AT, list_options
from hairpin.batch.rows import row
from hairpin.rules.steps import KEEP_ONE, OVER

Rewards = npt.NDArray[np.float32]

NEW: Final = -2
"""Instead of an action: begin a race with the seed that is given."""


# -- one race --------------------------------------------------------------------------------------------------


@inlined
def any_option(m: Numbers, t: Numbers, o: Numbers, d: States) -> int:
    """As the driver `random` chooses: all alike, but it never gives up."""
    options = list_options(m, t, o)
    while True:
        index = o[below(d, options)]
        if index != RETIRE_AT:
            return index


@woven
def race_at_random(m: Numbers, c: States, t: Numbers, o: Numbers, d: States) -> int:
    """To the end; how many decisions it took.

    All at the same step, once for each turn: the threads of a GPU go together, and a core foresees what comes.
    """
    fill_grid(m, c, t)
    decisions = 0
    while m[at.STEP] != OVER:
        for step in range(KEEP_ONE, OVER):
            if m[at.STEP] == step - 1:
                m[at.STEP] = step
                is_over = not begin_step(m, c, t) or m[at.STEP] == OVER
                while not is_over:
                    is_over = answer(m, c, t, any_option(m, t, o, d))
                    decisions += 1
    return decisions


# -- one race of a batch ---------------------------------------------------------------------------------------


@inlined
def hide(m: Numbers, codes: Numbers, mask: Numbers) -> None:
    """The last mask: only what was set is taken back."""
    for i in range(m[at.OPTIONS]):
        mask[codes[i]] = 0


@inlined
def show(
    m: Numbers, t: Numbers, o: Numbers, codes: Numbers, with_base: bool, sees: Numbers, mask: Numbers
) -> None:
    """What the seat to act may do, and what it sees."""
    for i in range(list_options(m, t, o)):
        codes[i] = base_code(m, t, o[i]) if with_base else o[i]
        mask[codes[i]] = 1
    if m[at.STEP] != OVER:
        observe(m, t, m[at.ACTING], sees)


@inlined
def meant(m: Numbers, o: Numbers, codes: Numbers, action: int) -> int:
    """The option with this code, which is there."""
    for i in range(m[at.OPTIONS]):
        if codes[i] == action:
            return o[i]
    return -1


@inner
def reward(m: Numbers, t: Numbers, rewards: Rewards) -> None:
    """1 for the first place, -1 for the last, the others evenly between; 1 for a car alone."""
    cars = t[at.T_CARS]
    for seat in range(cars):
        behind = place_of(m, t, seat) - 1
        rewards[seat] = 1.0 - 2.0 * behind / (cars - 1) if cars > 1 else 1.0


@woven
def step_one(
    m: Numbers,
    c: States,
    t: Numbers,
    o: Numbers,
    codes: Numbers,
    with_base: bool,
    action: int,
    again: int,
    seed: States,
    sees: Numbers,
    mask: Numbers,
    rewards: Rewards,
    done: Numbers,
) -> None:
    """Carries an action out, or begins a race; one that is over stands still, or begins anew with a new seed."""
    is_new, was_over = action == NEW, m[at.STEP] == OVER
    done[0] = 0
    hide(m, codes, mask)
    if not is_new and not was_over:
        act(m, c, t, meant(m, o, codes, action))
    if not is_new and m[at.STEP] == OVER:
        done[0] = 1
        if not was_over:
            reward(m, t, rewards)
        if again > 0:
            seed[0] += np.uint64(again)
            is_new = True
    if is_new:
        c[0] = scrambled_one(seed[0])
        begin(m, c, t)
        if m[at.STEP] == OVER:  # a race of Legends runs by itself
            reward(m, t, rewards)
            done[0] = 1
    show(m, t, o, codes, with_base, sees, mask)


# -- one of many -----------------------------------------------------------------------------------------------


@woven
def race_in_row(m, c, t, o, d, of, tally, r, place):  # type: ignore[no-untyped-def]
    """Race number `r`, in this place of `m` and `o`, with what came of it."""
    race: Numbers = row(m, place)
    setup: Numbers = row(t, of[r])
    tally[r, 0] = race_at_random(race, row(c, r), setup, row(o, place), row(d, r))
    tally[r, 1] = turns_of(race, setup)
    for seat in range(setup[at.T_CARS]):
        tally[r, 2 + seat] = place_of(race, setup, seat)


@woven
def step_in_row(m, c, t, o, codes, of, with_base, actions, again, seeds, sees, masks, rewards, done, r):  # type: ignore[no-untyped-def]
    step_one(
        row(m, r),
        row(c, r),
        row(t, of[r]),
        row(o, r),
        row(codes, r),
        with_base,
        actions[r],
        again,
        row(seeds, r),
        row(sees, r),
        row(masks, r),
        row(rewards, r),
        row(done, r),
    )


# -- many ------------------------------------------------------------------------------------------------------


def _loops(sources: str):  # type: ignore[no-untyped-def]
    """`sources` belongs to them: what is kept on disk is of no use once any file has changed."""

    @outer
    def run_at_random(m, c, t, o, d, of, tally):  # type: ignore[no-untyped-def]
        sources  # noqa: B018
        for r in range(len(of)):
            race_in_row(m, c, t, o, d, of, tally, r, r % len(m))  # type: ignore[no-untyped-call]

    @outer
    def step(m, c, t, o, codes, of, with_base, actions, again, seeds, sees, masks, rewards, done, first, end):  # type: ignore[no-untyped-def]
        """All actions are known to be legal."""
        sources  # noqa: B018
        for r in range(first, end):
            step_in_row(m, c, t, o, codes, of, with_base, actions, again, seeds, sees, masks, rewards, done, r)  # type: ignore[no-untyped-call]

    return run_at_random, step


run_at_random, step = _loops(sources("batch", "encoding", "rules"))
