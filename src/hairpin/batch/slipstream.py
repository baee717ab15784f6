"""Step 6, as in `rules.slipstream`."""

from __future__ import annotations

from hairpin.batch import layout as at
from hairpin.batch.compiling import Numbers, inlined, inner
from hairpin.batch.numbers import larger
from hairpin.batch.symbols import amounts_into
from hairpin.batch.track import advance, effect, is_near_another, landing
from hairpin.batch.zones import car_at
from hairpin.rules.symbols import SLIPSTREAM_BONUS

SPACES = 2
MOST = 31
"""The longest slipstream that an action can name."""
_BONUS = SLIPSTREAM_BONUS.number


@inner
def reaches(m: Numbers, t: Numbers, distance: int, with_cards: bool) -> int:
    """6.7, 8.4: how far a slipstream from this place may aim, as bits. 4.2: it may not aim for the finish."""
    if effect(m, t, distance, 2) & at.NO_SLIPSTREAM:
        return 0
    found = 1 << SPACES
    bonus = effect(m, t, distance, 0)
    if bonus > 0:
        found |= found << bonus
    if with_cards and m[at.SYMBOLS] > 0:
        for i in range(amounts_into(m, t, _BONUS, 0)):
            found |= found << m[at.SCRATCH + i]
    to_finish = t[at.T_FINISH] - distance
    if to_finish <= MOST:
        found &= (1 << larger(0, to_finish)) - 1
    return found


@inlined
def lengths(m: Numbers, t: Numbers, seat: int) -> int:
    """As bits: those that bring the car forward at all (3.10)."""
    start = m[car_at(seat) + at.DISTANCE] + 0
    found = reaches(m, t, start, True)
    n = SPACES
    while found >> n:
        if (found >> n) & 1 and landing(m, t, start, n) <= start:
            found &= ~(1 << n)
        n += 1
    return found


@inlined
def begin_slipstream(m: Numbers, t: Numbers) -> bool:
    seat = m[at.SEAT]
    car = car_at(seat)
    if not is_near_another(m, t, m[car + at.DISTANCE], m[car + at.BITS]):
        return False
    return lengths(m, t, seat) != 0


@inlined
def slip(m: Numbers, t: Numbers, n: int) -> None:
    if n > 0:
        seat = m[at.SEAT]
        m[at.SLIP_START] = m[car_at(seat) + at.DISTANCE]
        advance(m, t, seat, n)
