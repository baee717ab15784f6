"""Who drives, as the command line names them."""

from __future__ import annotations

from hairpin.content.problems import did_you_mean
from hairpin.drivers.driver import UnknownDriver, driver_names
from hairpin.drivers.finding import can_be_found, usual_text


def known_drivers(names: tuple[str, ...], also: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The same in their usual words; who can't be had is told of before anything begins."""
    for name in names:
        if name not in also and not can_be_found(name):
            names = (*driver_names(), *also)
            known = ", ".join(names)
            raise UnknownDriver(
                f"there is no driver {name!r}; {did_you_mean(name, names)}drivers are {known}",
                "unknown-driver",
                {"given": name, "known": known},
            )
    return tuple(map(usual_text, names))
