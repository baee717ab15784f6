"""What cards ask for and offer: Heat, changes of the limit, values to choose from."""

from __future__ import annotations

from hairpin.rules import symbols
from hairpin.rules.symbols import Symbol
from hairpin.rules.view import View


def cards_with(view: View, symbol: Symbol) -> tuple[int, ...]:
    """The played cards whose symbol of this kind is unused."""
    return tuple(card for number, card in view.symbols if number == symbol.number)


def unpaid(view: View) -> tuple[int, ...]:
    """6.2: the played cards that still ask for Heat."""
    return cards_with(view, symbols.PAY_HEAT)


def unpaid_heat(view: View) -> int:
    return heat_of(view, unpaid(view))


def heat_of(view: View, cards: tuple[int, ...]) -> int:
    return sum(view.card_table.faces[card].amount(symbols.PAY_HEAT) for card in cards)


def limit_change(view: View, cards: tuple[int, ...]) -> int:
    """6.4."""
    return sum(view.card_table.limit[card] for card in cards)


def has_choice(view: View, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those that offer several values, in their order."""
    return tuple(card for card in cards if view.card_table.has_choice[card])
