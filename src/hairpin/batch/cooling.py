"""Cooldown by road, Adrenaline, gear and cards, as in `rules.symbols.cooldown`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, inner
from hairpin.batch.symbols import amounts_into, cross_off, nth_card, spent, total
from hairpin.batch.track import effect, sector_of
from hairpin.batch.zones import car_at, cut, hot_cards, is_in, refill_engine, zones_at
from hairpin.rules.symbols import COOLDOWN

_COOLDOWN = COOLDOWN.number


@inner
def _was_cooled(s: Shorts, sector: int) -> bool:
    for i in range(s[at.ROAD_COOLED]):
        if s[at.COOLED + i] == sector:
            return True
    return False


@inner
def from_road(s: Shorts, t: Ints, distance: int) -> int:
    """8.5: the cooldown of the sector, if it is still to be had."""
    cooling = effect(s, t, distance, 1)
    if cooling == 0 or _was_cooled(s, sector_of(t, distance)):
        return 0
    return cooling


@inner
def pool(s: Shorts, t: Ints, k: Shorts, seat: int) -> int:
    """Into the scratch, those to be spent first in front; how many symbols there are."""
    distance = s[car_at(seat) + at.DISTANCE]
    if effect(s, t, distance, 2) & at.NO_COOLDOWN:
        return 0
    n = 0
    road = from_road(s, t, distance)
    if road > 0:
        s[at.SCRATCH] = road
        n = 1
    if s[at.COOL_ADRENALINE] > 0:
        s[at.SCRATCH + n] = s[at.COOL_ADRENALINE]
        n += 1
    if s[at.COOL_GEAR] > 0:
        s[at.SCRATCH + n] = s[at.COOL_GEAR]
        n += 1
    return amounts_into(s, k, _COOLDOWN, n) if s[at.SYMBOLS] > 0 else n


@inner
def max_cooldown(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    n = pool(s, t, k, seat)
    if n == 0:
        return 0
    return min(total(s, n), hot_cards(s, z, t, k, seat))


@inner
def cool_down(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, heat: int) -> None:
    used = spent(s, pool(s, t, k, seat), heat)
    distance = s[car_at(seat) + at.DISTANCE]
    place = 0
    if from_road(s, t, distance) > 0:
        if used & 1:
            s[at.COOLED + s[at.ROAD_COOLED]] = sector_of(t, distance)
            s[at.ROAD_COOLED] += 1
        place = 1
    _cross_off(s, used >> place)
    put_back(s, z, t, k, seat, heat)


@inner
def _cross_off(s: Shorts, used: int) -> None:
    """The places count through Adrenaline, gear, cards."""
    if s[at.COOL_ADRENALINE] > 0:
        if used & 1:
            s[at.COOL_ADRENALINE] = 0
        used >>= 1
    if s[at.COOL_GEAR] > 0:
        if used & 1:
            s[at.COOL_GEAR] = 0
        used >>= 1
    if used:
        cross_off_places(s, _COOLDOWN, used)


@inner
def cross_off_places(s: Shorts, kind: int, used: int) -> None:
    """Of the symbols of this kind, those in the places given by bits. The cards are looked up before any goes."""
    n = 0
    place = 0
    while used >> place:
        if is_in(used, place):
            s[at.SCRATCH + n] = nth_card(s, kind, place)
            n += 1
        place += 1
    for i in range(n):
        cross_off(s, kind, s[at.SCRATCH + i])


@inner
def put_back(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, heat: int) -> None:
    """From the hand, which is sorted: upgrades come last."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    slot = 0
    while heat > 0 and slot < s[car + at.HAND]:
        card = z[hand + slot]
        if k[at.K_IS_HEAT, card]:
            cut(z, hand, s[car + at.HAND], slot)
            s[car + at.HAND] -= 1
            refill_engine(s, z, t, seat, card)
            heat -= 1
        else:
            slot += 1
