"""What the seat to act sees, as numbers: the same as `encoding.observations` writes of a race."""

from __future__ import annotations

from typing import Final

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.corners import due_at, limit_change
from hairpin.batch.legends import CATCH_UP, FULL_THROTTLE, legend_deck_at, manoeuvre_deck_at
from hairpin.batch.numbers import smaller
from hairpin.batch.reveal import has_adrenaline
from hairpin.batch.track import (
    effect,
    is_flooded,
    is_tunnel,
    last_line_that_counts,
    line_distance,
    line_index,
    lines_passed,
    space_of,
)
from hairpin.batch.zones import car_at, count, zones_at
from hairpin.encoding.observation_table import (
    AHEAD,
    BEHIND,
    CORNER,
    CORNERS,
    KINDS,
    LEGEND_BITS,
    LEGEND_DECK,
    MARKET,
    OBSERVATION,
    OTHER,
    OWN,
    SLOTS,
)
from hairpin.rules.steps import PLANNING

TURN: Final = OBSERVATION.at["moved"]
CARDS: Final = OBSERVATION.at["slots"]
COUNTED: Final = OBSERVATION.at["hand"]
UPGRADES: Final = OBSERVATION.at["upgrades"]
ZONES: Final = OBSERVATION.at["zones"]
ROAD: Final = OBSERVATION.at["corners"]
SECTOR: Final = OBSERVATION.at["sector"]
TRACK: Final = OBSERVATION.at["track"]
OTHER_CARS: Final = OBSERVATION.at["others"]
MARKET_AT: Final = OBSERVATION.at["market"]
PICKS: Final = OBSERVATION.at["picks"]
LEGEND_CARDS: Final = OBSERVATION.at["legend-deck"]
STARS: Final = OBSERVATION.at["star-deck"]


@inner
def observe(m: Numbers, t: Numbers, seat: int, out: Numbers) -> None:
    """Into a row that held nothing but zeros, or the last observation of the same set-up."""
    _own_figures(m, t, seat, out)
    _turn(m, t, out)
    _cards(m, t, seat, out)
    _road(m, t, m[car_at(seat) + at.DISTANCE], out)
    _track(m, t, m[car_at(seat) + at.DISTANCE], out)
    _others(m, t, seat, out)
    _open_cards(m, t, seat, out)


@inlined
def _place_of(m: Numbers, seat: int) -> int:
    for place in range(m[at.RACING]):
        if m[at.ORDER + place] == seat:
            return place
    return -1


@inlined
def _own_figures(m: Numbers, t: Numbers, seat: int, out: Numbers) -> None:
    """The order of these lines is that of the table."""
    car, place = car_at(seat), _place_of(m, seat)
    out[0] = m[at.STEP]
    out[1] = m[at.ROUND]
    out[2] = seat
    out[3] = m[at.STARTERS]
    out[4] = t[at.T_FINISH] - m[car + at.DISTANCE]
    out[5] = t[at.T_LENGTH]
    out[6] = place
    out[7] = m[at.TURN_INDEX]
    out[8] = place >= 0 and has_adrenaline(m, place)
    out[9] = t[at.T_TOURNAMENT]
    out[10] = m[car + at.GEAR]
    out[11] = m[car + at.SPEED]
    out[12] = m[car + at.SPOT]
    out[13] = m[car + at.ENGINE]
    out[14] = m[car + at.HAND]
    out[15] = m[car + at.DECK]
    out[16] = m[car + at.DISCARD]


@inlined
def _turn(m: Numbers, t: Numbers, out: Numbers) -> None:
    if m[at.TURN_INDEX] < 0:
        for i in range(TURN, CARDS):
            out[i] = 0
        return
    car = car_at(m[at.SEAT])
    out[TURN] = m[car + at.DISTANCE] - m[at.START]
    out[TURN + 1] = m[at.BOOSTED]
    out[TURN + 2] = m[at.ADRENALINE]
    out[TURN + 3] = m[at.COOL_ADRENALINE] + m[at.COOL_GEAR]
    out[TURN + 4] = m[at.PLUS]
    out[TURN + 5] = m[at.SYMBOLS]
    _crossing(m, t, out)


