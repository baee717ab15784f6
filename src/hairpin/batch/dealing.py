"""The grid, the road and the first hands, as in `rules.dealing`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.chance import below, shuffle, shuffle_numbers
from hairpin.batch.compiling import Numbers, States, inner
from hairpin.batch.numbers import larger, smaller
from hairpin.batch.track import put
from hairpin.batch.zones import car_at, deck_at, discard_at, draw_up, shows, zones_at
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.steps import KEEP_ONE
from hairpin.rules.symbols import DIRECT

_DIRECT = DIRECT.number


@inner
def fill_grid(m: Numbers, c: States, t: Numbers) -> None:
    """Chance in this order: the grid, weather and road, the draft, the decks."""
    _clear(m, t)
    cars = t[at.T_CARS]
    for seat in range(cars):
        m[at.GRID + seat] = seat
    shuffle_numbers(m, c, at.GRID, cars)
    for place in range(cars):
        _put_on_grid(m, t, m[at.GRID + place], place)
    _name_rivals(m, t)
    if t[at.T_WEATHERS] > 0:
        _draw_road(m, c, t)


@inner
def _clear(m: Numbers, t: Numbers) -> None:
    for i in range(at.CARS + t[at.T_CARS] * at.CAR):
        m[i] = 0
    for i in range(t[at.T_LENGTH]):
        m[at.TRACK + i] = 0
    m[at.STEP] = KEEP_ONE - 1
    m[at.STARTERS] = t[at.T_CARS]
    m[at.TURN_INDEX] = -1
    m[at.SEAT] = -1
    m[at.WEATHER] = -1
    m[at.LEGEND_CARD] = -1
    m[at.MANOEUVRE] = -1
    m[at.RIVAL_A] = -1
    m[at.RIVAL_B] = -1
    for line in range(t[at.T_LINES]):
        m[at.LIMIT + line] = t[t[at.AT_LINES] + at.LINE * line + 1]


@inner
def _put_on_grid(m: Numbers, t: Numbers, seat: int, place: int) -> None:
    """1.2, 2.3."""
    car = car_at(seat)
    m[car + at.DISTANCE] = -1 - place // 2
    m[car + at.SPOT] = place % 2
    m[car + at.BITS] = 1 << (place % 2)
    m[car + at.GEAR] = 1
    m[car + at.PLAN] = -1
    m[car + at.IS_LEGEND] = t[t[at.AT_SEATS] + at.SEAT_OF * seat + 1]
    put(m, t, seat)


@inner
def _name_rivals(m: Numbers, t: Numbers) -> None:
    """12.4: the two Legends foremost on the grid."""
    if t[at.T_RIVALS] == 0:
        return
    for place in range(t[at.T_CARS]):
        seat = m[at.GRID + place]
        if m[car_at(seat) + at.IS_LEGEND]:
            if m[at.RIVAL_A] < 0:
                m[at.RIVAL_A] = seat
            elif m[at.RIVAL_B] < 0:
                m[at.RIVAL_B] = seat


# -- weather and road (8.1) ----------------------------------------------------------------------------------


@inner
def bag_at(t: Numbers) -> int:
    return t[at.T_SHARED] + 2 * t[at.T_SUPPLY] + t[at.T_LEGEND_CARDS] + t[at.T_MANOEUVRES]


@inner
def _draw_road(m: Numbers, c: States, t: Numbers) -> None:
    m[at.WEATHER] = below(c, t[at.T_WEATHERS])
    bag = bag_at(t)
    n = 0
    for number in range(t[at.T_TOKENS]):
        for _ in range(t[t[at.AT_TOKENS] + at.TOKEN_OF * number]):
            m[bag + n] = number
            n += 1
    shuffle(m, c, bag, n)
    for corner in range(t[at.T_CORNERS]):
        if n > 0:
            n -= 1
            _lay(m, t, corner, m[bag + n])


@inner
def _lay(m: Numbers, t: Numbers, corner: int, number: int) -> None:
    last = t[t[at.AT_CORNERS] + at.CORNER * corner]
    first = t[t[at.AT_CORNERS] + at.CORNER * corner + 1]
    token = t[at.AT_TOKENS] + at.TOKEN_OF * number
    m[at.TOKEN + last] = number + 1
    for line in range(first, last + 1):
        m[at.LIMIT + line] += t[token + 1]
        m[at.DANGER + line] += t[token + 2]
    if t[token + 3] == 0:
        return
    source = token + 4
    if t[token + 3] == 2:
        source = t[at.AT_WEATHERS] + at.WEATHER_OF * m[at.WEATHER] + 4
    for part in range(3):
        m[at.EFFECT + 3 * last + part] = t[source + part]
        if t[source + part]:
            m[at.SECTORS] = 1


# -- first hands ---------------------------------------------------------------------------------------------


@inner
def deal(m: Numbers, c: States, t: Numbers) -> None:
    for seat in range(t[at.T_CARS]):
        if m[car_at(seat) + at.IS_LEGEND] == 0:
            _build(m, c, t, seat)
    for seat in range(t[at.T_CARS]):
        if m[car_at(seat) + at.IS_LEGEND] == 0:
            draw_up(m, c, t, seat)


@inner
def _of_weather(m: Numbers, t: Numbers, part: int) -> int:
    if m[at.WEATHER] < 0:
        return 0
    return t[t[at.AT_WEATHERS] + at.WEATHER_OF * m[at.WEATHER] + part] + 0


@inner
def _build(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    car, deck = car_at(seat), deck_at(t, seat)
    _fill_engine(m, t, seat)
    n = 0
    for i in range(t[at.T_OWN_CARDS]):
        m[deck + n] = t[t[at.AT_OWN_CARDS] + i]
        n += 1
    for i in range(m[car + at.UPGRADES]):
        card = m[zones_at(t, seat) + at.Z_UPGRADES + i]
        m[deck + n] = card
        n += 1
        m[car + at.HAS_UPGRADES] = 1
        if shows(t, card, _DIRECT):
            m[car + at.MAY_DIRECT] = 1
    for _ in range(t[at.T_STRESS] + _of_weather(m, t, 0)):
        m[deck + n] = STRESS
        n += 1
    m[car + at.DECK] = n
    _spread_heat(m, t, seat)
    shuffle(m, c, deck, m[car + at.DECK])


@inner
def _fill_engine(m: Numbers, t: Numbers, seat: int) -> None:
    engine = zones_at(t, seat) + at.Z_ENGINE
    heat = t[at.T_HEAT] + _of_weather(m, t, 1) - t[t[at.AT_SEATS] + at.SEAT_OF * seat]
    for i in range(larger(0, heat)):
        m[engine + i] = HEAT
    m[car_at(seat) + at.ENGINE] = larger(0, heat)


@inner
def _spread_heat(m: Numbers, t: Numbers, seat: int) -> None:
    """8.2: as many as the engine has."""
    car = car_at(seat)
    to_deck = smaller(_of_weather(m, t, 2), m[car + at.ENGINE])
    for _ in range(to_deck):
        m[deck_at(t, seat) + m[car + at.DECK]] = HEAT
        m[car + at.DECK] += 1
    m[car + at.ENGINE] -= to_deck
    to_discard = smaller(_of_weather(m, t, 3), m[car + at.ENGINE])
    for _ in range(to_discard):
        m[discard_at(t, seat) + m[car + at.DISCARD]] = HEAT
        m[car + at.DISCARD] += 1
    m[car + at.ENGINE] -= to_discard
