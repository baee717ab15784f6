"""Turning over the top card of the deck, as in `rules.flipping`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, States, inner
from hairpin.batch.zones import car_at, pop_deck, push_discard, push_play, reshuffle, shows


@inner
def flip(m: Numbers, c: States, t: Numbers, seat: int) -> int:
    """2.9: the value of the basic card that was found; 0 if one complete reshuffle brought none."""
    car = car_at(seat)
    m[at.REVEALS] += 1
    reshuffled = False
    while True:
        if m[car + at.DECK] == 0:
            if reshuffled or m[car + at.DISCARD] == 0:
                return 0
            reshuffle(m, c, t, seat)
            reshuffled = True
        card = pop_deck(m, t, seat)
        if shows(t, card, at.K_IS_BASIC):
            push_play(m, t, seat, card)
            return shows(t, card, at.K_VALUE) + 0
        push_discard(m, t, seat, card)


@inner
def scrap(m: Numbers, c: States, t: Numbers, seat: int, n: int) -> None:
    """6.3."""
    car = car_at(seat)
    m[at.REVEALS] += 1
    for _ in range(n):
        if m[car + at.DECK] == 0:
            if m[car + at.DISCARD] == 0:
                return
            reshuffle(m, c, t, seat)
        push_discard(m, t, seat, pop_deck(m, t, seat))
