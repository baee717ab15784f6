"""The end of a turn, of a round, and of the race (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.car import FINISHED, RACING, RETIRED
from hairpin.rules.events import CarFinished, CarRetired, RaceEnded
from hairpin.rules.moving import leave_track
from hairpin.rules.replenish import clear_play_area

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


def cross_the_finish(race: Race, car: Car) -> None:
    """4.4: no step 8, no cards to draw; the place is known when the round ends."""
    car.status = FINISHED
    car.left_in_round = race.round
    clear_play_area(race, car)
    race.skip_to_end_of_turn()


def end_turn(race: Race) -> bool:
    if race.turn_index + 1 < len(race.order):
        race.go_to_next_turn()
        return False
    _end_round(race)
    return race.is_over()


def _end_round(race: Race) -> None:
    """4.4: whoever has finished or given up leaves the track now."""
    if race.round >= race.setup.round_limit:
        _flag_off(race)
    for seat in race.order:
        car = race.cars[seat]
        if car.status != RACING:
            leave_track(race, car)
    if race.events is not None:
        _tell_finishers(race)
    race.turn_index = -1
    race.legend_decks.turn_down()
    for car in race.cars:
        if car.status == RACING:
            race.go_to_next_round()
            return
    _end_race(race)


def _flag_off(race: Race) -> None:
    """Hopeless play is stopped: cars still racing count as retired in the last round."""
    for car in race.cars:
        if car.status == RACING:
            car.status = RETIRED
            car.left_in_round = race.round
            if race.events is not None:
                race.events.append(CarRetired(car.seat, race.round))


def _tell_finishers(race: Race) -> None:
    assert race.events is not None
    for place, seat in enumerate(ranking(race), start=1):
        car = race.cars[seat]
        if car.status == FINISHED and car.left_in_round == race.round:
            race.events.append(CarFinished(seat, race.round, place))


def _end_race(race: Race) -> None:
    race.end()
    if race.events is not None:
        race.events.append(RaceEnded(tuple(ranking(race))))


def ranking(race: Race) -> list[int]:
    """All seats from first to last as things stand (4.1, 4.5)."""
    return [car.seat for car in sorted(race.cars, key=_rank)]


def _rank(car: Car) -> tuple[int, int, int, int]:
    if car.status == FINISHED:
        return (0, car.left_in_round, -car.distance, car.spot)
    if car.status == RACING:
        return (1, 0, -car.distance, car.spot)
    return (2, -car.left_in_round, -car.distance, car.spot)
