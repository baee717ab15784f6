"""Step 3, as in `rules.reveal`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, States, inlined, inner
from hairpin.batch.flipping import flip
from hairpin.batch.legends import drive
from hairpin.batch.numbers import larger
from hairpin.batch.planning import show_gear
from hairpin.batch.symbols import hold
from hairpin.batch.track import advance
from hairpin.batch.zones import car_at, push_discard, shows, zones_at
from hairpin.rules.steps import END_TURN, REACT, REPLENISH
from hairpin.rules.symbols import PLUS
from hairpin.rules.turn import ADRENALINE_COOLDOWN, FAR

_PLUS = PLUS.number


@inlined
def reveal(m: Numbers, c: States, t: Numbers) -> None:
    m[at.TURN_INDEX] += 1
    seat = m[at.ORDER + m[at.TURN_INDEX]]
    m[at.SEAT] = seat
    car = car_at(seat)
    m[car + at.SPEED] = 0
    m[at.REVEALS] += 1
    if m[car + at.STATUS] != at.IS_RACING:
        m[at.STEP] = END_TURN - 1
    elif m[car + at.IS_LEGEND]:
        drive(m, c, t, seat)
        m[at.STEP] = END_TURN - 1
    else:
        _turn_over(m, c, t, seat)


@inlined
def _turn_over(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    mended = m[car_at(seat) + at.PLAN] >= 0 and show_gear(m, c, t, seat)
    if not mended and _is_cluttered(m, t, seat):
        _stand_still(m, t, seat)
    else:
        _show_cards(m, c, t, seat)


@inlined
def _is_cluttered(m: Numbers, t: Numbers, seat: int) -> bool:
    """3.4."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    for i in range(m[car + at.PLAY]):
        if shows(t, m[play + i], at.K_IS_HEAT):
            return True
    return m[car + at.PLAY] != m[car + at.GEAR]


@inner
def _stand_still(m: Numbers, t: Numbers, seat: int) -> None:
    """3.4: straight to step 9."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    m[car + at.GEAR] = 1
    for i in range(m[car + at.PLAY]):
        push_discard(m, t, seat, m[play + i])
    m[car + at.PLAY] = 0
    m[at.STEP] = REPLENISH - 1


@inlined
def has_adrenaline(m: Numbers, place: int) -> bool:
    """3.7."""
    return place >= m[at.RACING] - (2 if m[at.STARTERS] >= 5 else 1)


@inlined
def _begin_turn(m: Numbers, seat: int) -> None:
    car = car_at(seat)
    m[at.START] = m[car + at.DISTANCE]
    m[at.START_SPOT] = m[car + at.SPOT]
    m[at.BOOSTED] = 0
    adrenaline = has_adrenaline(m, m[at.TURN_INDEX])
    m[at.ADRENALINE] = 1 if adrenaline else 0
    m[at.COOL_ADRENALINE] = ADRENALINE_COOLDOWN if adrenaline else 0
    gear = m[car + at.GEAR]
    m[at.COOL_GEAR] = 3 if gear == 1 else (1 if gear == 2 else 0)
    m[at.SYMBOLS] = 0
    m[at.PLUS] = 0
    m[at.CHOICES] = 0
    m[at.CHOSEN] = 0
    m[at.ROAD_COOLED] = 0
    m[at.SLIP_START] = FAR
    m[at.SALVAGING] = 0


@inlined
def _show_cards(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    _begin_turn(m, seat)
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    speed = 0
    for i in range(m[car + at.PLAY]):  # not those that are flipped on the way
        speed += resolve(m, c, t, seat, m[play + i])
    m[car + at.SPEED] = speed
    if m[at.CHOICES] == 0:
        advance(m, t, seat, speed)
        m[at.STEP] = REACT - 1


@inlined
def resolve(m: Numbers, c: States, t: Numbers, seat: int, card: int) -> int:
    """A card takes effect; what it adds to the speed."""
    speed = shows(t, card, at.K_VALUE) + 0
    if shows(t, card, at.K_IS_PLAIN):
        return speed
    for _ in range(shows(t, card, _PLUS)):
        m[at.PLUS] += 1
        speed += flip(m, c, t, seat)
    if shows(t, card, at.K_HOLDS):
        hold(m, t, card)
    if shows(t, card, at.K_VALUES) > 1:
        m[at.CHOICES] = 1
    return speed


@inner
def choose_speed(m: Numbers, t: Numbers, choice: int) -> None:
    """The choices of values are counted with the last card the quickest."""
    seat = m[at.SEAT]
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    m[at.CHOICES] = 0
    left = ways(m, t, seat)
    for i in range(m[car + at.PLAY]):
        card = m[play + i]
        if shows(t, card, at.K_VALUES) > 1:
            left //= shows(t, card, at.K_VALUES)
            value = shows(t, card, at.K_FIRST_VALUE + choice // left)
            choice %= left
            n = m[at.CHOSEN]
            m[at.CHOSEN_CARD + n] = card
            m[at.CHOSEN_VALUE + n] = value
            m[at.CHOSEN] = n + 1
            m[car + at.SPEED] += value - shows(t, card, at.K_VALUE)
    advance(m, t, seat, m[car + at.SPEED])


@inner
def ways(m: Numbers, t: Numbers, seat: int) -> int:
    """In how many ways the values of the played cards can be chosen."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    found = 1
    for i in range(m[car + at.PLAY]):
        found *= larger(1, shows(t, m[play + i], at.K_VALUES))
    return found
