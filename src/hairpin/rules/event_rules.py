"""The press and the special rules of event cards, each answered in one place (9.6, 9.2.5).

A race without an event card has the blank one, with which all of these change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.car import ELIMINATED, Car
from hairpin.rules.event_cards import EventCard
from hairpin.rules.events import CarEliminated, HeatRemoved
from hairpin.rules.hot_cards import take_heat
from hairpin.rules.moving import leave_track
from hairpin.rules.replenish import clear_play_area
from hairpin.rules.sponsors import FOR_PASSING, FOR_SPEED, FOR_THE_LAP, FROM_THE_PRESS, gain_sponsors

if TYPE_CHECKING:
    from hairpin.rules.circuit import Circuit
    from hairpin.rules.race import Race

NO_EVENT: Final = EventCard(0, "", "", 0, ())
PRESS_MARGIN: Final = 2
"""9.6: so much over the limit makes a headline."""


def press_lines(circuit: Circuit, event: EventCard) -> tuple[int, ...]:
    """The indexes of the lines where the press stands; where corners are too few, the count goes round."""
    at = [line.at for line in circuit.lines]
    places = circuit.press
    if not places:
        return ()
    return tuple(sorted({at.index(places[(corner - 1) % len(places)]) for corner in event.press}))


# -- what a turn earns (at the end of step 7) ------------------------------------------------------------


def reward(race: Race, car: Car, spun_out: bool) -> None:
    """9.5: all gains of a turn are drawn together; none in a turn in which the car spun out."""
    event = race.event
    leads = took_lap_place(race, car, race.turn.start)
    if spun_out:
        return
    why = [FROM_THE_PRESS] * (headlines(race, car) * event.press_cards)
    if leads:
        why.append(FOR_THE_LAP)
    if event.top_speed and car.speed >= event.top_speed:
        why.append(FOR_SPEED)
    if event.cars_passed and cars_passed(race, car) >= event.cars_passed:
        why.append(FOR_PASSING)
    if why:
        gain_sponsors(race, car, len(why), tuple(why))


def headlines(race: Race, car: Car) -> int:
    """9.6: how many crossings of press corners, before the finish, are rewarded."""
    crossed = race.circuit.lines_crossed(race.turn.start, car.distance, race.setup.laps)
    lines = len(race.circuit.lines)
    return sum(_is_headline(race, car, number) for number in crossed if number % lines in race.press)


def _is_headline(race: Race, car: Car, number: int) -> bool:
    limit = race.road.limit(number)
    if race.event.slow_press:
        return car.speed < limit
    by_slipstream = number >= race.circuit.lines_passed(race.turn.slipstream_start)
    return by_slipstream or car.speed >= limit + PRESS_MARGIN


def took_lap_place(race: Race, car: Car, start: int) -> bool:
    """Whether the car is among the first to end lap 1; Legends and spinning cars use up places too."""
    if not race.lap_places or not start < race.length <= car.distance:
        return False
    race.lap_places -= 1
    return True


def cars_passed(race: Race, car: Car) -> int:
    """Those that were ahead when the turn began and are behind now."""
    turn = race.turn
    began, now = (-turn.start, turn.start_spot), (-car.distance, car.spot)
    others = (other for other in race.cars if other is not car and other.bits)
    return sum(began > (-other.distance, other.spot) > now for other in others)


# -- other special rules ---------------------------------------------------------------------------------


def eliminate(race: Race, car: Car) -> None:
    """Off the track at once, without steps 8 and 9."""
    car.status = ELIMINATED
    car.left_in_round = race.round
    clear_play_area(race, car)
    leave_track(race, car)
    race.skip_to_end_of_turn()
    if race.events is not None:
        race.events.append(CarEliminated(car.seat, race.round))


def end_lap(race: Race, car: Car) -> None:
    """In step 8, for each lap that ended this turn and was not the last one."""
    start, length = race.turn.start, race.length
    ended = [lap for lap in range(1, race.setup.laps) if start < lap * length <= car.distance]
    for _ in range(len(ended) * race.event.lap_heat):
        _remove_heat(race, car)


def _remove_heat(race: Race, car: Car) -> None:
    """From the engine, else the hand, else the discard, else the deck; ordinary Heat before an upgrade."""
    is_heat = race.cards.is_heat
    for zone in (car.engine, car.hand, car.discard, car.deck):
        if any(is_heat[card] for card in zone):
            car.removed.append(take_heat(zone, is_heat))
            if race.events is not None:
                race.events.append(HeatRemoved(car.seat))
            return
