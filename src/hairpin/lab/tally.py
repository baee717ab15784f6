"""The figures of many races, added up: whole numbers only, so that no order of adding changes them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from hairpin.lab.figures import CarFigures, RaceFigures
from hairpin.lab.games import GameFigures, Standing
from hairpin.lab.moments import Moments, Ratio
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
    ratios: dict[str, Ratio] = field(default_factory=lambda: defaultdict(Ratio))
    """By the key of a column: what its interval is made from."""
    _squares: Counter[int] = field(default_factory=Counter)
    _ended_squares: Counter[int] = field(default_factory=Counter)
    """The same as the next two, of squares."""
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
            self._squares[number] += position * position
        self._ended[len(car.positions)] += car.place
        self._ended_squares[len(car.positions)] += car.place * car.place

    def add_game(self, cars: Sequence[CarFigures], standings: Sequence[Standing], thinking: Thinking) -> None:
        """All of this driver's in one game; without cars, if it had left the season before the first race."""
        for key, (part, whole) in _of_a_game(cars, standings, thinking).items():
            if whole:
                self.ratios[key].add(part, whole)

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
        return [moments.mean() for moments in self.positions(rounds)]

    def positions(self, rounds: int) -> list[Moments]:
        ended = accumulate(self._ended[number] for number in range(rounds + 1))
        squares = accumulate(self._ended_squares[number] for number in range(rounds + 1))
        return [
            Moments(self.starts, self._positions[number] + left, self._squares[number] + square)
            for number, (left, square) in enumerate(zip(ended, squares, strict=True))
        ]


def _of_a_game(
    cars: Sequence[CarFigures], standings: Sequence[Standing], thinking: Thinking
) -> dict[str, tuple[float, float]]:
    """By the key of a column: so much of it, over so many."""
    starts, seasons = len(cars), len(standings)
    finished = [car.rounds for car in cars if car.finished]
    turns = sum(sum(car.gears) + car.cluttered for car in cars)
    return {
        "win_rate": (sum(car.place == 1 for car in cars), starts),
        "podium_rate": (sum(car.place <= PODIUM for car in cars), starts),
        "finish_rate": (len(finished), starts),
        "mean_place": (sum(car.place for car in cars), starts),
        "mean_rounds": (sum(finished), len(finished)),
        **{f"gear_{gear}": (sum(car.gears[gear - 1] for car in cars), turns) for gear in (1, 2, 3, 4)},
        **{name: (sum(getattr(car, name) for car in cars), starts if turns else 0) for name in PER_RACE},
        "title_rate": (sum(standing.place == 1 for standing in standings), seasons),
        "mean_points": (sum(standing.points for standing in standings), seasons),
        "mean_season_place": (sum(standing.place for standing in standings), seasons),
        "ms_per_decision": (1000 * thinking.seconds, thinking.decisions),
    }


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
        self._add_ratios(game)

    def _add_ratios(self, game: GameFigures) -> None:
        cars: dict[str, list[CarFigures]] = defaultdict(list)
        standings: dict[str, list[Standing]] = defaultdict(list)
        for race in game.races:
            for car in race.cars:
                cars[car.driver].append(car)
        for standing in game.standings:
            standings[standing.driver].append(standing)
        for driver in dict.fromkeys((*cars, *standings)):
            thinking = game.thinking.get(driver, Thinking())
            self.drivers[driver].add_game(cars[driver], standings[driver], thinking)

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
