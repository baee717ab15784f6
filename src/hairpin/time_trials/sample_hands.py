"""Sample hands of a usual deck, and what can be done with each: the averages that a time trial is made of.

Heat and Stress can't be discarded and stay in the hand until they are cooled or played; all other cards come and
go. So a hand is so much Heat, so much Stress, and fresh cards.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.rules.chance import Chance

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

GEARS: Final = (1, 2, 3, 4)
TOP_SPEED: Final = 24
FLIPS: Final = (1, 2, 3, 4)
"""What a + symbol may turn up; all alike."""
HAND: Final = 7
SAMPLES: Final = 12
SELECTION: Final = 1
"""Fresh cards are not quite at random: whoever discards chooses among some more."""
MAX_HEAT: Final = 3
MAX_STRESS: Final = 3
"""More than that in a hand are counted as so many."""
FRESH_CARDS: Final = (0, *(1, 2, 3, 4) * 3, 5)
STRESS_CARDS: Final = 3
DISCARDS: Final = 1
"""So many cards are taken to be discarded in a turn."""


class Plays(NamedTuple):
    """All that the sample hands can do with so many of their fresh cards."""

    values: Whole
    """The sums of values, one hand after the other."""
    starts: Whole
    """Where each hand's sums begin."""


@cache
def flip_chances(n: int) -> tuple[float, ...]:
    """The chances of what n + symbols add up to, from 0 to the top speed."""
    if n == 0:
        return (1.0, *(0.0,) * TOP_SPEED)
    before = flip_chances(n - 1)
    shares = [sum(before[s - f] for f in FLIPS if f <= s) / len(FLIPS) for s in range(TOP_SPEED + 1)]
    return tuple(shares)


@cache
def sample_plays(fresh: int, cards: int) -> Plays:
    """Of hands with so many fresh cards, of which so many are played."""
    values: list[int] = []
    starts: list[int] = []
    for hand in _hands():
        starts.append(len(values))
        values += sorted({sum(played) for played in combinations(hand[: fresh + SELECTION], cards)})
    return Plays(np.array(values), np.array(starts))


@cache
def _hands() -> tuple[tuple[int, ...], ...]:
    """Always the same ones: a driver has no luck of its own in how it values the road."""
    chance = Chance(1)
    return tuple(_dealt(chance) for _ in range(SAMPLES))


def _dealt(chance: Chance) -> tuple[int, ...]:
    deck = list(FRESH_CARDS)
    chance.shuffle(deck)
    return tuple(deck[: HAND + SELECTION])


@cache
def drawn(heat: int) -> Floats:
    """[gear, engine, heat, stress, next heat, next stress]: what drawing brings into the hand, as chances.

    Of a car with so much Heat in all.
    """
    sizes = (MAX_HEAT + 1, MAX_STRESS + 1)
    table = np.zeros((len(GEARS) + 1, heat + 1, *sizes, *sizes))
    for gear in GEARS:
        for engine in range(heat + 1):
            for in_hand in range(MAX_HEAT + 1):
                for stress in range(MAX_STRESS + 1):
                    buried = max(0, heat - engine - in_hand)
                    _draw(table[gear, engine, in_hand, stress], in_hand, stress, buried, gear + DISCARDS)
    return table


def _draw(chances: Floats, heat: int, stress: int, buried: int, draws: int) -> None:
    kept = max(0, HAND - draws - heat - stress)
    buried_stress = STRESS_CARDS - stress
    cards = len(FRESH_CARDS) - kept + buried_stress + buried
    more_heat, more_stress = buried / cards, buried_stress / cards
    chances[heat, stress] = 1.0
    for _ in range(min(draws, HAND - heat - stress)):
        next_chances = chances * (1 - more_heat - more_stress)
        next_chances[1:] += chances[:-1] * more_heat
        next_chances[-1] += chances[-1] * more_heat
        next_chances[:, 1:] += chances[:, :-1] * more_stress
        next_chances[:, -1] += chances[:, -1] * more_stress
        chances[:] = next_chances
