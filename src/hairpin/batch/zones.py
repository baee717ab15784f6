"""The cards of a car: zones are lists of numbers, the top of a deck or discard last, the hand sorted."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner


@inner
def car_at(seat: int) -> int:
    """Where the numbers of a car begin."""
    return at.CARS + seat * at.CAR


@inner
def zones_at(t: Ints, seat: int) -> int:
    """Where the cards of a car begin."""
    return at.ZONES + seat * t[at.T_STRIDE]


@inner
def deck_at(t: Ints, seat: int) -> int:
    return zones_at(t, seat) + at.Z_DECK


@inner
def discard_at(t: Ints, seat: int) -> int:
    return zones_at(t, seat) + at.Z_DECK + t[at.T_CAPACITY]


@inner
def find(z: Bytes, base: int, n: int, card: int) -> int:
    """The first place of a card; n if it is not there."""
    i = 0
    while i < n and z[base + i] != card:
        i += 1
    return i


@inner
def cut(z: Bytes, base: int, n: int, place: int) -> None:
    for i in range(place, n - 1):
        z[base + i] = z[base + i + 1]


@inner
def remove(z: Bytes, base: int, n: int, card: int) -> None:
    cut(z, base, n, find(z, base, n, card))


@inner
def insert_sorted(z: Bytes, base: int, n: int, card: int) -> None:
    i = n
    while i > 0 and z[base + i - 1] > card:
        z[base + i] = z[base + i - 1]
        i -= 1
    z[base + i] = card


@inner
def count(z: Bytes, base: int, n: int, card: int) -> int:
    found = 0
    for i in range(n):
        if z[base + i] == card:
            found += 1
    return found


# -- moves of cards ------------------------------------------------------------------------------------------


@inner
def push_discard(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car = car_at(seat)
    z[discard_at(t, seat) + s[car + at.DISCARD]] = card
    s[car + at.DISCARD] += 1


@inner
def push_play(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car = car_at(seat)
    z[zones_at(t, seat) + at.Z_PLAY + s[car + at.PLAY]] = card
    s[car + at.PLAY] += 1


@inner
def push_hand(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car = car_at(seat)
    insert_sorted(z, zones_at(t, seat) + at.Z_HAND, s[car + at.HAND], card)
    s[car + at.HAND] += 1


@inner
def take_from_hand(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car = car_at(seat)
    remove(z, zones_at(t, seat) + at.Z_HAND, s[car + at.HAND], card)
    s[car + at.HAND] -= 1


@inner
def pop_deck(s: Shorts, z: Bytes, t: Ints, seat: int) -> int:
    car = car_at(seat)
    s[car + at.DECK] -= 1
    return z[deck_at(t, seat) + s[car + at.DECK]]


@inner
def refill_engine(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    """Upgrades lie at the bottom, which comes first, and are paid last."""
    car = car_at(seat)
    base = zones_at(t, seat) + at.Z_ENGINE
    i = s[car + at.ENGINE]
    while i > 0 and z[base + i - 1] < card:
        z[base + i] = z[base + i - 1]
        i -= 1
    z[base + i] = card
    s[car + at.ENGINE] += 1


@inner
def pay_heat(s: Shorts, z: Bytes, t: Ints, seat: int, n: int) -> None:
    """2.5."""
    car = car_at(seat)
    engine = zones_at(t, seat) + at.Z_ENGINE
    for _ in range(n):
        s[car + at.ENGINE] -= 1
        push_discard(s, z, t, seat, z[engine + s[car + at.ENGINE]])


@inner
def reshuffle(s: Shorts, z: Bytes, c: States, t: Ints, seat: int) -> None:
    """2.8: the discard becomes the deck, which is empty."""
    car = car_at(seat)
    deck, discard = deck_at(t, seat), discard_at(t, seat)
    n = s[car + at.DISCARD]
    for i in range(n):
        z[deck + i] = z[discard + i]
    s[car + at.DECK] = n
    s[car + at.DISCARD] = 0
    shuffle(z, c, deck, n)


@inner
def draw_up(s: Shorts, z: Bytes, c: States, t: Ints, seat: int) -> None:
    """3.14."""
    car = car_at(seat)
    drawn = 0
    for _ in range(t[at.T_HAND_SIZE] - s[car + at.HAND]):
        if s[car + at.DECK] == 0:
            if s[car + at.DISCARD] == 0:
                break
            reshuffle(s, z, c, t, seat)
        push_hand(s, z, t, seat, pop_deck(s, z, t, seat))
        drawn += 1
    if drawn > 0:
        s[at.REVEALS] += 1


@inner
def is_in(mask: int, place: int) -> bool:
    return (mask >> place) & 1 == 1


@inner
def copies_mask(s: Shorts, z: Bytes, t: Ints, seat: int) -> int:
    """The slots of the hand that hold another copy of the card before them."""
    base = zones_at(t, seat) + at.Z_HAND
    mask = 0
    for i in range(1, s[car_at(seat) + at.HAND]):
        if z[base + i] == z[base + i - 1]:
            mask |= 1 << i
    return mask


@inner
def hot_mask(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """The slots of the hand that hold Heat."""
    base = zones_at(t, seat) + at.Z_HAND
    mask = 0
    for i in range(s[car_at(seat) + at.HAND]):
        if k[at.K_IS_HEAT, z[base + i]]:
            mask |= 1 << i
    return mask


@inner
def hot_cards(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """Heat cards in the hand."""
    base = zones_at(t, seat) + at.Z_HAND
    found = 0
    for i in range(s[car_at(seat) + at.HAND]):
        found += k[at.K_IS_HEAT, z[base + i]]
    return found
