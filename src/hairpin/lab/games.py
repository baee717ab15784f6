"""One race or season of automated drivers, run for its figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from hairpin.content.carried import carried_key
from hairpin.content.config import RaceConfig, RaceRequest, requested_config
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonConfig, SeasonRequest, season_config
from hairpin.content.settings import RACE, SEASON, changed, value_of
from hairpin.drivers.driver import Driver
from hairpin.drivers.finding import find_driver
from hairpin.drivers.loop import drive
from hairpin.lab.figures import Notes, RaceFigures
from hairpin.lab.recorded import Recorded
from hairpin.lab.thinking import Thinkers, Thinking
from hairpin.records.games import Game, GameConfig, current_race, start
from hairpin.rules.events import Event
from hairpin.rules.season import Season


@dataclass(frozen=True, slots=True)
class GameJob:
    """Small, so that it is quickly sent to another process, and enough to repeat the game.

    The same seed and settings give the same race in `hairpin race`.
    """

    request: RaceRequest | SeasonRequest
    seed: int
    is_recorded: bool = False

    def requests(self) -> tuple[RaceRequest | SeasonRequest, ...]:
        return (self.request,)

    def __str__(self) -> str:
        request = self.request
        drivers = ",".join((request.drivers or ()) + (LEGEND,) * _legends(request))
        return f"{_title(request)} with seed {self.seed}, drivers by seat {drivers}{_settings(request)}"


def _settings(request: RaceRequest | SeasonRequest) -> str:
    """Those that are not as usual, after a comma each."""
    names = changed(request.modules, RACE if isinstance(request, RaceRequest) else SEASON)
    return "".join(f", {name} {value_of(request.modules, name)}" for name in names)


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


@dataclass(frozen=True, slots=True)
class GameFigures:
    races: tuple[RaceFigures, ...]
    standings: tuple[Standing, ...] = ()
    """Of a season, by seat."""
    thinking: dict[str, Thinking] = field(default_factory=dict, compare=False)
    """By driver."""
    record: bytes = field(default=b"", compare=False)
    """The lines of its record, if one is wanted."""


def run_game(job: GameJob) -> GameFigures:
    config = config_of(job.request)
    names = driver_names(config)
    game = start(config, job.seed, listen=True)
    races = _Races(game, names)
    thinkers = Thinkers(seated_drivers(config), job.seed)
    driven = Recorded(game, config, job.seed) if job.is_recorded else game
    drive(driven, lambda _, seat: thinkers.answer(game, seat), [races.hear])
    record = driven.record() if isinstance(driven, Recorded) else b""
    return GameFigures(tuple(races.figures), _standings(game, names), _by_driver(thinkers, names), record)


def config_of(request: RaceRequest | SeasonRequest) -> GameConfig:
    """Made once a process: thousands of races share a handful of line-ups."""
    return _config_of(request, carried_key())


@lru_cache(maxsize=1024)
def _config_of(request: RaceRequest | SeasonRequest, carried: str) -> GameConfig:
    return season_config(request) if isinstance(request, SeasonRequest) else requested_config(request)


class _Races:
    """Listens to a game for the figures of its races."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.figures: list[RaceFigures] = []
        self._game = game
        self._names = names
        self._notes = Notes(names)

    def hear(self, events: Sequence[Event]) -> None:
        self._notes.hear(events)
        if self._is_race_over():
            self.figures.append(self._notes.figures(current_race(self._game)))
            self._notes = Notes(self._names)

    def _is_race_over(self) -> bool:
        """A race that has not been noted yet."""
        game = self._game
        return len(game.results) > len(self.figures) if isinstance(game, Season) else game.is_over()


def _standings(game: Game, names: tuple[str, ...]) -> tuple[Standing, ...]:
    if not isinstance(game, Season):
        return ()
    table, points = game.standings(), game.points()
    return tuple(Standing(name, table.index(seat) + 1, points[seat]) for seat, name in enumerate(names))


def _by_driver(thinkers: Thinkers, names: tuple[str, ...]) -> dict[str, Thinking]:
    found: dict[str, Thinking] = {}
    for seat, thinking in thinkers.thinking.items():
        found.setdefault(names[seat], Thinking()).add(thinking)
    return found


def seated_drivers(config: GameConfig) -> dict[int, Driver]:
    return {seat: find_driver(name) for seat, name in enumerate(config.drivers) if name != LEGEND}


def driver_names(config: GameConfig) -> tuple[str, ...]:
    """By seat, as the figures go: Legends by how strong they are, and whoever has a handicap apart."""
    handicaps = [entrant.handicap for entrant in config.setup.entrants]
    return tuple(
        handicapped(name, handicap) for name, handicap in zip(plain_names(config), handicaps, strict=True)
    )


def handicapped(name: str, handicap: int) -> str:
    return f"{name} (handicap {handicap})" if handicap else name


def plain_names(config: GameConfig) -> tuple[str, ...]:
    return tuple(legend_name(config) if name == LEGEND else name for name in config.drivers)


def legend_name(config: RaceConfig | SeasonConfig) -> str:
    """`legend (level 4)`, `legend (base deck, pro +2)`"""
    modules = config.modules if isinstance(config, RaceConfig) else config.request.modules
    traits = ["rising level" if modules.rising else f"level {modules.level}" if modules.level else "base deck"]
    traits += [f"pro +{modules.pro}"] if modules.pro else []
    traits += ["aggressive"] if modules.aggressive else []
    return f"legend ({', '.join(traits)})"
