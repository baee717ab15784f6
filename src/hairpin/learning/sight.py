"""What the network sees of a position: an observation, in a form that is easy to learn from."""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import (
    AHEAD,
    BEHIND,
    CORNER,
    CORNERS,
    KINDS,
    OBSERVATION,
    OTHER,
    OTHERS,
    OWN,
)
from hairpin.learning.cards import FACE
from hairpin.learning.flips import FLIPS, weigh_flips
from hairpin.learning.known import (
    CARDS_AT,
    FAST,
    LEGENDS,
    LEGENDS_AT,
    ORDERS_AT,
    moves_at,
    rounds_alone_from,
    rounds_from,
)
from hairpin.learning.legend_orders import O_DIAMOND, O_HELMET, ORDERS
from hairpin.learning.player_moves import MOVES
from hairpin.learning.spelled import Features, Numbers, Printed, aligned, mark, spelled, within
from hairpin.learning.traffic import (
    REACH,
    T_ROUNDS,
    TRAFFIC,
    foresee,
    is_legend,
    legend_pace,
    may_come,
    own_distance,
    usual_gear,
)
from hairpin.rules.steps import STEPS

ENGINES: Final = 10
"""Heat in the engine, one by one; more is like the last."""
LEFT: Final = 12
"""Heat that would be left, from 3 too few on."""
FAR: Final = 25
"""Spaces to a corner, one by one."""
SPARE: Final = 14
"""Speed to spare at the corners crossed, from 5 too fast on; the last one: no corner was crossed."""
FASTEST: Final = 24
LIMITS: Final = 12
CLOSE: Final = 2
"""So many corners one by one as well."""
NEAR: Final = 5
"""So many cars ahead, and so many behind, the nearest first."""
CAR: Final = 11
ZONES: Final = 5
NOBODY: Final = 1 << 20
FLAGS: Final = 5
PLACES: Final = BEHIND + 1 + AHEAD
GEARS: Final = 4
HOW_MANY_STEPS: Final = len(STEPS)

# -- where things are in the observation -----------------------------------------------------------------------

STEP: Final = OBSERVATION.at["step"]
TO_FINISH: Final = OBSERVATION.at["to-finish"]
PLACE: Final = OBSERVATION.at["place"]
TURN: Final = OBSERVATION.at["turn"]
GEAR: Final = OBSERVATION.at["gear"]
ENGINE: Final = OBSERVATION.at["engine"]
CROSSED: Final = OBSERVATION.at["crossed"]
TO_SPARE: Final = OBSERVATION.at["to-spare"]
SPEED: Final = OBSERVATION.at["speed"]
HEAT_DUE: Final = OBSERVATION.at["heat-due"]
HAND: Final = OBSERVATION.at["hand"]
UPGRADES: Final = OBSERVATION.at["upgrades"]
IN_ZONES: Final = OBSERVATION.at["zones"]
LINES: Final = OBSERVATION.at["corners"]
SECTOR: Final = OBSERVATION.at["sector"]
TRACK: Final = OBSERVATION.at["track"]
CARS: Final = OBSERVATION.at["others"]

SCALED: Final = (
    ("round", 20.0),
    ("cars", 6.0),
    ("spot", 1.0),
    ("place", 6.0),
    ("has-adrenaline", 1.0),
    ("tournament", 1.0),
    ("speed", 10.0),
    ("in-hand", 7.0),
    ("in-deck", 10.0),
    ("in-discard", 10.0),
    ("moved", 10.0),
    ("boosted", 1.0),
    ("adrenaline", 1.0),
    ("cooldowns", 3.0),
    ("plus", 3.0),
    ("symbols", 4.0),
    ("heat-due", 4.0),
    ("crossed", 2.0),
    ("tunnel", 1.0),
    ("flooded", 1.0),
)
"""What is taken as it is, made small."""
SCALED_AT: Final = tuple(OBSERVATION.at[name] for name, _ in SCALED)
SCALES: Final = tuple(scale for _, scale in SCALED)

# -- where things are in what is seen --------------------------------------------------------------------------

