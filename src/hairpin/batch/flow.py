"""From step to step, until somebody must decide: the loop of `rules.race`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.answers import answer, replenish
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
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


@inner
def begin(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> None:
    """A new race, up to its first decision."""
    fill_grid(s, z, c, t)
    go_on(s, z, c, t, k)


@inner
def act(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, index: int) -> None:
    """The seat to act has chosen; up to the next decision."""
    if answer(s, z, c, t, k, index):
        go_on(s, z, c, t, k)


@inner
def go_on(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> None:
    while True:
        s[at.STEP] += 1
        if _begin_step(s, z, c, t, k):
            return


@inner
def _begin_step(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> bool:
    """Does what needs no decision; whether somebody must decide."""
    step = s[at.STEP]
    if step < PLANNING:
        return _before_the_race(s, z, c, t, k)
    if step == PLANNING:
        return begin_round(s, t)
    if step == OPENING:
        open_plans(s, z, t)
        return False
    if step == REVEAL:
        reveal(s, z, c, t, k)
        return False
    if step in (CHOOSING_SPEED, OVER):
        return True
    return _rest_of_the_turn(s, z, c, t, k)


@inner
def _rest_of_the_turn(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> bool:
    step = s[at.STEP]
    if step == REACT:
        return can_react(s, z, t, k)
    if step == SLIPSTREAMING:
        return begin_slipstream(s, z, t, k)
    if step == CORNERS:
        check_corners(s, z, t, k)
        return False
    if step == DISCARDING:
        car = car_at(s[at.SEAT])
        return s[car + at.HAND] > 0 and not is_tunnel(t, s[car + at.DISTANCE])
    if step == REPLENISH:
        return _begin_replenish(s, z, c, t, k)
    return step == END_TURN and end_turn(s, z, t)


@inner
def _begin_replenish(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> bool:
    seat = s[at.SEAT]
    if s[car_at(seat) + at.PLAY] > 0 and s[at.SYMBOLS] > 0 and cards_to_refresh(s) > 0:
        return True
    replenish(s, z, c, t, k, seat)
    return False


@inner
def _before_the_race(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> bool:
    step = s[at.STEP]
    if step == DRAFTING:
        return begin_draft(s, z, c, t)
    if step == THROW:
        return begin_throw(s, t)
    if step == DEAL:
        deal(s, z, c, t, k)
        return False
    return step == REDRAWING and begin_mulligan(s, t)
