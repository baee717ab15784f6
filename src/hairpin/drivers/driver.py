"""What a driver is, and who they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from hairpin.content.problems import did_you_mean
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.errors import HairpinError
from hairpin.rules.keys import DRIVER, derived, key_from
from hairpin.rules.race import Race
from hairpin.rules.season import Season
from hairpin.rules.season_view import game_view
from hairpin.rules.seeds import Seed
from hairpin.rules.view import View


class Driver(Protocol):
    """It may use `chance`, and must not keep anything between decisions."""

    def decide(self, view: View, chance: Chance) -> Action: ...


def _later(where: str) -> Callable[[], Driver]:
    """Imported when it is first asked for: some take their time."""

    def make() -> Driver:
        module, _, name = where.partition(":")
        made: Driver = getattr(import_module(f"hairpin.drivers.{module}"), name)()
        return made

    return make


DRIVERS: dict[str, Callable[[], Driver]] = {
    "random": _later("random_driver:RandomDriver"),
    "rookie": _later("rookie:RookieDriver"),
    "club": _later("club:ClubDriver"),
    "privateer": _later("privateer:PrivateerDriver"),
    "pro": _later("pro:ProDriver"),
    "champion": _later("champion:ChampionDriver"),
}
"""Those of Hairpin itself, weakest first. Other packages name theirs by entry points."""

OLD_NAMES = {"simple": "club"}
"""Records that were written before still name them."""
ENTRY_POINTS = "hairpin.drivers"
WHATEVER = (Exception, SystemExit)
"""What a driver of others can raise; one that gives up must not end the server with all its tables."""


class UnknownDriver(HairpinError):
    """Nobody is called that."""


class BrokenDriver(HairpinError):
    """A driver of another package that can't be made, or failed."""


OFFERED: dict[str, Callable[[], Driver]] = {}
"""Those that whoever runs this process has added to it, by the names under which they are to be had."""


def driver_names() -> list[str]:
    """Hairpin's own, weakest first, then those of other packages, then what was added here."""
    return [*DRIVERS, *sorted(name for name in _plugins() if name not in DRIVERS), *OFFERED]


def is_driver(name: str) -> bool:
    return name in DRIVERS or name in OLD_NAMES or name in _plugins() or name in OFFERED


def current_name(name: str) -> str:
    return OLD_NAMES.get(name, name)


def driver(name: str) -> Driver:
    """By its name; one that nobody knows raises `UnknownDriver`."""
    known = current_name(name)
    if known in DRIVERS:
        return DRIVERS[known]()
    if known in _plugins():
        return _plugin_driver(_plugins()[known])
    if known in OFFERED:
        return OFFERED[known]()
    names = driver_names()
    raise UnknownDriver(f"there is no driver {name!r}; {did_you_mean(name, names)}drivers are {', '.join(names)}")


@cache
def _plugins() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def package_of(name: str) -> str:
    """`thrifty 1.0`: the package of others that a driver comes from; empty for one of Hairpin's own."""
    known = current_name(name)
    point = None if known in DRIVERS else _plugins().get(known)
    return f"{point.dist.name} {point.dist.version}" if point is not None and point.dist else ""


def _plugin_driver(point: EntryPoint) -> Driver:
    whose = f"driver {point.name!r} ({point.value})"
    try:
        made: Driver = point.load()()
    except WHATEVER as error:  # whatever somebody else's module does, say whose it is
        raise BrokenDriver(f"{whose} can't be made: {error!r}") from error
    return PluginDriver(whose, made)


class PluginDriver:
    """A driver of another package: what goes wrong in it is told with its name."""

    def __init__(self, whose: str, made: Driver) -> None:
        self._whose = whose
        self._made = made

    def decide(self, view: View, chance: Chance) -> Action:
        try:
            action = self._made.decide(view, chance)
        except WHATEVER as error:
            raise BrokenDriver(f"{self._whose} failed at {view.step!r}: {error!r}") from error
        if not isinstance(action, Action):
            raise BrokenDriver(f"{self._whose} answered {action!r} at {view.step!r}; it must be an Action")
        return action


def ask(driver: Driver, game: Race | Season, seat: int, seed: Seed, decisions: int) -> Action:
    """The driver's answer. Its chance depends on the seed, the seat and how many actions came before,

    so that a race that was stopped and resumed goes on as if it had not been.
    """
    return driver.decide(game_view(game, seat), driver_chance(seed, seat, decisions))


def driver_chance(seed: Seed, seat: int, decisions: int) -> Chance:
    """The small generator in either case: whoever works it out by watching a driver is no nearer to the key."""
    if isinstance(seed, str):
        return Chance(int.from_bytes(derived(key_from(seed), DRIVER, seat, decisions)[:8], "big"))
    return Chance(Chance(Chance(seed).state + seat).state + decisions)
