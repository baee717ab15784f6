"""The symbols of cards that are used in a turn, each once (chapter 6).

A symbol is its kind and the card it stands on. What counts without being used (+ symbols, speed limit
changes, direct play, single use) is read off the card itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hairpin.rules.cards import CardFace

Symbol = tuple[int, int]

PAY_HEAT: Final = 0
SCRAP: Final = 1
COOLDOWN: Final = 2
REDUCE_STRESS: Final = 3
SALVAGE: Final = 4
ACCELERATE: Final = 5
CATCH_UP: Final = 6
SLIPSTREAM: Final = 7
REFRESH: Final = 8

LOCKED_WHILE_UNPAID: Final = (SCRAP, REDUCE_STRESS, SALVAGE, ACCELERATE)
"""6.2: these can't be used before their card's Heat is paid."""


def symbols_of(card: int, face: CardFace) -> tuple[Symbol, ...]:
    shown = (
        (PAY_HEAT, face.heat),
        (SCRAP, face.scrap),
        (COOLDOWN, face.cooldown),
        (REDUCE_STRESS, face.reduce_stress),
        (SALVAGE, face.salvage),
        (ACCELERATE, face.accelerate),
        (CATCH_UP, face.catch_up),
        (SLIPSTREAM, face.slipstream),
        (REFRESH, face.refresh),
    )
    return tuple((kind, card) for kind, amount in shown if amount)
