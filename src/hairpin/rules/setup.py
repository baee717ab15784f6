"""Everything that is decided before a race begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hairpin.rules.card_table import CardTable
from hairpin.rules.circuit import Circuit
from hairpin.rules.errors import BadSetup, Values
from hairpin.rules.garage import GarageModule
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.road import WeatherModule
from hairpin.rules.season_race import SeasonRace

MAX_CARS: Final = 12
MAX_HANDICAP: Final = 2
MAX_LAPS: Final = 99
MAX_NUMBER: Final = 99
"""Of a car: two digits."""
COLORS: Final = (
    "black",
    "yellow",
    "red",
    "grey",
    "blue",
    "green",
    "orange",
    "purple",
    "white",
    "teal",
    "pink",
    "cyan",
)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part: the name on the car, its colour, and how many Heat cards it starts without (2.4)."""

    name: str
    color: str
    handicap: int = 0
    legend: bool = False
    """An automated driver that follows the Legend cards (7)."""
    number: int = 0
    """The start number on the car; 0: the one of its seat, counted from 1."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One race, ready to be dealt. A seat is the index of its entrant."""

    circuit: Circuit
    cards: CardTable
    entrants: tuple[Entrant, ...]
    laps: int
    round_limit: int
    tournament: bool = False
    garage: GarageModule | None = None
    weather: WeatherModule | None = None
    legends: LegendsModule | None = None
    season: SeasonRace | None = None

    def __post_init__(self) -> None:
        self._check_entrants()
        if not 1 <= self.laps <= MAX_LAPS:
            values: Values = {"given": self.laps, "maximum": MAX_LAPS}
            raise BadSetup(f"laps: {self.laps} is not a number of laps from 1 to {MAX_LAPS}", "laps", values)
        if self.round_limit < 1:
            raise BadSetup(f"round_limit: {self.round_limit} rounds are too few; give 1 or more", "round-limit")
        self._check_legends()

    def public(self) -> Setup:
        """9.5: which sponsor cards somebody has kept, and the order of their deck, are secrets."""
        if self.season is None:
            return self
        return replace(self, season=self.season._replace(sponsors=(), sponsor_deck=()))

    def _check_legends(self) -> None:
        drives = [entrant for entrant in self.entrants if entrant.legend]
        if drives and self.legends is None:
            raise BadSetup(f"entrant {drives[0].name}: a Legend, but the race has no Legend cards")
        if self.legends is not None and not drives:
            raise BadSetup("legends: the race has Legend cards, but no car is a Legend")
        if self.legends is not None and self.legends.rivals and not self.legends.manoeuvres:
            raise BadSetup(
                "rivals: rivals need Manoeuvre cards, which are in use from level 2 on",
                "needs-manoeuvres",
                {"setting": "rivals"},
            )

    def _check_entrants(self) -> None:
        if not 1 <= len(self.entrants) <= MAX_CARS:
            cars = len(self.entrants)
            told: Values = {"given": cars, "maximum": MAX_CARS}
            raise BadSetup(f"entrants: {cars} cars; a race has 1 to {MAX_CARS}", "cars", told)
        for field, values in (
            ("name", [e.name for e in self.entrants]),
            ("color", [e.color for e in self.entrants]),
            ("number", [str(start_number(e, seat)) for seat, e in enumerate(self.entrants)]),
        ):
            twice = [v for v in values if values.count(v) > 1]
            if twice:
                raise BadSetup(
                    f"entrants: two cars have the {field} {twice[0]!r}; each needs its own",
                    f"same-{field}",
                    {field: twice[0]},
                )
        for entrant in self.entrants:
            _check_entrant(entrant)


def start_number(entrant: Entrant, seat: int) -> int:
    return entrant.number or seat + 1


def _check_entrant(entrant: Entrant) -> None:
    if not entrant.name.strip():
        raise BadSetup("entrants: a car without a name; give each a name", "no-name")
    if entrant.color not in COLORS:
        raise BadSetup(
            f"entrant {entrant.name}: no car is {entrant.color!r}; colours are {', '.join(COLORS)}",
            "unknown-color",
            {"name": entrant.name, "given": entrant.color, "known": ", ".join(COLORS)},
        )
    if not 0 <= entrant.number <= MAX_NUMBER:
        raise BadSetup(
            f"entrant {entrant.name}: a start number is 1 to {MAX_NUMBER}, not {entrant.number}",
            "number",
            {"name": entrant.name, "given": entrant.number, "maximum": MAX_NUMBER},
        )
    if not 0 <= entrant.handicap <= MAX_HANDICAP:
        raise BadSetup(
            f"entrant {entrant.name}: a handicap is 0 to {MAX_HANDICAP} Heat cards, not {entrant.handicap}",
            "handicap",
            {"name": entrant.name, "given": entrant.handicap, "maximum": MAX_HANDICAP},
        )


def default_round_limit(circuit: Circuit, laps: int) -> int:
    """Enough for a car that makes one space a round: whoever is slower than that has lost the way."""
    return circuit.finish(laps) + GRACE_ROUNDS


GRACE_ROUNDS: Final = 12
"""From the last row of the grid to the start line, and a little more."""
