"""Why an action was refused, in words that say what would have been right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.errors import IllegalAction
from hairpin.rules.steps import STEPS

if TYPE_CHECKING:
    from hairpin.rules.race import Race

_MAX_SHOWN = 8


def refusal(race: Race, seat: int, action: Action) -> IllegalAction:
    codes = race.cards.codes
    text = action_text(action, codes)
    if not 0 <= seat < len(race.cars):
        return IllegalAction(f"{text}: there is no seat {seat}; seats are 0 to {len(race.cars) - 1}")
    who = race.setup.entrants[seat].name
    legal = race.legal(seat)
    if not legal:
        return IllegalAction(f"{text}: {who} has nothing to decide now; {_whose_turn(race)}")
    shown = ", ".join(action_text(option, codes) for option in legal[:_MAX_SHOWN])
    more = f" and {len(legal) - _MAX_SHOWN} more" if len(legal) > _MAX_SHOWN else ""
    return IllegalAction(f"{text}: {who} may {shown}{more} ({STEPS[race.step].name})")


def _whose_turn(race: Race) -> str:
    waiting = [race.setup.entrants[seat].name for seat in race.waiting()]
    return f"waiting for {', '.join(waiting)}" if waiting else "the race is over"
