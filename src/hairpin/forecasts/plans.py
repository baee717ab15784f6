"""What plans lead to. One sheet serves all plans of a hand: much of the work is the same for many of them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from hairpin.forecasts.asking import crossings, landing
from hairpin.forecasts.flips import Flips, flips, heap_of
from hairpin.forecasts.forecast import Crossing, Forecast, Outcome
from hairpin.forecasts.paper import on_paper
from hairpin.reading.road import own_car
from hairpin.rules.planning import lay_down, payable_gears, planned_gear, shift
from hairpin.rules.reveal import is_cluttered
from hairpin.rules.symbols import COOLDOWN, PAY_HEAT, HeldSymbol, cooldown
from hairpin.rules.tournament import show_gear
from hairpin.rules.turn import Turn
from hairpin.rules.view import View

Sequel = tuple[int, int, int, int, tuple[Crossing, ...], int]
"""An outcome without its chance."""


class Shift(NamedTuple):
    """What becomes of the gear when so many cards are planned."""

    gear: int
    engine: int
    mended: bool
    """10.2: it was a mistake, and a card goes or flips come in."""


class Played(NamedTuple):
    """Cards that may come to be played, and all that counts of them but the values that are chosen."""

    cards: tuple[int, ...]
    chance: float
    value: int
    """Of those that leave no choice."""
    flips: int
    limit: int
    cooldowns: tuple[HeldSymbol, ...]
    choices: tuple[int, ...]
    """Which of the plan's choices of a value are still to be made."""


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
        self._car = self._race.cars[own.seat]
        self._adrenaline = own.seat in view.adrenaline
        self._shifts: dict[int, Shift] = {}
        self._landings: dict[int, tuple[int, int]] = {}
        self._crossings: dict[tuple[int, int, int], tuple[Crossing, ...]] = {}
        self._cooldowns: dict[tuple[int, int, tuple[HeldSymbol, ...]], int] = {}
        self._outcomes: dict[tuple[int, int, int, int, tuple[HeldSymbol, ...]], tuple[Outcome, ...]] = {}

    def forecasts(self, cards: tuple[int, ...]) -> tuple[Forecast, ...]:
        """One for each total of the values that the cards offer; the values are one way to come to it."""
        shifted = self._shift(cards)
        hand = self._left_in_hand(cards)
        self._car.play_area = list(cards)
        self._car.gear = shifted.gear
        if not shifted.mended and is_cluttered(self._race, self._car):
            return (self._stand_still(shifted, hand),)
        played = self._ways_to_play(cards, shifted)
        asked = sum([self._view.card_table.faces[card].amount(PAY_HEAT) for card in cards])
        heat = own_car(self._view).engine - shifted.engine + asked
        chosen = self._choices(cards) if len(played) > 1 else _by_total(self._choices(cards))
        return tuple(
            [
                Forecast(self._moves(played, v, shifted.gear), heat, shifted.engine - asked, v, shifted.gear, hand)
                for v in chosen
            ]
        )

    def _choices(self, cards: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        table = self._view.card_table
        return product(*[table.faces[card].values for card in cards if table.has_choice[card]])

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
        car = race.cars[self._car.seat]
        car.play_area = []
        car.gear = own_car(self._view).gear
        mended = False
        if self._view.tournament:
            mended = show_gear(race, car, cards)
        else:
            gear = planned_gear(car, len(cards), payable_gears(race, car))
            lay_down(car, cards)
            shift(race, car, gear)
        return Shift(car.gear, len(car.engine), mended)

    def _left_in_hand(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        left = list(self._view.hand)
        for card in cards:
            left.remove(card)
        return tuple(left)

    # -- the move -------------------------------------------------------------------------------------

    def _ways_to_play(self, cards: tuple[int, ...], shifted: Shift) -> list[Played]:
        """10.2: of too many cards any may go; for each that is missing, a flip comes in."""
        if not shifted.mended or len(cards) < shifted.gear:
            return [self._played(cards, 1.0, more_flips=shifted.gear - len(cards) if shifted.mended else 0)]
        return [self._played(cards, 1 / len(cards), gone=place) for place in range(len(cards))]

    def _played(self, plan: tuple[int, ...], chance: float, more_flips: int = 0, gone: int = -1) -> Played:
        table = self._view.card_table
        cards = plan[:gone] + plan[gone + 1 :] if gone >= 0 else plan
        choices = [place for place, card in enumerate(plan) if table.has_choice[card]]
        return Played(
            cards,
            chance,
            sum([table.value[card] for card in cards if not table.has_choice[card]]),
            sum([table.plus[card] for card in cards]) + more_flips,
            sum([table.limit[card] for card in cards]),
            tuple([symbol for card in cards for symbol in table.symbols[card] if symbol[0] == COOLDOWN.number]),
            tuple([number for number, place in enumerate(choices) if place != gone]),
        )

    def _moves(self, ways: list[Played], values: tuple[int, ...], gear: int) -> tuple[Outcome, ...]:
        if len(ways) == 1:
            return self._alike(ways[0], sum(values), gear)
        chances: dict[Sequel, float] = {}
        for played in ways:
            for outcome in self._alike(played, sum([values[n] for n in played.choices]), gear):
                sequel = outcome[1:]
                chances[sequel] = chances.get(sequel, 0.0) + outcome.chance * played.chance
        return tuple([Outcome(chance, *sequel) for sequel, chance in chances.items()])

    def _alike(self, played: Played, chosen: int, gear: int) -> tuple[Outcome, ...]:
        """Cards that agree in all that counts share their outcomes."""
        value = played.value + chosen
        key = (gear, value, played.flips, played.limit, played.cooldowns)
        found = self._outcomes.get(key)
        if found is None:
            self._car.play_area = list(played.cards)
            ways = flips(self._heap, played.flips)
            found = self._outcomes[key] = tuple([self._outcome(played, value, gear, way) for way in ways])
        return found

    def _outcome(self, played: Played, value: int, gear: int, way: Flips) -> Outcome:
        speed = value + way.value
        distance, spot = self._landing(speed)
        crossed = self._crossed(distance, speed, played.limit)
        cooled = self._cooldown(distance, gear, played.cooldowns)
        blocked = self._car.distance + speed - distance
        return Outcome(way.chance, speed, distance, spot, blocked, crossed, cooled)

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

    def _cooldown(self, distance: int, gear: int, symbols: tuple[HeldSymbol, ...]) -> int:
        """How much could be cooled where the car lands."""
        key = (distance, gear, symbols)
        if key not in self._cooldowns:
            race, car, start = self._race, self._car, self._car.distance
            race.turn = Turn(start, car.spot, gear, self._adrenaline)
            race.turn.symbols = list(symbols)
            car.distance = distance
            self._cooldowns[key] = cooldown.max_cooldown(race, car)
            car.distance = start
        return self._cooldowns[key]


def _by_total(choices: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Which card gives the speed makes no difference, as long as all of them are played."""
    totals = {sum(values): values for values in choices}
    return [totals[total] for total in sorted(totals)]


def plan_forecasts(view: View, cards: tuple[int, ...]) -> tuple[Forecast, ...]:
    return PlanSheet(view).forecasts(cards)
