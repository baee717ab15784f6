"""From step to step, until somebody must decide: the loop of `rules.race`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.answers import answer, replenish
from hairpin.batch.compiling import Numbers, States, inner, woven
from hairpin.batch.corners import check_corners
from hairpin.batch.dealing import deal, fill_grid
from hairpin.batch.finish import end_turn
from hairpin.batch.garage import begin_draft, begin_mulligan, begin_throw
from hairpin.batch.planning import begin_round, open_plans
from hairpin.batch.react import can_react
from hairpin.batch.refreshing import cards_to_refresh
from hairpin.batch.reveal import reveal
from hairpin.batch.slipstream import begin_slipstream
from hairpin.batch.track import is_tunnel
from hairpin.batch.zones import car_at
from hairpin.rules.steps import (
    CHOOSING_SPEED,
    CORNERS,
    DEAL,
    DISCARDING,
    DRAFTING,
    END_TURN,
    OPENING,
    OVER,
    PLANNING,
    REACT,
    REDRAWING,
    REPLENISH,
    REVEAL,
    SLIPSTREAMING,
    THROW,
)


@woven
def begin(m: Numbers, c: States, t: Numbers) -> None:
    """A new race, up to its first decision."""
    fill_grid(m, c, t)
    go_on(m, c, t)


@woven
def act(m: Numbers, c: States, t: Numbers, index: int) -> None:
    """The seat to act has chosen; up to the next decision."""
    if answer(m, c, t, index):
        go_on(m, c, t)


@inner
def go_on(m: Numbers, c: States, t: Numbers) -> None:
    while True:
        m[at.STEP] += 1
        if begin_step(m, c, t):
            return


@woven
def begin_step(m: Numbers, c: States, t: Numbers) -> bool:
    """Does what needs no decision; whether somebody must decide."""
    step = m[at.STEP]
    if step < PLANNING:
        return _before_the_race(m, c, t)
    if step == PLANNING:
        return begin_round(m, t)
    if step == OPENING:
        open_plans(m, t)
        return False
    if step == REVEAL:
        reveal(m, c, t)
        return False
    if step in (CHOOSING_SPEED, OVER):
        return True
    return _rest_of_the_turn(m, c, t)


@woven
def _rest_of_the_turn(m: Numbers, c: States, t: Numbers) -> bool:
    step = m[at.STEP]
    if step == REACT:
        return can_react(m, t)
    if step == SLIPSTREAMING:
        return begin_slipstream(m, t)
    if step == CORNERS:
        check_corners(m, t)
        return False
    if step == DISCARDING:
        car = car_at(m[at.SEAT])
        return m[car + at.HAND] > 0 and not is_tunnel(t, m[car + at.DISTANCE])
    if step == REPLENISH:
        return _begin_replenish(m, c, t)
    return step == END_TURN and end_turn(m, t)


@inner
def _begin_replenish(m: Numbers, c: States, t: Numbers) -> bool:
    seat = m[at.SEAT]
    if m[car_at(seat) + at.PLAY] > 0 and m[at.SYMBOLS] > 0 and cards_to_refresh(m) > 0:
        return True
    replenish(m, c, t, seat)
    return False


@woven
def _before_the_race(m: Numbers, c: States, t: Numbers) -> bool:
    step = m[at.STEP]
    if step == DRAFTING:
        return begin_draft(m, c, t)
    if step == THROW:
        return begin_throw(m, t)
    if step == DEAL:
        deal(m, c, t)
        return False
    return step == REDRAWING and begin_mulligan(m, t)
