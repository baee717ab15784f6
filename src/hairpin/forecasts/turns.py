"""What options of a seat's turn lead to: the engine carries each out on paper, once for every way it may go."""

from __future__ import annotations

from hairpin.forecasts.asking import crossings
from hairpin.forecasts.flips import flips, heap_of
from hairpin.forecasts.forecast import Forecast, Outcome
from hairpin.forecasts.paper import on_paper
from hairpin.reading.own_cards import unpaid
from hairpin.rules.actions import BOOST, DIRECT, DONE, REPLACE, Action
from hairpin.rules.events import Boosted, CardPaid, CarMoved
from hairpin.rules.race import Race
from hairpin.rules.steps import ANSWER, REACT, SLIPSTREAMING
from hairpin.rules.symbols import cooldown
from hairpin.rules.symbols.heat import heat_of
from hairpin.rules.symbols.heat import unpaid as unpaid_cards
from hairpin.rules.symbols.super_cool import max_super_cool
from hairpin.rules.view import View


class TurnSheet:
    """For one decision of a view in its seat's own turn."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._race = on_paper(view, view.order)
        self._heap = heap_of(view)

    def forecast(self, action: Action) -> Forecast:
        ways = flips(self._heap, _flips_of(self._view, action))
        ends = [self._carried_out(action, way.cards) for way in ways]
        outcomes = [_outcome(race, way.chance) for race, way in zip(ends, ways, strict=True)]
        race = ends[0]
        heat = sum(event.heat for event in race.events or () if isinstance(event, Boosted | CardPaid))
        return Forecast(tuple(outcomes), heat, _engine(race), gear=race.car.gear, hand=tuple(race.car.hand))

    def _carried_out(self, action: Action, flipped: tuple[int, ...]) -> Race:
        race = self._race.clone()
        race.events = []
        race.car.deck += flipped[::-1]
        ANSWER[race.step](race, race.car, action)
        return race


def _flips_of(view: View, action: Action) -> int:
    """How many basic cards it turns over."""
    if action.kind == DIRECT:
        return view.card_table.plus[action.cards[0]]
    if action.kind in (REPLACE, DONE):
        return len(unpaid(view))
    return 1 if action.kind == BOOST else 0


def _engine(race: Race) -> int:
    """What will be left for corners once all cards are paid for."""
    return len(race.car.engine) - sum(heat_of(race, card) for card in unpaid_cards(race))


def _outcome(race: Race, chance: float) -> Outcome:
    car, turn = race.car, race.turn
    if race.step > SLIPSTREAMING:  # the corners lie behind
        return Outcome(chance, car.speed, car.distance, car.spot, 0, (), 0)
    crossed = crossings(race, car, turn.start, car.distance, car.speed)
    # after React it is too late to cool
    cooled = cooldown.max_cooldown(race, car) + max_super_cool(race, car) if race.step <= REACT else 0
    return Outcome(chance, car.speed, car.distance, car.spot, _blocked(race), crossed, cooled)


def _blocked(race: Race) -> int:
    moves = [event for event in race.events or () if isinstance(event, CarMoved)]
    return sum(move.start + move.spaces - move.distance for move in moves)


def turn_forecast(view: View, action: Action) -> Forecast:
    return TurnSheet(view).forecast(action)
