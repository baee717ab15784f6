"""What the seat to act may do, as indexes of the table of slots, in the order in which the rules list it."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch import slots
from hairpin.batch.compiling import Bytes, Ints, Shorts, inner
from hairpin.batch.cooling import max_cooldown
from hairpin.batch.gears import is_near, is_payable, lowest_payable
from hairpin.batch.piles import list_takes
from hairpin.batch.planning import must_plan, size_of
from hairpin.batch.react import (
    ACCELERATE,
    DIRECT,
    HEAT,
    SALVAGE,
    SCRAP,
    SUPER_COOL,
    can_boost,
    catch_up_reach,
    heat_in_discard,
    is_at_hand,
    own_cooling,
    stress_in_hand,
    stress_pool,
)
from hairpin.batch.refreshing import count_refreshes
from hairpin.batch.reveal import ways
from hairpin.batch.slipstream import MOST, lengths
from hairpin.batch.slots import DISCARDS, FIRST_OF_SIZE, PLAN_OF, SETS, TABLE, is_canonical
from hairpin.batch.symbols import amounts_into, holds, total
from hairpin.batch.zones import car_at, copies_mask, hot_mask, is_in, zones_at
from hairpin.rules.steps import (
    CHOOSING_SPEED,
    DISCARDING,
    DRAFTING,
    OVER,
    PLANNING,
    REACT,
    REDRAWING,
    REPLENISH,
    SLIPSTREAMING,
    THROW,
)

DONE_AT = TABLE.at["done"]
REPLACE_AT = TABLE.at["replace"]
ADRENALINE_AT = TABLE.at["adrenaline"]
BOOST_AT = TABLE.at["boost"]
RETIRE_AT = TABLE.at["retire"]
KEEP_AT = TABLE.at["keep"]
MULLIGAN_AT = TABLE.at["mulligan"]
COOLDOWN_AT = TABLE.at["cooldown"]
REDUCE_STRESS_AT = TABLE.at["reduce-stress"]
SUPER_COOL_AT = TABLE.at["super-cool"]
SLIPSTREAM_AT = TABLE.at["slipstream"]
CATCH_UP_AT = TABLE.at["catch-up"]
SPEED_AT = TABLE.at["speed"]
HEAT_AT = TABLE.at["heat"]
SCRAP_AT = TABLE.at["scrap"]
SALVAGE_AT = TABLE.at["salvage"]
ACCELERATE_AT = TABLE.at["accelerate"]
DIRECT_AT = TABLE.at["direct"]
DRAFT_AT = TABLE.at["draft"]
THROW_AT = TABLE.at["throw-away"]
REFRESH_AT = TABLE.at["refresh"]
DISCARD_AT = slots.DISCARD


# -- who ------------------------------------------------------------------------------------------------------


@inner
def seat_to_act(s: Shorts) -> int:
    """The first of those that owe a decision; -1 once the race is over."""
    step = s[at.STEP]
    if step > PLANNING:
        return -1 if step == OVER else s[at.SEAT] + 0
    if step == PLANNING:
        for place in range(s[at.RACING]):
            if must_plan(s, s[at.ORDER + place]):
                return s[at.ORDER + place] + 0
    if step == DRAFTING:
        return s[at.PICK_LIST] + 0
    seat = 0
    while not is_in(s[at.OWING], seat):
        seat += 1
    return seat


# -- what -----------------------------------------------------------------------------------------------------


@inner
def list_options(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts) -> int:
    """Into `o`; how many there are."""
    step = s[at.STEP]
    seat = seat_to_act(s)
    n = 0
    if step == PLANNING:
        n = _plans(s, z, t, k, o, seat)
    elif step == REACT:
        n = _reactions(s, z, t, k, o, seat)
    elif step == SLIPSTREAMING:
        n = _slipstreams(s, z, t, k, o, seat)
    elif step == DISCARDING:
        n = _discards(s, z, t, k, o, seat)
    elif step != OVER:
        n = _seldom(s, z, t, k, o, seat)
    s[at.OPTIONS] = n
    return n


@inner
def _seldom(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    step = s[at.STEP]
    if step == CHOOSING_SPEED:
        return _numbered(o, SPEED_AT, ways(s, z, t, k, seat))
    if step == REPLENISH:
        return _numbered(o, REFRESH_AT, count_refreshes(s))
    if step == DRAFTING:
        return _numbered(o, DRAFT_AT, different(z, at.MARKET_CARDS, s[at.MARKET]))
    if step == THROW:
        return _numbered(o, THROW_AT, upgrades_that_differ(s, z, t, seat))
    if step == REDRAWING:
        o[0] = KEEP_AT
        o[1] = MULLIGAN_AT
        return 2
    return 0


@inner
def _numbered(o: Shorts, first: int, n: int) -> int:
    for i in range(n):
        o[i] = first + i
    return n


@inner
def different(z: Bytes, base: int, n: int) -> int:
    """How many different cards are in a sorted list."""
    found = 0
    for i in range(n):
        if i == 0 or z[base + i] != z[base + i - 1]:
            found += 1
    return found


@inner
def upgrades_that_differ(s: Shorts, z: Bytes, t: Ints, seat: int) -> int:
    base = zones_at(t, seat) + at.Z_UPGRADES
    found = 0
    for i in range(s[car_at(seat) + at.UPGRADES]):
        is_new = True
        for j in range(i):
            if z[base + j] == z[base + i]:
                is_new = False
        found += is_new
    return found


# -- plans and discards ---------------------------------------------------------------------------------------


@inner
def _plans(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    car = car_at(seat)
    copies = copies_mask(s, z, t, seat)
    hot = hot_mask(s, z, t, k, seat)
    playable = ((1 << s[car + at.HAND]) - 1) & ~hot
    n = 0
    if size_of(playable) < lowest_payable(s, t, seat):
        n = _cluttered(s, t, o, seat, copies, hot, playable)
    else:
        for gear in range(1, 5):
            if is_near(s[car + at.GEAR], gear) and (t[at.T_TOURNAMENT] or is_payable(s, t, seat, gear)):
                n = _choices(o, n, gear, playable, copies, 0)
    o[n] = RETIRE_AT
    return n + 1


@inner
def _choices(o: Shorts, n: int, size: int, allowed: int, copies: int, always: int) -> int:
    """The different ways to pick so many of the slots that are allowed, with those that are picked always."""
    for i in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        mask = SETS[i]
        if mask & ~allowed == 0 and is_canonical(mask, copies):
            o[n] = PLAN_OF[mask | always]
            n += 1
    return n


@inner
def _cluttered(s: Shorts, t: Ints, o: Shorts, seat: int, copies: int, hot: int, playable: int) -> int:
    """3.4: all playable cards, filled up with Heat. A hand too small for any gear is played whole."""
    n = 0
    for gear in range(1, 5):
        if gear <= s[car_at(seat) + at.HAND] and is_payable(s, t, seat, gear):
            n = _choices(o, n, gear - size_of(playable), hot, copies, playable)
    if n == 0:
        o[0] = PLAN_OF[hot | playable]
        n = 1
    return n


@inner
def _discards(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    """3.13."""
    hand = zones_at(t, seat) + at.Z_HAND
    loose = 0
    for slot in range(s[car_at(seat) + at.HAND]):
        if k[at.K_MAY_DISCARD, z[hand + slot]]:
            loose |= 1 << slot
    copies = copies_mask(s, z, t, seat)
    n = 0
    for i in range(1 << slots.SLOTS):
        mask = DISCARDS[i]
        if mask & ~loose == 0 and is_canonical(mask, copies):
            o[n] = DISCARD_AT + mask
            n += 1
    return n


@inner
def _slipstreams(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    found = lengths(s, z, t, k, seat)
    o[0] = SLIPSTREAM_AT
    n = 1
    for spaces in range(1, MOST + 1):
        if (found >> spaces) & 1:
            o[n] = SLIPSTREAM_AT + spaces
            n += 1
    return n


# -- reactions ------------------------------------------------------------------------------------------------


@inner
def _reactions(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    if s[car_at(seat) + at.HAS_UPGRADES] == 0:
        o[0] = DONE_AT
        return _plain_reactions(s, z, t, k, o, 1, seat)
    if s[at.SALVAGING] > 0:
        return list_takes(s, z, t, o, seat)
    n = _duties(s, z, t, k, o, seat)
    n = _plain_reactions(s, z, t, k, o, n, seat)
    if s[at.SYMBOLS] > 0:
        n = _by_symbols(s, z, t, k, o, n, seat)
    if s[car_at(seat) + at.MAY_DIRECT]:
        n = _direct_plays(s, z, t, k, o, n, seat)
    return n


@inner
def _plain_reactions(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, n: int, seat: int) -> int:
    for heat in range(1, max_cooldown(s, z, t, k, seat) + 1):
        o[n] = COOLDOWN_AT + heat
        n += 1
    if s[at.ADRENALINE]:
        o[n] = ADRENALINE_AT
        n += 1
    if can_boost(s, t, seat):
        o[n] = BOOST_AT
        n += 1
    return n


@inner
def _duties(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, seat: int) -> int:
    """What is mandatory keeps the step from ending."""
    n = 0
    if s[at.SYMBOLS] > 0:
        n = _by_cards(s, z, t, k, o, 0, seat, HEAT, HEAT_AT)
        n = _by_cards(s, z, t, k, o, n, seat, SCRAP, SCRAP_AT)
    if n == 0:
        o[0] = DONE_AT
        n = 1
        if s[at.SYMBOLS] > 0 and holds(s, HEAT):
            o[1] = REPLACE_AT
            n = 2
    return n


@inner
def _by_cards(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, n: int, seat: int, kind: int, first: int) -> int:
    """One for each different card with a symbol of this kind that can be used, in order of play."""
    begun = n
    for i in range(s[at.SYMBOLS]):
        if s[at.SYMBOL_KIND + i] == kind and _is_usable(s, k, seat, i):
            index = first + played_place(s, z, t, k, seat, s[at.SYMBOL_CARD + i])
            if not _is_listed(o, begun, n, index):
                o[n] = index
                n += 1
    return n


@inner
def _is_usable(s: Shorts, k: Shorts, seat: int, place: int) -> bool:
    if s[at.SYMBOL_KIND + place] == HEAT:
        return k[HEAT, s[at.SYMBOL_CARD + place]] <= s[car_at(seat) + at.ENGINE]
    return is_at_hand(s, place)


@inner
def _is_listed(o: Shorts, begun: int, n: int, index: int) -> bool:
    for i in range(begun, n):
        if o[i] == index:
            return True
    return False


@inner
def played_place(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, card: int) -> int:
    """The place of a card among the different ones in the play area that have symbols, sorted."""
    play = zones_at(t, seat) + at.Z_PLAY
    place = 0
    for i in range(s[car_at(seat) + at.PLAY]):
        other = z[play + i]
        if other < card and k[at.K_HOLDS, other] and not _is_earlier(z, play, i):
            place += 1
    return place


@inner
def _is_earlier(z: Bytes, base: int, place: int) -> bool:
    for i in range(place):
        if z[base + i] == z[base + place]:
            return True
    return False


@inner
def _by_symbols(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, n: int, seat: int) -> int:
    car = car_at(seat)
    stress = min(total(s, stress_pool(s, t, k, seat)), stress_in_hand(s, z, t, seat))
    for amount in range(1, stress + 1):
        o[n] = REDUCE_STRESS_AT + amount
        n += 1
    if s[car + at.DISCARD] > 0:
        n = _by_cards(s, z, t, k, o, n, seat, SALVAGE, SALVAGE_AT)
    if s[at.PLUS] > 0:
        n = _by_cards(s, z, t, k, o, n, seat, ACCELERATE, ACCELERATE_AT)
    spaces = catch_up_reach(s, z, t, k, seat)
    if spaces > 0:
        o[n] = CATCH_UP_AT + spaces
        n += 1
    if holds(s, SUPER_COOL):
        most = min(total(s, amounts_into(s, k, SUPER_COOL, 0)), heat_in_discard(s, z, t, k, seat))
        for heat in range(most + 1):
            o[n] = SUPER_COOL_AT + heat
            n += 1
    return n


@inner
def _direct_plays(s: Shorts, z: Bytes, t: Ints, k: Shorts, o: Shorts, n: int, seat: int) -> int:
    """6.10."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    for slot in range(s[car + at.HAND]):
        card = z[hand + slot]
        is_copy = slot > 0 and z[hand + slot - 1] == card
        if k[DIRECT, card] and not is_copy:
            if k[HEAT, card] <= s[car + at.ENGINE] + own_cooling(s, z, t, k, seat, card):
                o[n] = DIRECT_AT + slot
                n += 1
    return n
