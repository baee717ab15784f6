"""Catch-up n: over empty spaces to the one directly behind a car (11.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.moving import advance
from hairpin.rules.pool import spent
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _reach(race: Race, car: Car) -> int:
    """The one distance that the symbols at hand can bridge; 0 if there is none."""
    values = _values(race)
    return gap_ahead(race, car.distance, sum(values)) if values else 0


def gap_ahead(race: Race, distance: int, maximum: int) -> int:
    """The empty spaces up to the next car, if they are no more than so many."""
    for gap in range(maximum + 1):
        if race.track[(distance + gap + 1) % race.length]:
            return gap
    return 0


def _values(race: Race) -> tuple[int, ...]:
    amounts = race.cards.amounts[CATCH_UP.number]
    return tuple([amounts[card] for card in race.turn.cards_with(CATCH_UP.number)])


def _offers(race: Race, car: Car) -> Iterable[Action]:
    spaces = _reach(race, car)
    return (Action(actions.CATCH_UP, spaces),) if spaces else ()


def _is_open(race: Race, car: Car) -> bool:
    return _reach(race, car) > 0


def _use(race: Race, car: Car, action: Action) -> None:
    cards = race.turn.cards_with(CATCH_UP.number)
    for place in spent(_values(race), action.n):
        race.turn.cross_off(CATCH_UP.number, cards[place])
    advance(race, car, action.n, actions.CATCH_UP)


CATCH_UP: Final = Symbol(
    "catch-up",
    6,
    is_pooled=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)
