"""Indexes of a race without upgrades: cards are told by their kind, so that an index always means the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hairpin.encoding.action_tables import BASE, COPIES, PLAIN
from hairpin.encoding.asked import Asked, Offset, alone, counted
from hairpin.encoding.errors import DoesNotFit
from hairpin.encoding.ranks import multiset_rank
from hairpin.rules import actions

if TYPE_CHECKING:
    from hairpin.rules.actions import Action

_WEIGHTS: Final = (1, 2, 8, 32, 128, 512)


def plan(asked: Asked, action: Action) -> int:
    _check(action, PLAIN)
    return multiset_rank(PLAIN, action.cards)


def discard(asked: Asked, action: Action) -> int:
    _check(action, len(COPIES))
    copies = Counter(action.cards)
    if any(copies[kind] > most for kind, most in enumerate(COPIES)):
        raise DoesNotFit(f"discard: the base codec knows {COPIES} copies of the cards 0 to 5; slots(8) would do")
    return sum(_WEIGHTS[kind] for kind in action.cards)


def _check(action: Action, kinds: int) -> None:
    if any(card >= kinds for card in action.cards):
        raise DoesNotFit(
            f"{action.kind}: the base codec has no place for card {max(action.cards)}; "
            "slots(8) would do, in a season slots(12)"
        )


OFFSETS: Final[dict[str, Offset]] = {
    **{part.name: alone for part in BASE if part.size == 1},
    actions.COOLDOWN: counted,
    actions.SLIPSTREAM: counted,
    actions.PLAN: plan,
    actions.DISCARD: discard,
}
