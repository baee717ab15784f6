"""The round as a list of steps, in the order of the rulebook (chapter 3).

`begin` does what needs no decision and says whether somebody must decide; `options` lists the choices;
`answer` carries one out and says whether the step is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.rules import (
    corners,
    dealing,
    discard,
    finish,
    garage,
    planning,
    react,
    replenish,
    reveal,
    season_garage,
    slipstream,
)
from hairpin.rules.actions import NO_OPTIONS, Action, Options

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _no_choice(race: Race, car: Car) -> Options:
    return NO_OPTIONS


def _no_answer(race: Race, car: Car, action: Action) -> bool:
    return True


def _stop(race: Race) -> bool:
    return True


class Step(NamedTuple):
    name: str
    begin: Callable[[Race], bool]
    options: Callable[[Race, Car], Options] = _no_choice
    answer: Callable[[Race, Car, Action], bool] = _no_answer


STEPS: Final = (
    Step("keep one", season_garage.begin_keep, season_garage.keep_options, season_garage.keep),
    Step("draft", garage.begin_draft, garage.draft_options, garage.draft),
    Step("swap", season_garage.begin_swap, season_garage.swap_options, season_garage.swap),
    Step("throw away", garage.begin_throw, garage.throw_options, garage.throw_away),
    Step("deal", dealing.deal),
    Step("mulligan", garage.begin_mulligan, garage.hand_options, garage.choose_hand),
    Step("plan", planning.begin_round, planning.plan_options, planning.commit),
    Step("open", planning.open_plans),
    Step("reveal", reveal.reveal),
    Step("speed", reveal.begin_speed, reveal.speed_options, reveal.choose_speed),
    Step("react", react.begin_react, react.reactions, react.react),
    Step("slipstream", slipstream.begin_slipstream, slipstream.slipstream_options, slipstream.slip),
    Step("corners", corners.check_corners),
    Step("discard", discard.begin_discard, discard.discard_options, discard.discard),
    Step("replenish", replenish.begin_replenish, replenish.refresh_options, replenish.refresh),
    Step("end of turn", finish.end_turn),
    Step("over", _stop),
)

STEP_NUMBERS: Final = {step.name: number for number, step in enumerate(STEPS)}
BEGIN: Final = tuple(step.begin for step in STEPS)
OPTIONS: Final = tuple(step.options for step in STEPS)
ANSWER: Final = tuple(step.answer for step in STEPS)

KEEP_ONE: Final = 0
DRAFTING: Final = 1
SWAPPING: Final = 2
THROW: Final = 3
DEAL: Final = 4
REDRAWING: Final = 5
PLANNING: Final = 6
OPENING: Final = 7
REVEAL: Final = 8
CHOOSING_SPEED: Final = 9
REACT: Final = 10
SLIPSTREAMING: Final = 11
CORNERS: Final = 12
DISCARDING: Final = 13
REPLENISH: Final = 14
END_TURN: Final = 15
OVER: Final = 16
