"""The garage before a single race, as in `rules.garage`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.zones import car_at, deck_at, draw_up, insert_sorted, pay_heat, remove, zones_at
from hairpin.rules.garage import EXTRA_CARDS, UPGRADES


@inner
def thrown_at(t: Ints) -> int:
    return t[at.T_SHARED] + t[at.T_SUPPLY]


@inner
def begin_draft(s: Shorts, z: Bytes, c: States, t: Ints) -> bool:
    if t[at.T_GARAGE] == at.NO_GARAGE or _players(s, t) == 0:
        return False
    deck, supply = t[at.T_SHARED], t[at.T_SUPPLY]
    for i in range(supply):
        z[deck + i] = t[t[at.AT_SUPPLY] + i]
    s[at.GARAGE_DECK] = supply
    shuffle(z, c, deck, supply)
    if t[at.T_GARAGE] == at.QUICK:
        _deal_at_random(s, z, t)
        return False
    s[at.DRAFT_ROUND] = 0
    return open_market(s, z, c, t)


@inner
def _players(s: Shorts, t: Ints) -> int:
    n = 0
    for seat in range(t[at.T_CARS]):
        n += 1 - s[car_at(seat) + at.IS_LEGEND]
    return n


@inner
def _give(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    car = car_at(seat)
    z[zones_at(t, seat) + at.Z_UPGRADES + s[car + at.UPGRADES]] = card
    s[car + at.UPGRADES] += 1


@inner
def _pop(s: Shorts, z: Bytes, t: Ints) -> int:
    s[at.GARAGE_DECK] -= 1
    return z[t[at.T_SHARED] + s[at.GARAGE_DECK]]


@inner
def _deal_at_random(s: Shorts, z: Bytes, t: Ints) -> None:
    for _ in range(UPGRADES):
        for seat in range(t[at.T_CARS]):
            if s[car_at(seat) + at.IS_LEGEND] == 0 and s[at.GARAGE_DECK] > 0:
                _give(s, z, t, seat, _pop(s, z, t))


# -- markets -------------------------------------------------------------------------------------------------


@inner
def open_market(s: Shorts, z: Bytes, c: States, t: Ints) -> bool:
    """A fresh one for each round of choosing; False if all have been held."""
    while True:
        _clear_market(s, z, t)
        rounds = 2 if t[at.T_GARAGE] == at.SNAKE else 3
        if s[at.DRAFT_ROUND] == rounds:
            return False
        _line_up(s, t)
        s[at.DRAFT_ROUND] += 1
        _fill_market(s, z, c, t, s[at.PICKS] + EXTRA_CARDS)
        s[at.REVEALS] += 1
        if s[at.MARKET] > 0:
            return True


@inner
def _clear_market(s: Shorts, z: Bytes, t: Ints) -> None:
    for i in range(s[at.MARKET]):
        z[thrown_at(t) + s[at.THROWN]] = z[at.MARKET_CARDS + i]
        s[at.THROWN] += 1
    s[at.MARKET] = 0


@inner
def _line_up(s: Shorts, t: Ints) -> None:
    """5.2, 5.4: by the grid, the last first in the first round, then the other way round."""
    s[at.PICKS] = 0
    last_first = s[at.DRAFT_ROUND] != 1
    _add_picks(s, t, last_first)
    if t[at.T_GARAGE] == at.SNAKE:
        _add_picks(s, t, not last_first)


@inner
def _add_picks(s: Shorts, t: Ints, last_first: bool) -> None:
    cars = t[at.T_CARS]
    for i in range(cars):
        seat = s[at.GRID + (cars - 1 - i if last_first else i)]
        if s[car_at(seat) + at.IS_LEGEND] == 0:
            s[at.PICK_LIST + s[at.PICKS]] = seat
            s[at.PICKS] += 1


@inner
def _fill_market(s: Shorts, z: Bytes, c: States, t: Ints, size: int) -> None:
    """5.3: a short deck is filled up from below with what was thrown away."""
    if s[at.GARAGE_DECK] < size:
        _put_thrown_below(s, z, c, t)
    for _ in range(min(size, s[at.GARAGE_DECK])):
        insert_sorted(z, at.MARKET_CARDS, s[at.MARKET], _pop(s, z, t))
        s[at.MARKET] += 1


@inner
def _put_thrown_below(s: Shorts, z: Bytes, c: States, t: Ints) -> None:
    deck, thrown, more = t[at.T_SHARED], thrown_at(t), s[at.THROWN] + 0
    shuffle(z, c, thrown, more)
    for i in range(s[at.GARAGE_DECK] - 1, -1, -1):
        z[deck + more + i] = z[deck + i]
    for i in range(more):
        z[deck + i] = z[thrown + i]
    s[at.GARAGE_DECK] += more
    s[at.THROWN] = 0


@inner
def draft(s: Shorts, z: Bytes, c: States, t: Ints, seat: int, card: int) -> bool:
    """Whether the draft is over."""
    for i in range(s[at.PICKS] - 1):
        s[at.PICK_LIST + i] = s[at.PICK_LIST + i + 1]
    s[at.PICKS] -= 1
    remove(z, at.MARKET_CARDS, s[at.MARKET], card)
    s[at.MARKET] -= 1
    _give(s, z, t, seat, card)
    if s[at.PICKS] > 0 and s[at.MARKET] > 0:
        return False
    return not open_market(s, z, c, t)


# -- one of four goes (5.4) ----------------------------------------------------------------------------------


@inner
def begin_throw(s: Shorts, t: Ints) -> bool:
    if t[at.T_GARAGE] != at.SNAKE:
        return False
    s[at.OWING] = 0
    for seat in range(t[at.T_CARS]):
        if s[car_at(seat) + at.UPGRADES] > UPGRADES:
            s[at.OWING] |= 1 << seat
    return s[at.OWING] != 0


@inner
def throw_away(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> bool:
    s[at.OWING] &= ~(1 << seat)
    s[car_at(seat) + at.PLAN] = card
    if s[at.OWING]:
        return False
    for each in range(t[at.T_CARS]):
        _give_away(s, z, t, each)
    s[at.REVEALS] += 1
    return True


@inner
def _give_away(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    car = car_at(seat)
    if s[car + at.PLAN] >= 0:
        remove(z, zones_at(t, seat) + at.Z_UPGRADES, s[car + at.UPGRADES], s[car + at.PLAN])
        s[car + at.UPGRADES] -= 1
        s[car + at.PLAN] = -1


# -- the mulligan (5.4) --------------------------------------------------------------------------------------


@inner
def begin_mulligan(s: Shorts, t: Ints) -> bool:
    if t[at.T_MULLIGAN] == 0:
        return False
    s[at.OWING] = 0
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if s[car + at.IS_LEGEND] == 0 and s[car + at.ENGINE] > 0:
            s[at.OWING] |= 1 << seat
    return s[at.OWING] != 0


@inner
def choose_hand(s: Shorts, z: Bytes, c: States, t: Ints, seat: int, another: bool) -> bool:
    s[at.OWING] &= ~(1 << seat)
    if another:
        s[at.MULLIGANS] |= 1 << seat
    if s[at.OWING]:
        return False
    for each in range(t[at.T_CARS]):
        if (s[at.MULLIGANS] >> each) & 1:
            _mulligan(s, z, c, t, each)
    return True


@inner
def _mulligan(s: Shorts, z: Bytes, c: States, t: Ints, seat: int) -> None:
    car, hand, deck = car_at(seat), zones_at(t, seat) + at.Z_HAND, deck_at(t, seat)
    pay_heat(s, z, t, seat, 1)
    for i in range(s[car + at.HAND]):
        z[deck + s[car + at.DECK]] = z[hand + i]
        s[car + at.DECK] += 1
    s[car + at.HAND] = 0
    shuffle(z, c, deck, s[car + at.DECK])
    draw_up(s, z, c, t, seat)
