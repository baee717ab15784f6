"""Who takes part: names, colours, start numbers and handicaps by seat; what is left open is filled in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hairpin.content.fields import Fields
from hairpin.rules.errors import BadSetup, Values
from hairpin.rules.setup import COLORS, MAX_CARS, MAX_HANDICAP, MAX_NUMBER, Entrant

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

ENTRANT_KEYS: Final = ("name", "color", "handicap", "driver", "number")


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who drives, by seat; the other lists may be shorter, and an empty text is filled in."""

    drivers: tuple[str, ...]
    names: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    handicaps: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    """0: the one of the seat."""


def entrants_of(lineup: Lineup) -> tuple[Entrant, ...]:
    drivers = lineup.drivers
    if not 1 <= len(drivers) <= MAX_CARS:
        cars = len(drivers)
        values: Values = {"given": cars, "maximum": MAX_CARS}
        raise BadSetup(f"drivers: {cars} cars; a race has 1 to {MAX_CARS}", "cars", values)
    names = filled(lineup.names, NAMES, len(drivers))
    colors = filled(lineup.colors, COLORS, len(drivers))
    handicaps = (*lineup.handicaps, *(0,) * len(drivers))
    numbers = (*lineup.numbers, *(0,) * len(drivers))
    return tuple(
        Entrant(names[seat], colors[seat], handicaps[seat], driver == LEGEND, _unusual(numbers[seat], seat))
        for seat, driver in enumerate(drivers)
    )


def _unusual(number: int, seat: int) -> int:
    """The number of the seat goes without saying: the same race is told by the same words."""
    return 0 if number == seat + 1 else number


def filled(given: tuple[str, ...], supply: tuple[str, ...], seats: int) -> list[str]:
    """Whoever has none gets one that nobody has."""
    free = iter([each for each in supply if each not in given])
    open_seats = seats - len(given)
    return [each or next(free) for each in (*given, *[""] * open_seats)]


# -- on paper ------------------------------------------------------------------------------------------


def entrants_data(entrants: tuple[Entrant, ...], drivers: tuple[str, ...]) -> list[dict[str, object]]:
    """Start numbers only where they are not those of the seats: an older Hairpin does not know them."""
    return [
        {"name": entrant.name, "color": entrant.color, "handicap": entrant.handicap, "driver": driver}
        | ({"number": entrant.number} if entrant.number else {})
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
        numbers=tuple(table.number("number", 0, MAX_NUMBER, default=0) for table in tables),
    )
