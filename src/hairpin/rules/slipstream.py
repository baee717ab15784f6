"""Step 6: two spaces for free behind or beside another car (3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import SLIPSTREAM, Action, Options, options
from hairpin.rules.moving import advance, is_near_another, would_move

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

SLIPSTREAM_SPACES: Final = 2

_TAKE_IT_OR_NOT: Final = options([Action(SLIPSTREAM, 0), Action(SLIPSTREAM, SLIPSTREAM_SPACES)])


def begin_slipstream(race: Race) -> bool:
    car = race.car
    # 4.2: it may not reach the finish, judged by the space it aims at
    return (
        is_near_another(race, car)
        and car.distance + SLIPSTREAM_SPACES < race.finish
        and would_move(race, car, SLIPSTREAM_SPACES)
    )


def slipstream_options(race: Race, car: Car) -> Options:
    return _TAKE_IT_OR_NOT


def slip(race: Race, car: Car, action: Action) -> bool:
    if action.n:
        advance(race, car, action.n, SLIPSTREAM)
    return True
