"""Cooldown n: Heat from the hand back into the engine, by all the symbols that give it (2.6, 6.5, 8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.events import CooledDown
from hairpin.rules.pool import spent
from hairpin.rules.symbols.symbol import Symbol

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race
    from hairpin.rules.turn import Turn

COOLDOWN: Final = Symbol("cooldown", 2, is_pooled=True)
"""Offered together with the cooldown of gear, Adrenaline and road, with which it is pooled (see react)."""


def pool(race: Race, car: Car) -> tuple[int, ...]:
    """The symbols at hand, those to be spent first in front: road, Adrenaline, gear, cards."""
    turn = race.turn
    found = turn.cooldowns
    if race.road.has_sectors:
        sector = race.road.sector_at(car.distance)
        if sector.no_cooldown:
            return ()
        if sector.cooldown and race.road.sector_index(car.distance) not in turn.road_cooled:
            found = (sector.cooldown, *found)
    if turn.symbols:
        amounts = race.cards.amounts[COOLDOWN.number]
        found += tuple([amounts[card] for card in turn.cards_with(COOLDOWN.number)])
    return found


def max_cooldown(race: Race, car: Car) -> int:
    """How many Heat cards could be cooled as one action."""
    found = pool(race, car)
    if not found:
        return 0
    is_heat = race.cards.is_heat
    heat = 0
    for card in car.hand:
        if is_heat[card]:
            heat += 1
    return min(sum(found), heat) if heat else 0


def heat_in_hand(race: Race, car: Car) -> int:
    is_heat = race.cards.is_heat
    return sum([is_heat[card] for card in car.hand])


def cool_down(race: Race, car: Car, n: int) -> None:
    symbols_at_hand = pool(race, car)
    used = spent(symbols_at_hand, n)
    _cross_off(race, car, used, len(symbols_at_hand))
    put_back(race, car, n)


def _cross_off(race: Race, car: Car, used: tuple[int, ...], at_hand: int) -> None:
    """The places count through road, Adrenaline, gear, cards: the order of `pool`."""
    turn = race.turn
    cards = turn.cards_with(COOLDOWN.number)
    from_road = at_hand - len(turn.cooldowns) - len(cards)
    if from_road and 0 in used:
        turn.road_cooled += (race.road.sector_index(car.distance),)
    first_card = from_road + len(turn.cooldowns)
    for place in used:
        if place >= first_card:
            turn.cross_off(COOLDOWN.number, cards[place - first_card])
    _cross_off_cooldowns(turn, {place - from_road for place in used})


def _cross_off_cooldowns(turn: Turn, used: set[int]) -> None:
    turn.cooldowns = tuple(value for place, value in enumerate(turn.cooldowns) if place not in used)


def put_back(race: Race, car: Car, n: int) -> None:
    is_heat = race.cards.is_heat
    heat = [card for card in car.hand if is_heat[card]][:n]  # a hand is sorted: upgrades come last
    for card in heat:
        car.hand.remove(card)
    refill(car, heat)
    if race.events is not None:
        race.events.append(CooledDown(car.seat, n))


def refill(car: Car, heat: list[int]) -> None:
    """Heat cards come to the engine; upgrades among them lie at its bottom and are paid last."""
    car.engine += heat
    car.engine.sort(reverse=True)
