"""Step 5, as in `rules.react` and `rules.symbols`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.cooling import cross_off_places, pool, put_back
from hairpin.batch.flipping import flip, scrap
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


@inner
def boost_is_free(s: Shorts, t: Ints, seat: int) -> bool:
    """8.4."""
    return effect(s, t, s[car_at(seat) + at.DISTANCE], 2) & at.FREE_BOOST != 0


@inner
def can_boost(s: Shorts, t: Ints, seat: int) -> bool:
    """3.9, 6.2."""
    if s[at.BOOSTED]:
        return False
    if boost_is_free(s, t, seat):
        return True
    return s[car_at(seat) + at.ENGINE] > 0 and not (s[at.SYMBOLS] > 0 and holds(s, HEAT))


@inner
def can_react(s: Shorts, z: Bytes, t: Ints, k: Shorts) -> bool:
    """Asked by what everybody can see."""
    seat = s[at.SEAT]
    car = car_at(seat)
    if s[at.ADRENALINE] or (not s[at.BOOSTED] and (s[car + at.ENGINE] > 0 or boost_is_free(s, t, seat))):
        return True
    if s[car + at.HAND] > 0 and (pool(s, t, k, seat) > 0 or s[car + at.MAY_DIRECT]):
        return True
    return s[at.SYMBOLS] > 0 and _any_is_open(s, z, t, k, seat)


@inner
def _any_is_open(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> bool:
    if holds(s, HEAT) or holds(s, SUPER_COOL) or any_at_hand(s, SCRAP):
        return True
    car = car_at(seat)
    if s[car + at.HAND] > 0 and not is_tunnel(t, s[car + at.DISTANCE]) and any_at_hand(s, REDUCE_STRESS):
        return True
    if s[car + at.DISCARD] > 0 and any_at_hand(s, SALVAGE):
        return True
    if s[at.PLUS] > 0 and any_at_hand(s, ACCELERATE):
        return True
    return catch_up_reach(s, z, t, k, seat) > 0


@inner
def is_at_hand(s: Shorts, place: int) -> bool:
    """6.2: not while its card's Heat is unpaid; of copies, the first ones wait."""
    kind, card = s[at.SYMBOL_KIND + place], s[at.SYMBOL_CARD + place]
    before = 0
    for i in range(place):
        if s[at.SYMBOL_KIND + i] == kind and s[at.SYMBOL_CARD + i] == card:
            before += 1
    return before >= times(s, HEAT, card)


@inner
def any_at_hand(s: Shorts, kind: int) -> bool:
    for i in range(s[at.SYMBOLS]):
        if s[at.SYMBOL_KIND + i] == kind and is_at_hand(s, i):
            return True
    return False


