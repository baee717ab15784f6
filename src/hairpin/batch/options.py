"""What the seat to act may do, as indexes of the table of slots, in the order in which the rules list it."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch import slots
from hairpin.batch.compiling import Numbers, inlined, inner, woven
from hairpin.batch.cooling import max_cooldown
from hairpin.batch.gears import is_near, is_payable, lowest_payable
from hairpin.batch.numbers import smaller
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
from hairpin.batch.slipstream import lengths
from hairpin.batch.slots import PATTERNS, PLAN_OF, TABLE
from hairpin.batch.symbols import amounts_into, holds, total
from hairpin.batch.zones import car_at, copies_mask, hot_mask, is_in, shows, zones_at
from hairpin.encoding.action_tables import MAX_PLAN
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


@inlined
def seat_to_act(m: Numbers) -> int:
    """The first of those that owe a decision; -1 once the race is over."""
    step = m[at.STEP]
    if step > PLANNING:
        return -1 if step == OVER else m[at.SEAT] + 0
    if step == PLANNING:
        for place in range(m[at.RACING]):
            if must_plan(m, m[at.ORDER + place]):
                return m[at.ORDER + place] + 0
    if step == DRAFTING:
        return m[at.PICK_LIST] + 0
    seat = 0
    while not is_in(m[at.OWING], seat):
        seat += 1
    return seat


# -- what -----------------------------------------------------------------------------------------------------


@inner
def list_options(m: Numbers, t: Numbers, o: Numbers) -> int:
    """Into `o`; how many there are."""
    step = m[at.STEP]
    seat = seat_to_act(m)
    m[at.ACTING] = seat
    n = 0
    if step == PLANNING:
        n = _plans(m, t, o, seat)
    elif step == REACT:
        n = _reactions(m, t, o, seat)
    elif step == SLIPSTREAMING:
        n = _slipstreams(m, t, o, seat)
    elif step == DISCARDING:
        n = _discards(m, t, o, seat)
    elif step != OVER:
        n = _seldom(m, t, o, seat)
    m[at.OPTIONS] = n
    return n


@woven
def _seldom(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    step = m[at.STEP]
    if step == CHOOSING_SPEED:
        return _numbered(o, SPEED_AT, ways(m, t, seat))
    if step == REPLENISH:
        return _numbered(o, REFRESH_AT, count_refreshes(m))
    if step == DRAFTING:
        return _numbered(o, DRAFT_AT, different(m, at.MARKET_CARDS, m[at.MARKET]))
    if step == THROW:
        return _numbered(o, THROW_AT, upgrades_that_differ(m, t, seat))
    if step == REDRAWING:
        o[0] = KEEP_AT
        o[1] = MULLIGAN_AT
        return 2
    return 0


@inner
def _numbered(o: Numbers, first: int, n: int) -> int:
    for i in range(n):
        o[i] = first + i
    return n


@inner
def different(m: Numbers, base: int, n: int) -> int:
    """How many different cards are in a sorted list."""
    found = 0
    for i in range(n):
        if i == 0 or m[base + i] != m[base + i - 1]:
            found += 1
    return found


@inner
def upgrades_that_differ(m: Numbers, t: Numbers, seat: int) -> int:
    base = zones_at(t, seat) + at.Z_UPGRADES
    found = 0
    for i in range(m[car_at(seat) + at.UPGRADES]):
        is_new = True
        for j in range(i):
            if m[base + j] == m[base + i]:
                is_new = False
        found += is_new
    return found


# -- plans and discards ---------------------------------------------------------------------------------------


@inlined
def _plans(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    car = car_at(seat)
    copies = copies_mask(m, t, seat)
    hot = hot_mask(m, t, seat)
    playable = ((1 << m[car + at.HAND]) - 1) & ~hot
    n = 0
    if size_of(playable) < lowest_payable(m, t, seat):
        n = _cluttered(m, t, o, seat, copies, hot, playable)
    else:
        for gear in range(1, 5):
            if is_near(m[car + at.GEAR], gear) and (t[at.T_TOURNAMENT] or is_payable(m, t, seat, gear)):
                n = _choices(t, o, n, gear, playable, copies, 0)
    o[n] = RETIRE_AT
    return n + 1


@inlined
def _choices(t: Numbers, o: Numbers, n: int, size: int, allowed: int, copies: int, always: int) -> int:
    """The different ways to pick so many of the slots that are allowed, with those that are picked always."""
    first = at.PLAN_LISTS + (MAX_PLAN + 1) * (copies >> 1) + size
    for i in range(t[first], t[first + 1]):
        mask = t[i]
        if mask & ~allowed == 0:
            o[n] = PLAN_OF[mask | always]
            n += 1
    return n


@inner
def _cluttered(m: Numbers, t: Numbers, o: Numbers, seat: int, copies: int, hot: int, playable: int) -> int:
    """3.4: all playable cards, filled up with Heat. A hand too small for any gear is played whole."""
    n = 0
    for gear in range(1, 5):
        if gear <= m[car_at(seat) + at.HAND] and is_payable(m, t, seat, gear):
            n = _choices(t, o, n, gear - size_of(playable), hot, copies, playable)
    if n == 0:
        o[0] = PLAN_OF[hot | playable]
        n = 1
    return n


@inlined
def _discards(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    """3.13."""
    hand = zones_at(t, seat) + at.Z_HAND
    loose = 0
    for slot in range(m[car_at(seat) + at.HAND]):
        if shows(t, m[hand + slot], at.K_MAY_DISCARD):
            loose |= 1 << slot
    copies = copies_mask(m, t, seat)
    n = 0
    first = at.DISCARD_LISTS + PATTERNS * m[car_at(seat) + at.HAND] + (copies >> 1)
    for i in range(t[first], t[first + 1]):
        mask = t[i]
        if mask & ~loose == 0:
            o[n] = DISCARD_AT + mask
            n += 1
    return n


@inlined
def _slipstreams(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    found = lengths(m, t, seat)
    o[0] = SLIPSTREAM_AT
    n = 1
    spaces = 1
    while found >> spaces:
        if (found >> spaces) & 1:
            o[n] = SLIPSTREAM_AT + spaces
            n += 1
        spaces += 1
    return n


# -- reactions ------------------------------------------------------------------------------------------------


@inlined
def _reactions(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    if m[car_at(seat) + at.HAS_UPGRADES] == 0:
        o[0] = DONE_AT
        return _plain_reactions(m, t, o, 1, seat)
    if m[at.SALVAGING] > 0:
        return list_takes(m, t, o, seat)
    n = _duties(m, t, o, seat)
    n = _plain_reactions(m, t, o, n, seat)
    if m[at.SYMBOLS] > 0:
        n = _by_symbols(m, t, o, n, seat)
    if m[car_at(seat) + at.MAY_DIRECT]:
        n = _direct_plays(m, t, o, n, seat)
    return n


@inlined
def _plain_reactions(m: Numbers, t: Numbers, o: Numbers, n: int, seat: int) -> int:
    for heat in range(1, max_cooldown(m, t, seat) + 1):
        o[n] = COOLDOWN_AT + heat
        n += 1
    if m[at.ADRENALINE]:
        o[n] = ADRENALINE_AT
        n += 1
    if can_boost(m, t, seat):
        o[n] = BOOST_AT
        n += 1
    return n


@inner
def _duties(m: Numbers, t: Numbers, o: Numbers, seat: int) -> int:
    """What is mandatory keeps the step from ending."""
    n = 0
    if m[at.SYMBOLS] > 0:
        n = _by_cards(m, t, o, 0, seat, HEAT, HEAT_AT)
        n = _by_cards(m, t, o, n, seat, SCRAP, SCRAP_AT)
    if n == 0:
        o[0] = DONE_AT
        n = 1
        if m[at.SYMBOLS] > 0 and holds(m, HEAT):
            o[1] = REPLACE_AT
            n = 2
    return n


@inner
def _by_cards(m: Numbers, t: Numbers, o: Numbers, n: int, seat: int, kind: int, first: int) -> int:
    """One for each different card with a symbol of this kind that can be used, in order of play."""
    begun = n
    for i in range(m[at.SYMBOLS]):
        if m[at.SYMBOL_KIND + i] == kind and _is_usable(m, t, seat, i):
            index = first + played_place(m, t, seat, m[at.SYMBOL_CARD + i])
            if not _is_listed(o, begun, n, index):
                o[n] = index
                n += 1
    return n


@inner
def _is_usable(m: Numbers, t: Numbers, seat: int, place: int) -> bool:
    if m[at.SYMBOL_KIND + place] == HEAT:
        return shows(t, m[at.SYMBOL_CARD + place], HEAT) <= m[car_at(seat) + at.ENGINE]
    return is_at_hand(m, place)


@woven
def _is_listed(o: Numbers, begun: int, n: int, index: int) -> bool:
    for i in range(begun, n):
        if o[i] == index:
            return True
    return False


@inner
def played_place(m: Numbers, t: Numbers, seat: int, card: int) -> int:
    """The place of a card among the different ones in the play area that have symbols, sorted."""
    play = zones_at(t, seat) + at.Z_PLAY
    place = 0
    for i in range(m[car_at(seat) + at.PLAY]):
        other = m[play + i]
        if other < card and shows(t, other, at.K_HOLDS) and not _is_earlier(m, play, i):
            place += 1
    return place


@inner
def _is_earlier(m: Numbers, base: int, place: int) -> bool:
    for i in range(place):
        if m[base + i] == m[base + place]:
            return True
    return False


@inner
def _by_symbols(m: Numbers, t: Numbers, o: Numbers, n: int, seat: int) -> int:
    car = car_at(seat)
    stress = smaller(total(m, stress_pool(m, t, seat)), stress_in_hand(m, t, seat))
    for amount in range(1, stress + 1):
        o[n] = REDUCE_STRESS_AT + amount
        n += 1
    if m[car + at.DISCARD] > 0:
        n = _by_cards(m, t, o, n, seat, SALVAGE, SALVAGE_AT)
    if m[at.PLUS] > 0:
        n = _by_cards(m, t, o, n, seat, ACCELERATE, ACCELERATE_AT)
    spaces = catch_up_reach(m, t, seat)
    if spaces > 0:
        o[n] = CATCH_UP_AT + spaces
        n += 1
    if holds(m, SUPER_COOL):
        most = smaller(total(m, amounts_into(m, t, SUPER_COOL, 0)), heat_in_discard(m, t, seat))
        for heat in range(most + 1):
            o[n] = SUPER_COOL_AT + heat
            n += 1
    return n


@inner
def _direct_plays(m: Numbers, t: Numbers, o: Numbers, n: int, seat: int) -> int:
    """6.10."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    for slot in range(m[car + at.HAND]):
        card = m[hand + slot]
        is_copy = slot > 0 and m[hand + slot - 1] == card
        if is_copy or not shows(t, card, DIRECT):
            continue
        if shows(t, card, HEAT) <= m[car + at.ENGINE] + own_cooling(m, t, seat, card):
            o[n] = DIRECT_AT + slot
            n += 1
    return n
