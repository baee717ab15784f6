"""Scrap n: the top card of the deck goes to the discard, n times (6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.flipping import scrap
from hairpin.rules.symbols.heat import at_hand
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _offers(race: Race, car: Car) -> Iterable[Action]:
    return [Action(actions.SCRAP, 0, (card,)) for card in dict.fromkeys(at_hand(race, SCRAP))]


def _is_open(race: Race, car: Car) -> bool:
    return bool(at_hand(race, SCRAP))


def _use(race: Race, car: Car, action: Action) -> None:
    card = action.cards[0]
    race.turn.cross_off(SCRAP.number, card)
    scrap(race, car, race.cards.amounts[SCRAP.number][card])


SCRAP: Final = Symbol(
    "scrap",
    1,
    is_mandatory=True,
    is_locked_while_unpaid=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)
