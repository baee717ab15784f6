"""The symbols of played cards that are not used yet, in order of play."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inner
from hairpin.batch.zones import shows


@inner
def hold(m: Numbers, t: Numbers, card: int) -> None:
    """A card was played: what stands on it waits to be used."""
    for kind in range(at.K_VALUE):
        if shows(t, card, at.K_HELD + kind):
            n = m[at.SYMBOLS]
            m[at.SYMBOL_KIND + n] = kind
            m[at.SYMBOL_CARD + n] = card
            m[at.SYMBOLS] = n + 1


@inner
def cross_off(m: Numbers, kind: int, card: int) -> bool:
    """The first such symbol; whether there was one."""
    n = m[at.SYMBOLS]
    place = 0
    while place < n and not (m[at.SYMBOL_KIND + place] == kind and m[at.SYMBOL_CARD + place] == card):
        place += 1
    if place == n:
        return False
    for i in range(place, n - 1):
        m[at.SYMBOL_KIND + i] = m[at.SYMBOL_KIND + i + 1]
        m[at.SYMBOL_CARD + i] = m[at.SYMBOL_CARD + i + 1]
    m[at.SYMBOLS] = n - 1
    return True


@inner
def holds(m: Numbers, kind: int) -> bool:
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind:
            return True
    return False


@inner
def times(m: Numbers, kind: int, card: int) -> int:
    """How many symbols of this kind wait on copies of this card."""
    found = 0
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind and m[at.SYMBOL_CARD + i] == card:
            found += 1
    return found


@inner
def amounts_into(m: Numbers, t: Numbers, kind: int, n: int) -> int:
    """What the symbols of this kind show, behind the n numbers in the scratch; how many there are then."""
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind:
            m[at.SCRATCH + n] = shows(t, m[at.SYMBOL_CARD + i], kind)
            n += 1
    return n


@inner
def nth_card(m: Numbers, kind: int, n: int) -> int:
    """The card of the n-th symbol of this kind, from 0."""
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind:
            if n == 0:
                return m[at.SYMBOL_CARD + i]
            n -= 1
    return -1


# -- pools (6.5) ---------------------------------------------------------------------------------------------


@inner
def total(m: Numbers, n: int) -> int:
    found = 0
    for i in range(n):
        found += m[at.SCRATCH + i]
    return found


@inner
def spent(m: Numbers, n: int, need: int) -> int:
    """6.5: of the n symbols in the scratch, as bits, those with the smallest sum that suffices; ties: in front."""
    best, best_sum = 0, 0
    for mask in range(1, 1 << n):
        amount = 0
        for i in range(n):
            if (mask >> i) & 1:
                amount += m[at.SCRATCH + i]
        if amount >= need and (best == 0 or amount < best_sum or (amount == best_sum and in_front(mask, best))):
            best, best_sum = mask, amount
    return best


@inner
def in_front(a: int, b: int) -> bool:
    """Whether the places of a come before those of b, compared one by one."""
    lowest = (a ^ b) & -(a ^ b)
    above = ~(2 * lowest - 1)
    if a & lowest:
        return b & above != 0  # else b has ended, and the shorter one comes first
    return a & above == 0
