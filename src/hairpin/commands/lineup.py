"""Who drives, as the command line names them."""

from __future__ import annotations

from hairpin.drivers.driver import OLD_NAMES, UnknownDriver, driver_names, is_driver


def names_in(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def known_drivers(names: tuple[str, ...], also: tuple[str, ...] = ()) -> tuple[str, ...]:
    for name in names:
        if name not in also and not is_driver(name):
            known = ", ".join((*driver_names(), *also))
            raise UnknownDriver(
                f"there is no driver {name!r}; drivers are {known}",
                "unknown-driver",
                {"given": name, "known": known},
            )
    return tuple(OLD_NAMES.get(name, name) for name in names)
