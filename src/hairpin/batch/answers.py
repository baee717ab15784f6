"""Carrying out what the seat to act has chosen; each says whether the step is over."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch import options as codes
from hairpin.batch.compiling import Numbers, States, inlined, inner, woven
from hairpin.batch.cooling import cool_down
from hairpin.batch.finish import clear_play_area
from hairpin.batch.garage import choose_hand, draft, throw_away
from hairpin.batch.piles import take
from hairpin.batch.react import (
    HEAT,
    accelerate,
    boost,
    can_react,
    catch_up,
    pay_for,
    play_directly,
    reduce_stress,
    replace,
    search,
    super_cool,
    use_adrenaline,
    use_scrap,
)
from hairpin.batch.refreshing import refresh
from hairpin.batch.reveal import choose_speed
from hairpin.batch.slipstream import slip
from hairpin.batch.slots import MASK_OF, PLAN, TAKE
from hairpin.batch.symbols import holds
from hairpin.batch.zones import car_at, draw_up, is_in, push_discard, shows, zones_at
from hairpin.rules.steps import (
    CHOOSING_SPEED,
    DISCARDING,
    DRAFTING,
    PLANNING,
    REACT,
    REDRAWING,
    REPLENISH,
    SLIPSTREAMING,
    THROW,
)


@inner
def answer(m: Numbers, c: States, t: Numbers, index: int) -> bool:
    step = m[at.STEP]
    seat = m[at.ACTING] + 0
    if step == PLANNING:
        return _commit(m, seat, index)
    if step == REACT:
        return _react(m, c, t, seat, index)
    if step == SLIPSTREAMING:
        slip(m, t, index - codes.SLIPSTREAM_AT)
        return True
    if step == DISCARDING:
        _discard(m, t, seat, index - codes.DISCARD_AT)
        return True
    return _seldom(m, c, t, seat, index)


@woven
def _seldom(m: Numbers, c: States, t: Numbers, seat: int, index: int) -> bool:
    step = m[at.STEP]
    if step == CHOOSING_SPEED:
        choose_speed(m, t, index - codes.SPEED_AT)
    elif step == REPLENISH:
        refresh(m, t, seat, index - codes.REFRESH_AT)
        replenish(m, c, t, seat)
    elif step == DRAFTING:
        card = nth_different(m, at.MARKET_CARDS, m[at.MARKET], index - codes.DRAFT_AT)
        return draft(m, c, t, seat, card)
    elif step == THROW:
        base = zones_at(t, seat) + at.Z_UPGRADES
        card = nth_different(m, base, m[car_at(seat) + at.UPGRADES], index - codes.THROW_AT)
        return throw_away(m, t, seat, card)
    elif step == REDRAWING:
        return choose_hand(m, c, t, seat, index == codes.MULLIGAN_AT)
    return True


@inner
def nth_different(m: Numbers, base: int, n: int, place: int) -> int:
    """Of the different cards in a list, the one in this place when they are sorted."""
    card = -1
    for _ in range(place + 1):
        following = 256
        for i in range(n):
            if card < m[base + i] < following:
                following = m[base + i] + 0
        card = following
    return card


@inlined
def _commit(m: Numbers, seat: int, index: int) -> bool:
    car = car_at(seat)
    if index == codes.RETIRE_AT:
        m[car + at.RETIRING] = 1
    else:
        m[car + at.PLAN] = MASK_OF[index - PLAN]
    m[at.UNDECIDED] -= 1
    return m[at.UNDECIDED] == 0


@inlined
def _discard(m: Numbers, t: Numbers, seat: int, mask: int) -> None:
    """3.14: the last on top."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    kept = 0
    for slot in range(m[car + at.HAND]):
        if is_in(mask, slot):
            push_discard(m, t, seat, m[hand + slot])
        else:
            m[hand + kept] = m[hand + slot]
            kept += 1
    m[car + at.HAND] = kept


@inlined
def replenish(m: Numbers, c: States, t: Numbers, seat: int) -> None:
    clear_play_area(m, t, seat)
    draw_up(m, c, t, seat)


# -- step 5 --------------------------------------------------------------------------------------------------


@inner
def _react(m: Numbers, c: States, t: Numbers, seat: int, index: int) -> bool:
    if index == codes.DONE_AT and not (m[at.SYMBOLS] > 0 and holds(m, HEAT)):
        return True
    if codes.COOLDOWN_AT <= index < codes.REDUCE_STRESS_AT:
        cool_down(m, t, seat, index - codes.COOLDOWN_AT)
    elif index == codes.ADRENALINE_AT:
        use_adrenaline(m, t, seat)
    elif index == codes.BOOST_AT:
        boost(m, c, t, seat)
    elif index >= TAKE:
        take(m, c, t, seat, index)
    else:
        _use_card(m, c, t, seat, index)
    return m[at.SALVAGING] == 0 and not can_react(m, t)


@woven
def _use_card(m: Numbers, c: States, t: Numbers, seat: int, index: int) -> None:
    if index in (codes.DONE_AT, codes.REPLACE_AT):
        replace(m, c, t, seat)
    elif index < codes.SUPER_COOL_AT:
        reduce_stress(m, t, seat, index - codes.REDUCE_STRESS_AT)
    elif index < codes.SLIPSTREAM_AT:
        super_cool(m, t, seat, index - codes.SUPER_COOL_AT)
    elif index < codes.SPEED_AT:
        catch_up(m, t, seat, index - codes.CATCH_UP_AT)
    elif index < codes.DIRECT_AT:
        _use_played(m, c, t, seat, index)
    else:
        hand = zones_at(t, seat) + at.Z_HAND
        play_directly(m, c, t, seat, m[hand + index - codes.DIRECT_AT] + 0)


@woven
def _use_played(m: Numbers, c: States, t: Numbers, seat: int, index: int) -> None:
    if index < codes.SCRAP_AT:
        pay_for(m, t, seat, _played(m, t, seat, index - codes.HEAT_AT))
    elif index < codes.SALVAGE_AT:
        use_scrap(m, c, t, seat, _played(m, t, seat, index - codes.SCRAP_AT))
    elif index < codes.ACCELERATE_AT:
        search(m, t, _played(m, t, seat, index - codes.SALVAGE_AT))
    else:
        accelerate(m, t, seat, _played(m, t, seat, index - codes.ACCELERATE_AT))


@inner
def _played(m: Numbers, t: Numbers, seat: int, place: int) -> int:
    """Of the different cards in the play area that have symbols, the one in this place."""
    play, n = zones_at(t, seat) + at.Z_PLAY, m[car_at(seat) + at.PLAY]
    card = -1
    for _ in range(place + 1):
        following = 256
        for i in range(n):
            if card < m[play + i] < following and shows(t, m[play + i], at.K_HOLDS):
                following = m[play + i] + 0
        card = following
    return card
