"""Cards taken from the own discard (6.9)."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Numbers, States, inner
from hairpin.batch.slots import FIRST_TAKE, TAKE, choose
from hairpin.batch.zones import car_at, count, cut, deck_at, discard_at, find


@inner
def _next_card(m: Numbers, base: int, n: int, above: int) -> int:
    """The lowest card in a pile with a higher number; 256 if there is none."""
    card = 256
    for i in range(n):
        if above < m[base + i] < card:
            card = m[base + i] + 0
    return card


@inner
def _kinds(m: Numbers, t: Numbers, seat: int) -> int:
    """The different cards of the discard, sorted, into the scratch; behind them how many of each."""
    base, n = discard_at(t, seat), m[car_at(seat) + at.DISCARD]
    kinds = 0
    card = _next_card(m, base, n, -1)
    while card < 256:
        m[at.SCRATCH + kinds] = card
        m[at.SCRATCH + 16 + kinds] = count(m, base, n, card)
        kinds += 1
        card = _next_card(m, base, n, card)
    return kinds


@inner
def list_takes(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    """As the rules list them: small sets first, then those with the lowest cards first."""
    kinds = _kinds(m, t, seat)
    o[0] = TAKE
    n = 1
    for size in range(1, m[at.SALVAGING] + 1):
        n = _of_size(m, o, n, kinds, size)
    return n


@inner
def _of_size(m: Numbers, o: Numbers, n: int, kinds: int, size: int) -> int:
    """Rows a <= b <= c <= d of kinds; those of smaller sets stand still."""
    for a in range(kinds):
        if size == 1:
            o[n] = TAKE + FIRST_TAKE[1] + a
            n += 1
            continue
        for b in range(a, kinds):
            if size == 2:
                if _are_there(m, a, b, -1, -1):
                    o[n] = TAKE + FIRST_TAKE[2] + choose(a, 1) + choose(b + 1, 2)
                    n += 1
                continue
            for c in range(b, kinds):
                n = _of_three_or_four(m, o, n, kinds, size, a, b, c)
    return n


@inner
def _of_three_or_four(m: Numbers, o: Numbers, n: int, kinds: int, size: int, a: int, b: int, c: int) -> int:
    rank = choose(a, 1) + choose(b + 1, 2) + choose(c + 2, 3)
    if size == 3:
        if _are_there(m, a, b, c, -1):
            o[n] = TAKE + FIRST_TAKE[3] + rank
            n += 1
        return n
    for d in range(c, kinds):
        if _are_there(m, a, b, c, d):
            o[n] = TAKE + FIRST_TAKE[4] + rank + choose(d + 3, 4)
            n += 1
    return n


@inner
def _are_there(m: Numbers, a: int, b: int, c: int, d: int) -> bool:
    """Whether there are as many copies of each."""
    for kind in (a, b, c, d):
        if kind >= 0:
            wanted = (a == kind) + (b == kind) + (c == kind) + (d == kind)
            if wanted > m[at.SCRATCH + 16 + kind]:
                return False
    return True


@inner
def take(m: Numbers, c: States, t: Numbers, seat: int, index: int) -> None:
    """Shuffled into the deck, in the order of the list."""
    _kinds(m, t, seat)
    rank = index - TAKE
    size = 0
    while rank >= FIRST_TAKE[size + 1]:
        size += 1
    rank -= FIRST_TAKE[size]
    for place in range(size, 0, -1):
        top = place - 1
        while choose(top + 1, place) <= rank:
            top += 1
        rank -= choose(top, place)
        m[at.SCRATCH + 16 + place] = m[at.SCRATCH + top - place + 1]
    m[at.SALVAGING] = 0
    for place in range(1, size + 1):
        _move(m, t, seat, m[at.SCRATCH + 16 + place])
    if size > 0:
        shuffle(m, c, deck_at(t, seat), m[car_at(seat) + at.DECK])
        m[at.REVEALS] += 1


@inner
def _move(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car, base = car_at(seat), discard_at(t, seat)
    cut(m, base, m[car + at.DISCARD], find(m, base, m[car + at.DISCARD], card))
    m[car + at.DISCARD] -= 1
    m[deck_at(t, seat) + m[car + at.DECK]] = card
    m[car + at.DECK] += 1
