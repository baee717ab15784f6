"""What is known of a set-up from the start: what is printed on its cards, its Legends, its road."""

from __future__ import annotations

from typing import Final

import numpy as np

from hairpin.learning.arrays import Array
from hairpin.learning.cards import FACE, MOST, printed
from hairpin.learning.legend_moves import legend_moves
from hairpin.learning.legend_orders import CARDS, ORDERS_SIZE, ROAD, orders, road
from hairpin.learning.player_moves import GEARS, MOVES, player_moves
from hairpin.learning.solo import BEYOND, HANDS, solo
from hairpin.learning.spelled import Printed, spelled, within
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.setup import Setup
from hairpin.time_trials.sample_hands import MAX_HEAT, MAX_STRESS

LEGENDS_AT: Final = MOST * FACE
LEGENDS: Final = 5
"""So many numbers tell of them."""
FAST: Final = 15.0
"""A helmet number in the middle of all."""
ORDERS_AT: Final = LEGENDS_AT + LEGENDS
"""What their cards tell them."""

# -- the road, as it is driven ---------------------------------------------------------------------------------

FINISH_AT: Final = ORDERS_AT + ORDERS_SIZE
LENGTH_AT: Final = FINISH_AT + 1
LAST_LINE_AT: Final = FINISH_AT + 2
"""The distance of the last corner line before the finish."""
LAP_AT: Final = FINISH_AT + 3
"""Rounds that a lap takes a Legend."""
SOLO_LAP_AT: Final = FINISH_AT + 4
"""And a car that is alone."""
ENGINES_AT: Final = FINISH_AT + 5
"""How many numbers of Heat in the engine such a car knows."""
SOLO_AT: Final = FINISH_AT + 6
"""Where its rounds begin, behind all the spaces."""
CARS_AT: Final = FINISH_AT + 7
"""How many there are, of cars and of Legend cards."""
CARDS_AT: Final = FINISH_AT + 8
STRETCH_AT: Final = FINISH_AT + 9
"""On the last stretch: the chances of a player's moves in each gear."""
SPACES_AT: Final = STRETCH_AT + GEARS * MOVES
"""For each space of the circuit: a Legend's rounds from there in the last lap, all those chances, and the road as
Legends read it."""
READ_AT: Final = 1 + GEARS * MOVES
SPACE: Final = READ_AT + ROAD


def known(setup: Setup) -> Array:
    """One row: all cards, one after the other, then the Legends, then the road, as long as it is."""
    cards = printed(setup.cards).ravel()
    return np.concatenate([cards, np.array(pace_of(setup.legends), np.float32), orders(setup), _road(setup)])


def known_of_all(setups: tuple[Setup, ...]) -> Array:
    """A row for each; what is shorter is filled up."""
    rows = [known(setup) for setup in setups]
    found = np.zeros((len(rows), max(len(row) for row in rows)), np.float32)
    for into, row in zip(found, rows, strict=True):
        into[: len(row)] = row
    return found


def pace_of(legends: LegendsModule | None) -> list[float]:
    """How far beyond a corner they dare to go, how fast they are, how often a star helps, what else does."""
    if legends is None:
        return [0.0] * LEGENDS
    orders = [order for card in legends.cards for order in card.orders.values()]
    diamond, helmet, stars = (sum(column) / len(orders) for column in zip(*orders, strict=True))
    return [
        diamond / 2,
        (helmet + legends.pro - FAST) / 3,
        stars if legends.manoeuvres else 0.0,
        float(legends.adrenaline),
        float(legends.aggressive),
    ]


def _road(setup: Setup) -> Array:
    circuit = setup.circuit
    finish = circuit.finish(setup.laps)
    legends = legend_moves(setup)
    chances = player_moves(circuit).reshape(circuit.length + 1, -1)
    aggressive = setup.legends is not None and setup.legends.aggressive
    alone = solo(circuit)
    last_line = finish - circuit.length + circuit.lines[-1].at
    begins = SPACES_AT + SPACE * circuit.length
    cards = min(len(setup.legends.cards), CARDS) if setup.legends else 0
    figures = [finish, circuit.length, last_line, legends.lap, alone.lap, alone.rounds.shape[2], begins]
    figures += [len(setup.entrants), cards]
    spaces = np.column_stack([legends.rounds, chances[:-1], road(circuit, aggressive)])
    parts = (figures, chances[-1], spaces.ravel(), alone.rounds.ravel())
    return np.concatenate(parts).astype(np.float32)


@spelled
def rounds_from(known: Printed, distance: int) -> float:
    """What a Legend would need from there to the finish."""
    left = int(known[FINISH_AT]) - distance
    if left <= 0:
        return 0.0
    length = int(known[LENGTH_AT])
    return known[SPACES_AT + SPACE * (distance % length)] + (left - 1) // length * known[LAP_AT]


@spelled
def moves_at(known: Printed, distance: int, gear: int) -> int:
    """Where the chances of a player's moves from there lie."""
    if distance >= int(known[LAST_LINE_AT]):
        return STRETCH_AT + MOVES * (gear - 1)
    return SPACES_AT + SPACE * (distance % int(known[LENGTH_AT])) + 1 + MOVES * (gear - 1)


@spelled
def rounds_alone_from(known: Printed, to_go: int, gear: int, engine: int, heat: int, stress: int) -> float:
    """What a car needs that is alone, with Heat in its engine, and Heat and Stress in its hand."""
    if to_go <= 0:
        return 0.0
    length, engines, laps = int(known[LENGTH_AT]), int(known[ENGINES_AT]), 0
    if to_go > length + BEYOND:
        laps = (to_go - BEYOND - 1) // length
        to_go -= laps * length
    at = ((to_go * GEARS + gear - 1) * engines + within(engine, 0, engines - 1)) * HANDS
    at += within(heat, 0, MAX_HEAT) * (MAX_STRESS + 1) + within(stress, 0, MAX_STRESS)
    return known[int(known[SOLO_AT]) + at] + laps * known[SOLO_LAP_AT]
