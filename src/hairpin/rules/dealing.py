"""The grid and the first hands (2.1-2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import Car
from hairpin.rules.cards import HEAT, STRESS
from hairpin.rules.moving import put
from hairpin.rules.replenish import draw_up

if TYPE_CHECKING:
    from hairpin.rules.race import Race


def deal(race: Race) -> None:
    """Chance in this order: the grid, then each seat's deck."""
    grid = list(range(len(race.setup.entrants)))
    race.chance.shuffle(grid)
    places = {seat: place for place, seat in enumerate(grid)}
    for seat in range(len(grid)):
        distance, spot = grid_spot(places[seat])
        race.cars.append(Car(seat, distance, spot))
        put(race, race.cars[seat])
    for car in race.cars:
        _build(race, car)
        draw_up(race, car)


def grid_spot(place: int) -> tuple[int, int]:
    """Rows of two from the line backward; pole is the race line of the front row (1.2, 2.3)."""
    return -1 - place // 2, place % 2


def _build(race: Race, car: Car) -> None:
    circuit = race.circuit
    car.deck = race.cards.driver_cards() + [STRESS] * circuit.stress
    race.chance.shuffle(car.deck)
    car.engine = [HEAT] * (circuit.heat - race.setup.entrants[car.seat].handicap)
