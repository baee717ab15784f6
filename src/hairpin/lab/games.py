"""One race or season of automated drivers, run for its figures."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import lru_cache

from hairpin.content.config import RaceConfig, RaceRequest, requested_config
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonConfig, SeasonRequest, season_config
from hairpin.drivers.driver import Driver, ask, driver
from hairpin.lab.figures import Notes, RaceFigures
from hairpin.records.games import Game, GameConfig, current_race, start
from hairpin.rules.season import Season


@dataclass(frozen=True, slots=True)
class GameJob:
    """Small, so that it is quickly sent to another process, and enough to repeat the game.

    The same seed and settings give the same race in `hairpin race`.
    """

    request: RaceRequest | SeasonRequest
    seed: int

    def __str__(self) -> str:
        request = self.request
        drivers = ",".join((request.drivers or ()) + (LEGEND,) * _legends(request))
        return f"{_title(request)} with seed {self.seed}, drivers by seat {drivers}, {request.modules}"


def _legends(request: RaceRequest | SeasonRequest) -> int:
    return request.legends if isinstance(request, RaceRequest) else 0


def _title(request: RaceRequest | SeasonRequest) -> str:
    if isinstance(request, SeasonRequest):
        return f"season {request.name}"
    return f"race on {request.circuit}" + (f" over {request.laps} laps" if request.laps else "")


@dataclass(frozen=True, slots=True)
class Standing:
    """How a driver ends a season."""

    driver: str
    place: int
    points: int


@dataclass(slots=True)
class Thinking:
    """How much a driver decided, and in how much CPU time: the only figures that differ from run to run."""

    decisions: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class GameFigures:
    races: tuple[RaceFigures, ...]
    standings: tuple[Standing, ...] = ()
    """Of a season, by seat."""
    thinking: dict[str, Thinking] = field(default_factory=dict, compare=False)
    """By driver."""


def run_game(job: GameJob) -> GameFigures:
    config = config_of(job.request)
    return _GameRun(config, job.seed).run()


@lru_cache(maxsize=1024)
def config_of(request: RaceRequest | SeasonRequest) -> GameConfig:
    """Made once a process: thousands of races share a handful of line-ups."""
    return season_config(request) if isinstance(request, SeasonRequest) else requested_config(request)


class _GameRun:
    def __init__(self, config: GameConfig, seed: int) -> None:
        self._names = driver_names(config)
        self._drivers = seated_drivers(config)
        self._seed = seed
        self._game: Game = start(config, seed, listen=True)
        self._notes = Notes(self._names)
        self._races: list[RaceFigures] = []
        self._thinking = {self._names[seat]: Thinking() for seat in self._drivers}

    def run(self) -> GameFigures:
        decisions = 0
        self._listen()
        while not self._game.is_over():
            self._decide(self._game.waiting()[0], decisions)
            decisions += 1
            self._listen()
        return GameFigures(tuple(self._races), self._standings(), self._thinking)

    def _decide(self, seat: int, decisions: int) -> None:
        thinking = self._thinking[self._names[seat]]
        begun = time.process_time()
        action = ask(self._drivers[seat], self._game, seat, self._seed, decisions)
        thinking.seconds += time.process_time() - begun
        thinking.decisions += 1
        self._game.apply(seat, action)

    def _listen(self) -> None:
        events = self._game.events
        assert events is not None
        self._notes.hear(events)
        events.clear()
        if self._is_race_over():
            self._races.append(self._notes.figures(current_race(self._game)))
            self._notes = Notes(self._names)

    def _is_race_over(self) -> bool:
        """A race that has not been noted yet."""
        game = self._game
        return len(game.results) > len(self._races) if isinstance(game, Season) else game.is_over()

    def _standings(self) -> tuple[Standing, ...]:
        game = self._game
        if not isinstance(game, Season):
            return ()
        table, points = game.standings(), game.points()
        return tuple(Standing(name, table.index(seat) + 1, points[seat]) for seat, name in enumerate(self._names))


def seated_drivers(config: GameConfig) -> dict[int, Driver]:
    return {seat: driver(name) for seat, name in enumerate(config.drivers) if name != LEGEND}


def driver_names(config: GameConfig) -> tuple[str, ...]:
    """By seat, as the figures go: Legends by how strong they are."""
    return tuple(legend_name(config) if name == LEGEND else name for name in config.drivers)


def legend_name(config: RaceConfig | SeasonConfig) -> str:
    """`legend (level 4)`, `legend (base deck, pro +2)`"""
    modules = config.modules if isinstance(config, RaceConfig) else config.request.modules
    traits = ["rising level" if modules.rising else f"level {modules.level}" if modules.level else "base deck"]
    traits += [f"pro +{modules.pro}"] if modules.pro else []
    traits += ["aggressive"] if modules.aggressive else []
    return f"legend ({', '.join(traits)})"
