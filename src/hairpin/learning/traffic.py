"""Who will be where when it is the own turn: those who come first will have moved by then.

Legends do so by one of the cards that are left in their deck, all by the same one; players as they usually do.
"""

from __future__ import annotations

from typing import Final

from hairpin.encoding.observation_table import LEGEND_BITS, OBSERVATION, OTHER, OTHERS
from hairpin.learning.known import CARDS_AT, CARS_AT, FINISH_AT, LEGENDS_AT, ORDERS_AT, moves_at, rounds_from
from hairpin.learning.legend_orders import ORDERS, STAR
from hairpin.learning.legend_turns import BITS, NO_ABILITY, is_taken, legend_end
from hairpin.learning.player_moves import GEARS, MOVES
from hairpin.learning.spelled import Features, Numbers, Printed, spelled, within
from hairpin.rules.legend_cards import STAR_ABILITIES
from hairpin.rules.race import BIG_FIELD

SEAT: Final = OBSERVATION.at["seat"]
STARTERS: Final = OBSERVATION.at["cars"]
PLACE: Final = OBSERVATION.at["place"]
TURN: Final = OBSERVATION.at["turn"]
TO_FINISH: Final = OBSERVATION.at["to-finish"]
CARS: Final = OBSERVATION.at["others"]
LEGEND_CARD: Final = OBSERVATION.at["legend-card"]
DECK: Final = OBSERVATION.at["legend-deck"]
STARS: Final = OBSERVATION.at["star-deck"]
DISTANCE: Final = 1
GEAR: Final = 3
STATUS: Final = 10
IN_ORDER: Final = 12
FLAGS: Final = 13
FINISHED: Final = 1
ADRENALINE: Final = 3
"""Of what is known of Legends: whether they have it."""
NIBBLE: Final = 4
ABILITIES: Final = len(STAR_ABILITIES)

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
def foresee(seen: Numbers, known: Printed, into: Features, to: int, near: int) -> None:
    """From `near` on: the chance that a car is there, or directly ahead of there, so that one can slipstream."""
    beyond = 0.0
    if seen[TURN] < 0 and seen[PLACE] > 0:
        beyond += _legends(seen, known, into, to, near)
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + STATUS] <= FINISHED and not _is_moving_legend(seen, at):
            beyond += _one(seen, known, at, into, to, near)
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
def is_legend(seen: Numbers, at: int) -> bool:
    return seen[at + FLAGS] & 1 > 0


@spelled
def _is_moving_legend(seen: Numbers, at: int) -> bool:
    return is_legend(seen, at) and will_have_moved(seen, at)


@spelled
def usual_gear(seen: Numbers, at: int) -> int:
    return within(seen[at + GEAR], 1, GEARS)


# -- players, and all who stay where they are ------------------------------------------------------------------


@spelled
def _one(seen: Numbers, known: Printed, at: int, into: Features, to: int, near: int) -> float:
    """Returns the chance that it will be out of reach."""
    away = seen[at + DISTANCE]
    if not will_have_moved(seen, at):
        return _stand(into, to, near, away, 1.0)
    beyond = 0.0
    moves = moves_at(known, own_distance(seen, known) + away, usual_gear(seen, at))
    for k in range(MOVES):
        chance = known[moves + k]
        if chance > 0:
            beyond += _stand(into, to, near, away + k, chance)
    return beyond


@spelled
def _stand(into: Features, to: int, near: int, away: int, chance: float) -> float:
    if 0 <= away < REACH:
        into[to + T_FULL + away] += (into[to + T_TAKEN + away] - into[to + T_FULL + away]) * chance
        into[to + T_TAKEN + away] += (1 - into[to + T_TAKEN + away]) * chance
        into[to + T_BEYOND + away] += chance
        into[near + away] += (1 - into[near + away]) * chance
    if 0 < away <= REACH:
        into[near + away - 1] += (1 - into[near + away - 1]) * chance
    return chance if away >= REACH else 0.0


# -- Legends, card by card -------------------------------------------------------------------------------------


@spelled
def order_of(seen: Numbers, known: Printed, card: int, car: int) -> int:
    """Other cars come by seat, from the next one on round."""
    seat = (seen[SEAT] + 1 + car) % int(known[CARS_AT])
    return int(known[ORDERS_AT + ORDERS * card + seat])


