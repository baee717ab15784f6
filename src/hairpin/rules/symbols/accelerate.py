"""Accelerate: 1 more speed, and a space, for every + symbol resolved so far this turn (6.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.events import Accelerated
from hairpin.rules.moving import advance
from hairpin.rules.symbols.heat import at_hand
from hairpin.rules.symbols.symbol import FLAG, Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _offers(race: Race, car: Car) -> Iterable[Action]:
    if not race.turn.plus_count:
        return ()
    return [Action(actions.ACCELERATE, 0, (card,)) for card in dict.fromkeys(at_hand(race, ACCELERATE))]


def _is_open(race: Race, car: Car) -> bool:
    return bool(race.turn.plus_count and at_hand(race, ACCELERATE))


def _use(race: Race, car: Car, action: Action) -> None:
    card = action.cards[0]
    race.turn.cross_off(ACCELERATE.number, card)
    spaces = race.turn.plus_count
    car.speed += spaces
    if race.events is not None:
        race.events.append(Accelerated(car.seat, card, spaces))
    advance(race, car, spaces, actions.ACCELERATE)


ACCELERATE: Final = Symbol(
    "accelerate",
    5,
    FLAG,
    is_locked_while_unpaid=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)
