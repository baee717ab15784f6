"""What a position is worth, and what a race has been worth in the end."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import OBSERVATION, OTHER, OTHERS
from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.rules.steps import PLANNING

WIN: Final = 0.15
"""How much of it is for the first place alone; the rest goes by places."""
WIN_AMONG_LEGENDS: Final = 0.9
"""The same where all others are Legends: nobody asks who was third among them."""
ROUND: Final = 0.002
"""What a round costs. Next to nothing: who is last anyway should still come home."""
LEAD: Final = 0.3
SPACES: Final = 12.0
MOST: Final = 12
STEP: Final = OBSERVATION.at["step"]
STARTERS: Final = OBSERVATION.at["cars"]
OTHERS_AT: Final = OBSERVATION.at["others"]
FLAGS: Final = 13
"""Of a car: whether it is a Legend, and more."""


def worth_of_race(on: Arrays, rewards: Array, seen: Whole) -> Array:
    """By seat, from rewards by place; over all cars of a race they come to nothing."""
    others = on.clip(on.floats(seen[:, STARTERS]) - 1, 1, MOST)
    win = (WIN + (WIN_AMONG_LEGENDS - WIN) * _legends(on, seen) / others)[:, None]
    won = on.floats(rewards >= 1)
    alone = won - (1 - won) / others[:, None]
    return win * alone + (1 - win) * rewards


def _legends(on: Arrays, seen: Whole) -> Array:
    flags = seen[:, OTHERS_AT + FLAGS : OTHERS_AT + OTHERS * OTHER : OTHER]
    there = seen[:, OTHERS_AT : OTHERS_AT + OTHERS * OTHER : OTHER]
    return on.floats((flags % 2) * (there > 0)).sum(1)


def cost_of_round(on: Arrays, seen: Whole) -> Array:
    """To be paid where a round is planned."""
    return ROUND * on.floats(seen[:, STEP] == PLANNING)


def potential(on: Arrays, seen: Whole) -> Array:
    """A first guess, which the network corrects: who is ahead of the others will come in ahead of them."""
    cars = on.floats(seen[:, OTHERS_AT : OTHERS_AT + OTHERS * OTHER]).reshape(-1, OTHERS, OTHER)
    there = on.floats((cars[:, :, 0] > 0) & (cars[:, :, 10] <= 1))
    lead = -(on.clip(cars[:, :, 1], -40, 40) * there).sum(1) / (there.sum(1) + on.floats(there.sum(1) == 0))
    slope = on.exp(lead * (2 / SPACES))
    return LEAD * (slope - 1) / (slope + 1)
