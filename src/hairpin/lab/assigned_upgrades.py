"""What an upgrade is worth, by lot: cars get their upgrades by chance, and all drive alike.

Where drivers choose, a card looks as good as those who like it. Here nobody has chosen it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from hairpin.content.cards import load_cards
from hairpin.content.config import RaceConfig
from hairpin.content.settings import RaceOptions
from hairpin.drivers.loop import drive
from hairpin.lab.crews.jobs import Request
from hairpin.lab.entrants import check_entrants
from hairpin.lab.games import GameJob, config_of
from hairpin.lab.intervals import Interval, student
from hairpin.lab.many_comparisons import ERROR, by_chance, corrected
from hairpin.lab.outcomes import race_job
from hairpin.lab.pairings import deals
from hairpin.lab.pool import JobFailed, Progress, Where, over_cores
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES, lab_driver
from hairpin.lab.thinking import Thinkers
from hairpin.records.card_words import card_name
from hairpin.rules.car import FINISHED
from hairpin.rules.errors import BadSetup
from hairpin.rules.race import Race
from hairpin.time_trials.time_trial import OVERSHOOT_WORTH

GARAGE: Final = RaceOptions(garage="all")
ENOUGH_CARS: Final = 30
"""With fewer, chance would speak louder than the upgrade."""
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class UpgradeStudy:
    driver: str
    circuits: tuple[str, ...]
    races: int
    seed: int = 1
    cars: int = 6
    laps: int | None = None
    modules: RaceOptions = GARAGE

    def check(self) -> None:
        check_entrants((self.driver,))
        if not self.modules.garage:
            raise BadSetup("--garage: without a garage there are no upgrades to measure")
        for job in self.jobs()[: len(self.circuits)]:
            config_of(job.job.request)

    def jobs(self) -> list[AssignedRace]:
        lineup = (self.driver + WITH_RANDOM_UPGRADES,) * self.cars
        return [
            AssignedRace(race_job(lineup, deal, self.modules, self.laps))
            for deal in deals(self.circuits, self.races, self.seed)
        ]


@dataclass(frozen=True, slots=True)
class AssignedRace:
    job: GameJob

    def requests(self) -> tuple[Request, ...]:
        return self.job.requests()

    def __str__(self) -> str:
        return str(self.job)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A car that has reached the finish, in how many rounds, and what it had drawn."""

    circuit: str
    rounds: float
    upgrades: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    code: str
    name: str
    cars: int
    rounds_saved: Interval | None
    """Beside the mean of all upgrades; None: too few cars to tell."""
    chance: float | None = None
    """How probable it would be if the upgrade were as good as the mean; corrected for all of them."""

    @property
    def is_clear(self) -> bool:
        return self.chance is not None and self.chance < ERROR


@dataclass(frozen=True, slots=True)
class Studied:
    study: UpgradeStudy
    races: tuple[tuple[Drawn, ...], ...]
    worths: tuple[Worth, ...]
    failure: JobFailed | None = None


def study_upgrades(study: UpgradeStudy, where: Where, progress: Progress | None = None) -> Studied:
    """Ctrl-C, or a race that fails, ends it early; what was finished before counts."""
    races: list[tuple[Drawn, ...]] = []
    failure = None
    try:
        races.extend(over_cores(drawn, study.jobs(), where, progress))
    except JobFailed as error:
        failure = error
    return Studied(study, tuple(races), tuple(worths(races)), failure)


def drawn(assigned: AssignedRace) -> tuple[Drawn, ...]:
    config = config_of(assigned.job.request)
    assert isinstance(config, RaceConfig)
    race = Race(config.setup, assigned.job.seed)
    drive(race, Thinkers(dict(enumerate(map(lab_driver, config.drivers))), assigned.job.seed).answer)
    return tuple(
        Drawn(
            race.circuit.id,
            car.left_in_round - OVERSHOOT_WORTH * (car.distance - race.finish),
            tuple(race.cards.codes[card] for card in car.upgrades),
        )
        for car in race.cars
        if car.status == FINISHED
    )


def worths(races: Sequence[Sequence[Drawn]]) -> list[Worth]:
    """The most valuable first, those with too few cars last."""
    cars = [(number, car) for number, race in enumerate(races) for car in race]
    codes = sorted({code for _, car in cars for code in car.upgrades}, key=lambda code: load_cards().by_code[code])
    count = {code: sum(code in car.upgrades for _, car in cars) for code in codes}
    known = [code for code in codes if count[code] >= ENOUGH_CARS]
    saved = _saved(cars, count, len(races))
    chances = dict(zip(known, corrected([by_chance(saved[code], count[code] - 1) for code in known]), strict=True))
    cards = load_cards()
    found = [
        Worth(
            code,
            card_name(cards.faces[cards.by_code[code]]),
            count[code],
            saved[code] if code in chances else None,
            chances.get(code),
        )
        for code in codes
    ]
    return sorted(found, key=lambda worth: -worth.rounds_saved.value if worth.rounds_saved else float("inf"))


def _saved(cars: Sequence[tuple[int, Drawn]], count: Mapping[str, int], races: int) -> dict[str, Interval]:
    """Least squares: rounds by circuit and upgrades. Cars of one race depend on each other, so that races are what

    is independent (errors clustered by race).
    """
    if not cars:
        return {}
    circuits = sorted({car.circuit for _, car in cars})
    column = {name: place for place, name in enumerate([*circuits, *count])}
    had = np.zeros((len(cars), len(column)))
    for row, (_, car) in zip(had, cars, strict=True):
        for name in (car.circuit, *car.upgrades):
            row[column[name]] += 1
    rounds = np.array([car.rounds for _, car in cars])
    inverse = np.linalg.pinv(had.T @ had)
    fitted = inverse @ (had.T @ rounds)
    scores = np.zeros((races, len(column)))
    np.add.at(scores, [number for number, _ in cars], had * (rounds - had @ fitted)[:, None])
    # what is fitted takes up some of the scatter: sixty upgrades in a hundred races take up an eighth
    free = max(1, len(cars) - int(np.linalg.matrix_rank(had)))
    spread = inverse @ (scores.T @ scores) @ inverse * (races / max(1, races - 1)) * ((len(cars) - 1) / free)
    first = len(circuits)
    return {code: _beside_the_mean(fitted, spread, first, column[code], owners) for code, owners in count.items()}


def _beside_the_mean(fitted: Numbers, spread: Numbers, first: int, place: int, cars: int) -> Interval:
    """What is known of the scatter comes from the cars that had it."""
    contrast = np.zeros(len(fitted))
    contrast[first:] = 1 / (len(fitted) - first)
    contrast[place] -= 1
    value = float(contrast @ fitted)
    margin = student(cars - 1) * sqrt(max(0.0, float(contrast @ spread @ contrast)))
    return Interval(value, value - margin, value + margin)
