"""How much better each decision went than was thought: known in hindsight."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.learning.arrays import Array, Arrays
from hairpin.learning.places import CARS
from hairpin.learning.practice import Drive
from hairpin.learning.worth import cost_of_round, worth_of_race


class Gains(NamedTuple):
    """Of each decision: how much better it went than was thought, its position's worth, whether they are known."""

    gain: Array
    worth: Array
    known: Array


def gains(on: Arrays, drive: Drive, trace: float) -> Gains:
    """From the last step back: each decision is compared with the next one of its seat, or with the finish."""
    steps, races = drive.seats.shape
    each = on.counted(races)
    following, carried, known = on.zeros(races, CARS), on.zeros(races, CARS), on.zeros(races, CARS)
    found: list[tuple[Array, Array, Array]] = []
    for t in range(steps - 1, -1, -1):
        over = drive.done[t][:, None]
        final = worth_of_race(on, drive.rewards[t], drive.seen[t])
        following = following * (1 - over) + final * over
        carried = carried * (1 - over)
        known = known * (1 - over) + over
        seats = drive.seats[t]
        cost = cost_of_round(on, drive.seen[t])
        gain = following[each, seats] - cost - drive.worths[t] + trace * carried[each, seats]
        found.append((gain, gain + drive.worths[t], known[each, seats] * 1))
        following[each, seats] = drive.worths[t]
        carried[each, seats] = gain * known[each, seats]  # of a decision whose outcome is not seen, nothing is
        known[each, seats] = 1
    found.reverse()
    flat = [on.stacked([step[part] for step in found]).reshape(-1) for part in range(3)]
    return Gains(*flat)
