"""Step 8: throw away what you don't want to keep (3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules import event_rules
from hairpin.rules.events import CardsDiscarded

if TYPE_CHECKING:
    from hairpin.rules.actions import Action, Options
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def begin_discard(race: Race) -> bool:
    """Asked whatever the hand holds, so that being asked tells nothing about it."""
    if race.has_event and race.event.lap_heat:
        event_rules.end_lap(race, race.car)
    # 11.1: a tunnel allows no discard
    return bool(race.car.hand) and not race.circuit.is_tunnel(race.car.distance)


def discard_options(race: Race, car: Car) -> Options:
    if not race.has_event:
        return race.plans.discards(car.hand)
    event = race.event
    return race.plans.discards(car.hand, event.stress_discard, event.max_discards, event.heat_discard)


def discard(race: Race, car: Car, action: Action) -> bool:
    """3.14: they lie in the order given, the last on top."""
    for card in action.cards:
        car.hand.remove(card)
    car.discard.extend(action.cards)
    if race.events is not None and action.cards:
        race.events.append(CardsDiscarded(car.seat, action.cards))
    return True
