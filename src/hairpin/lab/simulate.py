"""Many races or seasons with the same settings, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from hairpin.content.circuits import load_circuit
from hairpin.content.config import RaceRequest
from hairpin.content.defaults import DEFAULT_CIRCUIT
from hairpin.content.season_config import SeasonRequest
from hairpin.content.settings import RaceOptions
from hairpin.lab.games import GameJob, config_of, run_game
from hairpin.lab.pool import JobFailed, Progress, over_cores
from hairpin.lab.tally import Tally
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup

SEED_BITS: Final = 48


@dataclass(frozen=True, slots=True)
class Settings:
    """`drivers` by seat in the first race, Legends among them."""

    games: int
    drivers: tuple[str, ...]
    seed: int
    circuits: tuple[str, ...] = (DEFAULT_CIRCUIT,)
    laps: int | None = None
    rotate: bool = True
    modules: RaceOptions = field(default_factory=RaceOptions)
    season: SeasonRequest | None = None
    """Seasons like this one instead of races."""

    @property
    def unit(self) -> str:
        return "seasons" if self.season else "races"


@dataclass(slots=True)
class Simulation:
    settings: Settings
    tally: Tally
    failure: JobFailed | None = None
    """What ended it too early."""

    @property
    def is_complete(self) -> bool:
        return self.tally.games == self.settings.games


def simulate(settings: Settings, cores: int, progress: Progress | None = None) -> Simulation:
    """Ctrl-C, or a race that fails, ends it early; what was finished before counts."""
    simulation = Simulation(settings, Tally())
    try:
        for figures in over_cores(run_game, game_jobs(settings), cores, progress):
            simulation.tally.add(figures)
    except JobFailed as failure:
        simulation.failure = failure
    return simulation


def check(settings: Settings) -> None:
    """Everything that would fail later, before hours are spent."""
    if settings.games < 1:
        raise BadSetup(f"{settings.unit}: {settings.games} are too few; give 1 or more")
    if not settings.circuits:
        raise BadSetup("circuits: there are none; give at least one, or all")
    ids = [load_circuit(circuit).id for circuit in settings.circuits]
    twice = [name for name in ids if ids.count(name) > 1]
    if twice:
        raise BadSetup(
            f"circuits: {twice[0]!r} is listed twice; figures go by circuit, so each needs its own name"
        )
    for number in range(len(settings.circuits)):
        config_of(request(settings, number))


def game_jobs(settings: Settings) -> list[GameJob]:
    requests: dict[tuple[int, int], RaceRequest | SeasonRequest] = {}
    jobs = []
    for number in range(settings.games):
        key = _line_up(settings, number)
        if key not in requests:
            requests[key] = request(settings, number)
        jobs.append(GameJob(requests[key], game_seed(settings.seed, number)))
    return jobs


def game_seed(seed: int, number: int) -> int:
    """Simulations with neighbouring seeds share no race; short enough to be typed in."""
    return Chance(Chance(seed).state + number).state >> (64 - SEED_BITS)


def _line_up(settings: Settings, number: int) -> tuple[int, int]:
    """Which circuit, and by how many seats the drivers have moved on: one when each circuit has been raced."""
    places = 1 if settings.season else len(settings.circuits)
    seats = max(1, len(settings.drivers))
    return number % places, number // places % seats if settings.rotate else 0


def request(settings: Settings, number: int) -> RaceRequest | SeasonRequest:
    place, moved = _line_up(settings, number)
    drivers = settings.drivers[-moved:] + settings.drivers[:-moved]
    if settings.season:
        return replace(settings.season, drivers=drivers)
    return RaceRequest(settings.circuits[place], drivers, laps=settings.laps, modules=settings.modules)
