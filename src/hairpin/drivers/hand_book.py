"""What can be done with a hand: which sums of values it can play in which gear.

Sums are bits of a number, so that a wish list of speeds is held against a hand by a few and-operations.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from hairpin.rules.cards import STRESS
from hairpin.rules.gears import TOP_GEAR, reachable_gears, shift_heat
from hairpin.time_trials.sample_hands import MAX_HEAT, MAX_STRESS
from hairpin.time_trials.time_trial import IMPOSSIBLE, MAX_FLIPS

if TYPE_CHECKING:
    from hairpin.rules.card_table import CardTable
    from hairpin.time_trials.time_trial import TimeTrial

CLUTTERED_COST: Final = 1.0
"""In rounds: a turn without a move, in first gear."""


class Play(NamedTuple):
    worth: float
    gear: int
    flips: int
    value: int


class HandBook(NamedTuple):
    heat: int
    stress: int
    sums: tuple[tuple[tuple[int, int], ...], ...]
    """[gear]: pairs of a number of + symbols, and the sums of values that can be played with them, as bits."""


@lru_cache(maxsize=10_000)
def hand_book(table: CardTable, hand: tuple[int, ...]) -> HandBook:
    is_heat, value, plus = table.is_heat, table.value, table.plus
    sums = [[0] * (MAX_FLIPS + 1) for _ in range(TOP_GEAR + 1)]
    sums[0][0] = 1
    maximum = heat = stress = 0
    for card in hand:
        if is_heat[card]:
            heat += 1
            continue
        stress += card == STRESS
        spaces, more = value[card], plus[card]
        for gear in range(TOP_GEAR, 0, -1):
            before, now = sums[gear - 1], sums[gear]
            for flips in range(min(maximum, MAX_FLIPS - more) + 1):
                now[flips + more] |= before[flips] << spaces
        maximum = min(MAX_FLIPS, maximum + more)
    of_gears = tuple([_of_gear(of_gear) for of_gear in sums])
    return HandBook(min(MAX_HEAT, heat), min(MAX_STRESS, stress), of_gears)


def _of_gear(sums: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple([(flips, bits) for flips, bits in enumerate(sums) if bits])


def best_play(
    trial: TimeTrial, book: HandBook, to_go: int, gear: int, engine: int, adrenaline: bool, flooded: bool
) -> Play:
    best = IMPOSSIBLE
    found = (gear, 0, 0)
    for next_gear in reachable_gears(gear, engine, flooded):
        left = engine - shift_heat(gear, next_gear, flooded)
        for flips, sums in book.sums[next_gear]:
            stress = max(0, book.stress - flips)
            values, worths = trial.order(to_go, next_gear, left, book.heat, stress, flips, adrenaline)
            for value in values:
                if sums >> value & 1:
                    if worths[value] > best:
                        best = worths[value]
                        found = (next_gear, flips, value)
                    break
    return Play(best, *found)


def play_in_gear(
    trial: TimeTrial, book: HandBook, to_go: int, gear: int, engine: int, adrenaline: bool
) -> Play | None:
    """The best of a car that is in this gear already; None where the hand can't fill it."""
    found = None
    for flips, sums in book.sums[gear]:
        values, worths = trial.order(
            to_go, gear, engine, book.heat, max(0, book.stress - flips), flips, adrenaline
        )
        value = next((value for value in values if sums >> value & 1), None)
        if value is not None and (found is None or worths[value] > found.worth):
            found = Play(worths[value], gear, flips, value)
    return found


def hand_worth(
    trial: TimeTrial, book: HandBook, to_go: int, gear: int, engine: int, adrenaline: bool, flooded: bool
) -> float:
    """Before a turn with this hand: rounds to go, with a minus sign."""
    worth = best_play(trial, book, to_go, gear, engine, adrenaline, flooded)[0]
    if worth == IMPOSSIBLE:
        worth = trial.before[min(to_go, trial.start)][1][min(engine, trial.heat)][book.heat][book.stress]
        worth -= CLUTTERED_COST
    return worth - 1.0


def cards_for(table: CardTable, hand: list[int], play: Play) -> tuple[int, ...] | None:
    """Cards of a sorted hand that make this play."""
    value, plus = table.value, table.plus
    playable = [card for card in hand if not table.is_heat[card]]
    for cards in combinations(playable, play.gear):
        if (
            sum([value[card] for card in cards]) == play.value
            and sum([plus[card] for card in cards]) == play.flips
        ):
            return cards
    return None
