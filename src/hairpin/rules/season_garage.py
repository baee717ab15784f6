"""The garage of a championship: one upgrade before each race, and the last player's swap (9.2.1, 9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hairpin.rules.actions import KEEP, KEEP_UPGRADE, NO_OPTIONS, SWAP, Action, Options, options
from hairpin.rules.events import UpgradeKept, UpgradeSwapped
from hairpin.rules.garage import SEASON

if TYPE_CHECKING:
    from hairpin.rules.car import Car
    from hairpin.rules.race import Race


# -- one upgrade comes along into the next season --------------------------------------------------------


def begin_keep(race: Race) -> bool:
    season = race.setup.season
    if season is None or not season.keep_one:
        return False
    race.owing = [seat for seat in race.players() if len(race.cars[seat].upgrades) > 1]
    return bool(race.owing)


def keep_options(race: Race, car: Car) -> Options:
    if car.seat not in race.owing:
        return NO_OPTIONS
    return options(Action(KEEP_UPGRADE, 0, (card,)) for card in dict.fromkeys(sorted(car.upgrades)))


def keep(race: Race, car: Car, action: Action) -> bool:
    """The others go back to the upgrades that the market is filled from."""
    race.owing.remove(car.seat)
    car.upgrades.remove(action.cards[0])
    race.garage.thrown_away += car.upgrades
    car.upgrades = [action.cards[0]]
    if race.events is not None:
        race.events.append(UpgradeKept(car.seat, action.cards[0]))
    return not race.owing


# -- the swap --------------------------------------------------------------------------------------------


def begin_swap(race: Race) -> bool:
    """The last player on the grid may swap any of his upgrades for one that is left in the market."""
    module = race.setup.garage
    if module is None or module.mode != SEASON:
        return False
    last = [seat for seat in race.grid if seat in race.players()][-1:]
    race.owing = [seat for seat in last if race.cars[seat].upgrades and race.garage.market]
    return bool(race.owing)


def swap_options(race: Race, car: Car) -> Options:
    if car.seat not in race.owing:
        return NO_OPTIONS
    swaps = [
        Action(SWAP, 0, (given, taken))
        for given in dict.fromkeys(sorted(car.upgrades))
        for taken in dict.fromkeys(race.garage.market)
        if given != taken
    ]
    return options([Action(KEEP), *swaps])


def swap(race: Race, car: Car, action: Action) -> bool:
    race.owing.clear()
    if action.kind == SWAP:
        given, taken = action.cards
        car.upgrades.remove(given)
        car.upgrades.append(taken)
        race.garage.market.remove(taken)
        race.garage.market.append(given)
        if race.events is not None:
            race.events.append(UpgradeSwapped(car.seat, given, taken))
    return True
