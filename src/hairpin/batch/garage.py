"""The garage before a single race, as in `rules.garage`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import shuffle
from hairpin.batch.compiling import Numbers, States, inner
from hairpin.batch.numbers import smaller
from hairpin.batch.zones import car_at, deck_at, draw_up, insert_sorted, pay_heat, remove, zones_at
from hairpin.rules.garage import EXTRA_CARDS, UPGRADES


@inner
def thrown_at(t: Numbers) -> int:
    return t[at.T_SHARED] + t[at.T_SUPPLY]


@inner
def begin_draft(m: Numbers, c: States, t: Numbers) -> bool:
    if t[at.T_GARAGE] == at.NO_GARAGE or _players(m, t) == 0:
        return False
    deck, supply = t[at.T_SHARED], t[at.T_SUPPLY]
    for i in range(supply):
        m[deck + i] = t[t[at.AT_SUPPLY] + i]
    m[at.GARAGE_DECK] = supply
    shuffle(m, c, deck, supply)
    if t[at.T_GARAGE] == at.QUICK:
        _deal_at_random(m, t)
        return False
    m[at.DRAFT_ROUND] = 0
    return open_market(m, c, t)


@inner
def _players(m: Numbers, t: Numbers) -> int:
    n = 0
    for seat in range(t[at.T_CARS]):
        n += 1 - m[car_at(seat) + at.IS_LEGEND]
    return n


@inner
def _give(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car = car_at(seat)
    m[zones_at(t, seat) + at.Z_UPGRADES + m[car + at.UPGRADES]] = card
    m[car + at.UPGRADES] += 1


@inner
def _pop(m: Numbers, t: Numbers) -> int:
    m[at.GARAGE_DECK] -= 1
    return m[t[at.T_SHARED] + m[at.GARAGE_DECK]]


@inner
def _deal_at_random(m: Numbers, t: Numbers) -> None:
    for _ in range(UPGRADES):
        for seat in range(t[at.T_CARS]):
            if m[car_at(seat) + at.IS_LEGEND] == 0 and m[at.GARAGE_DECK] > 0:
                _give(m, t, seat, _pop(m, t))


# -- markets -------------------------------------------------------------------------------------------------


@inner
def open_market(m: Numbers, c: States, t: Numbers) -> bool:
    """A fresh one for each round of choosing; False if all have been held."""
    while True:
        _clear_market(m, t)
        rounds = 2 if t[at.T_GARAGE] == at.SNAKE else 3
        if m[at.DRAFT_ROUND] == rounds:
            return False
        _line_up(m, t)
        m[at.DRAFT_ROUND] += 1
        _fill_market(m, c, t, m[at.PICKS] + EXTRA_CARDS)
        m[at.REVEALS] += 1
        if m[at.MARKET] > 0:
            return True


@inner
def _clear_market(m: Numbers, t: Numbers) -> None:
    for i in range(m[at.MARKET]):
        m[thrown_at(t) + m[at.THROWN]] = m[at.MARKET_CARDS + i]
        m[at.THROWN] += 1
    m[at.MARKET] = 0


@inner
def _line_up(m: Numbers, t: Numbers) -> None:
    """5.2, 5.4: by the grid, the last first in the first round, then the other way round."""
    m[at.PICKS] = 0
    last_first = m[at.DRAFT_ROUND] != 1
    _add_picks(m, t, last_first)
    if t[at.T_GARAGE] == at.SNAKE:
        _add_picks(m, t, not last_first)


@inner
def _add_picks(m: Numbers, t: Numbers, last_first: bool) -> None:
    cars = t[at.T_CARS]
    for i in range(cars):
        seat = m[at.GRID + (cars - 1 - i if last_first else i)]
        if m[car_at(seat) + at.IS_LEGEND] == 0:
            m[at.PICK_LIST + m[at.PICKS]] = seat
            m[at.PICKS] += 1


@inner
def _fill_market(m: Numbers, c: States, t: Numbers, size: int) -> None:
    """5.3: a short deck is filled up from below with what was thrown away."""
    if m[at.GARAGE_DECK] < size:
        _put_thrown_below(m, c, t)
    for _ in range(smaller(size, m[at.GARAGE_DECK])):
        insert_sorted(m, at.MARKET_CARDS, m[at.MARKET], _pop(m, t))
        m[at.MARKET] += 1


@inner
def _put_thrown_below(m: Numbers, c: States, t: Numbers) -> None:
    deck, thrown, more = t[at.T_SHARED], thrown_at(t), m[at.THROWN] + 0
    shuffle(m, c, thrown, more)
    for i in range(m[at.GARAGE_DECK] - 1, -1, -1):
        m[deck + more + i] = m[deck + i]
    for i in range(more):
        m[deck + i] = m[thrown + i]
    m[at.GARAGE_DECK] += more
    m[at.THROWN] = 0


@inner
def draft(m: Numbers, c: States, t: Numbers, seat: int, card: int) -> bool:
    """Whether the draft is over."""
    for i in range(m[at.PICKS] - 1):
        m[at.PICK_LIST + i] = m[at.PICK_LIST + i + 1]
    m[at.PICKS] -= 1
    remove(m, at.MARKET_CARDS, m[at.MARKET], card)
    m[at.MARKET] -= 1
    _give(m, t, seat, card)
    if m[at.PICKS] > 0 and m[at.MARKET] > 0:
        return False
    return not open_market(m, c, t)


# -- one of four goes (5.4) ----------------------------------------------------------------------------------


@inner
def begin_throw(m: Numbers, t: Numbers) -> bool:
    if t[at.T_GARAGE] != at.SNAKE:
        return False
    m[at.OWING] = 0
    for seat in range(t[at.T_CARS]):
        if m[car_at(seat) + at.UPGRADES] > UPGRADES:
            m[at.OWING] |= 1 << seat
    return m[at.OWING] != 0


@inner
def throw_away(m: Numbers, t: Numbers, seat: int, card: int) -> bool:
    m[at.OWING] &= ~(1 << seat)
    m[car_at(seat) + at.PLAN] = card
    if m[at.OWING]:
        return False
    for each in range(t[at.T_CARS]):
        _give_away(m, t, each)
    m[at.REVEALS] += 1
    return True


@inner
def _give_away(m: Numbers, t: Numbers, seat: int) -> None:
    car = car_at(seat)
    if m[car + at.PLAN] >= 0:
        remove(m, zones_at(t, seat) + at.Z_UPGRADES, m[car + at.UPGRADES], m[car + at.PLAN])
        m[car + at.UPGRADES] -= 1
        m[car + at.PLAN] = -1


# -- the mulligan (5.4) --------------------------------------------------------------------------------------


@inner
def begin_mulligan(m: Numbers, t: Numbers) -> bool:
    if t[at.T_MULLIGAN] == 0:
        return False
    m[at.OWING] = 0
    for seat in range(t[at.T_CARS]):
        car = car_at(seat)
        if m[car + at.IS_LEGEND] == 0 and m[car + at.ENGINE] > 0:
            m[at.OWING] |= 1 << seat
    return m[at.OWING] != 0


@inner
def choose_hand(m: Numbers, c: States, t: Numbers, seat: int, another: bool) -> bool:
    m[at.OWING] &= ~(1 << seat)
    if another:
        m[at.MULLIGANS] |= 1 << seat
    if m[at.OWING]:
        return False
    for each in range(t[at.T_CARS]):
        if (m[at.MULLIGANS] >> each) & 1:
            _mulligan(m, c, t, each)
    return True


@inner
def _mulligan(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    car, hand, deck = car_at(seat), zones_at(t, seat) + at.Z_HAND, deck_at(t, seat)
    pay_heat(m, t, seat, 1)
    for i in range(m[car + at.HAND]):
        m[deck + m[car + at.DECK]] = m[hand + i]
        m[car + at.DECK] += 1
    m[car + at.HAND] = 0
    shuffle(m, c, deck, m[car + at.DECK])
    draw_up(m, c, t, seat)
