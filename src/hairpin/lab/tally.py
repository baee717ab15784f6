"""The figures of many races, added up: whole numbers only, so that no order of adding changes them."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from hairpin.lab.figures import CarFigures, RaceFigures
from hairpin.lab.games import GameFigures, Standing
from hairpin.lab.moments import Moments
from hairpin.lab.thinking import Thinking

PODIUM: Final = 3
PER_RACE: Final = (
    "cluttered",
    "spin_outs",
    "boosts",
    "slipstreams",
    "slipstream_spaces",
    "heat_paid",
    "heat_left",
    "stress_played",
    "stress_gained",
    "adrenaline_turns",
    "adrenaline_used",
)
"""Figures of a car that are added up as they are."""


@dataclass(slots=True)
class DriverTally:
    """All starts of one driver; two cars with the same driver in a race are two starts."""

    starts: int = 0
    places: Counter[int] = field(default_factory=Counter)
    rounds: Moments = field(default_factory=Moments)
    """Of those who finished."""
    gears: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    sums: Counter[str] = field(default_factory=Counter)
    """By the names of PER_RACE."""
    seasons: int = 0
    titles: int = 0
    points: int = 0
    season_places: int = 0
    thinking: Thinking = field(default_factory=Thinking)
    _positions: Counter[int] = field(default_factory=Counter)
    """By round, those of cars that were racing."""
    _ended: Counter[int] = field(default_factory=Counter)
    """By round, the places of cars from which on they had left the race."""

    def add(self, car: CarFigures) -> None:
        self.starts += 1
        self.places[car.place] += 1
        if car.finished:
            self.rounds.add(car.rounds)
        for gear, turns in enumerate(car.gears):
            self.gears[gear] += turns
        for name in PER_RACE:
            self.sums[name] += getattr(car, name)
        for number, position in enumerate(car.positions):
            self._positions[number] += position
        self._ended[len(car.positions)] += car.place

    def add_standing(self, standing: Standing) -> None:
        self.seasons += 1
        self.titles += standing.place == 1
        self.points += standing.points
        self.season_places += standing.place

    @property
    def wins(self) -> int:
        return self.places[1]

    @property
    def podiums(self) -> int:
        return sum(count for place, count in self.places.items() if place <= PODIUM)

    @property
    def turns(self) -> int:
        """A Legend has none that could be counted."""
        return sum(self.gears) + self.sums["cluttered"]

    def mean_place(self) -> float:
        return sum(place * count for place, count in self.places.items()) / self.starts

    def mean_positions(self, rounds: int) -> list[float]:
        """At the start and after each round; whoever has left the race keeps their place."""
        ended = accumulate(self._ended[number] for number in range(rounds + 1))
        return [(self._positions[number] + left) / self.starts for number, left in enumerate(ended)]


@dataclass(slots=True)
class CircuitTally:
    """One driver on one circuit."""

    starts: int = 0
    wins: int = 0
    rounds: Moments = field(default_factory=Moments)

    def add(self, car: CarFigures) -> None:
        self.starts += 1
        self.wins += car.place == 1
        if car.finished:
            self.rounds.add(car.rounds)


@dataclass(slots=True)
class Tally:
    games: int = 0
    races: int = 0
    field_size: int = 0
    drivers: dict[str, DriverTally] = field(default_factory=lambda: defaultdict(DriverTally))
    circuits: dict[tuple[str, str], CircuitTally] = field(default_factory=lambda: defaultdict(CircuitTally))
    """By driver and circuit."""
    grid_starts: Counter[int] = field(default_factory=Counter)
    grid_wins: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    """How many races took so many rounds."""
    with_upgrade: dict[tuple[str, str], Moments] = field(default_factory=lambda: defaultdict(Moments))
    """The places of cars by driver and upgrade."""
    with_any: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    """The places of all cars that have upgrades, by driver."""

    def add(self, game: GameFigures) -> None:
        self.games += 1
        for race in game.races:
            self._add_race(race)
        for standing in game.standings:
            self.drivers[standing.driver].add_standing(standing)
        for driver, thinking in game.thinking.items():
            self.drivers[driver].thinking.add(thinking)

    def _add_race(self, race: RaceFigures) -> None:
        self.races += 1
        self.rounds[race.rounds] += 1
        self.field_size = max(self.field_size, len(race.cars))
        for car in race.cars:
            self.drivers[car.driver].add(car)
            self.circuits[car.driver, race.circuit].add(car)
            self.grid_starts[car.grid] += 1
            self.grid_wins[car.grid] += car.place == 1
            self._add_upgrades(car)

    def _add_upgrades(self, car: CarFigures) -> None:
        if not car.upgrades:
            return
        self.with_any[car.driver].add(car.place)
        for upgrade in car.upgrades:
            self.with_upgrade[car.driver, upgrade].add(car.place)

    def by_wins(self) -> list[tuple[str, DriverTally]]:
        """The drivers, best first."""
        found = [(name, tally) for name, tally in self.drivers.items() if tally.starts]
        return sorted(found, key=lambda entry: (-entry[1].wins / entry[1].starts, entry[1].mean_place(), entry[0]))

    def circuit_names(self) -> list[str]:
        return list(dict.fromkeys(circuit for _, circuit in self.circuits))
