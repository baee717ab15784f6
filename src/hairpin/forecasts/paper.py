"""The table as one seat knows it, laid out as a race of its own on which the engine can try things.

What nobody can know is left blank: other hands are empty, and the seat's own deck holds blank cards, as many as
there are.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from hairpin.reading.road import own_car
from hairpin.rules.car import Car
from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import FACE_DOWN, HEAT
from hairpin.rules.chance import Chance
from hairpin.rules.circuit import Circuit
from hairpin.rules.moving import put
from hairpin.rules.race import Race
from hairpin.rules.setup import COLORS, Entrant, Setup
from hairpin.rules.steps import STEPS
from hairpin.rules.symbols import SUPER_COOL
from hairpin.rules.turn import Turn
from hairpin.rules.view import CarView, View

_STEP_NUMBERS: Final = {step.name: number for number, step in enumerate(STEPS)}
_BLANKS_KEPT: Final = 64


def on_paper(view: View, in_the_way: Collection[int]) -> Race:
    """The seat's decision, with these cars on the track and the seat's own."""
    assert view.seat is not None
    race = _blank(view.circuit, view.card_table, view.laps, view.tournament, len(view.cars)).clone()
    race.road = view.road
    race.round = view.round
    race.hand_size = view.hand_size
    race.order = list(view.order)
    race.step = _STEP_NUMBERS[view.step]
    race.cars = [_other_car(seen) for seen in view.cars]
    race.car = race.cars[view.seat] = _own_car(view)
    for car in race.cars:
        if car.seat == view.seat or car.seat in in_the_way:
            put(race, car)
    if view.active is not None:
        race.turn_index = race.order.index(view.active)
        race.turn = _turn(view)
    return race


@lru_cache(_BLANKS_KEPT)
def _blank(circuit: Circuit, cards: CardTable, laps: int, tournament: bool, cars: int) -> Race:
    entrants = tuple(Entrant(color, color) for color in COLORS[:cars])
    return Race.laid_out(Setup(circuit, cards, entrants, laps, 1, tournament), Chance(0))


def _other_car(seen: CarView) -> Car:
    car = Car(seen.seat, seen.distance, 0)
    car.spot = seen.spot
    car.bits = seen.bits
    car.gear = seen.gear
    car.speed = seen.speed
    car.status = seen.status
    car.is_legend = seen.is_legend
    return car


def _own_car(view: View) -> Car:
    seen = own_car(view)
    car = _other_car(seen)
    car.hand = list(view.hand)
    car.play_area = list(seen.play_area)
    car.engine = [HEAT] * seen.engine
    car.deck = [FACE_DOWN] * seen.deck
    car.discard = list(view.discard) or _own_discard(view, seen.discard)
    # the cards are looked at one by one: it need not be known whether there are any
    car.has_upgrades = True
    return car


def _own_discard(view: View, cards: int) -> list[int]:
    """2.2: known to whoever counts. Otherwise the Heat that may be taken (14.3) lies on top, where it is taken."""
    if view.discard_cards is not None:
        return list(view.discard_cards)
    heat = max((option.n for option in view.options if option.kind == SUPER_COOL.name), default=0)
    return [FACE_DOWN] * (cards - heat) + [HEAT] * heat


def _turn(view: View) -> Turn:
    turn = Turn(view.turn_start, view.start_spot, own_car(view).gear, view.adrenaline_unused)
    turn.boosted = view.boosted
    turn.cooldowns = view.cooldowns
    turn.symbols = list(view.symbols)
    turn.plus_count = view.plus_count
    turn.road_cooled = view.road_cooled
    turn.chosen = view.chosen
    return turn
