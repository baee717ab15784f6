"""Many races or seasons with the same settings, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol, TypeVar

from hairpin.content.circuits import load_circuit
from hairpin.content.config import RaceRequest
from hairpin.content.defaults import DEFAULT_CIRCUIT
from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest
from hairpin.content.settings import RaceOptions
from hairpin.lab.games import GameFigures, GameJob, config_of, run_game
from hairpin.lab.pool import JobFailed, Progress, Where, over_cores
from hairpin.lab.tally import Tally
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup

SEED_BITS: Final = 48
T = TypeVar("T")


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
    names: tuple[str, ...] = ()
    """These and the next two go with the drivers, as far as they are given, also when those change seats."""
    colors: tuple[str, ...] = ()
    handicaps: tuple[int, ...] = ()
    round_limit: int | None = None

    @property
    def unit(self) -> str:
        return "seasons" if self.season else "races"


class Keeper(Protocol):
    """Keeps something of every game, one after the other: of those that count, and of no others."""

    wants_records: bool

    def keep(self, number: int, job: GameJob, figures: GameFigures) -> None: ...


@dataclass(slots=True)
class Simulation:
    settings: Settings
    tally: Tally
    failure: JobFailed | None = None
    """What ended it too early."""

    @property
    def is_complete(self) -> bool:
        return self.tally.games == self.settings.games


def simulate(
    settings: Settings, where: Where, progress: Progress | None = None, keepers: Sequence[Keeper] = ()
) -> Simulation:
    """Ctrl-C, or a race that fails, ends it early; what was finished before counts."""
    simulation = Simulation(settings, Tally())
    jobs = game_jobs(settings, is_recorded=any(keeper.wants_records for keeper in keepers))
    try:
        for number, figures in enumerate(over_cores(run_game, jobs, where, progress)):
            simulation.tally.add(figures)
            for keeper in keepers:
                keeper.keep(number, jobs[number], figures)
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
    for what, given in (("names", settings.names), ("colors", settings.colors), ("handicaps", settings.handicaps)):
        if len(given) > len(settings.drivers):
            raise BadSetup(f"{what}: {len(given)} for {len(settings.drivers)} cars; give one for each, or fewer")
    if any(given and name == LEGEND for name, given in zip(settings.drivers, settings.handicaps, strict=False)):
        raise BadSetup("handicaps: a Legend has no Heat to start with less; give 0 for it")
    for number in range(len(settings.circuits)):
        config_of(request(settings, number))


def game_jobs(settings: Settings, is_recorded: bool = False) -> list[GameJob]:
    requests: dict[tuple[int, int], RaceRequest | SeasonRequest] = {}
    jobs = []
    for number in range(settings.games):
        key = _line_up(settings, number)
        if key not in requests:
            requests[key] = request(settings, number)
        jobs.append(GameJob(requests[key], game_seed(settings.seed, number), is_recorded))
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
    drivers = _moved(settings.drivers, moved)
    seats = len(drivers)
    names = _moved(_for_all(settings.names, "", seats), moved)
    colors = _moved(_for_all(settings.colors, "", seats), moved)
    handicaps = _moved(_for_all(settings.handicaps, 0, seats), moved)
    if settings.season:
        return replace(settings.season, drivers=drivers, names=names, colors=colors, handicaps=handicaps)
    return RaceRequest(
        settings.circuits[place],
        drivers,
        laps=settings.laps,
        names=names,
        colors=colors,
        handicaps=handicaps,
        round_limit=settings.round_limit,
        modules=settings.modules,
    )


def _moved(by_seat: tuple[T, ...], seats: int) -> tuple[T, ...]:
    return by_seat[-seats:] + by_seat[:-seats]


def _for_all(given: tuple[T, ...], default: T, seats: int) -> tuple[T, ...]:
    """Nothing if nobody has any: the same race is asked for in the same words."""
    return given + (default,) * (seats - len(given)) if given else ()
