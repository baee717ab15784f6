"""Super cool n: look through your own discard, and move up to n Heat cards of it to the engine (14.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import Action
from hairpin.rules.events import SuperCooled
from hairpin.rules.hot_cards import take_heat
from hairpin.rules.pool import spent
from hairpin.rules.symbols.cooldown import refill
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def _pool(race: Race) -> tuple[int, ...]:
    """It takes no card from the hand, and is no cooldown: neither tunnels nor the road stop it."""
    amounts = race.cards.amounts[SUPER_COOL.number]
    return tuple([amounts[card] for card in race.turn.cards_with(SUPER_COOL.number)])


def max_super_cool(race: Race, car: Car) -> int:
    """How many Heat cards could be moved as one action."""
    is_heat = race.cards.is_heat
    return min(sum(_pool(race)), sum([is_heat[card] for card in car.discard]))


def _offers(race: Race, car: Car) -> Iterable[Action]:
    """From none on: the look alone is worth something."""
    return [Action(SUPER_COOL.name, n) for n in range(max_super_cool(race, car) + 1)]


def _is_open(race: Race, car: Car) -> bool:
    """Whether there is Heat in the discard is the owner's secret."""
    return True


def _use(race: Race, car: Car, action: Action) -> None:
    """Pooled as in 6.5; a look that takes nothing spends the smallest symbol."""
    cards = race.turn.cards_with(SUPER_COOL.number)
    for place in spent(_pool(race), action.n):
        race.turn.cross_off(SUPER_COOL.number, cards[place])
    pile = tuple(sorted(car.discard))
    refill(car, [take_heat(car.discard, race.cards.is_heat) for _ in range(action.n)])
    race.reveals += 1
    if race.events is not None:
        race.events.append(SuperCooled(car.seat, action.n, pile))


SUPER_COOL: Final = Symbol(
    "super-cool",
    13,
    is_pooled=True,
    offers=_offers,
    is_open=_is_open,
    use=_use,
)
