"""Indexes of a race with any modules: cards are told by their places in the sorted hand, and in other zones.

Copies of a card are alike: of several slots that hold them the lowest are meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from hairpin.encoding.action_tables import MARKET, MAX_PLAN, PILE, slots
from hairpin.encoding.asked import Asked, Offset, alone, counted, listed
from hairpin.encoding.errors import DoesNotFit
from hairpin.encoding.ranks import multiset_rank, subset_rank
from hairpin.rules import actions
from hairpin.rules.symbols import SUPER_COOL

if TYPE_CHECKING:
    from hairpin.rules.actions import Action


def slots_of(hand: list[int], cards: tuple[int, ...], n: int) -> tuple[int, ...]:
    """Both are sorted."""
    if len(hand) > n:
        raise DoesNotFit(f"a hand of {len(hand)} cards has no place in {n} slots; slots({len(hand)}) would do")
    first = {card: hand.index(card) for card in cards}
    return tuple([first[card] + place - cards.index(card) for place, card in enumerate(cards)])


@cache
def offsets(n: int) -> dict[str, Offset]:
    """For n slots of the hand."""

    def plan(asked: Asked, action: Action) -> int:
        return subset_rank(n, slots_of(asked.car.hand, action.cards, n))

    def discard(asked: Asked, action: Action) -> int:
        return sum([1 << slot for slot in slots_of(asked.car.hand, action.cards, n)])

    def direct(asked: Asked, action: Action) -> int:
        return slots_of(asked.car.hand, action.cards, n)[0]

    return {
        **{part.name: alone for part in slots(n) if part.size == 1},
        **dict.fromkeys(_COUNTED, counted),
        **dict.fromkeys(_BY_PLAYED_CARD, _played),
        actions.SPEED: listed,
        actions.REFRESH: listed,
        actions.DIRECT: direct,
        actions.DRAFT: _drafted,
        actions.THROW_AWAY: _owned,
        actions.KEEP_UPGRADE: _owned,
        actions.SWAP: _swapped,
        actions.PLAN: plan,
        actions.DISCARD: discard,
        actions.TAKE: _taken,
    }


_COUNTED = (
    actions.COOLDOWN,
    actions.REDUCE_STRESS,
    SUPER_COOL.name,
    actions.SLIPSTREAM,
    actions.CATCH_UP,
)
_BY_PLAYED_CARD = (actions.PAY_HEAT, actions.SCRAP, actions.SALVAGE, actions.ACCELERATE)


def _place(card: int, cards: Iterable[int]) -> int:
    """Among the different ones, sorted."""
    return sorted(set(cards)).index(card)


def _played(asked: Asked, action: Action) -> int:
    symbols = asked.race.cards.symbols
    return _place(action.cards[0], [card for card in asked.car.play_area if symbols[card]])


def _drafted(asked: Asked, action: Action) -> int:
    return _in_market(asked, action.cards[0])


def _in_market(asked: Asked, card: int) -> int:
    place = _place(card, asked.race.garage.market)
    if place >= MARKET:
        raise DoesNotFit(f"the market shows more than {MARKET} different cards, for which there is no codec")
    return place


def _owned(asked: Asked, action: Action) -> int:
    return _place(action.cards[0], asked.car.upgrades)


def _swapped(asked: Asked, action: Action) -> int:
    given, taken = action.cards
    return _place(given, asked.car.upgrades) * MARKET + _in_market(asked, taken)


def _taken(asked: Asked, action: Action) -> int:
    pile = sorted(set(asked.car.discard))
    if len(pile) > PILE or len(action.cards) > MAX_PLAN:
        raise DoesNotFit(
            f"take: more than {MAX_PLAN} cards, or of more than {PILE} different ones, for which there is no codec"
        )
    return multiset_rank(PILE, tuple([pile.index(card) for card in action.cards]))