@inlined
def _crossing(m: Numbers, t: Numbers, out: Numbers) -> None:
    seat = m[at.SEAT]
    car = car_at(seat)
    first, beyond = lines_passed(t, m[at.START]), last_line_that_counts(t, m[car + at.DISTANCE])
    heat, crossed, to_spare = 0, 0, 0
    if first < beyond:
        speed = m[car + at.SPEED] - limit_change(m, t, seat)
        for number in range(first, beyond):
            heat += due_at(m, t, number, speed)
            spare = m[at.LIMIT + line_index(t, number)] - speed
            to_spare = spare if crossed == 0 else smaller(to_spare, spare)
            crossed += 1
    out[TURN + 6], out[TURN + 7], out[TURN + 8] = heat, crossed, to_spare


@inlined
def _cards(m: Numbers, t: Numbers, seat: int, out: Numbers) -> None:
    car, base = car_at(seat), zones_at(t, seat)
    for slot in range(SLOTS):
        out[CARDS + slot] = m[base + at.Z_HAND + slot] if slot < m[car + at.HAND] else -1
    discard = base + at.Z_DECK + t[at.T_CAPACITY]
    _count_kinds(m, base + at.Z_HAND, m[car + at.HAND], out, COUNTED)
    _count_kinds(m, base + at.Z_DECK, m[car + at.DECK], out, COUNTED + KINDS)
    _count_kinds(m, discard, m[car + at.DISCARD], out, COUNTED + 2 * KINDS)
    _count_kinds(m, base + at.Z_PLAY, m[car + at.PLAY], out, COUNTED + 3 * KINDS)
    for place in range(OWN):
        has_one = place < m[car + at.UPGRADES]
        out[UPGRADES + place] = m[base + at.Z_UPGRADES + place] if has_one else -1
        out[ZONES + place] = _zone(m, t, seat, place) if has_one else 0


@inlined
def _count_kinds(m: Numbers, zone: int, n: int, out: Numbers, first: int) -> None:
    for kind in range(KINDS):
        out[first + kind] = 0
    for i in range(n):
        card = m[zone + i]
        if card < KINDS:
            out[first + card] += 1


@inner
def _zone(m: Numbers, t: Numbers, seat: int, place: int) -> int:
    """Of copies the first is said to be in the first zone that has one."""
    car, base = car_at(seat), zones_at(t, seat)
    card = m[base + at.Z_UPGRADES + place]
    left = count(m, base + at.Z_UPGRADES, place, card)
    for zone in range(1, 6):
        n, first = m[car + at.HAND], base + at.Z_HAND
        if zone == 2:
            n, first = m[car + at.DECK], base + at.Z_DECK
        elif zone == 3:
            n, first = m[car + at.DISCARD], base + at.Z_DECK + t[at.T_CAPACITY]
        elif zone == 4:
            n, first = m[car + at.PLAY], base + at.Z_PLAY
        elif zone == 5:
            n, first = m[car + at.ENGINE], base + at.Z_ENGINE
        left -= count(m, first, n, card)
        if left < 0:
            return zone
    return 0


@inlined
def _road(m: Numbers, t: Numbers, distance: int, out: Numbers) -> None:
    first = lines_passed(t, distance)
    last = t[at.T_LAPS] * t[at.T_LINES]
    for i in range(CORNERS):
        here = ROAD + CORNER * i
        if first + i < last:
            line = line_index(t, first + i)
            out[here] = line_distance(t, first + i) - distance
            out[here + 1] = m[at.LIMIT + line]
            out[here + 2] = m[at.DANGER + line]
            for part in range(3):
                out[here + 3 + part] = m[at.EFFECT + 3 * line + part]
        else:
            for part in range(CORNER):
                out[here + part] = 0
    for part in range(3):
        out[SECTOR + part] = effect(m, t, distance, part)
    out[SECTOR + 3] = is_tunnel(t, distance)
    out[SECTOR + 4] = is_flooded(t, distance)


@inlined
def _track(m: Numbers, t: Numbers, distance: int, out: Numbers) -> None:
    length = t[at.T_LENGTH]
    space = (space_of(t, distance) - BEHIND) % length
    for i in range(BEHIND + 1 + AHEAD):
        out[TRACK + i] = m[at.TRACK + space]
        space += 1
        if space == length:
            space = 0


