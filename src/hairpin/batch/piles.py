"""Cards taken from the own discard (6.9)."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.slots import CHOOSE, FIRST_TAKE, TAKE
from hairpin.batch.zones import car_at, count, cut, deck_at, discard_at, find


@inner
def _next_card(z: Bytes, base: int, n: int, above: int) -> int:
    """The lowest card in a pile with a higher number; 256 if there is none."""
    card = 256
    for i in range(n):
        if above < z[base + i] < card:
            card = z[base + i] + 0
    return card


@inner
def _kinds(s: Shorts, z: Bytes, t: Ints, seat: int) -> int:
    """The different cards of the discard, sorted, into the first half of the scratch, how many of each into the second."""
    base, n = discard_at(t, seat), s[car_at(seat) + at.DISCARD]
    kinds = 0
    card = _next_card(z, base, n, -1)
    while card < 256:
        s[at.SCRATCH + kinds] = card
        s[at.SCRATCH + 16 + kinds] = count(z, base, n, card)
        kinds += 1
        card = _next_card(z, base, n, card)
    return kinds


@inner
def list_takes(s: Shorts, z: Bytes, t: Ints, o: Shorts, seat: int) -> int:
    """As the rules list them: small sets first, then those with the lowest cards first."""
    kinds = _kinds(s, z, t, seat)
    o[0] = TAKE
    n = 1
    for size in range(1, s[at.SALVAGING] + 1):
        n = _of_size(s, o, n, kinds, size)
    return n


@inner
def _of_size(s: Shorts, o: Shorts, n: int, kinds: int, size: int) -> int:
    """Rows a <= b <= c <= d of kinds; those of smaller sets stand still."""
    for a in range(kinds):
        if size == 1:
            o[n] = TAKE + FIRST_TAKE[1] + a
            n += 1
            continue
        for b in range(a, kinds):
            if size == 2:
                if _are_there(s, a, b, -1, -1):
                    o[n] = TAKE + FIRST_TAKE[2] + CHOOSE[a, 1] + CHOOSE[b + 1, 2]
                    n += 1
                continue
            for c in range(b, kinds):
                n = _of_three_or_four(s, o, n, kinds, size, a, b, c)
    return n


@inner
def _of_three_or_four(s: Shorts, o: Shorts, n: int, kinds: int, size: int, a: int, b: int, c: int) -> int:
    rank = CHOOSE[a, 1] + CHOOSE[b + 1, 2] + CHOOSE[c + 2, 3]
    if size == 3:
        if _are_there(s, a, b, c, -1):
            o[n] = TAKE + FIRST_TAKE[3] + rank
            n += 1
        return n
    for d in range(c, kinds):
        if _are_there(s, a, b, c, d):
            o[n] = TAKE + FIRST_TAKE[4] + rank + CHOOSE[d + 3, 4]
            n += 1
    return n


@inner
def _are_there(s: Shorts, a: int, b: int, c: int, d: int) -> bool:
    """Whether there are as many copies of each."""
    for kind in (a, b, c, d):
        if kind >= 0:
            wanted = (a == kind) + (b == kind) + (c == kind) + (d == kind)
            if wanted > s[at.SCRATCH + 16 + kind]:
                return False
    return True


@inner
def take(s: Shorts, z: Bytes, c: States, t: Ints, seat: int, index: int) -> None:
    """Shuffled into the deck, in the order of the list."""
    _kinds(s, z, t, seat)
    rank = index - TAKE
    size = 0
    while rank >= FIRST_TAKE[size + 1]:
        size += 1
    rank -= FIRST_TAKE[size]
    for place in range(size, 0, -1):
        top = place - 1
        while CHOOSE[top + 1, place] <= rank:
            top += 1
        rank -= CHOOSE[top, place]
        s[at.SCRATCH + 16 + place] = s[at.SCRATCH + top - place + 1]
    s[at.SALVAGING] = 0
    for place in range(1, size + 1):
        _move(s, z, t, seat, s[at.SCRATCH + 16 + place])
    if size > 0:
        shuffle(z, c, deck_at(t, seat), s[car_at(seat) + at.DECK])
        s[at.REVEALS] += 1


@inner
def _move(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car, base = car_at(seat), discard_at(t, seat)
    cut(z, base, s[car + at.DISCARD], find(z, base, s[car + at.DISCARD], card))
    s[car + at.DISCARD] -= 1
    z[deck_at(t, seat) + s[car + at.DECK]] = card
    s[car + at.DECK] += 1
