"""The grid, the road and the first hands, as in `rules.dealing`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import below, shuffle, shuffle_numbers
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.track import put
from hairpin.batch.zones import car_at, deck_at, discard_at, draw_up, zones_at
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.steps import KEEP_ONE
from hairpin.rules.symbols import DIRECT

_DIRECT = DIRECT.number


@inner
def fill_grid(s: Shorts, z: Bytes, c: States, t: Ints) -> None:
    """Chance in this order: the grid, weather and road, the draft, the decks."""
    _clear(s, z, t)
    cars = t[at.T_CARS]
    for seat in range(cars):
        s[at.GRID + seat] = seat
    shuffle_numbers(s, c, at.GRID, cars)
    for place in range(cars):
        _put_on_grid(s, z, t, s[at.GRID + place], place)
    _name_rivals(s, t)
    if t[at.T_WEATHERS] > 0:
        _draw_road(s, z, c, t)


@inner
def _clear(s: Shorts, z: Bytes, t: Ints) -> None:
    for i in range(at.CARS + t[at.T_CARS] * at.CAR):
        s[i] = 0
    for i in range(t[at.T_LENGTH]):
        z[at.TRACK + i] = 0
    s[at.STEP] = KEEP_ONE - 1
    s[at.STARTERS] = t[at.T_CARS]
    s[at.TURN_INDEX] = -1
    s[at.SEAT] = -1
    s[at.WEATHER] = -1
    s[at.LEGEND_CARD] = -1
    s[at.MANOEUVRE] = -1
    s[at.RIVAL_A] = -1
    s[at.RIVAL_B] = -1
    for line in range(t[at.T_LINES]):
        s[at.LIMIT + line] = t[t[at.AT_LINES] + at.LINE * line + 1]


@inner
def _put_on_grid(s: Shorts, z: Bytes, t: Ints, seat: int, place: int) -> None:
    """1.2, 2.3."""
    car = car_at(seat)
    s[car + at.DISTANCE] = -1 - place // 2
    s[car + at.SPOT] = place % 2
    s[car + at.BITS] = 1 << (place % 2)
    s[car + at.GEAR] = 1
    s[car + at.PLAN] = -1
    s[car + at.IS_LEGEND] = t[t[at.AT_SEATS] + at.SEAT_OF * seat + 1]
    put(s, z, t, seat)


@inner
def _name_rivals(s: Shorts, t: Ints) -> None:
    """12.4: the two Legends foremost on the grid."""
    if t[at.T_RIVALS] == 0:
        return
    for place in range(t[at.T_CARS]):
        seat = s[at.GRID + place]
        if s[car_at(seat) + at.IS_LEGEND]:
            if s[at.RIVAL_A] < 0:
                s[at.RIVAL_A] = seat
            elif s[at.RIVAL_B] < 0:
                s[at.RIVAL_B] = seat


# -- weather and road (8.1) ----------------------------------------------------------------------------------


@inner
def bag_at(t: Ints) -> int:
    return t[at.T_SHARED] + 2 * t[at.T_SUPPLY] + t[at.T_LEGEND_CARDS] + t[at.T_MANOEUVRES]


@inner
def _draw_road(s: Shorts, z: Bytes, c: States, t: Ints) -> None:
    s[at.WEATHER] = below(c, t[at.T_WEATHERS])
    bag = bag_at(t)
    n = 0
    for number in range(t[at.T_TOKENS]):
        for _ in range(t[t[at.AT_TOKENS] + at.TOKEN_OF * number]):
            z[bag + n] = number
            n += 1
    shuffle(z, c, bag, n)
    for corner in range(t[at.T_CORNERS]):
        if n > 0:
            n -= 1
            _lay(s, t, corner, z[bag + n])


@inner
def _lay(s: Shorts, t: Ints, corner: int, number: int) -> None:
    last = t[t[at.AT_CORNERS] + at.CORNER * corner]
    first = t[t[at.AT_CORNERS] + at.CORNER * corner + 1]
    token = t[at.AT_TOKENS] + at.TOKEN_OF * number
    for line in range(first, last + 1):
        s[at.LIMIT + line] += t[token + 1]
        s[at.DANGER + line] += t[token + 2]
    if t[token + 3] == 0:
        return
    source = token + 4
    if t[token + 3] == 2:
        source = t[at.AT_WEATHERS] + at.WEATHER_OF * s[at.WEATHER] + 4
    for part in range(3):
        s[at.EFFECT + 3 * last + part] = t[source + part]
        if t[source + part]:
            s[at.SECTORS] = 1


# -- first hands ---------------------------------------------------------------------------------------------


@inner
def deal(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> None:
    for seat in range(t[at.T_CARS]):
        if s[car_at(seat) + at.IS_LEGEND] == 0:
            _build(s, z, c, t, k, seat)
    for seat in range(t[at.T_CARS]):
        if s[car_at(seat) + at.IS_LEGEND] == 0:
            draw_up(s, z, c, t, seat)


@inner
def _of_weather(s: Shorts, t: Ints, part: int) -> int:
    if s[at.WEATHER] < 0:
        return 0
    return t[t[at.AT_WEATHERS] + at.WEATHER_OF * s[at.WEATHER] + part] + 0


@inner
def _build(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    car, deck = car_at(seat), deck_at(t, seat)
    _fill_engine(s, z, t, seat)
    n = 0
    for i in range(t[at.T_OWN_CARDS]):
        z[deck + n] = t[t[at.AT_OWN_CARDS] + i]
        n += 1
    for i in range(s[car + at.UPGRADES]):
        card = z[zones_at(t, seat) + at.Z_UPGRADES + i]
        z[deck + n] = card
        n += 1
        s[car + at.HAS_UPGRADES] = 1
        if k[_DIRECT, card]:
            s[car + at.MAY_DIRECT] = 1
    for _ in range(t[at.T_STRESS] + _of_weather(s, t, 0)):
        z[deck + n] = STRESS
        n += 1
    s[car + at.DECK] = n
    _spread_heat(s, z, t, seat)
    shuffle(z, c, deck, s[car + at.DECK])


@inner
def _fill_engine(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    engine = zones_at(t, seat) + at.Z_ENGINE
    heat = t[at.T_HEAT] + _of_weather(s, t, 1) - t[t[at.AT_SEATS] + at.SEAT_OF * seat]
    for i in range(max(0, heat)):
        z[engine + i] = HEAT
    s[car_at(seat) + at.ENGINE] = max(0, heat)


@inner
def _spread_heat(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    """8.2: as many as the engine has."""
    car = car_at(seat)
    to_deck = min(_of_weather(s, t, 2), s[car + at.ENGINE])
    for _ in range(to_deck):
        z[deck_at(t, seat) + s[car + at.DECK]] = HEAT
        s[car + at.DECK] += 1
    s[car + at.ENGINE] -= to_deck
    to_discard = min(_of_weather(s, t, 3), s[car + at.ENGINE])
    for _ in range(to_discard):
        z[discard_at(t, seat) + s[car + at.DISCARD]] = HEAT
        s[car + at.DISCARD] += 1
    s[car + at.ENGINE] -= to_discard
