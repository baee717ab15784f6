"""Reduce stress n: up to n Stress cards from the hand to the discard (6.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules import actions
from hairpin.rules.actions import Action
from hairpin.rules.cards import STRESS
from hairpin.rules.events import StressReduced
from hairpin.rules.pool import spent
from hairpin.rules.symbols.heat import at_hand
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _pool(race: Race, car: Car) -> tuple[int, ...]:
    """11.1: it is a discard, and a tunnel allows none."""
    if race.circuit.is_tunnel(car.distance):
        return ()
    amounts = race.cards.amounts[REDUCE_STRESS.number]
    return tuple([amounts[card] for card in at_hand(race, REDUCE_STRESS)])


def _offers(race: Race, car: Car) -> Iterable[Action]:
    maximum = min(sum(_pool(race, car)), car.hand.count(STRESS))
    return [Action(actions.REDUCE_STRESS, n) for n in range(1, maximum + 1)]


def _is_open(race: Race, car: Car) -> bool:
    return bool(car.hand and _pool(race, car))


def _use(race: Race, car: Car, action: Action) -> None:
    """Pooled as in 6.5."""
    cards = at_hand(race, REDUCE_STRESS)
    for place in spent(_pool(race, car), action.n):
        race.turn.cross_off(REDUCE_STRESS.number, cards[place])
    for _ in range(action.n):
        car.hand.remove(STRESS)
        car.discard.append(STRESS)
    if race.events is not None:
        race.events.append(StressReduced(car.seat, action.n))


REDUCE_STRESS: Final = Symbol(
    "reduce-stress",
    3,
    is_pooled=True,
    is_locked_while_unpaid=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)
