"""Catch-up: over empty spaces to the one directly behind a car (11.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules import symbols
from hairpin.rules.actions import CATCH_UP
from hairpin.rules.moving import advance
from hairpin.rules.pool import spent

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def reach(race: Race, car: Car) -> int:
    """The one distance that the symbols at hand can bridge; 0 if there is none."""
    values = _values(race)
    return gap_ahead(race, car.distance, sum(values)) if values else 0


def gap_ahead(race: Race, distance: int, most: int) -> int:
    """The empty spaces up to the next car, if they are no more than so many."""
    for gap in range(most + 1):
        if race.track[(distance + gap + 1) % race.length]:
            return gap
    return 0


def catch_up(race: Race, car: Car, spaces: int) -> None:
    cards = race.turn.cards_with(symbols.CATCH_UP)
    for place in spent(_values(race), spaces):
        race.turn.symbols.remove((symbols.CATCH_UP, cards[place]))
    advance(race, car, spaces, CATCH_UP)


def _values(race: Race) -> tuple[int, ...]:
    return tuple(race.cards.faces[card].catch_up for card in race.turn.cards_with(symbols.CATCH_UP))
