"""What a symbol is: how a card shows it, when it is offered in step 5, and what using it does (chapter 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from hairpin.rules.actions import Action
from hairpin.rules.cards import Card

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

SYMBOL: Final = "symbol"


class HeldSymbol(NamedTuple):
    """A symbol that waits to be used: its number, and the card on which it stands."""

    symbol: Annotated[int, SYMBOL]
    card: Card


Offers = Callable[["Race", "Car"], Iterable[Action]]
Use = Callable[["Race", "Car", Action], None]

AMOUNT: Final = "amount"
"""A card shows how many: `cooldown = 3`."""
CHANGE: Final = "change"
"""Up or down: `limit = -1`."""
FLAG: Final = "flag"
"""It is there or not: `refresh = true`."""


def no_offers(race: Race, car: Car) -> Iterable[Action]:
    return ()


def is_closed(race: Race, car: Car) -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Symbol:
    """One declaration serves all: files, card tables, records, messages, pages and drivers."""

    name: str
    """In actions, records, messages and locales."""
    number: int
    """In positions, and so in the fingerprints of records: it must never change."""
    shows: str = AMOUNT
    maximum: int = 9
    """The highest number that a card may show; of a change also the lowest, with a minus sign."""
    is_held: bool = True
    """It waits with its card until it is used. Otherwise it counts by itself, read off the card."""
    is_mandatory: bool = False
    """It must be used before step 5 ends."""
    is_pooled: bool = False
    """Several may be used as one action, which says how much (6.5); otherwise an action names the card."""
    is_locked_while_unpaid: bool = False
    """6.2: it can't be used before its own card's Heat is paid."""
    offers: Offers = no_offers
    """What the car may do with those that it holds, in step 5."""
    is_open: Callable[[Race, Car], bool] = is_closed
    """Whether it could be used, as far as everybody can see: being asked must tell nothing about the hand."""
    use: Use | None = None

    @property
    def has_action(self) -> bool:
        """It is used by an action of its own name, in step 5."""
        return self.use is not None or self.is_pooled

    @property
    def key(self) -> str:
        """In files, where keys have no dashes."""
        return self.name.replace("-", "_")