@inner
def catch_up_reach(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """11.4: the one distance that the symbols can bridge; 0 if there is none."""
    n = amounts_into(s, k, CATCH_UP, 0)
    if n == 0:
        return 0
    return gap_ahead(z, t, s[car_at(seat) + at.DISTANCE], total(s, n))


@inner
def gap_ahead(z: Bytes, t: Ints, distance: int, maximum: int) -> int:
    for gap in range(maximum + 1):
        if taken(z, t, distance + gap + 1):
            return gap
    return 0


@inner
def stress_pool(s: Shorts, t: Ints, k: Shorts, seat: int) -> int:
    """11.1: a tunnel allows no discard. Into the scratch; how many."""
    if is_tunnel(t, s[car_at(seat) + at.DISTANCE]):
        return 0
    n = 0
    for i in range(s[at.SYMBOLS]):
        if s[at.SYMBOL_KIND + i] == REDUCE_STRESS and is_at_hand(s, i):
            s[at.SCRATCH + n] = k[REDUCE_STRESS, s[at.SYMBOL_CARD + i]]
            n += 1
    return n


@inner
def stress_in_hand(s: Shorts, z: Bytes, t: Ints, seat: int) -> int:
    return count(z, zones_at(t, seat) + at.Z_HAND, s[car_at(seat) + at.HAND], STRESS)


@inner
def heat_in_discard(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    base = _discard_at(t, seat)
    found = 0
    for i in range(s[car_at(seat) + at.DISCARD]):
        found += k[at.K_IS_HEAT, z[base + i]]
    return found


@inner
def own_cooling(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, card: int) -> int:
    """How much Heat the card's own cooldown could bring into the engine first."""
    if effect(s, t, s[car_at(seat) + at.DISTANCE], 2) & at.NO_COOLDOWN:
        return 0
    return min(k[COOLDOWN, card], hot_cards(s, z, t, k, seat))


# -- answers -------------------------------------------------------------------------------------------------


@inner
def use_adrenaline(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    s[at.ADRENALINE] = 0
    s[car_at(seat) + at.SPEED] += 1
    advance(s, z, t, seat, 1)


@inner
def boost(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    cost = 0 if boost_is_free(s, t, seat) else 1
    s[at.BOOSTED] = 1
    s[at.PLUS] += 1
    pay_heat(s, z, t, seat, cost)
    spaces = flip(s, z, c, t, k, seat)
    s[car_at(seat) + at.SPEED] += spaces
    advance(s, z, t, seat, spaces)


@inner
def pay_for(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, card: int) -> None:
    cross_off(s, HEAT, card)
    pay_heat(s, z, t, seat, k[HEAT, card])


@inner
def use_scrap(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, card: int) -> None:
    cross_off(s, SCRAP, card)
    scrap(s, z, c, t, seat, k[SCRAP, card])


@inner
def reduce_stress(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, n: int) -> None:
    used = spent(s, stress_pool(s, t, k, seat), n)
    _cross_off_stress(s, used)
    for _ in range(n):
        take_from_hand(s, z, t, seat, STRESS)
        push_discard(s, z, t, seat, STRESS)


@inner
def _cross_off_stress(s: Shorts, used: int) -> None:
    n = 0
    place = 0
    for i in range(s[at.SYMBOLS]):
        if s[at.SYMBOL_KIND + i] == REDUCE_STRESS and is_at_hand(s, i):
            if (used >> place) & 1:
                s[at.SCRATCH + n] = s[at.SYMBOL_CARD + i]
                n += 1
            place += 1
    for i in range(n):
        cross_off(s, REDUCE_STRESS, s[at.SCRATCH + i])


@inner
def search(s: Shorts, k: Shorts, card: int) -> None:
    """6.9: the owner looks through the discard."""
    cross_off(s, SALVAGE, card)
    s[at.SALVAGING] = k[SALVAGE, card]
    s[at.REVEALS] += 1


@inner
def accelerate(s: Shorts, z: Bytes, t: Ints, seat: int, card: int) -> None:
    cross_off(s, ACCELERATE, card)
    s[car_at(seat) + at.SPEED] += s[at.PLUS]
    advance(s, z, t, seat, s[at.PLUS])


@inner
def catch_up(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, spaces: int) -> None:
    cross_off_places(s, CATCH_UP, spent(s, amounts_into(s, k, CATCH_UP, 0), spaces))
    advance(s, z, t, seat, spaces)


@inner
def super_cool(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, heat: int) -> None:
    """14.3."""
    cross_off_places(s, SUPER_COOL, spent(s, amounts_into(s, k, SUPER_COOL, 0), heat))
    for _ in range(heat):
        refill_engine(s, z, t, seat, _take_heat(s, z, t, k, seat))
    s[at.REVEALS] += 1


@inner
def _take_heat(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """The topmost of the discard; ordinary Heat before an upgrade."""
    car, base = car_at(seat), _discard_at(t, seat)
    n = s[car + at.DISCARD]
    card, place = 255, 0
    for i in range(n):
        if k[at.K_IS_HEAT, z[base + i]] and z[base + i] <= card:
            card, place = z[base + i] + 0, i
    cut(z, base, n, place)
    s[car + at.DISCARD] -= 1
    return card


@inner
def play_directly(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, card: int) -> None:
    """6.10."""
    take_from_hand(s, z, t, seat, card)
    push_play(s, z, t, seat, card)
    spaces = resolve(s, z, c, t, k, seat, card)
    heat = k[HEAT, card]
    if heat > 0:
        if s[car_at(seat) + at.ENGINE] < heat:
            cross_off(s, COOLDOWN, card)
            put_back(s, z, t, k, seat, own_cooling(s, z, t, k, seat, card))
        pay_for(s, z, t, k, seat, card)
    s[car_at(seat) + at.SPEED] += spaces
    advance(s, z, t, seat, spaces)


# -- cards played in error (6.2) -----------------------------------------------------------------------------


@inner
def replace(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    car = car_at(seat)
    n = 0
    for i in range(s[at.SYMBOLS]):
        if s[at.SYMBOL_KIND + i] == HEAT:
            s[at.SCRATCH + n] = s[at.SYMBOL_CARD + i]
            n += 1
    for i in range(n):
        _give_up(s, z, t, k, seat, s[at.SCRATCH + i])
    lift(s, z, t, seat)
    stand(s, z, t, seat, s[at.START], s[at.START_SPOT])
    for _ in range(n):
        s[car + at.SPEED] += flip(s, z, c, t, k, seat)
    advance(s, z, t, seat, s[car + at.SPEED])


@inner
def _give_up(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, card: int) -> None:
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    for kind in range(at.K_VALUE):
        if k[at.K_HELD + kind, card]:
            cross_off(s, kind, card)
    s[car + at.SPEED] -= _value_chosen(s, k, card)
    cut(z, play, s[car + at.PLAY], find(z, play, s[car + at.PLAY], card))
    s[car + at.PLAY] -= 1
    push_discard(s, z, t, seat, card)


@inner
def _value_chosen(s: Shorts, k: Shorts, card: int) -> int:
    n = s[at.CHOSEN]
    for i in range(n):
        if s[at.CHOSEN_CARD + i] == card:
            value = s[at.CHOSEN_VALUE + i] + 0
            for j in range(i, n - 1):
                s[at.CHOSEN_CARD + j] = s[at.CHOSEN_CARD + j + 1]
                s[at.CHOSEN_VALUE + j] = s[at.CHOSEN_VALUE + j + 1]
            s[at.CHOSEN] = n - 1
            return value
    return k[at.K_VALUE, card] + 0
