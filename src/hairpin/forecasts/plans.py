"""What plans lead to. One sheet serves all plans of a hand: much of the work is the same for many of them."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from hairpin.forecasts.asking import crossings, landing
from hairpin.forecasts.flips import Flips, flips, heap_of
from hairpin.forecasts.forecast import Crossing, Forecast, Outcome
from hairpin.forecasts.paper import on_paper
from hairpin.forecasts.road import own_car
from hairpin.rules import cooling
from hairpin.rules.planning import lay_down, planned_gear, shift
from hairpin.rules.reveal import is_cluttered
from hairpin.rules.symbols import COOLDOWN, Symbol
from hairpin.rules.tournament import show_gear
from hairpin.rules.turn import Turn
from hairpin.rules.view import View


class Shift(NamedTuple):
    """What becomes of the gear when so many cards are planned."""

    gear: int
    engine: int
    mended: bool
    """10.2: it was a mistake, and a card goes or a flip comes in."""


class Effect(NamedTuple):
    """All that counts of a set of played cards; plans that agree in it share their outcomes."""

    value: int
    plus: int
    limit: int
    cooldowns: tuple[Symbol, ...]


class PlanSheet:
    """For one decision of a view.

    Cars that move earlier in the round are left out: nobody knows where they will be.
    """

    def __init__(self, view: View) -> None:
        own = own_car(view)
        later = view.order[view.order.index(own.seat) + 1 :] if own.seat in view.order else view.order
        self._view = view
        self._heap = heap_of(view)
        self._race = on_paper(view, later)
        self._car = self._race.car
        self._adrenaline = own.seat in view.adrenaline
        self._shifts: dict[int, Shift] = {}
        self._landings: dict[int, tuple[int, int]] = {}
        self._crossings: dict[tuple[int, int, int], tuple[Crossing, ...]] = {}
        self._cooldowns: dict[tuple[int, int, tuple[Symbol, ...]], int] = {}
        self._outcomes: dict[tuple[int, int, Effect], tuple[Outcome, ...]] = {}

    def forecasts(self, cards: tuple[int, ...]) -> tuple[Forecast, ...]:
        """One for each choice of values that the cards offer."""
        shifted = self._shift(cards)
        hand = self._left_in_hand(cards)
        self._car.play_area = list(cards)
        self._car.gear = shifted.gear
        if not shifted.mended and is_cluttered(self._race, self._car):
            return (self._stand_still(shifted, hand),)
        table = self._view.card_table
        offered = product(*[table.faces[card].values for card in cards if table.has_choice[card]])
        return tuple(self._forecast(cards, values, shifted, hand) for values in offered)

    def _forecast(
        self, cards: tuple[int, ...], values: tuple[int, ...], shifted: Shift, hand: tuple[int, ...]
    ) -> Forecast:
        heat = sum(self._view.card_table.faces[card].heat for card in cards)
        outcomes = self._moves(cards, values, shifted)
        paid = own_car(self._view).engine - shifted.engine + heat
        return Forecast(outcomes, paid, shifted.engine - heat, values, shifted.gear, hand)

    def _stand_still(self, shifted: Shift, hand: tuple[int, ...]) -> Forecast:
        """3.4."""
        own = own_car(self._view)
        stays = Outcome(1.0, 0, own.distance, own.spot, 0, (), 0)
        return Forecast((stays,), own.engine - shifted.engine, shifted.engine, (), 1, hand)

    # -- the gear -------------------------------------------------------------------------------------

    def _shift(self, cards: tuple[int, ...]) -> Shift:
        """It goes by the number of cards."""
        if len(cards) not in self._shifts:
            self._shifts[len(cards)] = self._shifted(cards)
        return self._shifts[len(cards)]

    def _shifted(self, cards: tuple[int, ...]) -> Shift:
        race = self._race.clone()
        car = race.car
        car.play_area = []
        car.gear = own_car(self._view).gear
        mended = False
        if self._view.tournament:
            mended = show_gear(race, car, cards)
        else:
            gear = planned_gear(car, len(cards), bool(car.engine))
            lay_down(car, cards)
            shift(race, car, gear)
        return Shift(car.gear, len(car.engine), mended)

    def _left_in_hand(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        left = list(self._view.hand)
        for card in cards:
            left.remove(card)
        return tuple(left)

    # -- the move -------------------------------------------------------------------------------------

    def _moves(self, cards: tuple[int, ...], values: tuple[int, ...], shifted: Shift) -> tuple[Outcome, ...]:
        effect = self._effect(cards, values)
        if not shifted.mended:
            return self._alike(shifted.gear, 0, effect)
        if len(cards) < shifted.gear:
            return self._alike(shifted.gear, 1, effect)
        return self._one_card_less(cards, values, shifted)

    def _one_card_less(
        self, cards: tuple[int, ...], values: tuple[int, ...], shifted: Shift
    ) -> tuple[Outcome, ...]:
        """10.2: any of them may go."""
        found: list[Outcome] = []
        each = self._values_of(cards, values)
        for gone in range(len(cards)):
            left = cards[:gone] + cards[gone + 1 :]
            chosen = tuple(v for place, v in enumerate(each) if v is not None and place != gone)
            self._car.play_area = list(left)
            outcomes = self._alike(shifted.gear, 0, self._effect(left, chosen))
            found += [outcome._replace(chance=outcome.chance / len(cards)) for outcome in outcomes]
        return tuple(found)

    def _values_of(self, cards: tuple[int, ...], values: tuple[int, ...]) -> list[int | None]:
        chosen = iter(values)
        return [next(chosen) if self._view.card_table.has_choice[card] else None for card in cards]

    def _effect(self, cards: tuple[int, ...], values: tuple[int, ...]) -> Effect:
        table = self._view.card_table
        return Effect(
            sum([table.value[card] for card in cards if not table.has_choice[card]]) + sum(values),
            sum([table.plus[card] for card in cards]),
            sum([table.limit[card] for card in cards]),
            tuple([symbol for card in cards for symbol in table.symbols[card] if symbol[0] == COOLDOWN]),
        )

    def _alike(self, gear: int, more_flips: int, effect: Effect) -> tuple[Outcome, ...]:
        key = (gear, more_flips, effect)
        if key not in self._outcomes:
            ways = flips(self._heap, effect.plus + more_flips)
            self._outcomes[key] = tuple([self._outcome(gear, effect, way) for way in ways])
        return self._outcomes[key]

    def _outcome(self, gear: int, effect: Effect, way: Flips) -> Outcome:
        speed = effect.value + way.value
        distance, spot = self._landing(speed)
        crossed = self._crossed(distance, speed, effect.limit)
        cooled = self._cooldown(distance, gear, effect.cooldowns)
        start = own_car(self._view).distance
        return Outcome(way.chance, speed, distance, spot, start + speed - distance, crossed, cooled)

    def _landing(self, spaces: int) -> tuple[int, int]:
        if spaces not in self._landings:
            self._landings[spaces] = landing(self._race, self._car, spaces)
        return self._landings[spaces]

    def _crossed(self, distance: int, speed: int, limit: int) -> tuple[Crossing, ...]:
        """The cards whose limit change counts lie in the play area."""
        key = (distance, speed, limit)
        if key not in self._crossings:
            start = self._car.distance
            self._crossings[key] = crossings(self._race, self._car, start, distance, speed)
        return self._crossings[key]

    def _cooldown(self, distance: int, gear: int, symbols: tuple[Symbol, ...]) -> int:
        """How much could be cooled where the car lands."""
        key = (distance, gear, symbols)
        if key not in self._cooldowns:
            race, car, start = self._race, self._car, self._car.distance
            race.turn = Turn(start, car.spot, gear, self._adrenaline)
            race.turn.symbols = list(symbols)
            car.distance = distance
            self._cooldowns[key] = cooling.most(race, car)
            car.distance = start
        return self._cooldowns[key]


def plan_forecasts(view: View, cards: tuple[int, ...]) -> tuple[Forecast, ...]:
    return PlanSheet(view).forecasts(cards)
