"""What the own cards hold ready: flips, Heat asked for, cooling, changes of the limit."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from hairpin.forecasts.road import own_car
from hairpin.rules import symbols
from hairpin.rules.view import View


def flip_sums(view: View, plus: int) -> dict[int, float]:
    """What so many + symbols may give together, and how likely: any basic card that is not in sight (2.9)."""
    table = view.card_table
    unseen = Counter(card for card in table.driver_cards() if table.is_basic[card])
    unseen.subtract(card for card in (*view.hand, *own_car(view).play_area) if card in unseen)
    return _sums(tuple(table.value[card] for card in unseen.elements()), plus)


@cache
def _sums(values: tuple[int, ...], plus: int) -> dict[int, float]:
    picks = Counter(sum(pick) for pick in combinations(values, min(plus, len(values))))
    return {n: count / picks.total() for n, count in sorted(picks.items())}


def heat_in_hand(view: View) -> int:
    return sum(view.card_table.is_heat[card] for card in view.hand)


def cards_with(view: View, kind: int) -> tuple[int, ...]:
    """The played cards whose symbol of this kind is unused."""
    return tuple(card for symbol, card in view.symbols if symbol == kind)


def unpaid(view: View) -> tuple[int, ...]:
    """6.2: the played cards that still ask for Heat."""
    return cards_with(view, symbols.PAY_HEAT)


def unpaid_heat(view: View) -> int:
    return heat_of(view, unpaid(view))


def heat_of(view: View, cards: tuple[int, ...]) -> int:
    return sum(view.card_table.faces[card].heat for card in cards)


def limit_change(view: View, cards: tuple[int, ...]) -> int:
    """6.4."""
    return sum(view.card_table.limit[card] for card in cards)


def cooling(view: View, cards: tuple[int, ...]) -> int:
    """By the symbols of cards alone."""
    return sum(view.card_table.faces[card].cooldown for card in cards)


def has_choice(view: View, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those that offer several values, in their order."""
    return tuple(card for card in cards if view.card_table.has_choice[card])
