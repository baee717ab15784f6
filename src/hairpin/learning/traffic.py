"""Who will be where when it is the own turn: those who come first will have moved by then, as they usually do."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import OBSERVATION, OTHER, OTHERS
from hairpin.learning.known import FINISH_AT, LEGEND, moves_at, rounds_from
from hairpin.learning.player_moves import GEARS, MOVES
from hairpin.learning.spelled import Features, Numbers, Printed, spelled, within

PLACE: Final = OBSERVATION.at["place"]
TURN: Final = OBSERVATION.at["turn"]
TO_FINISH: Final = OBSERVATION.at["to-finish"]
CARS: Final = OBSERVATION.at["others"]
DISTANCE: Final = 1
GEAR: Final = 3
STATUS: Final = 10
IN_ORDER: Final = 12
FLAGS: Final = 13
FINISHED: Final = 1

REACH: Final = 25
"""Spaces, from the own one on."""
T_TAKEN: Final = 0
"""The chance that a car is there."""
T_FULL: Final = T_TAKEN + REACH
"""That both spots are taken."""
T_BEYOND: Final = T_FULL + REACH
"""How many cars are expected beyond it."""
T_ROUNDS: Final = T_BEYOND + REACH
"""Rounds to go, by Legends' pace; how many fewer the foremost Legend has, and whether there is one."""
TRAFFIC: Final = T_ROUNDS + 3
"""So many numbers."""
CROWD: Final = 4.0


@spelled
def foresee(seen: Numbers, known: Printed, into: Features, to: int) -> None:
    beyond = 0.0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + STATUS] <= FINISHED:
            beyond += _one(seen, known, at, into, to)
    for k in range(REACH):
        there = to + T_BEYOND + REACH - 1 - k
        here = into[there]
        into[there] = beyond / CROWD
        beyond += here
    _rounds(seen, known, into, to + T_ROUNDS)


@spelled
def own_distance(seen: Numbers, known: Printed) -> int:
    return int(known[FINISH_AT]) - seen[TO_FINISH]


@spelled
def will_have_moved(seen: Numbers, at: int) -> bool:
    """Of the car there: whether it moves before the own one does, and has not yet."""
    return seen[TURN] < 0 and 0 <= seen[at + IN_ORDER] < seen[PLACE]


@spelled
def whose_moves(seen: Numbers, at: int) -> int:
    return LEGEND if seen[at + FLAGS] & 1 else within(seen[at + GEAR], 1, GEARS)


@spelled
def _one(seen: Numbers, known: Printed, at: int, into: Features, to: int) -> float:
    """Returns the chance that it will be out of reach."""
    away = seen[at + DISTANCE]
    if not will_have_moved(seen, at):
        return _stand(into, to, away, 1.0)
    beyond = 0.0
    moves = moves_at(known, own_distance(seen, known) + away, whose_moves(seen, at))
    for k in range(MOVES):
        chance = known[moves + k]
        if chance > 0:
            beyond += _stand(into, to, away + k, chance)
    return beyond


@spelled
def _stand(into: Features, to: int, away: int, chance: float) -> float:
    if 0 <= away < REACH:
        into[to + T_FULL + away] += (into[to + T_TAKEN + away] - into[to + T_FULL + away]) * chance
        into[to + T_TAKEN + away] += (1 - into[to + T_TAKEN + away]) * chance
        into[to + T_BEYOND + away] += chance
    return chance if away >= REACH else 0.0


@spelled
def _rounds(seen: Numbers, known: Printed, into: Features, to: int) -> None:
    own = own_distance(seen, known)
    rounds = rounds_from(known, own)
    into[to] = rounds / 10.0
    foremost = 1000.0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + STATUS] <= FINISHED and seen[at + FLAGS] & 1:
            left = rounds_from(known, own + seen[at + DISTANCE])
            if left < foremost:
                foremost = left
    if foremost < 1000.0:
        into[to + 1] = (rounds - foremost) / 2.0
        into[to + 2] = 1.0
