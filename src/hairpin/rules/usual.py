"""Positions that are put together from parts: what they don't say is as usual."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.position import CarPosition, Position
from hairpin.rules.steps import REDRAWING, STEPS

if TYPE_CHECKING:
    from hairpin.rules.chance import Chance
    from hairpin.rules.setup import Setup

BEFORE_A_ROUND: Final = STEPS[REDRAWING].name
"""All that comes before a round is done, and nobody owes a decision: `start` begins the round."""


def before_a_round(setup: Setup, cars: tuple[CarPosition, ...], starters: int, chance: Chance) -> Position:
    """The road is bare, no card of a Legend or sponsor has been drawn, and no round has been raced."""
    position = Position(BEFORE_A_ROUND, cars, starters, chance.state)
    season = setup.season
    if season is None:
        return position
    return position._replace(
        hand_size=season.event.hand_size,
        lap_places=season.event.lap_leaders,
        sponsor_deck=season.sponsor_deck,
    )