@inlined
def _others(m: Numbers, t: Numbers, seat: int, out: Numbers) -> None:
    cars = t[at.T_CARS]
    distance = m[car_at(seat) + at.DISTANCE]
    other = seat
    for i in range(cars - 1):
        other = other + 1 if other + 1 < cars else 0
        _other(m, t, other, distance, out, OTHER_CARS + OTHER * i)
    for place in range(m[at.RACING]):
        ahead = m[at.ORDER + place] - seat - 1
        if ahead != -1:
            out[OTHER_CARS + OTHER * (ahead if ahead >= 0 else ahead + cars) + 12] = place


@inlined
def _other(m: Numbers, t: Numbers, seat: int, distance: int, out: Numbers, here: int) -> None:
    car = car_at(seat)
    discard = zones_at(t, seat) + at.Z_DECK + t[at.T_CAPACITY]
    has_planned = m[car + at.PLAN] >= 0 or m[car + at.RETIRING] != 0
    is_rival = m[at.RIVAL_A] == seat or m[at.RIVAL_B] == seat
    out[here] = 1
    out[here + 1] = m[car + at.DISTANCE] - distance
    out[here + 2] = m[car + at.SPOT]
    out[here + 3] = m[car + at.GEAR]
    out[here + 4] = m[car + at.SPEED]
    out[here + 5] = m[car + at.ENGINE]
    out[here + 6] = m[car + at.HAND]
    out[here + 7] = m[car + at.DECK]
    out[here + 8] = m[car + at.DISCARD]
    out[here + 9] = m[discard + m[car + at.DISCARD] - 1] if m[car + at.DISCARD] > 0 else -1
    out[here + 10] = m[car + at.STATUS]
    out[here + 11] = m[at.STEP] == PLANNING and has_planned
    out[here + 12] = -1
    out[here + 13] = m[car + at.IS_LEGEND] + (2 if is_rival else 0)


@inlined
def _open_cards(m: Numbers, t: Numbers, seat: int, out: Numbers) -> None:
    if m[at.MARKET] > 0 or out[MARKET_AT] != -1:  # seldom, so that it is asked first
        for place in range(MARKET):
            out[MARKET_AT + place] = m[at.MARKET_CARDS + place] if place < m[at.MARKET] else -1
    out[PICKS] = -1
    for i in range(m[at.PICKS] - 1, -1, -1):
        if m[at.PICK_LIST + i] == seat:
            out[PICKS] = i
    out[PICKS + 1] = m[at.LEGEND_CARD]
    manoeuvre = m[at.MANOEUVRE]
    out[PICKS + 2] = t[t[at.AT_MANOEUVRES] + at.MANOEUVRE_OF * manoeuvre + 2] if manoeuvre >= 0 else -1
    out[PICKS + 3] = m[at.WEATHER]
    if t[at.T_LEGENDS]:
        _legends_to_come(m, t, out)


@inner
def _legends_to_come(m: Numbers, t: Numbers, out: Numbers) -> None:
    """A deck that has run out has all of its cards to come."""
    for part in range(LEGEND_DECK):
        out[LEGEND_CARDS + part] = 0
    left = m[at.LEGEND_DECK]
    for i in range(left if left > 0 else t[at.T_LEGEND_CARDS]):
        card = m[legend_deck_at(t) + i] if left > 0 else i
        if card < LEGEND_BITS * LEGEND_DECK:
            out[LEGEND_CARDS + card // LEGEND_BITS] |= 1 << card % LEGEND_BITS
    for ability in range(FULL_THROTTLE, CATCH_UP + 1):
        out[STARS + ability - FULL_THROTTLE] = 0
    left = m[at.MANOEUVRE_DECK]
    for i in range(left if left > 0 else t[at.T_MANOEUVRES]):
        card = m[manoeuvre_deck_at(t) + i] if left > 0 else i
        out[STARS + t[t[at.AT_MANOEUVRES] + at.MANOEUVRE_OF * card] - FULL_THROTTLE] += 1
