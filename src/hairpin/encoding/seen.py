"""The same observation from a view alone, part by part: so it holds nothing that the view does not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

from hairpin.encoding.crossing import crossing
from hairpin.encoding.errors import DoesNotFit
from hairpin.encoding.legends_to_come import deck_bits, stars
from hairpin.encoding.observation_table import AHEAD, BEHIND, MARKET, OBSERVATION, OWN, SLOTS
from hairpin.encoding.padding import NO_OTHERS, NO_STARS, NONE, filled, kinds_in
from hairpin.encoding.road_rows import road_row
from hairpin.encoding.statuses import STATUS
from hairpin.encoding.upgrade_zones import upgrade_zones
from hairpin.rules.car import ABSENT
from hairpin.rules.steps import DEAL, OVER, STEPS

if TYPE_CHECKING:
    import numpy.typing as npt

    from hairpin.rules.view import CarView, View

_STEP: Final = {step.name: number for number, step in enumerate(STEPS)}


def observation_of_view(view: View) -> npt.NDArray[np.int16]:
    """Of a view with counting; a watcher has no observation."""
    if view.seat is None:
        raise DoesNotFit("a watcher sees nothing from a seat; make the view for one")
    if view.deck_cards is None or view.discard_cards is None:
        raise DoesNotFit("an observation tells what is in the own deck and discard; make the view with counting")
    own = view.cars[view.seat]
    parts = [
        *_figures(view, own),
        *_turn(view),
        *_cards(view, own, view.deck_cards, view.discard_cards),
        *road_row(view.road, own.distance, view.laps),
        *_track(view, own.distance),
        *_others(view, own),
        *_market(view, own.seat),
        *_draws(view),
    ]
    assert len(parts) == OBSERVATION.size
    return np.array(parts, dtype=np.int16)


def _figures(view: View, own: CarView) -> list[int]:
    return [
        _STEP.get(view.step, OVER),  # between the races of a season, one of them is over
        view.round,
        own.seat,
        sum(car.status != ABSENT for car in view.cars),
        view.circuit.finish(view.laps) - own.distance,
        view.circuit.length,
        _place(view, own.seat),
        NONE if view.active is None else _place(view, view.active),
        own.seat in view.adrenaline,
        view.tournament,
        *(own.gear, own.speed, own.spot),
        *(own.engine, own.hand, own.deck, own.discard),
    ]


def _place(view: View, seat: int) -> int:
    return view.order.index(seat) if seat in view.order else NONE


def _turn(view: View) -> list[int]:
    if view.active is None:
        return [0] * (OBSERVATION.at["slots"] - OBSERVATION.at["moved"])
    car = view.cars[view.active]
    crossed = view.circuit.lines_crossed(view.turn_start, car.distance, view.laps)
    change = sum(view.card_table.limit[card] for card in car.play_area)
    return [
        car.distance - view.turn_start,
        view.boosted,
        view.adrenaline_unused,
        sum(view.cooldowns),
        view.plus_count,
        len(view.symbols),
        *crossing(view.road, crossed, car.speed - change),
    ]


def _cards(view: View, own: CarView, deck: tuple[int, ...], discard: tuple[int, ...]) -> list[int]:
    zones = (view.hand, deck, discard, own.play_area)
    there = upgrade_zones(own.upgrades, *zones, _in_engine(view, own, zones))
    return [*filled(view.hand, SLOTS), *kinds_in(*zones), *filled(own.upgrades, OWN), *there]


def _in_engine(view: View, own: CarView, zones: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The upgrades that are nowhere else, once the cards are dealt."""
    if _STEP.get(view.step, OVER) < DEAL:
        return ()
    elsewhere = Counter([*own.removed, *(card for zone in zones for card in zone)])
    return tuple((Counter(own.upgrades) - elsewhere).elements())


def _track(view: View, distance: int) -> list[int]:
    length = view.circuit.length
    track = [0] * length
    for car in view.cars:
        track[car.distance % length] |= car.bits
    return [track[(distance + ahead) % length] for ahead in range(-BEHIND, AHEAD + 1)]


def _others(view: View, own: CarView) -> list[int]:
    cars = len(view.cars)
    others = [view.cars[(own.seat + 1 + place) % cars] for place in range(cars - 1)]
    found = [number for car in others for number in _other(view, own, car)]
    return [*found, *NO_OTHERS[len(found) :]]


def _other(view: View, own: CarView, car: CarView) -> list[int]:
    return [
        1,
        car.distance - own.distance,
        *(car.spot, car.gear, car.speed),
        *(car.engine, car.hand, car.deck, car.discard),
        NONE if car.discard_top is None else car.discard_top,
        STATUS[car.status],
        car.has_committed,
        _place(view, car.seat),
        car.is_legend + 2 * car.is_rival,
    ]


def _market(view: View, seat: int) -> list[int]:
    picks = view.picks.index(seat) if seat in view.picks else NONE
    return [*filled(sorted(view.market), MARKET), picks]


def _draws(view: View) -> list[int]:
    legends, weathers, weather = view.setup.legends, view.setup.weather, view.road.weather
    cards = [card.name for card in legends.cards] if legends else []
    manoeuvres = ["/".join(card) for card in legends.manoeuvres] if legends else []
    return [
        cards.index(view.legend_card) if view.legend_card else NONE,
        manoeuvres.index(view.manoeuvre) if view.manoeuvre else NONE,
        weathers.weathers.index(weather) if weathers and weather else NONE,
        *deck_bits(view.legend_deck),
        *(stars(legends, view.manoeuvre_deck) if legends else NO_STARS),
    ]