S_STEP: Final = 0
S_SCALED: Final = S_STEP + HOW_MANY_STEPS
S_FINISH: Final = S_SCALED + len(SCALED)
S_GEAR: Final = S_FINISH + 3
S_ENGINE: Final = S_GEAR + GEARS
S_LEFT: Final = S_ENGINE + ENGINES
S_SPARE: Final = S_LEFT + LEFT
S_SPEED: Final = S_SPARE + SPARE
S_COUNTS: Final = S_SPEED + FASTEST
S_SECTOR: Final = S_COUNTS + 4 * KINDS
S_LINES: Final = S_SECTOR + FLAGS
A_LINE: Final = 4 + FLAGS
S_CLOSE: Final = S_LINES + CORNERS * A_LINE
S_TRACK: Final = S_CLOSE + CLOSE * (FAR + LIMITS)
S_CARS: Final = S_TRACK + 2 * PLACES
S_COUNTED: Final = S_CARS + 2 * NEAR * CAR
S_UPGRADES: Final = S_COUNTED + 2
S_LEGENDS: Final = S_UPGRADES + ZONES * FACE
S_FLIPS: Final = S_LEGENDS + LEGENDS
S_TRAFFIC: Final = S_FLIPS + FLIPS
S_PACES: Final = S_TRAFFIC + TRAFFIC
PACE: Final = 2
"""Of each of the nearest cars: how far it usually goes from there, and what lies between in rounds."""
S_SOLO: Final = S_PACES + 2 * NEAR * PACE
"""Rounds to go, alone on the road; and how many more than the foremost Legend has."""
SOLO: Final = 2
ROUNDS: Final = 10.0
S_NEAR: Final = S_SOLO + SOLO
"""By space: the chance of somebody there, or directly ahead of there, when it is the own turn."""
S_DECK: Final = S_NEAR + REACH
"""How many Legend cards may come next, and how daring and how fast they are."""
SIGHT: Final = aligned(S_DECK + 3)
"""So many numbers."""


@spelled
def see(seen: Numbers, printed: Printed, into: Features) -> None:
    _figures(seen, into)
    _corners(seen, into)
    _track(seen, into)
    _others(seen, printed, into)
    _upgrades(seen, printed, into)
    for k in range(LEGENDS):
        into[S_LEGENDS + k] = printed[LEGENDS_AT + k]
    weigh_flips(seen, into, S_FLIPS)
    foresee(seen, printed, into, S_TRAFFIC, S_NEAR)
    _solo(seen, printed, into)
    _deck(seen, printed, into)


@spelled
def _figures(seen: Numbers, into: Features) -> None:
    mark(into, S_STEP, seen[STEP], 0, HOW_MANY_STEPS)
    for k in range(len(SCALED_AT)):
        into[S_SCALED + k] = seen[SCALED_AT[k]] / SCALES[k]
    into[S_FINISH] = within(seen[TO_FINISH], 0, 100) / 50.0
    into[S_FINISH + 1] = within(seen[TO_FINISH], 0, 20) / 20.0
    into[S_FINISH + 2] = 1.0 if seen[TURN] > seen[PLACE] else 0.0
    mark(into, S_GEAR, seen[GEAR], 1, GEARS)
    mark(into, S_ENGINE, seen[ENGINE], 0, ENGINES)
    mark(into, S_LEFT, seen[ENGINE] - seen[HEAT_DUE], -3, LEFT)
    mark(into, S_SPARE, seen[TO_SPARE] if seen[CROSSED] > 0 else SPARE, -5, SPARE)
    mark(into, S_SPEED, seen[SPEED], 0, FASTEST)
    for k in range(4 * KINDS):
        into[S_COUNTS + k] = seen[HAND + k] / 3.0
    _flags(seen, SECTOR, into, S_SECTOR)


@spelled
def _solo(seen: Numbers, printed: Printed, into: Features) -> None:
    to_go, gear, engine = seen[TO_FINISH], within(seen[GEAR], 1, GEARS), seen[ENGINE]
    alone = rounds_alone_from(printed, to_go, gear, engine, seen[HAND + KINDS - 1], seen[HAND + KINDS - 2])
    into[S_SOLO] = alone / ROUNDS
    if into[S_TRAFFIC + T_ROUNDS + 2] > 0:
        foremost = into[S_TRAFFIC + T_ROUNDS] * ROUNDS - 2.0 * into[S_TRAFFIC + T_ROUNDS + 1]
        into[S_SOLO + 1] = (alone - foremost) / 2.0


@spelled
def _deck(seen: Numbers, printed: Printed, into: Features) -> None:
    cards, diamonds, helmets = 0, 0.0, 0.0
    for card in range(int(printed[CARDS_AT])):
        if may_come(seen, card):
            cards += 1
            diamonds += printed[ORDERS_AT + ORDERS * card + O_DIAMOND]
            helmets += printed[ORDERS_AT + ORDERS * card + O_HELMET]
    if cards > 0:
        into[S_DECK] = cards / 12.0
        into[S_DECK + 1] = diamonds / cards / 2.0
        into[S_DECK + 2] = (helmets / cards - FAST) / 3.0


