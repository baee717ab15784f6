"""Step 6: two spaces, or more by cards and road, for free behind or beside another car (3.10, 6.7, 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hairpin.rules.actions import SLIPSTREAM, Action, Options, options
from hairpin.rules.moving import advance, is_near_another, would_move
from hairpin.rules.pool import sums
from hairpin.rules.symbols.slipstream import bonuses as card_bonuses

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race

SLIPSTREAM_SPACES: Final = 2
USUAL_LENGTHS: Final = (SLIPSTREAM_SPACES,)


def begin_slipstream(race: Race) -> bool:
    car = race.car
    # 14.4: an event may leave it to those in a high gear
    return car.gear >= race.event.slipstream_gear and is_near_another(race, car) and bool(lengths(race, car))


def lengths(race: Race, car: Car) -> tuple[int, ...]:
    """How far the car may slipstream from where it is, given that another one is near."""
    if not race.turn.symbols and not race.road.has_sectors:
        return USUAL_LENGTHS if _may_go(race, car, SLIPSTREAM_SPACES) else ()
    bonuses = card_bonuses(race) if race.turn.symbols else ()
    if race.road.has_sectors:
        sector = race.road.sectors[car.distance % race.length]
        if sector.no_slipstream:
            return ()
        if sector.slipstream:
            bonuses = (sector.slipstream, *bonuses)
    spaces = [SLIPSTREAM_SPACES + bonus for bonus in sums(bonuses)]
    return tuple(n for n in spaces if _may_go(race, car, n))


def _may_go(race: Race, car: Car, spaces: int) -> bool:
    """4.2: it may not reach the finish, judged by the space it aims at; and it must move the car at all."""
    return car.distance + spaces < race.finish and would_move(race, car, spaces)


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
