"""Own cards where nobody counts them (2.2): deck and discard as they are on average."""

from __future__ import annotations

from dataclasses import replace

from hairpin.drivers.unseen import unseen
from hairpin.reading.road import own_car
from hairpin.rules.view import View


def counted(view: View) -> View:
    """The same view; what it does not tell of the own cards is shared out evenly between the two piles."""
    if view.deck_cards is not None and view.discard_cards is not None:
        return view
    own = own_car(view)
    heap = sorted(unseen(view, own))
    size = max(1, own.deck + own.discard)
    goes_to_deck = [(place + 1) * own.deck // size > place * own.deck // size for place in range(len(heap))]
    cards = list(zip(heap, goes_to_deck, strict=True))
    return replace(
        view,
        deck_cards=tuple([card for card, is_there in cards if is_there]),
        discard_cards=tuple([card for card, is_there in cards if not is_there]),
    )