@spelled
def _flags(seen: Numbers, at: int, into: Features, to: int) -> None:
    """Slipstream, cooldown, and the three flags one by one."""
    into[to] = seen[at]
    into[to + 1] = seen[at + 1]
    for bit in range(3):
        into[to + 2 + bit] = (seen[at + 2] >> bit) & 1


@spelled
def _corners(seen: Numbers, into: Features) -> None:
    for k in range(CORNERS):
        at = LINES + CORNER * k
        to = S_LINES + A_LINE * k
        into[to + 1] = seen[at] / 20.0
        into[to + 3] = seen[at + 2]
        _flags(seen, at + 3, into, to + 4)
        if seen[at] > 0:
            into[to] = 1.0
            into[to + 2] = seen[at + 1] / 8.0
            if k < CLOSE:
                mark(into, S_CLOSE + k * (FAR + LIMITS), seen[at], 1, FAR)
                mark(into, S_CLOSE + k * (FAR + LIMITS) + FAR, seen[at + 1], 0, LIMITS)


@spelled
def _track(seen: Numbers, into: Features) -> None:
    """Either spot of each space; what Legends do to them (12.7) counts as taken."""
    for k in range(PLACES):
        into[S_TRACK + k] = seen[TRACK + k] & 1
        into[S_TRACK + PLACES + k] = 1.0 if seen[TRACK + k] >> 1 > 0 else 0.0


# -- other cars ------------------------------------------------------------------------------------------------


@spelled
def _others(seen: Numbers, printed: Printed, into: Features) -> None:
    """The nearest first, in front and behind; beside counts as in front."""
    for side in range(2):
        last = -1
        for k in range(NEAR):
            last = _next_one(seen, side, last)
            if last < NOBODY:
                _car(seen, last % OTHERS, into, S_CARS + (side * NEAR + k) * CAR)
                _pace(seen, printed, last % OTHERS, into, S_PACES + (side * NEAR + k) * PACE)
        into[S_COUNTED + side] = _how_many(seen, side) / 6.0


@spelled
def _key(seen: Numbers, car: int, side: int) -> int:
    """Sorted by it, cars on this side come by their distance; it tells which car it is of."""
    at = CARS + OTHER * car
    is_racing = seen[at] > 0 and seen[at + 10] == 0
    if not is_racing or (seen[at + 1] >= 0) != (side == 0):
        return NOBODY
    return abs(seen[at + 1]) * OTHERS + car


@spelled
def _next_one(seen: Numbers, side: int, last: int) -> int:
    found = NOBODY
    for car in range(OTHERS):
        key = _key(seen, car, side)
        if last < key < found:
            found = key
    return found


@spelled
def _how_many(seen: Numbers, side: int) -> int:
    count = 0
    for car in range(OTHERS):
        if _key(seen, car, side) < NOBODY:
            count += 1
    return count


@spelled
def _car(seen: Numbers, car: int, into: Features, to: int) -> None:
    at = CARS + OTHER * car
    into[to] = 1.0
    into[to + 1] = within(seen[at + 1], -30, 30) / 10.0
    into[to + 2] = 1.0 if seen[at + 1] == 0 else 0.0
    into[to + 3] = seen[at + 2]
    into[to + 4] = seen[at + 3] / 4.0
    into[to + 5] = seen[at + 4] / 10.0
    into[to + 6] = seen[at + 5] / 6.0
    into[to + 7] = seen[at + 11]
    into[to + 8] = 1.0 if seen[TURN] >= 0 and seen[at + 12] < seen[TURN] else 0.0  # it has moved
    into[to + 9] = 1.0 if seen[at + 12] < seen[PLACE] else 0.0
    into[to + 10] = seen[at + 13] & 1


@spelled
def _pace(seen: Numbers, printed: Printed, car: int, into: Features, to: int) -> None:
    at = CARS + OTHER * car
    own = own_distance(seen, printed)
    there = own + seen[at + 1]
    far = 0.0
    if is_legend(seen, at):
        far = legend_pace(seen, printed, car)
    else:
        moves = moves_at(printed, there, usual_gear(seen, at))
        for k in range(1, MOVES):
            far += k * printed[moves + k]
    into[to] = far / 10.0
    into[to + 1] = (rounds_from(printed, own) - rounds_from(printed, there)) / 4.0


@spelled
def _upgrades(seen: Numbers, printed: Printed, into: Features) -> None:
    """By zone: the sum of what is printed on the own upgrades there."""
    for k in range(OWN):
        card, zone = seen[UPGRADES + k], seen[IN_ZONES + k]
        if card >= 0 and zone > 0:
            for part in range(FACE):
                into[S_UPGRADES + (zone - 1) * FACE + part] += printed[card * FACE + part]
