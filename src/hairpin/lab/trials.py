"""Trials: many races of the same two sides, to measure one driver against another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil

from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.lab.crews.jobs import Request
from hairpin.lab.games import GameJob
from hairpin.lab.outcomes import race_job
from hairpin.lab.pairings import Deal, deals, sides
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES


def standing_in(driver: str, stand_ins: Mapping[str, str]) -> str:
    plain = driver.removesuffix(WITH_RANDOM_UPGRADES)
    return stand_ins.get(plain, plain) + driver[len(plain) :]


@dataclass(frozen=True, slots=True)
class Trial:
    """So many cars of one driver against so many of another, and how many races it takes to tell."""

    one: str
    other: str
    ones: int
    others: int
    circuits: tuple[str, ...]
    races: int
    modules: RaceOptions = DEFAULT_OPTIONS

    @property
    def drivers(self) -> tuple[str, str]:
        return self.one, self.other

    def with_instead(self, stand_ins: Mapping[str, str]) -> Trial:
        """Others in the places of these drivers."""
        return replace(self, one=standing_in(self.one, stand_ins), other=standing_in(self.other, stand_ins))

    @property
    def is_even(self) -> bool:
        return self.ones == self.others

    def scaled(self, share: float) -> int:
        """The races of a share of the trial: every circuit as often as the others, and in both seat orders."""
        unit = len(self.circuits) * self.races_of_a_deal
        return ceil(self.races * share / unit) * unit

    @property
    def races_of_a_deal(self) -> int:
        return 2 if self.is_even else 1


@dataclass(frozen=True, slots=True)
class TrialRace:
    trial: Trial
    deal: Deal
    sides: tuple[int, ...]
    """By seat: 0 for a car of the first driver."""

    @property
    def lineup(self) -> tuple[str, ...]:
        return tuple(self.trial.drivers[side] for side in self.sides)

    def seats_of(self, driver: str) -> list[int]:
        return [seat for seat, name in enumerate(self.lineup) if name == driver]

    def requests(self) -> tuple[Request, ...]:
        return self.job.requests()

    @property
    def job(self) -> GameJob:
        return race_job(self.lineup, self.deal, self.trial.modules)


def trial_races(trial: Trial, share: float, seed: int) -> list[TrialRace]:
    count = trial.scaled(share) // trial.races_of_a_deal
    return [
        TrialRace(trial, deal, seated)
        for number, deal in enumerate(deals(trial.circuits, count, seed))
        for seated in _seats(trial, number)
    ]


def _seats(trial: Trial, number: int) -> Sequence[tuple[int, ...]]:
    """Even sides race each deal twice, with the seats swapped; else the first driver moves on by a seat a race."""
    if trial.is_even:
        return sides(trial.ones, swapped=False), sides(trial.ones, swapped=True)
    seated = (0,) * trial.ones + (1,) * trial.others
    # after every circuit has been raced from one seat
    first = number // len(trial.circuits) % len(seated)
    return (seated[-first:] + seated[:-first] if first else seated,)
