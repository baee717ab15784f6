"""Step 6: two spaces, or more by cards and road, for free behind or beside another car (3.10, 6.7, 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import SLIPSTREAM, Action, Options, options
from hairpin.rules.moving import advance, is_near_another, landing
from hairpin.rules.pool import sums
from hairpin.rules.symbols.slipstream import bonuses as card_bonuses

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race
    from hairpin.rules.road import Road

SLIPSTREAM_SPACES: Final = 2
DEFAULT_LENGTHS: Final = (SLIPSTREAM_SPACES,)


def begin_slipstream(race: Race) -> bool:
    car = race.car
    if not is_near_another(race.track, car.distance, car.bits):
        return False
    # 14.4: an event may leave it to those in a high gear
    return car.gear >= race.event.slipstream_gear and bool(lengths(race, car))


def lengths(race: Race, car: Car) -> tuple[int, ...]:
    """How far the car may slipstream from where it is, given that another one is near."""
    bonuses = card_bonuses(race) if race.turn.symbols else ()
    track, start = race.track, car.distance
    found = reaches(race.road, start, race.finish, bonuses)
    return tuple([n for n in found if landing(track, start, n) > start])  # 3.10: it must come forward at all


def reaches(road: Road, distance: int, finish: int, bonuses: tuple[int, ...] = ()) -> tuple[int, ...]:
    """How far a slipstream from this place may aim: any selection of the bonuses by cards and road (6.7, 8.4).

    4.2: it may not aim for the finish.
    """
    if road.has_sectors:
        sector = road.sector_at(distance)
        if sector.no_slipstream:
            return ()
        if sector.slipstream:
            bonuses = (sector.slipstream, *bonuses)
    if not bonuses:
        return DEFAULT_LENGTHS if distance + SLIPSTREAM_SPACES < finish else ()
    lengths = [SLIPSTREAM_SPACES + bonus for bonus in sums(bonuses)]
    return tuple([n for n in lengths if distance + n < finish])


def slipstream_options(race: Race, car: Car) -> Options:
    return _options(lengths(race, car))


_OPTIONS: dict[tuple[int, ...], Options] = {}


def _options(spaces: tuple[int, ...]) -> Options:
    if spaces not in _OPTIONS:
        _OPTIONS[spaces] = options(Action(SLIPSTREAM, n) for n in (0, *spaces))
    return _OPTIONS[spaces]


def slip(race: Race, car: Car, action: Action) -> bool:
    if action.n:
        race.turn.slipstream_start = car.distance
        advance(race, car, action.n, SLIPSTREAM)
    return True
