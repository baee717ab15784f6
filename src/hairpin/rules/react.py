"""Step 5: the symbols at hand, each used on its own, in any order (3.7-3.9)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from hairpin.rules.actions import ADRENALINE, BOOST, COOLDOWN, DONE, Action, Options, options
from hairpin.rules.events import Boosted, CooledDown
from hairpin.rules.flipping import flip
from hairpin.rules.moving import advance

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

_REACTIONS: dict[tuple[int, bool, bool], Options] = {}
_SPENT: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}


def begin_react(race: Race) -> bool:
    return _can_react(race, race.car)


def _can_react(race: Race, car: Car) -> bool:
    """Asked by what everybody can see, so that being asked tells nothing about the hand."""
    turn = race.turn
    can_boost = car.engine and not turn.boosted
    return bool(can_boost or turn.adrenaline or (turn.cooldowns and car.hand))


def reactions(race: Race, car: Car) -> Options:
    turn = race.turn
    # 3.9: a Boost once a turn, for a Heat
    can_boost = bool(car.engine) and not turn.boosted
    key = (_most_cooldown(race, car), turn.adrenaline, can_boost)
    found = _REACTIONS.get(key)
    if found is None:
        found = _REACTIONS[key] = _all_reactions(*key)
    return found


def _all_reactions(cooldown: int, adrenaline: bool, boost: bool) -> Options:
    found = [Action(DONE)]
    found += [Action(COOLDOWN, n) for n in range(1, cooldown + 1)]
    if adrenaline:
        found.append(Action(ADRENALINE))
    if boost:
        found.append(Action(BOOST))
    return options(found)


def _most_cooldown(race: Race, car: Car) -> int:
    cooldowns = race.turn.cooldowns
    if not cooldowns:
        return 0
    is_heat = race.cards.is_heat
    return min(sum(cooldowns), sum([is_heat[card] for card in car.hand]))


def react(race: Race, car: Car, action: Action) -> bool:
    if action.kind == DONE:
        return True
    if action.kind == COOLDOWN:
        _cool_down(race, car, action.n)
    elif action.kind == ADRENALINE:
        race.turn.adrenaline = False
        car.speed += 1
        advance(race, car, 1, ADRENALINE)
    else:
        _boost(race, car)
    return not _can_react(race, car)


def _cool_down(race: Race, car: Car, n: int) -> None:
    """2.6: from the hand to the engine."""
    race.turn.cooldowns = spend(race.turn.cooldowns, n)
    is_heat = race.cards.is_heat
    for card in [card for card in car.hand if is_heat[card]][:n]:
        car.hand.remove(card)
        car.engine.append(card)
    if race.events is not None:
        race.events.append(CooledDown(car.seat, n))


def spend(symbols: tuple[int, ...], n: int) -> tuple[int, ...]:
    """6.5: what is left after using those with the smallest sum that suffices; ties: those in front."""
    key = (symbols, n)
    found = _SPENT.get(key)
    if found is None:
        found = _SPENT[key] = _left_after(symbols, n)
    return found


def _left_after(symbols: tuple[int, ...], n: int) -> tuple[int, ...]:
    places = range(len(symbols))
    enough = [
        used
        for count in range(1, len(symbols) + 1)
        for used in combinations(places, count)
        if sum(symbols[i] for i in used) >= n
    ]
    used = min(enough, key=lambda used: (sum(symbols[i] for i in used), used))
    return tuple(symbols[i] for i in places if i not in used)


def _boost(race: Race, car: Car) -> None:
    race.turn.boosted = True
    car.pay_heat(1)
    if race.events is not None:
        race.events.append(Boosted(car.seat, 1))
    spaces = flip(race, car)
    car.speed += spaces
    advance(race, car, spaces, BOOST)
