"""The round as a list of steps, in the order of the rulebook (chapter 3).

`begin` does what needs no decision and says whether somebody must decide; `options` lists the choices;
`answer` carries one out and says whether the step is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.rules import corners, discard, finish, planning, react, replenish, reveal, slipstream
from hairpin.rules.actions import NO_OPTIONS, Action, Options

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _no_choice(race: Race, car: Car) -> Options:
    return NO_OPTIONS


def _no_answer(race: Race, car: Car, action: Action) -> bool:
    return True


class Step(NamedTuple):
    name: str
    begin: Callable[[Race], bool]
    options: Callable[[Race, Car], Options] = _no_choice
    answer: Callable[[Race, Car, Action], bool] = _no_answer


STEPS: Final = (
    Step("plan", planning.begin_round, planning.plan_options, planning.commit),
    Step("open", planning.open_plans),
    Step("reveal", reveal.reveal_and_move),
    Step("react", react.begin_react, react.reactions, react.react),
    Step("slipstream", slipstream.begin_slipstream, slipstream.slipstream_options, slipstream.slip),
    Step("corners", corners.check_corners),
    Step("discard", discard.begin_discard, discard.discard_options, discard.discard),
    Step("replenish", replenish.replenish),
    Step("end of turn", finish.end_turn),
    Step("over", lambda race: True),
)

PLANNING: Final = 0
OPENING: Final = 1
REVEAL: Final = 2
REACT: Final = 3
SLIPSTREAM: Final = 4
CORNERS: Final = 5
DISCARD: Final = 6
REPLENISH: Final = 7
END_TURN: Final = 8
OVER: Final = 9
