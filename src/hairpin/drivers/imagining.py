"""An imagined race: what a view shows, with everything hidden dealt anew.

It always begins where a round is planned. What a driver does in it changes nothing in the real race, and what
it finds out there is a guess, since the cards lie otherwise.
"""

from __future__ import annotations

from hairpin.drivers.unseen import unseen
from hairpin.rules.car import FINISHED, RACING, Car
from hairpin.rules.cards import HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.legend_decks import LegendDecks
from hairpin.rules.race import Race
from hairpin.rules.view import CarView, View

Cards = tuple[int, ...]


def imagine(view: View, chance: Chance) -> Race:
    """A race that could be the one that the view shows, at the planning of its round."""
    race = Race.laid_out(view.setup, chance)
    race.road = view.road
    race.cars = [_car(view, car) for car in view.cars]
    race.starters = sum(car.status != "absent" for car in view.cars)
    race.round = view.round - 1  # it begins anew
    for car in race.cars:
        if car.bits:
            race.track[car.distance % race.length] |= car.bits
    deal_anew(race, view, chance)
    race.start()
    return race


def _car(view: View, seen: CarView) -> Car:
    car = Car(seen.seat, seen.distance, 0)
    car.spot = seen.spot  # outside the road it is below 0 (12.9)
    car.is_legend = seen.is_legend
    car.gear = seen.gear
    car.speed = seen.speed
    car.status = seen.status
    car.bits = seen.bits
    car.left_in_round = view.round - 1 if seen.status != RACING else 0
    car.engine = [HEAT] * seen.engine
    car.upgrades = list(seen.upgrades)
    car.has_upgrades = bool(seen.upgrades) or view.setup.season is not None
    car.may_play_direct = view.card_table.has_direct_play(seen.upgrades)
    return car


def deal_anew(race: Race, view: View, chance: Chance) -> None:
    for car, seen in zip(race.cars, view.cars, strict=True):
        if not seen.is_legend and seen.status in (RACING, FINISHED):
            _deal(view, car, seen, chance)
    if view.setup.legends:
        race.legend_decks = LegendDecks()
        race.legend_decks.rivals = tuple(car.seat for car in view.cars if car.is_rival)


def _deal(view: View, car: Car, seen: CarView, chance: Chance) -> None:
    if seen.seat == view.seat and view.deck_cards is not None and view.discard_cards is not None:
        _lay(car, view.hand, view.deck_cards, view.discard_cards, seen.discard_top, chance)
        return
    hidden = unseen(view, seen)
    chance.shuffle(hidden)
    if seen.seat == view.seat:
        car.hand = sorted(view.hand)
    else:
        car.hand = sorted(hidden.pop() for _ in range(seen.hand))
    _put_on_top(hidden, seen.discard_top)
    car.discard = [hidden.pop(0) for _ in range(seen.discard)][::-1]
    car.deck = hidden


def _lay(car: Car, hand: Cards, deck: Cards, discard: Cards, top: int | None, chance: Chance) -> None:
    """The driver's own cards, which were counted (2.2): nothing but their order is open."""
    car.hand, car.deck, pile = sorted(hand), list(deck), list(discard)
    chance.shuffle(car.deck)
    chance.shuffle(pile)
    _put_on_top(pile, top)
    car.discard = pile[::-1]


def _put_on_top(hidden: list[int], top: int | None) -> None:
    """The uppermost card of the discard is seen by all; the pile is filled from the front, top card first."""
    if top is not None and top in hidden:
        hidden.remove(top)
        hidden.insert(0, top)
