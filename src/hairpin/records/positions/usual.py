"""What a position would be if nothing had happened: only what differs is written into its short text."""

from __future__ import annotations

from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.moving import spot_bit
from hairpin.rules.position import CarPosition, Position
from hairpin.rules.setup import Setup
from hairpin.rules.steps import DEAL, OVER, PLANNING, STEP_NUMBERS


def usual_car(setup: Setup, position: Position, seat: int, car: CarPosition) -> CarPosition:
    """With its place, status and upgrades given."""
    is_dealt = STEP_NUMBERS[position.step] > DEAL
    return CarPosition(
        distance=car.distance,
        spot=car.spot,
        bits=spot_bit(car.spot) if is_on_track(position, car) else 0,
        is_legend=setup.entrants[seat].legend,
        status=car.status,
        left_in_round=car.left_in_round,
        has_upgrades=is_dealt and bool(car.upgrades),
        may_play_direct=is_dealt and setup.cards.has_direct_play(car.upgrades),
    )


def is_on_track(position: Position, car: CarPosition) -> bool:
    """4.4: who has finished or given up leaves when the round ends."""
    is_leaving = car.status in (FINISHED, RETIRED) and car.left_in_round == position.round
    return car.status == RACING or (is_leaving and STEP_NUMBERS[position.step] != OVER)


def usual_race(setup: Setup, position: Position) -> Position:
    """With its cars, its step and its round given. 1.6: who is ahead comes first."""
    order: tuple[int, ...] = ()
    if STEP_NUMBERS[position.step] == PLANNING:
        cars = position.cars
        racing = [seat for seat, car in enumerate(cars) if car.status == RACING]
        order = tuple(sorted(racing, key=lambda seat: (-cars[seat].distance, cars[seat].spot)))
    return Position(position.step, position.cars, len(setup.entrants), position.chance, order=order)
