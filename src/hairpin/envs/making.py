"""From the arguments of an environment to the set-up of a race."""

from __future__ import annotations

from collections.abc import Sequence

from hairpin.api.making import new_race
from hairpin.content.defaults import DEFAULT_FIELD
from hairpin.content.settings import Value
from hairpin.drivers.driver import Driver
from hairpin.drivers.finding import find_driver
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import Setup

Drivers = str | Driver | Sequence[str | Driver]


def setup_for(circuit: str | Circuit, cars: int, legends: int, settings: dict[str, Value]) -> Setup:
    return new_race(circuit, cars, legends=legends, seed=0, **settings).setup  # type: ignore[arg-type]


def opponents(drivers: Drivers, cars: int | None) -> list[Driver]:
    """One name for all, or one for each; whoever is wrong is told of before the first race."""
    if isinstance(drivers, str) or not isinstance(drivers, Sequence):
        drivers = [drivers] * ((DEFAULT_FIELD if cars is None else cars) - 1)
    if cars is not None and len(drivers) != cars - 1:
        raise BadSetup(
            f"drivers: {len(drivers)} for {cars - 1} other cars; give one for each, or one name for all"
        )
    return [find_driver(each) if isinstance(each, str) else each for each in drivers]
