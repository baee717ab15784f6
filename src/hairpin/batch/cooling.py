"""Cooldown by road, Adrenaline, gear and cards, as in `rules.symbols.cooldown`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.numbers import smaller
from hairpin.batch.symbols import amounts_into, cross_off, nth_card, spent, total
from hairpin.batch.track import effect, sector_of
from hairpin.batch.zones import car_at, cut, hot_cards, is_in, refill_engine, shows, zones_at
from hairpin.rules.symbols import COOLDOWN

_COOLDOWN = COOLDOWN.number


@inner
def _was_cooled(m: Numbers, sector: int) -> bool:
    for i in range(m[at.ROAD_COOLED]):
        if m[at.COOLED + i] == sector:
            return True
    return False


@inlined
def from_road(m: Numbers, t: Numbers, distance: int) -> int:
    """8.5: the cooldown of the sector, if it is still to be had."""
    cooling = effect(m, t, distance, 1)
    if cooling == 0 or _was_cooled(m, sector_of(t, distance)):
        return 0
    return cooling


@inlined
def pool(m: Numbers, t: Numbers, seat: int) -> int:
    """Into the scratch, those to be spent first in front; how many symbols there are."""
    distance = m[car_at(seat) + at.DISTANCE]
    if effect(m, t, distance, 2) & at.NO_COOLDOWN:
        return 0
    n = 0
    road = from_road(m, t, distance)
    if road > 0:
        m[at.SCRATCH] = road
        n = 1
    if m[at.COOL_ADRENALINE] > 0:
        m[at.SCRATCH + n] = m[at.COOL_ADRENALINE]
        n += 1
    if m[at.COOL_GEAR] > 0:
        m[at.SCRATCH + n] = m[at.COOL_GEAR]
        n += 1
    return amounts_into(m, t, _COOLDOWN, n) if m[at.SYMBOLS] > 0 else n


@inlined
def max_cooldown(m: Numbers, t: Numbers, seat: int) -> int:
    n = pool(m, t, seat)
    if n == 0:
        return 0
    return smaller(total(m, n), hot_cards(m, t, seat))


@inlined
def cool_down(m: Numbers, t: Numbers, seat: int, heat: int) -> None:
    used = spent(m, pool(m, t, seat), heat)
    distance = m[car_at(seat) + at.DISTANCE]
    place = 0
    if from_road(m, t, distance) > 0:
        if used & 1:
            m[at.COOLED + m[at.ROAD_COOLED]] = sector_of(t, distance)
            m[at.ROAD_COOLED] += 1
        place = 1
    _cross_off(m, used >> place)
    put_back(m, t, seat, heat)


@inlined
def _cross_off(m: Numbers, used: int) -> None:
    """The places count through Adrenaline, gear, cards."""
    if m[at.COOL_ADRENALINE] > 0:
        if used & 1:
            m[at.COOL_ADRENALINE] = 0
        used >>= 1
    if m[at.COOL_GEAR] > 0:
        if used & 1:
            m[at.COOL_GEAR] = 0
        used >>= 1
    if used:
        cross_off_places(m, _COOLDOWN, used)


@inner
def cross_off_places(m: Numbers, kind: int, used: int) -> None:
    """Of the symbols of this kind, those in the places given by bits. The cards are looked up before any goes."""
    n = 0
    place = 0
    while used >> place:
        if is_in(used, place):
            m[at.SCRATCH + n] = nth_card(m, kind, place)
            n += 1
        place += 1
    for i in range(n):
        cross_off(m, kind, m[at.SCRATCH + i])


@inlined
def put_back(m: Numbers, t: Numbers, seat: int, heat: int) -> None:
    """From the hand, which is sorted: upgrades come last."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    slot = 0
    while heat > 0 and slot < m[car + at.HAND]:
        card = m[hand + slot]
        if shows(t, card, at.K_IS_HEAT):
            cut(m, hand, m[car + at.HAND], slot)
            m[car + at.HAND] -= 1
            refill_engine(m, t, seat, card)
            heat -= 1
        else:
            slot += 1