@spelled
def may_come(seen: Numbers, card: int) -> bool:
    """Of the Legend cards."""
    return (seen[DECK + card // LEGEND_BITS] >> card % LEGEND_BITS) & 1 > 0


@spelled
def cards_to_come(seen: Numbers, known: Printed) -> int:
    count = 0
    for card in range(int(known[CARDS_AT])):
        if may_come(seen, card):
            count += 1
    return count


@spelled
def first_with_adrenaline(seen: Numbers, known: Printed) -> int:
    """12.2: from this place in the play order on Legends have it."""
    racing = 1 if seen[PLACE] >= 0 else 0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + IN_ORDER] >= 0:
            racing += 1
    if known[LEGENDS_AT + ADRENALINE] == 0:
        return racing
    return racing - (2 if seen[STARTERS] >= BIG_FIELD else 1)


@spelled
def _legends(seen: Numbers, known: Printed, into: Features, to: int, near: int) -> float:
    """Those that move first, over all cards to come; returns how many will be out of reach."""
    cards, movers, count = cards_to_come(seen, known), _in_order(seen), 0
    one, both, stars, beyond = 0, 0, 0, 0.0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        count += 1 if seen[at] > 0 and _is_moving_legend(seen, at) else 0
        if _is_in_their_way(seen, at):
            both = _put(both, seen[at + DISTANCE]) if is_taken(one, seen[at + DISTANCE]) else both
            one = _put(one, seen[at + DISTANCE])
    for ability in range(ABILITIES):
        stars += seen[STARS + ability]
    late = first_with_adrenaline(seen, known)
    for card in range(int(known[CARDS_AT]) if count > 0 else 0):
        if not may_come(seen, card):
            continue
        has_star = stars > 0 and _has_star(seen, known, card, movers, count)
        for ability in range(ABILITIES if has_star else 1):
            chance = seen[STARS + ability] / (stars * cards) if has_star else 1.0 / cards
            if chance > 0:
                able = ability if has_star else NO_ABILITY
                beyond += _by_card(seen, known, card, able, movers, count, late, one, both, chance, into, to, near)
    return beyond


@spelled
def _is_in_their_way(seen: Numbers, at: int) -> bool:
    """Where players will be who move first, nobody knows."""
    is_there = seen[at] > 0 and seen[at + STATUS] <= FINISHED
    return is_there and (is_legend(seen, at) or not will_have_moved(seen, at))


@spelled
def _in_order(seen: Numbers) -> int:
    """The Legends that move first, in their order, four bits each."""
    found, shift = 0, 0
    for place in range(seen[PLACE]):
        for car in range(OTHERS):
            at = CARS + OTHER * car
            if seen[at] > 0 and seen[at + IN_ORDER] == place and is_legend(seen, at):
                found |= car << shift
                shift += NIBBLE
    return found


@spelled
def _has_star(seen: Numbers, known: Printed, card: int, movers: int, count: int) -> bool:
    found = 0
    for k in range(count):
        found |= order_of(seen, known, card, (movers >> (NIBBLE * k)) & 15) & STAR
    return found > 0


@spelled
def _by_card(
    seen: Numbers,
    known: Printed,
    card: int,
    ability: int,
    movers: int,
    count: int,
    late: int,
    one: int,
    both: int,
    chance: float,
    into: Features,
    to: int,
    near: int,
) -> float:
    """One after the other, as this card tells them; whoever is in their way blocks them."""
    own, beyond = own_distance(seen, known), 0.0
    arrived, twice = 0, 0
    for k in range(count):
        car = (movers >> (NIBBLE * k)) & 15
        at = CARS + OTHER * car
        away = seen[at + DISTANCE]
        if is_taken(both, away):
            both = _take(both, away)
        else:
            one = _take(one, away)
        order = order_of(seen, known, card, car)
        end = legend_end(known, own, away, order, ability, seen[at + IN_ORDER] >= late, one, both)
        twice = _put(twice, end) if is_taken(arrived, end) else twice
        arrived = _put(arrived, end)
        both = _put(both, end) if is_taken(one, end) else both
        one = _put(one, end)
        if end < REACH:
            into[to + T_BEYOND + end] += chance
        else:
            beyond += chance
    _weigh(arrived, twice, chance, into, to, near)
    return beyond


@spelled
def _weigh(arrived: int, twice: int, chance: float, into: Features, to: int, near: int) -> None:
    """Spaces where somebody has arrived, and where two have."""
    behind = arrived | arrived >> 1
    away = 0
    while behind > 0 and away < REACH:
        if behind & 1:
            into[near + away] += chance
            if is_taken(arrived, away):
                into[to + T_TAKEN + away] += chance
                if is_taken(twice, away):
                    into[to + T_FULL + away] += chance
        behind >>= 1
        away += 1


@spelled
def _put(spots: int, away: int) -> int:
    return spots | 1 << away if 0 <= away < BITS else spots


@spelled
def _take(spots: int, away: int) -> int:
    return spots & ~(1 << away) if 0 <= away < BITS else spots


@spelled
def legend_pace(seen: Numbers, known: Printed, car: int) -> float:
    """How far it goes: by the card that is turned up, until it has moved, or by those to come."""
    at, up = CARS + OTHER * car, seen[LEGEND_CARD]
    there = own_distance(seen, known) + seen[at + DISTANCE]
    if 0 <= up < int(known[CARDS_AT]) and seen[at + IN_ORDER] > seen[TURN]:
        return legend_end(known, there, 0, order_of(seen, known, up, car), NO_ABILITY, False, 0, 0)
    far, cards = 0.0, 0
    for card in range(int(known[CARDS_AT])):
        if may_come(seen, card):
            far += legend_end(known, there, 0, order_of(seen, known, card, car), NO_ABILITY, False, 0, 0)
            cards += 1
    return far / cards if cards > 0 else 0.0


# -- how long it takes -----------------------------------------------------------------------------------------


@spelled
def _rounds(seen: Numbers, known: Printed, into: Features, to: int) -> None:
    own = own_distance(seen, known)
    rounds = rounds_from(known, own)
    into[to] = rounds / 10.0
    foremost = 1000.0
    for car in range(OTHERS):
        at = CARS + OTHER * car
        if seen[at] > 0 and seen[at + STATUS] <= FINISHED and is_legend(seen, at):
            left = rounds_from(known, own + seen[at + DISTANCE])
            if left < foremost:
                foremost = left
    if foremost < 1000.0:
        into[to + 1] = (rounds - foremost) / 2.0
        into[to + 2] = 1.0
