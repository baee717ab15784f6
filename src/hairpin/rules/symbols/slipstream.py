"""Slipstream +n: the 2 spaces of a slipstream may be increased by n (6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.race import Race

SLIPSTREAM_BONUS: Final = Symbol("slipstream", 7)
"""Used in step 6."""


def bonuses(race: Race) -> tuple[int, ...]:
    amounts = race.cards.amounts[SLIPSTREAM_BONUS.number]
    return tuple([amounts[card] for card in race.turn.cards_with(SLIPSTREAM_BONUS.number)])
