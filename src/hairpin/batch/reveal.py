"""Step 3, as in `rules.reveal`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.flipping import flip
from hairpin.batch.legends import drive
from hairpin.batch.planning import show_gear
from hairpin.batch.symbols import hold
from hairpin.batch.track import advance
from hairpin.batch.zones import car_at, push_discard, zones_at
from hairpin.rules.steps import END_TURN, REACT, REPLENISH
from hairpin.rules.symbols import PLUS
from hairpin.rules.turn import ADRENALINE_COOLDOWN

_PLUS = PLUS.number
FAR = 32767


@inner
def reveal(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts) -> None:
    s[at.TURN_INDEX] += 1
    seat = s[at.ORDER + s[at.TURN_INDEX]]
    s[at.SEAT] = seat
    car = car_at(seat)
    s[car + at.SPEED] = 0
    s[at.REVEALS] += 1
    if s[car + at.STATUS] != at.IS_RACING:
        s[at.STEP] = END_TURN - 1
    elif s[car + at.IS_LEGEND]:
        drive(s, z, c, t, k, seat)
        s[at.STEP] = END_TURN - 1
    else:
        _turn_over(s, z, c, t, k, seat)


@inner
def _turn_over(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    mended = s[car_at(seat) + at.PLAN] >= 0 and show_gear(s, z, c, t, k, seat)
    if not mended and _is_cluttered(s, z, t, k, seat):
        _stand_still(s, z, t, seat)
    else:
        _show_cards(s, z, c, t, k, seat)


@inner
def _is_cluttered(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> bool:
    """3.4."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    for i in range(s[car + at.PLAY]):
        if k[at.K_IS_HEAT, z[play + i]]:
            return True
    return s[car + at.PLAY] != s[car + at.GEAR]


@inner
def _stand_still(s: Shorts, z: Bytes, t: Ints, seat: int) -> None:
    """3.4: straight to step 9."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    s[car + at.GEAR] = 1
    for i in range(s[car + at.PLAY]):
        push_discard(s, z, t, seat, z[play + i])
    s[car + at.PLAY] = 0
    s[at.STEP] = REPLENISH - 1


@inner
def has_adrenaline(s: Shorts, place: int) -> bool:
    """3.7."""
    return place >= s[at.RACING] - (2 if s[at.STARTERS] >= 5 else 1)


@inner
def _begin_turn(s: Shorts, seat: int) -> None:
    car = car_at(seat)
    s[at.START] = s[car + at.DISTANCE]
    s[at.START_SPOT] = s[car + at.SPOT]
    s[at.BOOSTED] = 0
    adrenaline = has_adrenaline(s, s[at.TURN_INDEX])
    s[at.ADRENALINE] = 1 if adrenaline else 0
    s[at.COOL_ADRENALINE] = ADRENALINE_COOLDOWN if adrenaline else 0
    gear = s[car + at.GEAR]
    s[at.COOL_GEAR] = 3 if gear == 1 else (1 if gear == 2 else 0)
    s[at.SYMBOLS] = 0
    s[at.PLUS] = 0
    s[at.CHOICES] = 0
    s[at.CHOSEN] = 0
    s[at.ROAD_COOLED] = 0
    s[at.SLIP_START] = FAR
    s[at.SALVAGING] = 0


@inner
def _show_cards(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    _begin_turn(s, seat)
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    speed = 0
    for i in range(s[car + at.PLAY]):  # not those that are flipped on the way
        speed += resolve(s, z, c, t, k, seat, z[play + i])
    s[car + at.SPEED] = speed
    if s[at.CHOICES] == 0:
        advance(s, z, t, seat, speed)
        s[at.STEP] = REACT - 1


@inner
def resolve(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, card: int) -> int:
    """A card takes effect; what it adds to the speed."""
    speed = k[at.K_VALUE, card] + 0
    if k[at.K_IS_PLAIN, card]:
        return speed
    for _ in range(k[_PLUS, card]):
        s[at.PLUS] += 1
        speed += flip(s, z, c, t, k, seat)
    if k[at.K_HOLDS, card]:
        hold(s, k, card)
    if k[at.K_VALUES, card] > 1:
        s[at.CHOICES] = 1
    return speed


@inner
def choose_speed(s: Shorts, z: Bytes, t: Ints, k: Shorts, choice: int) -> None:
    """The choices of values are counted with the last card the quickest."""
    seat = s[at.SEAT]
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    s[at.CHOICES] = 0
    left = ways(s, z, t, k, seat)
    for i in range(s[car + at.PLAY]):
        card = z[play + i]
        if k[at.K_VALUES, card] > 1:
            left //= k[at.K_VALUES, card]
            value = k[at.K_FIRST_VALUE + choice // left, card]
            choice %= left
            n = s[at.CHOSEN]
            s[at.CHOSEN_CARD + n] = card
            s[at.CHOSEN_VALUE + n] = value
            s[at.CHOSEN] = n + 1
            s[car + at.SPEED] += value - k[at.K_VALUE, card]
    advance(s, z, t, seat, s[car + at.SPEED])


@inner
def ways(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int) -> int:
    """In how many ways the values of the played cards can be chosen."""
    car, play = car_at(seat), zones_at(t, seat) + at.Z_PLAY
    found = 1
    for i in range(s[car + at.PLAY]):
        found *= max(1, k[at.K_VALUES, z[play + i]])
    return found
