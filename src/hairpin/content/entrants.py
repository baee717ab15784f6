"""Who takes part: names, colours and handicaps by seat; what is left open is filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hairpin.content.fields import Fields
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import COLORS, MAX_CARS, MAX_HANDICAP, Entrant

NAMES: Final = (
    "Alma",
    "Bruno",
    "Cleo",
    "Dante",
    "Elsa",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kira",
    "Luca",
)
LEGEND: Final = "legend"
"""In the place of a driver's name: a Legend."""

ENTRANT_KEYS: Final = ("name", "color", "handicap", "driver")


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who drives, by seat; the other lists may be shorter, and an empty text is filled in."""

    drivers: tuple[str, ...]
    names: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    handicaps: tuple[int, ...] = ()


def entrants_of(lineup: Lineup) -> tuple[Entrant, ...]:
    drivers = lineup.drivers
    if not 1 <= len(drivers) <= MAX_CARS:
        raise BadSetup(f"drivers: {len(drivers)} cars; a race has 1 to {MAX_CARS}")
    names = filled(lineup.names, NAMES, len(drivers))
    colors = filled(lineup.colors, COLORS, len(drivers))
    handicaps = (*lineup.handicaps, *(0,) * len(drivers))
    return tuple(
        Entrant(names[seat], colors[seat], handicaps[seat], driver == LEGEND)
        for seat, driver in enumerate(drivers)
    )


def filled(given: tuple[str, ...], supply: tuple[str, ...], seats: int) -> list[str]:
    """Whoever has none gets one that nobody has."""
    free = iter([each for each in supply if each not in given])
    open_seats = seats - len(given)
    return [each or next(free) for each in (*given, *[""] * open_seats)]


# -- on paper ------------------------------------------------------------------------------------------


def entrants_data(entrants: tuple[Entrant, ...], drivers: tuple[str, ...]) -> list[dict[str, object]]:
    return [
        {"name": entrant.name, "color": entrant.color, "handicap": entrant.handicap, "driver": driver}
        for entrant, driver in zip(entrants, drivers, strict=True)
    ]


def read_lineup(tables: list[Fields]) -> Lineup:
    """From the header of a record; those of older seasons name neither colours nor handicaps."""
    for table in tables:
        table.allow_only(ENTRANT_KEYS)
    return Lineup(
        drivers=tuple(table.text("driver") for table in tables),
        names=tuple(table.name("name") for table in tables),
        colors=tuple(table.choice("color", COLORS) if table.has("color") else "" for table in tables),
        handicaps=tuple(table.number("handicap", 0, MAX_HANDICAP, default=0) for table in tables),
    )
