"""What + symbols may give, as far as the owner can know (2.9).

Anyone who has counted the cards knows which are in the deck and which in the discard (2.2); only their order is
open. For anyone who has not, the deck and what lies below the top of the discard are one heap of unseen cards, of
which any may be anywhere; the top of the discard comes up only where the deck holds too few basic cards.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from hairpin.reading.road import own_car
from hairpin.rules.card_table import CardTable
from hairpin.rules.view import View

_HEAPS_KEPT: Final = 4096


class Basic(NamedTuple):
    value: int
    card: int


class Heap(NamedTuple):
    """All that could be turned over."""

    unseen: tuple[Basic, ...]
    others: int
    """Unseen cards that a flip passes over."""
    deck: int
    """How many of both lie in the deck."""
    top: Basic | None
    """On the discard, for all to see."""


class Piles(NamedTuple):
    """The basic cards of deck and discard, counted."""

    deck: tuple[Basic, ...]
    discard: tuple[Basic, ...]


class Flips(NamedTuple):
    """The cards of one way to turn out: of several with the same sum, one stands for all."""

    value: int
    cards: tuple[int, ...]
    chance: float


def heap_of(view: View) -> Heap | Piles:
    if view.deck_cards is None or view.discard_cards is None:
        return _uncounted(view)
    return Piles(_basics(view.card_table, view.deck_cards), _basics(view.card_table, view.discard_cards))


def _basics(table: CardTable, cards: tuple[int, ...]) -> tuple[Basic, ...]:
    return tuple([Basic(table.value[card], card) for card in cards if table.is_basic[card]])


def _uncounted(view: View) -> Heap:
    table, car = view.card_table, own_car(view)
    unseen = Counter(_basic_cards(table))
    unseen.subtract(card for card in (*view.hand, *car.play_area) if card in unseen)
    top = car.discard_top
    known = Basic(table.value[top], top) if top is not None and unseen.get(top, 0) > 0 else None
    if known is not None:
        unseen[known.card] -= 1
    basics = tuple(Basic(table.value[card], card) for card in sorted(unseen.elements()))
    size = car.deck + car.discard - (top is not None)
    others = max(0, size - len(basics))
    return Heap(basics, others, min(car.deck, len(basics) + others), known)


@cache
def _basic_cards(table: CardTable) -> tuple[int, ...]:
    return tuple(card for card in table.driver_cards() if table.is_basic[card])


@lru_cache(_HEAPS_KEPT)
def flips(heap: Heap | Piles, n: int) -> tuple[Flips, ...]:
    """What so many + symbols may give together, the least first."""
    ways = _from_piles(heap, n) if isinstance(heap, Piles) else _from_heap(heap, n)
    return tuple(_alike(value, ways) for value in sorted({way.value for way in ways}))


def _from_piles(piles: Piles, n: int) -> list[Flips]:
    """2.8: where the deck has too few, all of them come, and the rest from the discard, reshuffled."""
    more = n - len(piles.deck)
    if more <= 0:
        return _picks(piles.deck, n, 1.0)
    return _picks(piles.discard, min(more, len(piles.discard)), 1.0, piles.deck)


def _from_heap(heap: Heap, n: int) -> list[Flips]:
    n = min(n, len(heap.unseen) + (heap.top is not None))
    by_top = _chance_of_top(heap, n)
    ways = _picks(heap.unseen, n, 1 - by_top) if by_top < 1 else []
    if heap.top is not None and by_top:
        ways += _picks(heap.unseen, n - 1, by_top, (heap.top,))
    return ways


def _alike(value: int, ways: list[Flips]) -> Flips:
    alike = [way for way in ways if way.value == value]
    return Flips(value, alike[0].cards, sum(way.chance for way in alike))


def _picks(unseen: tuple[Basic, ...], n: int, chance: float, more: tuple[Basic, ...] = ()) -> list[Flips]:
    """Each set of n cards is as likely as any other."""
    counted = Counter(combinations(unseen, n))
    share = chance / counted.total()
    picks = [((*pick, *more), count * share) for pick, count in counted.items()]
    return [Flips(sum(b.value for b in pick), tuple(b.card for b in pick), p) for pick, p in picks]


def _chance_of_top(heap: Heap, n: int) -> float:
    """That the card on top of the discard is among n flips: the deck must run out of basic cards first."""
    if heap.top is None:
        return 0.0
    basics = len(heap.unseen)
    ways = comb(basics + heap.others, heap.deck)
    chance = 0.0
    for in_deck in range(min(n, basics + 1)):
        share = comb(basics, in_deck) * comb(heap.others, heap.deck - in_deck) if in_deck <= heap.deck else 0
        # after the reshuffle it is one of those that are left, each as likely as the others
        chance += share / ways * (n - in_deck) / (basics - in_deck + 1)
    return chance
