"""What a seat sees, as numbers, written straight from the race into the caller's array.

It holds what a view holds, no more: `observation_of_view` makes the same from a view alone.
"""

from __future__ import annotations

import struct
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from hairpin.encoding.crossing import NO_LINE, crossing
from hairpin.encoding.errors import DoesNotFit
from hairpin.encoding.legends_to_come import deck_bits, stars
from hairpin.encoding.observation_table import AHEAD, BEHIND, LEGEND_DECK, MARKET, OBSERVATION, OWN, SLOTS, VERSION
from hairpin.encoding.padding import NO_OTHERS, NO_STARS, NONE, filled, kinds_in
from hairpin.encoding.road_rows import road_row
from hairpin.encoding.statuses import STATUS
from hairpin.encoding.upgrade_zones import upgrade_zones
from hairpin.rules.car import ABSENT
from hairpin.rules.corners import limit_change
from hairpin.rules.errors import UnknownSeat
from hairpin.rules.season import RACING, Season
from hairpin.rules.steps import PLANNING

if TYPE_CHECKING:
    import numpy.typing as npt

    from hairpin.rules.car import Car
    from hairpin.rules.legend_cards import LegendsModule
    from hairpin.rules.legend_decks import LegendDecks
    from hairpin.rules.race import Race

    Row = npt.NDArray[np.int16]

__all__ = ["OBSERVATION", "SIZE", "VERSION", "observe"]

SIZE: Final = OBSERVATION.size
_MANY_MARKETS: Final = 4096
_NO_TURN: Final = (0,) * (OBSERVATION.at["slots"] - OBSERVATION.at["moved"])
_NO_UPGRADES: Final = (*filled((), OWN), *upgrade_zones(()))
_NO_LEGENDS: Final = (0,) * LEGEND_DECK + tuple(NO_STARS)
_NO_MARKET: Final = (*filled((), MARKET), NONE)


def observe(game: Race | Season, seat: int, out: Row) -> None:
    """Promised at decisions, for any seat."""
    if out.shape != (SIZE,):
        raise DoesNotFit(f"an observation has {SIZE} numbers, not {out.shape}")
    race, racing = (game.race, game.step == RACING) if isinstance(game, Season) else (game, True)
    live = _numbers(race, seat, racing)
    try:
        packed = _packing(len(live)).pack(*live) + _rest(len(live), _market(race, seat), _draws(race))
    except struct.error:
        raise DoesNotFit("a number beyond 32,767: the race is too long for an observation") from None
    out[:] = np.frombuffer(packed, dtype=np.int16)


@cache
def _packing(numbers: int) -> struct.Struct:
    return struct.Struct(f"{numbers}h")


@lru_cache(_MANY_MARKETS)
def _rest(live: int, market: tuple[int, ...], draws: tuple[int, ...]) -> bytes:
    """What seldom changes: the cars that there are not, the market, the cards that lie open."""
    numbers = (*NO_OTHERS[live - OBSERVATION.at["others"] :], *(market or _NO_MARKET), *draws)
    return _packing(len(numbers)).pack(*numbers)


def _numbers(race: Race, seat: int, racing: bool) -> list[int]:
    """From the beginning to the last of the other cars.

    `racing`: it is the race that goes on, not what comes between the races of a season.
    """
    if not 0 <= seat < len(race.cars):
        raise UnknownSeat(f"there is no seat {seat}; seats are 0 to {len(race.cars) - 1}")
    car = race.cars[seat]
    in_turn = racing and race.turn_index >= 0
    places = [NONE] * len(race.cars)
    for place, each in enumerate(race.order):
        places[each] = place
    values = _own_figures(race, car, places[seat], race.turn_index if in_turn else NONE)
    values += _turn(race) if in_turn else _NO_TURN
    values += _own_cards(car)
    values += road_row(race.road, car.distance, race.setup.laps)
    values += _track(race, car.distance)
    values += _others(race, car, places)
    return values


def _own_figures(race: Race, car: Car, place: int, turn: int) -> list[int]:
    return [
        race.step,
        race.round,
        car.seat,
        sum([each.status != ABSENT for each in race.cars]),
        race.finish - car.distance,
        race.length,
        place,
        turn,
        place >= 0 and race.has_adrenaline(place),
        race.setup.tournament,
        car.gear,
        car.speed,
        car.spot,
        len(car.engine),
        len(car.hand),
        len(car.deck),
        len(car.discard),
    ]


def _turn(race: Race) -> tuple[int, ...]:
    turn, car = race.turn, race.cars[race.order[race.turn_index]]
    return (
        car.distance - turn.start,
        turn.boosted,
        turn.adrenaline,
        sum(turn.cooldowns),
        turn.plus_count,
        len(turn.symbols),
        *_crossing(race, car),
    )


def _crossing(race: Race, car: Car) -> tuple[int, int, int]:
    crossed = race.circuit.lines_crossed(race.turn.start, car.distance, race.setup.laps)
    return crossing(race.road, crossed, car.speed - limit_change(race, car)) if crossed else NO_LINE


def _own_cards(car: Car) -> list[int]:
    values = filled(car.hand, SLOTS)
    values += kinds_in(car.hand, car.deck, car.discard, car.play_area)
    if not car.upgrades:
        values += _NO_UPGRADES
        return values
    values += filled(car.upgrades, OWN)
    values += upgrade_zones(car.upgrades, car.hand, car.deck, car.discard, car.play_area, car.engine)
    return values


def _track(race: Race, distance: int) -> bytes | bytearray:
    track, length = race.track, race.length
    first = (distance - BEHIND) % length
    end = first + BEHIND + 1 + AHEAD
    if end <= length:
        return track[first:end]
    return (track * (end // length + 1))[first:end]  # round the lap, on a short circuit several times


def _others(race: Race, own: Car, places: list[int]) -> list[int]:
    values: list[int] = []
    distance, planning, rivals = own.distance, race.step == PLANNING, race.legend_decks.rivals
    for car in (*race.cars[own.seat + 1 :], *race.cars[: own.seat]):
        values += (
            1,
            car.distance - distance,
            car.spot,
            car.gear,
            car.speed,
            len(car.engine),
            len(car.hand),
            len(car.deck),
            len(car.discard),
            car.discard[-1] if car.discard else NONE,
            STATUS[car.status],
            planning and (car.plan is not None or car.retiring),
            places[car.seat],
            car.is_legend + 2 * (car.seat in rivals),
        )
    return values


def _market(race: Race, seat: int) -> tuple[int, ...]:
    garage = race.garage
    if not garage.market and not garage.picks:
        return ()
    picks = garage.picks.index(seat) if seat in garage.picks else NONE
    return (*filled(sorted(garage.market), MARKET), picks)


def _draws(race: Race) -> tuple[int, ...]:
    """Of copies of a Manoeuvre the first: they are alike, and nobody sees which one it is."""
    decks, legends, weather = race.legend_decks, race.setup.legends, race.road.weather
    module = race.setup.weather
    return (
        decks.card,
        NONE
        if legends is None or decks.manoeuvre < 0
        else legends.manoeuvres.index(legends.manoeuvres[decks.manoeuvre]),
        NONE if weather is None or module is None else module.weathers.index(weather),
        *(_NO_LEGENDS if legends is None else _to_come(decks, legends)),
    )


def _to_come(decks: LegendDecks, legends: LegendsModule) -> tuple[int, ...]:
    return (*deck_bits(decks.cards_to_come(legends)), *stars(legends, decks.manoeuvres_to_come(legends)))
