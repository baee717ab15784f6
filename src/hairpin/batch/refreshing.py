"""Step 9: played cards that may go on top of the deck, in any order (6.8)."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inner
from hairpin.batch.symbols import nth_card
from hairpin.batch.zones import car_at, cut, deck_at, find, zones_at
from hairpin.rules.symbols import REFRESH

_REFRESH = REFRESH.number


@inner
def cards_to_refresh(m: Numbers) -> int:
    n = 0
    for i in range(m[at.SYMBOLS]):
        n += m[at.SYMBOL_KIND + i] == _REFRESH
    return n


@inner
def count_refreshes(m: Numbers) -> int:
    """How many different choices there are."""
    cards = cards_to_refresh(m)
    found = 0
    for size in range(cards + 1):
        for code in range(cards**size):
            found += _is_choice(m, cards, size, code)
    return found


@inner
def _digit(code: int, cards: int, size: int, place: int) -> int:
    """Of a row of places, the first the slowest to change."""
    slower: int = cards ** (size - 1 - place)
    return (code // slower) % cards


@inner
def _is_choice(m: Numbers, cards: int, size: int, code: int) -> bool:
    """Each card once, and of copies always the first that is left: other rows are the same choice once more."""
    used = 0
    for place in range(size):
        chosen = _digit(code, cards, size, place)
        if (used >> chosen) & 1:
            return False
        for other in range(chosen):
            is_left = not (used >> other) & 1
            if is_left and nth_card(m, _REFRESH, other) == nth_card(m, _REFRESH, chosen):
                return False
        used |= 1 << chosen
    return True


@inner
def refresh(m: Numbers, t: Numbers, seat: int, choice: int) -> None:
    """On top of the deck, the last one uppermost."""
    cards = cards_to_refresh(m)
    for size in range(cards + 1):
        for code in range(cards**size):
            if _is_choice(m, cards, size, code):
                if choice == 0:
                    for place in range(size):
                        _put_on_deck(m, t, seat, nth_card(m, _REFRESH, _digit(code, cards, size, place)))
                    return
                choice -= 1


@inner
def _put_on_deck(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    cut(m, play, m[car + at.PLAY], find(m, play, m[car + at.PLAY], card))
    m[car + at.PLAY] -= 1
    m[deck_at(t, seat) + m[car + at.DECK]] = card
    m[car + at.DECK] += 1
