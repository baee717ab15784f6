"""The drivers as the tests use them: all of their ways of thinking, but not as long as in a race that counts."""

from hairpin.drivers.champion import ChampionDriver
from hairpin.drivers.driver import Driver, driver
from hairpin.drivers.pro import Effort

LITTLE = Effort(close_looks=4, worlds=3, draws=3)


def quick_driver(name: str) -> Driver:
    return ChampionDriver(turns=100, effort=LITTLE) if name == "champion" else driver(name)
