"""The steps of every turn, called by name: the compiler makes jumps of that, where calls by a table would be slow.

Plain Python is quicker by the table (`steps`), which alone says what the steps are; a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules import corners, discard, finish, planning, react, replenish, reveal, slipstream, steps
from hairpin.rules.actions import Action, Options

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def begin(race: Race, step: int) -> bool:
    if step == steps.REVEAL:
        return reveal.reveal(race)
    if step == steps.REACT:
        return react.begin_react(race)
    if step == steps.SLIPSTREAMING:
        return slipstream.begin_slipstream(race)
    if step == steps.CORNERS:
        return corners.check_corners(race)
    if step == steps.DISCARDING:
        return discard.begin_discard(race)
    if step == steps.REPLENISH:
        return replenish.begin_replenish(race)
    if step == steps.END_TURN:
        return finish.end_turn(race)
    return steps.BEGIN[step](race)


def options(race: Race, car: Car, step: int) -> Options:
    if step == steps.REACT:
        return react.reactions(race, car)
    if step == steps.SLIPSTREAMING:
        return slipstream.slipstream_options(race, car)
    if step == steps.DISCARDING:
        return discard.discard_options(race, car)
    return steps.OPTIONS[step](race, car)


def answer(race: Race, car: Car, action: Action, step: int) -> bool:
    if step == steps.PLANNING:
        return planning.commit(race, car, action)
    if step == steps.REACT:
        return react.react(race, car, action)
    if step == steps.SLIPSTREAMING:
        return slipstream.slip(race, car, action)
    if step == steps.DISCARDING:
        return discard.discard(race, car, action)
    return steps.ANSWER[step](race, car, action)
