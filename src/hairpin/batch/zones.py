"""The cards of a car: zones are lists of numbers, the top of a deck or discard last, the hand sorted."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Numbers, States, inlined, inner


@inlined
def car_at(seat: int) -> int:
    """Where the numbers of a car begin."""
    return at.CARS + seat * at.CAR


@inlined
def shows(t: Numbers, card: int, what: int) -> int:
    """A property of a card, or the amount of a symbol on it."""
    return t[at.CARD * card + what] + 0


@inlined
def zones_at(t: Numbers, seat: int) -> int:
    """Where the cards of a car begin."""
    return at.ZONES + seat * t[at.T_STRIDE]


@inlined
def deck_at(t: Numbers, seat: int) -> int:
    return zones_at(t, seat) + at.Z_DECK


@inlined
def discard_at(t: Numbers, seat: int) -> int:
    return zones_at(t, seat) + at.Z_DECK + t[at.T_CAPACITY]


@inner
def find(m: Numbers, base: int, n: int, card: int) -> int:
    """The first place of a card; n if it is not there."""
    i = 0
    while i < n and m[base + i] != card:
        i += 1
    return i


@inner
def cut(m: Numbers, base: int, n: int, place: int) -> None:
    for i in range(place, n - 1):
        m[base + i] = m[base + i + 1]


@inner
def remove(m: Numbers, base: int, n: int, card: int) -> None:
    cut(m, base, n, find(m, base, n, card))


@inlined
def insert_sorted(m: Numbers, base: int, n: int, card: int) -> None:
    i = n
    while i > 0 and m[base + i - 1] > card:
        m[base + i] = m[base + i - 1]
        i -= 1
    m[base + i] = card


@inner
def count(m: Numbers, base: int, n: int, card: int) -> int:
    found = 0
    for i in range(n):
        if m[base + i] == card:
            found += 1
    return found


# -- moves of cards ------------------------------------------------------------------------------------------


@inlined
def push_discard(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car = car_at(seat)
    m[discard_at(t, seat) + m[car + at.DISCARD]] = card
    m[car + at.DISCARD] += 1


@inlined
def push_play(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car = car_at(seat)
    m[zones_at(t, seat) + at.Z_PLAY + m[car + at.PLAY]] = card
    m[car + at.PLAY] += 1


@inlined
def push_hand(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car = car_at(seat)
    insert_sorted(m, zones_at(t, seat) + at.Z_HAND, m[car + at.HAND], card)
    m[car + at.HAND] += 1


@inner
def take_from_hand(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car = car_at(seat)
    remove(m, zones_at(t, seat) + at.Z_HAND, m[car + at.HAND], card)
    m[car + at.HAND] -= 1


@inlined
def pop_deck(m: Numbers, t: Numbers, seat: int) -> int:
    car = car_at(seat)
    m[car + at.DECK] -= 1
    return m[deck_at(t, seat) + m[car + at.DECK]]


@inner
def refill_engine(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    """Upgrades lie at the bottom, which comes first, and are paid last."""
    car = car_at(seat)
    base = zones_at(t, seat) + at.Z_ENGINE
    i = m[car + at.ENGINE]
    while i > 0 and m[base + i - 1] < card:
        m[base + i] = m[base + i - 1]
        i -= 1
    m[base + i] = card
    m[car + at.ENGINE] += 1


@inlined
def pay_heat(m: Numbers, t: Numbers, seat: int, n: int) -> None:
    """2.5."""
    car = car_at(seat)
    engine = zones_at(t, seat) + at.Z_ENGINE
    for _ in range(n):
        m[car + at.ENGINE] -= 1
        push_discard(m, t, seat, m[engine + m[car + at.ENGINE]])


@inner
def reshuffle(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    """2.8: the discard becomes the deck, which is empty."""
    car = car_at(seat)
    deck, discard = deck_at(t, seat), discard_at(t, seat)
    n = m[car + at.DISCARD]
    for i in range(n):
        m[deck + i] = m[discard + i]
    m[car + at.DECK] = n
    m[car + at.DISCARD] = 0
    shuffle(m, c, deck, n)


@inlined
def draw_up(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    """3.14."""
    car = car_at(seat)
    missing = t[at.T_HAND_SIZE] - m[car + at.HAND]
    if missing <= 0:
        return
    drawn = 0
    while drawn < missing and m[car + at.DECK] + m[car + at.DISCARD] > 0:
        if m[car + at.DECK] == 0:
            reshuffle(m, c, t, seat)
        push_hand(m, t, seat, pop_deck(m, t, seat))
        drawn += 1
    if drawn > 0:
        m[at.REVEALS] += 1


@inlined
def is_in(mask: int, place: int) -> bool:
    return (mask >> place) & 1 == 1


@inlined
def copies_mask(m: Numbers, t: Numbers, seat: int) -> int:
    """The slots of the hand that hold another copy of the card before them."""
    base = zones_at(t, seat) + at.Z_HAND
    mask = 0
    for i in range(1, m[car_at(seat) + at.HAND]):
        if m[base + i] == m[base + i - 1]:
            mask |= 1 << i
    return mask


@inlined
def hot_mask(m: Numbers, t: Numbers, seat: int) -> int:
    """The slots of the hand that hold Heat."""
    base = zones_at(t, seat) + at.Z_HAND
    mask = 0
    for i in range(m[car_at(seat) + at.HAND]):
        if shows(t, m[base + i], at.K_IS_HEAT):
            mask |= 1 << i
    return mask


@inlined
def hot_cards(m: Numbers, t: Numbers, seat: int) -> int:
    """Heat cards in the hand."""
    base = zones_at(t, seat) + at.Z_HAND
    found = 0
    for i in range(m[car_at(seat) + at.HAND]):
        found += shows(t, m[base + i], at.K_IS_HEAT)
    return found
