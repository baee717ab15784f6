"""A race between entrants, and the little that leagues and trials need to know of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from hairpin.content.config import RaceConfig, RaceRequest
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.driver import ask
from hairpin.lab.entrants import driver_of, modules_for
from hairpin.lab.games import GameJob, config_of
from hairpin.lab.pairings import Deal
from hairpin.lab.random_upgrades import lab_driver
from hairpin.rules.events import SpunOut
from hairpin.rules.race import Race


def race_job(lineup: Sequence[str], deal: Deal, modules: RaceOptions, laps: int | None = None) -> GameJob:
    """`lineup`: the entrants by seat."""
    drivers = tuple(driver_of(entrant) for entrant in lineup)
    request = RaceRequest(deal.circuit, drivers, laps=laps, modules=modules_for(tuple(lineup), modules))
    return GameJob(request, deal.seed)


@dataclass(slots=True)
class Thinking:
    """A seat's decisions and the CPU time they took, which differs from machine to machine and run to run."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Far smaller than all figures of a race: thousands are kept until the last has been raced."""

    ranking: tuple[int, ...]
    spin_outs: tuple[int, ...]
    """By seat."""
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)
    """By seat; a Legend does not think."""


def run_race(job: GameJob) -> Outcome:
    """The same race that `run_game` and `hairpin race` run, with the drivers that only the lab knows as well."""
    config = config_of(job.request)
    assert isinstance(config, RaceConfig)
    drivers = [None if name == LEGEND else lab_driver(name) for name in config.drivers]
    thinking = tuple(Thinking() for _ in drivers)
    spin_outs = [0] * len(drivers)
    race = Race(config.setup, job.seed, listen=True)
    decisions = 0
    while not race.is_over():
        seat = race.waiting()[0]
        driver = drivers[seat]
        assert driver is not None
        begun = time.process_time()
        action = ask(driver, race, seat, job.seed, decisions)
        thinking[seat].note(time.process_time() - begun)
        race.apply(seat, action)
        decisions += 1
        _note_spin_outs(race, spin_outs)
    _note_spin_outs(race, spin_outs)
    return Outcome(tuple(race.ranking()), tuple(spin_outs), thinking)


def _note_spin_outs(race: Race, spin_outs: list[int]) -> None:
    assert race.events is not None
    for event in race.events:
        if isinstance(event, SpunOut):
            spin_outs[event.seat] += 1
    race.events.clear()
