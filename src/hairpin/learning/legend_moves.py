"""How far Legends move from each space of a circuit, and how many rounds they need from there to the finish.

By and large: over all their cards, as if each of them were alone on the road, with limits as they are printed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.learning.legend_orders import road
from hairpin.learning.player_moves import MOVES
from hairpin.rules.circuit import Circuit
from hairpin.rules.legend_cards import FULL_THROTTLE, STAR_ABILITIES, LegendOrder
from hairpin.rules.legends import TOP_SPEED
from hairpin.rules.setup import Setup

STAYS: Final = 0.9
"""More often than this nobody stays where he is."""
USUAL: Final = tuple(LegendOrder(number % 4, 13 + number % 6) for number in range(12))
"""Where there are no Legends, somebody like them tells how long the road is."""


class LegendMoves(NamedTuple):
    rounds: Array
    """By space: rounds to the finish from there in the last lap."""
    lap: float
    """Rounds that a whole lap takes."""


class _Chance(NamedTuple):
    """What a Legend may be told, and how likely that is."""

    diamond: int
    helmet: int
    ability: str
    share: float


def legend_moves(setup: Setup) -> LegendMoves:
    return LegendMoves(*_rounds(setup.circuit, _chances(setup)))


def _chances(setup: Setup) -> Array:
    """A row for each space: the chance of each move. The last one is for the last stretch, without corners."""
    circuit, told = setup.circuit, _told(setup)
    aggressive = setup.legends is not None and setup.legends.aggressive
    chances = np.zeros((circuit.length + 1, MOVES))
    for space, (gap, limit, past, wall) in enumerate(road(circuit, aggressive).astype(int).tolist()):
        for each in told:
            chances[space, min(_move(each, gap, limit, past, wall), MOVES - 1)] += each.share
    for each in told:
        chances[-1, min(_top_speed(each), MOVES - 1)] += each.share
    return chances


def _told(setup: Setup) -> list[_Chance]:
    legends = setup.legends
    if legends is None:
        return [_Chance(order.diamond, order.helmet, "", 1 / len(USUAL)) for order in USUAL]
    colors = {entrant.color for entrant in setup.entrants if entrant.legend}
    orders = [order for card in legends.cards for color, order in card.orders.items() if color in colors]
    abilities = STAR_ABILITIES if legends.manoeuvres else ("",)
    found: dict[tuple[int, int, str], float] = {}
    for diamond, helmet, has_star in orders:
        able = abilities if has_star else ("",)
        for ability in able:
            key = (diamond, helmet + legends.pro, ability)
            found[key] = found.get(key, 0) + 1 / (len(orders) * len(able))
    return [_Chance(*key, share) for key, share in found.items()]


def _top_speed(told: _Chance) -> int:
    return max(TOP_SPEED, told.helmet) if told.ability == FULL_THROTTLE else told.helmet


def _move(told: _Chance, gap: int, limit: int, past: int, wall: int) -> int:
    """7.2, 7.3; a star's other abilities count as the one space that they bring at least (12.3)."""
    more = 1 if told.ability and (past or told.ability != FULL_THROTTLE) else 0
    if past:
        move = limit + told.diamond
    else:
        move = _top_speed(told)
        if move >= gap:
            move = gap - 1 - (0 if told.ability == FULL_THROTTLE else told.diamond)
    return max(0, min(move + more, wall - 1))


def _rounds(circuit: Circuit, chances: Array) -> tuple[Array, float]:
    """From the finish backward through two laps: the one before the last tells what a lap takes."""
    length, last_line = circuit.length, circuit.lines[-1].at
    left = np.zeros(2 * length + MOVES)
    for at in range(2 * length - 1, -1, -1):
        chance = chances[-1 if at >= length + last_line else at % length]
        stays = min(chance[0], STAYS)
        left[at] = (1 + chance[1:] @ left[at + 1 : at + MOVES]) / (1 - stays)
    before, last = left[:length], left[length : 2 * length]
    return last, float((before - last).mean())
