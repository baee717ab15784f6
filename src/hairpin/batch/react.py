"""Step 5, as in `rules.react` and `rules.symbols`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, States, inlined, inner
from hairpin.batch.cooling import cross_off_places, pool, put_back
from hairpin.batch.flipping import flip, scrap
from hairpin.batch.numbers import smaller
from hairpin.batch.reveal import resolve
from hairpin.batch.symbols import amounts_into, cross_off, holds, spent, times, total
from hairpin.batch.track import advance, effect, is_tunnel, lift, stand, taken
from hairpin.batch.zones import (
    car_at,
    count,
    cut,
    find,
    hot_cards,
    pay_heat,
    push_discard,
    push_play,
    refill_engine,
    shows,
    take_from_hand,
    zones_at,
)
from hairpin.batch.zones import discard_at as _discard_at
from hairpin.rules import symbols
from hairpin.rules.cards import STRESS

HEAT = symbols.PAY_HEAT.number
SCRAP = symbols.SCRAP.number
COOLDOWN = symbols.COOLDOWN.number
REDUCE_STRESS = symbols.REDUCE_STRESS.number
SALVAGE = symbols.SALVAGE.number
ACCELERATE = symbols.ACCELERATE.number
CATCH_UP = symbols.CATCH_UP.number
DIRECT = symbols.DIRECT.number
SUPER_COOL = symbols.SUPER_COOL.number


# -- questions -----------------------------------------------------------------------------------------------


@inlined
def boost_is_free(m: Numbers, t: Numbers, seat: int) -> bool:
    """8.4."""
    return effect(m, t, m[car_at(seat) + at.DISTANCE], 2) & at.FREE_BOOST != 0


@inlined
def can_boost(m: Numbers, t: Numbers, seat: int) -> bool:
    """3.9, 6.2."""
    if m[at.BOOSTED]:
        return False
    if boost_is_free(m, t, seat):
        return True
    return m[car_at(seat) + at.ENGINE] > 0 and not (m[at.SYMBOLS] > 0 and holds(m, HEAT))


@inlined
def can_react(m: Numbers, t: Numbers) -> bool:
    """Asked by what everybody can see."""
    seat = m[at.SEAT]
    car = car_at(seat)
    if m[at.ADRENALINE] or (not m[at.BOOSTED] and (m[car + at.ENGINE] > 0 or boost_is_free(m, t, seat))):
        return True
    if m[car + at.HAND] > 0 and (pool(m, t, seat) > 0 or m[car + at.MAY_DIRECT]):
        return True
    return m[at.SYMBOLS] > 0 and _any_is_open(m, t, seat)


@inner
def _any_is_open(m: Numbers, t: Numbers, seat: int) -> bool:
    if holds(m, HEAT) or holds(m, SUPER_COOL) or any_at_hand(m, SCRAP):
        return True
    car = car_at(seat)
    if m[car + at.HAND] > 0 and not is_tunnel(t, m[car + at.DISTANCE]) and any_at_hand(m, REDUCE_STRESS):
        return True
    if m[car + at.DISCARD] > 0 and any_at_hand(m, SALVAGE):
        return True
    if m[at.PLUS] > 0 and any_at_hand(m, ACCELERATE):
        return True
    return catch_up_reach(m, t, seat) > 0


@inner
def is_at_hand(m: Numbers, place: int) -> bool:
    """6.2: not while its card's Heat is unpaid; of copies, the first ones wait."""
    kind, card = m[at.SYMBOL_KIND + place], m[at.SYMBOL_CARD + place]
    before = 0
    for i in range(place):
        if m[at.SYMBOL_KIND + i] == kind and m[at.SYMBOL_CARD + i] == card:
            before += 1
    return before >= times(m, HEAT, card)


@inner
def any_at_hand(m: Numbers, kind: int) -> bool:
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind and is_at_hand(m, i):
            return True
    return False


@inner
def catch_up_reach(m: Numbers, t: Numbers, seat: int) -> int:
    """11.4: the one distance that the symbols can bridge; 0 if there is none."""
    n = amounts_into(m, t, CATCH_UP, 0)
    if n == 0:
        return 0
    return gap_ahead(m, t, m[car_at(seat) + at.DISTANCE], total(m, n))


@inner
def gap_ahead(m: Numbers, t: Numbers, distance: int, maximum: int) -> int:
    for gap in range(maximum + 1):
        if taken(m, t, distance + gap + 1):
            return gap
    return 0


@inner
def stress_pool(m: Numbers, t: Numbers, seat: int) -> int:
    """11.1: a tunnel allows no discard. Into the scratch; how many."""
    if is_tunnel(t, m[car_at(seat) + at.DISTANCE]):
        return 0
    n = 0
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == REDUCE_STRESS and is_at_hand(m, i):
            m[at.SCRATCH + n] = shows(t, m[at.SYMBOL_CARD + i], REDUCE_STRESS)
            n += 1
    return n


@inner
def stress_in_hand(m: Numbers, t: Numbers, seat: int) -> int:
    return count(m, zones_at(t, seat) + at.Z_HAND, m[car_at(seat) + at.HAND], STRESS)


@inner
def heat_in_discard(m: Numbers, t: Numbers, seat: int) -> int:
    base = _discard_at(t, seat)
    found = 0
    for i in range(m[car_at(seat) + at.DISCARD]):
        found += shows(t, m[base + i], at.K_IS_HEAT)
    return found


@inner
def own_cooling(m: Numbers, t: Numbers, seat: int, card: int) -> int:
    """How much Heat the card's own cooldown could bring into the engine first."""
    if effect(m, t, m[car_at(seat) + at.DISTANCE], 2) & at.NO_COOLDOWN:
        return 0
    return smaller(shows(t, card, COOLDOWN), hot_cards(m, t, seat))


