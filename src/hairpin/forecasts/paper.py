"""The table as one seat knows it, laid out as a race of its own on which the engine can try things.

What nobody can know is left blank: other hands are empty, and the seat's own deck holds blank cards, as many as
there are.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from hairpin.rules.card_table import CardTable
from hairpin.rules.cards import FACE_DOWN, HEAT
from hairpin.rules.circuit import Circuit
from hairpin.rules.placing import road_position
from hairpin.rules.position import NO_TURN, CarPosition, ChosenPair, Position, TurnPosition
from hairpin.rules.race import Race
from hairpin.rules.road import WeatherModule
from hairpin.rules.setup import COLORS, Entrant, Setup
from hairpin.rules.symbols import SUPER_COOL
from hairpin.rules.view import CarView, View

_SETUPS_KEPT: Final = 64


def on_paper(view: View, in_the_way: Collection[int]) -> Race:
    """The seat's decision, with these cars on the track and the seat's own."""
    weather = view.setup.weather
    setup = _plain_setup(view.circuit, view.card_table, view.laps, view.tournament, len(view.cars), weather)
    return Race(setup, _position(view, in_the_way))


def _position(view: View, in_the_way: Collection[int]) -> Position:
    in_turn = view.active is not None
    return Position(
        step=view.step,
        cars=tuple([_car(view, seen, in_the_way) for seen in view.cars]),
        starters=len(view.cars),
        chance=0,
        round=view.round,
        order=view.order,
        turn_index=view.order.index(view.active) if view.active is not None else -1,
        turn=turn_position(view) if in_turn else NO_TURN,
        road=road_position(view.road),
        hand_size=view.hand_size,
    )


@lru_cache(_SETUPS_KEPT)
def _plain_setup(
    circuit: Circuit, cards: CardTable, laps: int, tournament: bool, cars: int, weather: WeatherModule | None
) -> Setup:
    entrants = tuple(Entrant(color, color) for color in COLORS[:cars])
    return Setup(circuit, cards, entrants, laps, 1, tournament, weather=weather)


def _car(view: View, seen: CarView, in_the_way: Collection[int]) -> CarPosition:
    car = CarPosition(
        distance=seen.distance,
        spot=seen.spot,
        bits=seen.bits if seen.seat == view.seat or seen.seat in in_the_way else 0,
        is_legend=seen.is_legend,
        gear=seen.gear,
        speed=seen.speed,
        status=seen.status,
    )
    return _with_cards(view, seen, car) if seen.seat == view.seat else car


def _with_cards(view: View, seen: CarView, car: CarPosition) -> CarPosition:
    return car._replace(
        hand=view.hand,
        play_area=seen.play_area,
        engine=(HEAT,) * seen.engine,
        deck=(FACE_DOWN,) * seen.deck,
        discard=view.discard or _own_discard(view, seen.discard),
        # the cards are looked at one by one: it need not be known whether there are any
        has_upgrades=True,
    )


def _own_discard(view: View, cards: int) -> tuple[int, ...]:
    """2.2: known to whoever counts. Otherwise the Heat that may be taken (14.3) lies on top, where it is taken."""
    if view.discard_cards is not None:
        return view.discard_cards
    heat = max((option.n for option in view.options if option.kind == SUPER_COOL.name), default=0)
    return (FACE_DOWN,) * (cards - heat) + (HEAT,) * heat


def turn_position(view: View) -> TurnPosition:
    """The turn that is under way, as far as it can be seen."""
    return TurnPosition(
        start=view.turn_start,
        start_spot=view.start_spot,
        boosted=view.boosted,
        adrenaline=view.adrenaline_unused,
        cooldowns=view.cooldowns,
        symbols=view.symbols,
        plus_count=view.plus_count,
        chosen=tuple([ChosenPair(*pair) for pair in view.chosen]),
        road_cooled=view.road_cooled,
    )
