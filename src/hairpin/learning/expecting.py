"""What an option can be expected to bring, with what the own deck may flip and with the cars that will be there.

`leading.py` tells of the most likely case, number by number; this is the mean over all of them.
"""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import OBSERVATION
from hairpin.learning.flips import FLIPS
from hairpin.learning.known import rounds_alone_from, rounds_from
from hairpin.learning.leading import (
    BY_A_FLIP,
    BY_AMOUNT,
    BY_CARD,
    NOWHERE,
    PLANNED,
    STAYS,
    WAY,
    cost_of,
    heat_due,
    moves_of,
)
from hairpin.learning.sight import (
    ENGINE,
    GEAR,
    GEARS,
    HAND,
    ROUNDS,
    S_FLIPS,
    S_NEAR,
    S_SOLO,
    S_TRAFFIC,
    SPEED,
    TO_FINISH,
)
from hairpin.learning.spelled import Features, Numbers, Printed, spelled, within
from hairpin.learning.traffic import REACH, T_BEYOND, T_FULL, own_distance
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.slipstream import SLIPSTREAM_SPACES
from hairpin.rules.turn import GEAR_COOLDOWN
from hairpin.time_trials.time_trial import OVERSHOOT_WORTH

COOLDOWN: Final = tuple(sum(symbols) for symbols in GEAR_COOLDOWN)
"""By gear."""
COOLDOWNS: Final = OBSERVATION.at["cooldowns"]
HAS_ADRENALINE: Final = OBSERVATION.at["has-adrenaline"]

X_DUE: Final = 0
"""Heat at corners."""
X_SPINS: Final = 1
"""The chance that the engine can't pay for all."""
X_NEAR: Final = 2
"""The chance of a slipstream from there, and of one that costs no Heat at a corner."""
X_BLOCKED: Final = 4
X_ROUNDS: Final = 5
"""Rounds that it saves, by Legends' pace; and with the slipstream, if there is one."""
X_AHEAD: Final = 7
"""Cars that will be ahead."""
X_FLIPS: Final = 8
"""How many cards are flipped for it."""
X_SOLO: Final = 9
"""Rounds that it saves a car that is alone on the road; and with the slipstream, if there is one."""
X_MORE: Final = 11
"""The chance of a slipstream one, two and three spaces further on: for a Boost, or Adrenaline."""
MORE: Final = 3
EXPECTED: Final = X_MORE + MORE
"""So many numbers."""


@spelled
def expect(
    seen: Numbers,
    known: Printed,
    sight: Features,
    kind: int,
    amount: int,
    size: int,
    value: int,
    plus: int,
    stress: int,
    heat: int,
    into: Features,
    to: int,
) -> None:
    """`value`, `plus`, `stress` and `heat` are those of the option's cards, which are so many."""
    way = WAY[kind]
    if way == NOWHERE:
        return
    flips = 0
    if way == BY_A_FLIP:
        flips = 1
    elif way in (PLANNED, BY_CARD):
        flips = plus
    sure = 0 if way == BY_A_FLIP else moves_of(seen, way, amount, value)
    cost = cost_of(seen, way, size, heat)
    into[to + X_FLIPS] = flips / 2.0
    if flips == 0:
        _weigh(seen, known, sight, way, size, stress, sure, cost, 1.0, into, to)
        return
    mean = 0.0
    for k in range(FLIPS):
        mean += (k + 1) * sight[S_FLIPS + k]
    sure += int(mean * (flips - 1) + 0.5)  # only the last flip is weighed card by card
    for k in range(FLIPS):
        chance = sight[S_FLIPS + k]
        if chance > 0:
            _weigh(seen, known, sight, way, size, stress, sure + k + 1, cost, chance, into, to)


@spelled
def _weigh(
    seen: Numbers,
    known: Printed,
    sight: Features,
    way: int,
    size: int,
    stress: int,
    moves: int,
    cost: int,
    chance: float,
    into: Features,
    to: int,
) -> None:
    """One of the cases: so many spaces, with this chance."""
    faster = 0 if way == BY_AMOUNT else moves
    speed = faster if way == PLANNED else seen[SPEED] + faster
    due = heat_due(seen, moves, speed, faster)
    own = own_distance(seen, known)
    saved = rounds_from(known, own) - rounds_from(known, own + moves)
    near = 0.0
    if way != BY_AMOUNT and moves + SLIPSTREAM_SPACES < seen[TO_FINISH]:
        near = _near(sight, moves)
    slipped = rounds_from(known, own + moves) - rounds_from(known, own + moves + SLIPSTREAM_SPACES)
    into[to + X_DUE] += chance * due / 4.0
    into[to + X_SPINS] += chance if due + cost > seen[ENGINE] else 0.0
    into[to + X_NEAR] += chance * near
    if near > 0 and heat_due(seen, moves + SLIPSTREAM_SPACES, speed, faster) == due:
        into[to + X_NEAR + 1] += chance * near
    for k in range(MORE):
        into[to + X_MORE + k] += chance * _near(sight, moves + 1 + k)
    into[to + X_BLOCKED] += chance * _at(sight, T_FULL, moves)
    into[to + X_ROUNDS] += chance * saved
    into[to + X_ROUNDS + 1] += chance * (saved + near * slipped)
    into[to + X_AHEAD] += chance * _at(sight, T_BEYOND, moves)
    gear = within(size, 1, GEARS) if way == PLANNED else within(seen[GEAR], 1, GEARS)
    cooled = _cooled(seen, way, gear)
    engine = seen[ENGINE] - cost + cooled
    heat, kept = seen[HAND + HEAT] - cooled, seen[HAND + STRESS] - stress
    alone = _alone(seen, known, moves, gear, engine, due, heat, kept)
    into[to + X_SOLO] += chance * (sight[S_SOLO] * ROUNDS - alone)
    if near > 0:
        slipping = heat_due(seen, moves + SLIPSTREAM_SPACES, speed, faster)
        behind = _alone(seen, known, moves + SLIPSTREAM_SPACES, gear, engine, slipping, heat, kept)
        if behind < alone:
            alone += near * (behind - alone)
    into[to + X_SOLO + 1] += chance * (sight[S_SOLO] * ROUNDS - alone)


@spelled
def _cooled(seen: Numbers, way: int, gear: int) -> int:
    """Of the Heat in the hand, in what is left of the turn."""
    cooldown = seen[COOLDOWNS]
    if way == PLANNED:
        cooldown = COOLDOWN[gear] + seen[HAS_ADRENALINE]
    elif way in (BY_AMOUNT, STAYS):
        cooldown = 0
    return within(seen[HAND + HEAT], 0, cooldown)


@spelled
def _alone(
    seen: Numbers, known: Printed, moves: int, gear: int, engine: int, due: int, heat: int, stress: int
) -> float:
    """Rounds to go from there; a car that spins out is as good as where it was, in first gear."""
    if due > engine:
        return rounds_alone_from(known, seen[TO_FINISH], 1, 0, heat, stress + 1)
    to_go = seen[TO_FINISH] - moves
    if to_go <= 0:
        return OVERSHOOT_WORTH * to_go
    return rounds_alone_from(known, to_go, gear, engine - due, heat, stress)


@spelled
def _at(sight: Features, what: int, moves: int) -> float:
    return sight[S_TRAFFIC + what + moves] if moves < REACH else 0.0


@spelled
def _near(sight: Features, moves: int) -> float:
    return sight[S_NEAR + moves] if moves < REACH else 0.0