# -- answers -------------------------------------------------------------------------------------------------


@inlined
def use_adrenaline(m: Numbers, t: Numbers, seat: int) -> None:
    m[at.ADRENALINE] = 0
    m[car_at(seat) + at.SPEED] += 1
    advance(m, t, seat, 1)


@inner
def boost(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    cost = 0 if boost_is_free(m, t, seat) else 1
    m[at.BOOSTED] = 1
    m[at.PLUS] += 1
    pay_heat(m, t, seat, cost)
    spaces = flip(m, c, t, seat)
    m[car_at(seat) + at.SPEED] += spaces
    advance(m, t, seat, spaces)


@inner
def pay_for(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    cross_off(m, HEAT, card)
    pay_heat(m, t, seat, shows(t, card, HEAT))


@inner
def use_scrap(m: Numbers, c: States, t: Numbers, seat: int, card: int) -> None:
    cross_off(m, SCRAP, card)
    scrap(m, c, t, seat, shows(t, card, SCRAP))


@inner
def reduce_stress(m: Numbers, t: Numbers, seat: int, n: int) -> None:
    used = spent(m, stress_pool(m, t, seat), n)
    _cross_off_stress(m, used)
    for _ in range(n):
        take_from_hand(m, t, seat, STRESS)
        push_discard(m, t, seat, STRESS)


@inner
def _cross_off_stress(m: Numbers, used: int) -> None:
    n = 0
    place = 0
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == REDUCE_STRESS and is_at_hand(m, i):
            if (used >> place) & 1:
                m[at.SCRATCH + n] = m[at.SYMBOL_CARD + i]
                n += 1
            place += 1
    for i in range(n):
        cross_off(m, REDUCE_STRESS, m[at.SCRATCH + i])


@inner
def search(m: Numbers, t: Numbers, card: int) -> None:
    """6.9: the owner looks through the discard."""
    cross_off(m, SALVAGE, card)
    m[at.SALVAGING] = shows(t, card, SALVAGE)
    m[at.REVEALS] += 1


@inner
def accelerate(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    cross_off(m, ACCELERATE, card)
    m[car_at(seat) + at.SPEED] += m[at.PLUS]
    advance(m, t, seat, m[at.PLUS])


@inner
def catch_up(m: Numbers, t: Numbers, seat: int, spaces: int) -> None:
    cross_off_places(m, CATCH_UP, spent(m, amounts_into(m, t, CATCH_UP, 0), spaces))
    advance(m, t, seat, spaces)


@inner
def super_cool(m: Numbers, t: Numbers, seat: int, heat: int) -> None:
    """14.3."""
    cross_off_places(m, SUPER_COOL, spent(m, amounts_into(m, t, SUPER_COOL, 0), heat))
    for _ in range(heat):
        refill_engine(m, t, seat, _take_heat(m, t, seat))
    m[at.REVEALS] += 1


@inner
def _take_heat(m: Numbers, t: Numbers, seat: int) -> int:
    """The topmost of the discard; ordinary Heat before an upgrade."""
    car, base = car_at(seat), _discard_at(t, seat)
    n = m[car + at.DISCARD]
    card, place = 255, 0
    for i in range(n):
        if shows(t, m[base + i], at.K_IS_HEAT) and m[base + i] <= card:
            card, place = m[base + i] + 0, i
    cut(m, base, n, place)
    m[car + at.DISCARD] -= 1
    return card


@inner
def play_directly(m: Numbers, c: States, t: Numbers, seat: int, card: int) -> None:
    """6.10."""
    take_from_hand(m, t, seat, card)
    push_play(m, t, seat, card)
    spaces = resolve(m, c, t, seat, card)
    heat = shows(t, card, HEAT)
    if heat > 0:
        if m[car_at(seat) + at.ENGINE] < heat:
            cross_off(m, COOLDOWN, card)
            put_back(m, t, seat, own_cooling(m, t, seat, card))
        pay_for(m, t, seat, card)
    m[car_at(seat) + at.SPEED] += spaces
    advance(m, t, seat, spaces)


# -- cards played in error (6.2) -----------------------------------------------------------------------------


@inner
def replace(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    car = car_at(seat)
    n = 0
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == HEAT:
            m[at.SCRATCH + n] = m[at.SYMBOL_CARD + i]
            n += 1
    for i in range(n):
        _give_up(m, t, seat, m[at.SCRATCH + i])
    lift(m, t, seat)
    stand(m, t, seat, m[at.START], m[at.START_SPOT])
    for _ in range(n):
        m[car + at.SPEED] += flip(m, c, t, seat)
    advance(m, t, seat, m[car + at.SPEED])


@inner
def _give_up(m: Numbers, t: Numbers, seat: int, card: int) -> None:
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    for kind in range(at.K_VALUE):
        if shows(t, card, at.K_HELD + kind):
            cross_off(m, kind, card)
    m[car + at.SPEED] -= _value_chosen(m, t, card)
    cut(m, play, m[car + at.PLAY], find(m, play, m[car + at.PLAY], card))
    m[car + at.PLAY] -= 1
    push_discard(m, t, seat, card)


@inner
def _value_chosen(m: Numbers, t: Numbers, card: int) -> int:
    n = m[at.CHOSEN]
    for i in range(n):
        if m[at.CHOSEN_CARD + i] == card:
            value = m[at.CHOSEN_VALUE + i] + 0
            for j in range(i, n - 1):
                m[at.CHOSEN_CARD + j] = m[at.CHOSEN_CARD + j + 1]
                m[at.CHOSEN_VALUE + j] = m[at.CHOSEN_VALUE + j + 1]
            m[at.CHOSEN] = n - 1
            return value
    return shows(t, card, at.K_VALUE) + 0
