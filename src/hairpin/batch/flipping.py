"""Turning over the top card of the deck, as in `rules.flipping`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.zones import car_at, pop_deck, push_discard, push_play, reshuffle


@inner
def flip(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> int:
    """2.9: the value of the basic card that was found; 0 if one complete reshuffle brought none."""
    car = car_at(seat)
    s[at.REVEALS] += 1
    reshuffled = False
    while True:
        if s[car + at.DECK] == 0:
            if reshuffled or s[car + at.DISCARD] == 0:
                return 0
            reshuffle(s, z, c, t, seat)
            reshuffled = True
        card = pop_deck(s, z, t, seat)
        if k[at.K_IS_BASIC, card]:
            push_play(s, z, t, seat, card)
            return k[at.K_VALUE, card] + 0
        push_discard(s, z, t, seat, card)


@inner
def scrap(s: Shorts, z: Bytes, c: States, t: Ints, seat: int, n: int) -> None:
    """6.3."""
    car = car_at(seat)
    s[at.REVEALS] += 1
    for _ in range(n):
        if s[car + at.DECK] == 0:
            if s[car + at.DISCARD] == 0:
                return
            reshuffle(s, z, c, t, seat)
        push_discard(s, z, t, seat, pop_deck(s, z, t, seat))
