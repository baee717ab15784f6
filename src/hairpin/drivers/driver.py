"""What a driver is, and who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hairpin.drivers.careless import CarelessDriver
from hairpin.drivers.simple import SimpleDriver
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.view import View


class Driver(Protocol):
    """It may use `chance`, and must not keep anything between decisions."""

    def decide(self, view: View, chance: Chance) -> Action: ...


DRIVERS: dict[str, Callable[[], Driver]] = {
    "random": CarelessDriver,
    "simple": SimpleDriver,
}


class UnknownDriver(HairpinError):
    pass


def driver(name: str) -> Driver:
    if name not in DRIVERS:
        raise UnknownDriver(f"there is no driver {name!r}; drivers are {', '.join(DRIVERS)}")
    return DRIVERS[name]()


def ask(driver: Driver, game: Race | Season, seat: int, seed: int, decisions: int) -> Action:
    """The driver's answer. Its chance depends on the seed, the seat and how many actions came before,

    so that a race that was stopped and resumed goes on as if it had not been.
    """
    return driver.decide(game_view(game, seat), driver_chance(seed, seat, decisions))


def driver_chance(seed: int, seat: int, decisions: int) -> Chance:
    return Chance(Chance(Chance(seed).state + seat).state + decisions)
