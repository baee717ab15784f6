"""Carrying out what the seat to act has chosen; each says whether the step is over."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch import options as codes
from hairpin.batch.compiling import Bytes, Ints, Shorts, States, inner
from hairpin.batch.cooling import cool_down
from hairpin.batch.finish import clear_play_area
from hairpin.batch.garage import choose_hand, draft, throw_away
from hairpin.batch.options import seat_to_act
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
from hairpin.batch.zones import car_at, draw_up, is_in, push_discard, zones_at
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
def answer(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, index: int) -> bool:
    step = s[at.STEP]
    seat = seat_to_act(s)
    if step == PLANNING:
        return _commit(s, seat, index)
    if step == REACT:
        return _react(s, z, c, t, k, seat, index)
    if step == SLIPSTREAMING:
        slip(s, z, t, index - codes.SLIPSTREAM_AT)
        return True
    if step == DISCARDING:
        _discard(s, z, t, seat, index - codes.DISCARD_AT)
        return True
    return _seldom(s, z, c, t, k, seat, index)


@inner
def _seldom(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, index: int) -> bool:
    step = s[at.STEP]
    if step == CHOOSING_SPEED:
        choose_speed(s, z, t, k, index - codes.SPEED_AT)
    elif step == REPLENISH:
        refresh(s, z, t, seat, index - codes.REFRESH_AT)
        replenish(s, z, c, t, k, seat)
    elif step == DRAFTING:
        card = nth_different(z, at.MARKET_CARDS, s[at.MARKET], index - codes.DRAFT_AT)
        return draft(s, z, c, t, seat, card)
    elif step == THROW:
        base = zones_at(t, seat) + at.Z_UPGRADES
        card = nth_different(z, base, s[car_at(seat) + at.UPGRADES], index - codes.THROW_AT)
        return throw_away(s, z, t, seat, card)
    elif step == REDRAWING:
        return choose_hand(s, z, c, t, seat, index == codes.MULLIGAN_AT)
    return True


@inner
def nth_different(z: Bytes, base: int, n: int, place: int) -> int:
    """Of the different cards in a list, the one in this place when they are sorted."""
    card = -1
    for _ in range(place + 1):
        following = 256
        for i in range(n):
            if card < z[base + i] < following:
                following = z[base + i] + 0
        card = following
    return card


@inner
def _commit(s: Shorts, seat: int, index: int) -> bool:
    car = car_at(seat)
    if index == codes.RETIRE_AT:
        s[car + at.RETIRING] = 1
    else:
        s[car + at.PLAN] = MASK_OF[index - PLAN]
    s[at.UNDECIDED] -= 1
    return s[at.UNDECIDED] == 0


@inner
def _discard(s: Shorts, z: Bytes, t: Ints, seat: int, mask: int) -> None:
    """3.14: the last on top."""
    car, hand = car_at(seat), zones_at(t, seat) + at.Z_HAND
    kept = 0
    for slot in range(s[car + at.HAND]):
        if is_in(mask, slot):
            push_discard(s, z, t, seat, z[hand + slot])
        else:
            z[hand + kept] = z[hand + slot]
            kept += 1
    s[car + at.HAND] = kept


@inner
def replenish(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int) -> None:
    clear_play_area(s, z, t, k, seat)
    draw_up(s, z, c, t, seat)


# -- step 5 --------------------------------------------------------------------------------------------------


@inner
def _react(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, index: int) -> bool:
    if index == codes.DONE_AT and not (s[at.SYMBOLS] > 0 and holds(s, HEAT)):
        return True
    if codes.COOLDOWN_AT <= index < codes.REDUCE_STRESS_AT:
        cool_down(s, z, t, k, seat, index - codes.COOLDOWN_AT)
    elif index == codes.ADRENALINE_AT:
        use_adrenaline(s, z, t, seat)
    elif index == codes.BOOST_AT:
        boost(s, z, c, t, k, seat)
    elif index >= TAKE:
        take(s, z, c, t, seat, index)
    else:
        _use_card(s, z, c, t, k, seat, index)
    return s[at.SALVAGING] == 0 and not can_react(s, z, t, k)


@inner
def _use_card(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, index: int) -> None:
    if index in (codes.DONE_AT, codes.REPLACE_AT):
        replace(s, z, c, t, k, seat)
    elif index < codes.SUPER_COOL_AT:
        reduce_stress(s, z, t, k, seat, index - codes.REDUCE_STRESS_AT)
    elif index < codes.SLIPSTREAM_AT:
        super_cool(s, z, t, k, seat, index - codes.SUPER_COOL_AT)
    elif index < codes.SPEED_AT:
        catch_up(s, z, t, k, seat, index - codes.CATCH_UP_AT)
    elif index < codes.DIRECT_AT:
        _use_played(s, z, c, t, k, seat, index)
    else:
        hand = zones_at(t, seat) + at.Z_HAND
        play_directly(s, z, c, t, k, seat, z[hand + index - codes.DIRECT_AT] + 0)


@inner
def _use_played(s: Shorts, z: Bytes, c: States, t: Ints, k: Shorts, seat: int, index: int) -> None:
    if index < codes.SCRAP_AT:
        pay_for(s, z, t, k, seat, _played(s, z, t, k, seat, index - codes.HEAT_AT))
    elif index < codes.SALVAGE_AT:
        use_scrap(s, z, c, t, k, seat, _played(s, z, t, k, seat, index - codes.SCRAP_AT))
    elif index < codes.ACCELERATE_AT:
        search(s, k, _played(s, z, t, k, seat, index - codes.SALVAGE_AT))
    else:
        accelerate(s, z, t, seat, _played(s, z, t, k, seat, index - codes.ACCELERATE_AT))


@inner
def _played(s: Shorts, z: Bytes, t: Ints, k: Shorts, seat: int, place: int) -> int:
    """Of the different cards in the play area that have symbols, the one in this place."""
    play, n = zones_at(t, seat) + at.Z_PLAY, s[car_at(seat) + at.PLAY]
    card = -1
    for _ in range(place + 1):
        following = 256
        for i in range(n):
            if card < z[play + i] < following and k[at.K_HOLDS, z[play + i]]:
                following = z[play + i] + 0
        card = following
    return card
