"""Two drivers on the same deals, until it is clear who is ahead, or that there is next to nothing in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.lab.confidence_sequence import ConfidenceSequence
from hairpin.lab.entrants import can_meet, check_entrants, is_legend, modules_for
from hairpin.lab.games import GameJob, config_of, handicapped
from hairpin.lab.intervals import Interval
from hairpin.lab.outcomes import race_job, run_race
from hairpin.lab.pairings import Deal, deal_seed, pairings_won, sides
from hairpin.lab.pool import JobFailed, Where, over_cores
from hairpin.lab.sided_race import SidedRace
from hairpin.rules.chance import Chance
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS

EVEN: Final = 0.5


class Finding(StrEnum):
    ONE_AHEAD = "the first is ahead"
    OTHER_AHEAD = "the second is ahead"
    ALIKE = "no difference that matters"
    OPEN = "not settled"


@dataclass(frozen=True, slots=True)
class Comparison:
    one: str
    other: str
    circuits: tuple[str, ...]
    most_pairs: int
    seed: int = 1
    field: int = 3
    """Cars of each side."""
    error: float = 0.05
    difference: float = 0.05
    """A smaller one, as a share of pairings more than half, is of no interest."""
    laps: int | None = None
    modules: RaceOptions = DEFAULT_OPTIONS
    handicaps: tuple[int, ...] = ()
    """Heat cards that the one and the other start with less."""

    @property
    def names(self) -> tuple[str, str]:
        """As they are told: a driver may race against itself with a handicap."""
        one, other, *_ = (*self.handicaps, 0, 0)
        return handicapped(self.one, one), handicapped(self.other, other)

    def check(self) -> None:
        """What can't be raced is said before the first race."""
        if self.names[0] == self.names[1]:
            raise BadSetup(
                f"drivers: {self.names[0]} is named twice; name two, with other arguments if it is in a file,"
                " or with --handicaps"
            )
        if len(self.handicaps) > 2:
            raise BadSetup(f"--handicaps: {len(self.handicaps)} for two drivers; give one for each, as in 0,1")
        for entrant, handicap in zip((self.one, self.other), (*self.handicaps, 0, 0), strict=False):
            check_entrants((entrant,))
            if handicap and is_legend(entrant):
                raise BadSetup(f"--handicaps: {entrant} has no Heat to start with less")
        if not can_meet(self.one, self.other):
            raise BadSetup(
                "drivers: a race has one deck for all its Legends; compare each of the two with a driver"
            )
        if not any(map(is_legend, (self.one, self.other))) and self.modules != modules_for(
            (self.one,), self.modules
        ):
            raise BadSetup("modules: a setting for Legends, but no Legend takes part")
        if not 1 <= self.field <= MAX_CARS // 2:
            raise BadSetup(f"--field: {self.field} cars a side; they are 1 to {MAX_CARS // 2}")
        if not self.circuits:
            raise BadSetup("--circuits: there are none; give at least one, or all")
        for circuit in self.circuits:
            config_of(_job(self, Deal(circuit, 0), swapped=False).request)

    def deal(self, number: int) -> Deal:
        """Its circuit is drawn: pairs must be drawn alike, whenever one looks."""
        seed = deal_seed(self.seed, number)
        return Deal(self.circuits[Chance(seed).below(len(self.circuits))], seed)

    def races(self) -> list[SidedRace]:
        """Two of each deal, the second with the seats swapped."""
        return [
            SidedRace(_job(self, deal, swapped), sides(self.field, swapped))
            for deal in map(self.deal, range(self.most_pairs))
            for swapped in (False, True)
        ]


def _job(comparison: Comparison, deal: Deal, swapped: bool) -> GameJob:
    names = (comparison.one, comparison.other)
    by_seat = sides(comparison.field, swapped)
    fewer = (*comparison.handicaps, 0, 0)
    handicaps = tuple(fewer[side] for side in by_seat) if any(comparison.handicaps) else ()
    return race_job([names[side] for side in by_seat], deal, comparison.modules, comparison.laps, handicaps)


@dataclass(frozen=True, slots=True)
class Look:
    """After a pair of races: how it went in them, and what is known by then."""

    deal: Deal
    share: float
    """Of pairings in which the first one's car was ahead."""
    so_far: Interval


@dataclass(slots=True)
class Compared:
    comparison: Comparison
    looks: list[Look] = field(default_factory=list)
    failure: JobFailed | None = None
    is_stopped: bool = False
    """By Ctrl-C."""

    @property
    def share(self) -> Interval:
        return self.looks[-1].so_far if self.looks else Interval(EVEN, 0.0, 1.0)

    @property
    def finding(self) -> Finding:
        return finding(self.share, self.comparison.difference)


def finding(share: Interval, difference: float) -> Finding:
    if share.low > EVEN:
        return Finding.ONE_AHEAD
    if share.high < EVEN:
        return Finding.OTHER_AHEAD
    if share.low >= EVEN - difference and share.high <= EVEN + difference:
        return Finding.ALIKE
    return Finding.OPEN


def compare(comparison: Comparison, where: Where, tell: Callable[[Look, int], None] | None = None) -> Compared:
    """Looks after every pair, in their order: the same end, wherever it is raced and by how many."""
    compared = Compared(comparison)
    known = ConfidenceSequence(comparison.error)
    try:
        for deal, share in _pairs(comparison, where):
            known.add(share)
            compared.looks.append(Look(deal, share, known.interval()))
            if tell:
                tell(compared.looks[-1], known.count)
            if compared.finding is not Finding.OPEN:
                return compared
    except JobFailed as failure:
        compared.failure = failure
    compared.is_stopped = compared.failure is None and len(compared.looks) < comparison.most_pairs
    return compared


def _pairs(comparison: Comparison, where: Where) -> Iterator[tuple[Deal, float]]:
    with closing(over_cores(_ahead, comparison.races(), where)) as shares:
        for number, (first, second) in enumerate(zip(shares, shares, strict=False)):
            yield comparison.deal(number), (first + second) / 2


def _ahead(race: SidedRace) -> float:
    won = pairings_won(run_race(race.job).ranking, race.sides)
    return won[0, 1] / (won[0, 1] + won[1, 0])
