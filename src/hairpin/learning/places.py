"""Where a car will come in: a chance for each place, from the same network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.encoding.observation_table import OBSERVATION
from hairpin.learning.arrays import Array, Arrays, Whole

if TYPE_CHECKING:
    from hairpin.learning.practice import Drive

CARS: Final = 12
PLACES: Final = CARS
STARTERS: Final = OBSERVATION.at["cars"]
MOST: Final = 30.0
"""Scores beyond it say no more, and could not be counted with."""


def place_chances(on: Arrays, scores: Array, seen: Whole) -> Array:
    """A row for each position: of the first place, the second and so on, as many as there are cars."""
    there = on.floats(on.counted(PLACES)[None, :] < seen[:, STARTERS][:, None])
    shares = on.exp(on.clip(scores, -MOST, MOST)) * there
    return shares / shares.sum(1)[:, None]


def arrivals(on: Arrays, rewards: Array, cars: Array) -> Array:
    """By race and seat: 1 for the place in which it came in, told by the reward."""
    place = on.whole((1 - rewards) / 2 * on.clip(cars - 1, 1, PLACES)[:, None] + 0.5)
    return on.floats(on.counted(PLACES)[None, None, :] == place[:, :, None])


def foreseeable(on: Arrays, drive: Drive, trace: float) -> Array:
    """What should have been foreseen at each decision: where the car came in, or what was thought later on."""
    steps, races = drive.seats.shape
    each = on.counted(races)
    later = on.zeros(races, CARS, PLACES)  # zeros: nothing is known
    found: list[Array] = []
    cars = on.floats(drive.seen[:, :, STARTERS])
    for t in range(steps - 1, -1, -1):
        over = drive.done[t][:, None, None]
        later = later * (1 - over) + arrivals(on, drive.rewards[t], cars[t]) * over
        seats = drive.seats[t]
        found.append(later[each, seats] * 1)
        far = trace * later[each, seats]
        later[each, seats] = far + (1 - far.sum(1))[:, None] * drive.places[t]
    found.reverse()
    return on.stacked(found).reshape(steps * races, PLACES)
