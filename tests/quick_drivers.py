"""The drivers as the tests use them: all of their ways of thinking, but not as long as in a race that counts."""

from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.driver import Driver, driver


def quick_driver(name: str) -> Driver:
    return ChampionDriver(races=2) if name == "champion" else driver(name)
