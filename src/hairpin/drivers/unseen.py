"""Which cards a driver does not see: all that belong to a car, less those whose place is known.

Of its own cards a driver has counted which are in the deck and which in the discard (2.2).
"""

from __future__ import annotations

from hairpin.rules.cards import FACE_DOWN, HEAT, STRESS
from hairpin.rules.chance import Chance
from hairpin.rules.symbols import SINGLE_USE
from hairpin.rules.view import CarView, View


def heat_cards(view: View, car: CarView) -> int:
    """How many Heat cards a car was given for its engine (2.1, 2.4, 8.2, 9.2.5)."""
    setup = view.setup
    weather = view.road.weather
    event = setup.season.event.heat if setup.season else 0
    heat = view.circuit.heat + event + (weather.heat if weather else 0) - setup.entrants[car.seat].handicap
    return max(0, heat - car.removed.count(HEAT))


def unseen(view: View, car: CarView) -> list[int]:
    """The cards in a car's deck, discard and hand, and face down before it, as far as they are hidden.

    What nobody could have counted from the table is taken for Stress, of which spin-outs bring more and more.
    """
    if car.seat == view.seat and view.deck_cards is not None and view.discard_cards is not None:
        return [*view.deck_cards, *view.discard_cards]
    hidden = view.card_table.driver_cards(view.setup.garage is None) + list(car.upgrades)
    hidden += [HEAT] * heat_cards(view, car) + [STRESS] * _first_stress(view)
    is_own = car.seat == view.seat
    for card in (*[HEAT] * car.engine, *(view.hand if is_own else ()), *car.play_area):
        if card in hidden:
            hidden.remove(card)
    face_down = sum(card == FACE_DOWN for card in car.play_area)
    places = car.deck + car.discard + face_down + (0 if is_own else car.hand)
    return _as_many(hidden, places)


def shuffled_deck(view: View, chance: Chance) -> list[int]:
    """The driver's own deck as it may lie, the top card first, and behind it what comes after a reshuffle."""
    assert view.seat is not None
    car = view.cars[view.seat]
    if view.deck_cards is None or view.discard_cards is None:
        hidden = unseen(view, car)
        chance.shuffle(hidden)
        return hidden
    is_single_use = view.card_table.amounts[SINGLE_USE.number]
    played = [card for card in car.play_area if not is_single_use[card]]
    deck, later = list(view.deck_cards), [*view.discard_cards, *played]
    chance.shuffle(deck)
    chance.shuffle(later)
    return deck + later


def _first_stress(view: View) -> int:
    weather = view.road.weather
    event = view.setup.season.event.stress if view.setup.season else 0
    return max(0, view.circuit.stress + event + (weather.stress if weather else 0))


def _as_many(hidden: list[int], places: int) -> list[int]:
    """Used sponsor cards and the like are gone without a trace: the numbers must agree all the same."""
    return hidden[:places] + [STRESS] * (places - len(hidden))
