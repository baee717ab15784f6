"""A race between entrants, and the little that leagues and trials need to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from hairpin.content.config import RaceConfig, RaceRequest
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.drivers.loop import drive
from hairpin.lab.entrants import driver_of, modules_for
from hairpin.lab.games import GameJob, config_of
from hairpin.lab.pairings import Deal
from hairpin.lab.random_upgrades import lab_driver
from hairpin.lab.thinking import Thinkers, Thinking
from hairpin.rules.events import Event, SpunOut
from hairpin.rules.race import Race


def race_job(
    lineup: Sequence[str],
    deal: Deal,
    modules: RaceOptions,
    laps: int | None = None,
    handicaps: tuple[int, ...] = (),
) -> GameJob:
    """`lineup`: the entrants by seat, and so are their handicaps."""
    drivers = tuple(driver_of(entrant) for entrant in lineup)
    fitting = modules_for(tuple(lineup), modules)
    request = RaceRequest(deal.circuit, drivers, laps=laps, handicaps=handicaps, modules=fitting)
    return GameJob(request, deal.seed)


@dataclass(frozen=True, slots=True)
class RaceOutcome:
    """Far smaller than all figures of a race: thousands are kept until the last has been raced."""

    ranking: tuple[int, ...]
    spin_outs: tuple[int, ...]
    """By seat."""
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)
    """By seat; a Legend does not think."""


def run_race(job: GameJob) -> RaceOutcome:
    """The same race that `run_game` and `hairpin race` run, with the drivers that only the lab knows as well."""
    config = config_of(job.request)
    assert isinstance(config, RaceConfig)
    seats = range(len(config.drivers))
    drivers = {seat: lab_driver(name) for seat, name in enumerate(config.drivers) if name != LEGEND}
    race = Race(config.setup, job.seed, listen=True)
    spin_outs = _SpinOuts()
    thinkers = Thinkers(drivers, job.seed)
    drive(race, thinkers.answer, [spin_outs.hear])
    thinking = tuple(thinkers.thinking.get(seat, Thinking()) for seat in seats)
    return RaceOutcome(tuple(race.ranking()), tuple(spin_outs.by_seat[seat] for seat in seats), thinking)


class _SpinOuts:
    """Listens to a race for them."""

    def __init__(self) -> None:
        self.by_seat: Counter[int] = Counter()

    def hear(self, events: Sequence[Event]) -> None:
        self.by_seat.update(event.seat for event in events if isinstance(event, SpunOut))
