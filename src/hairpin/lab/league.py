"""A league: every two entrants meet, with as many cars each, on the same circuits, from the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import ceil
from typing import Final

from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.lab.crews.jobs import Request
from hairpin.lab.entrants import can_meet, check_entrants, is_legend, modules_for
from hairpin.lab.games import GameJob, config_of
from hairpin.lab.head_to_head import HeadToHead, head_to_head
from hairpin.lab.outcomes import race_job, run_race
from hairpin.lab.pairings import Deal, deals, pairings_won, sides
from hairpin.lab.pool import JobFailed, Progress, Where, over_cores
from hairpin.lab.rating import Wins
from hairpin.lab.standings import Standings, standings
from hairpin.rules.errors import BadSetup
from hairpin.rules.setup import MAX_CARS

RACES_OF_A_DEAL: Final = 2
"""Of each pairing: the second with the seats swapped."""


@dataclass(frozen=True, slots=True)
class League:
    entrants: tuple[str, ...]
    circuits: tuple[str, ...]
    races: int
    """That each pairing should race, at least."""
    field: int = 3
    """Cars of each side."""
    seed: int = 1
    laps: int | None = None
    modules: RaceOptions = DEFAULT_OPTIONS

    def __post_init__(self) -> None:
        check_entrants(self.entrants)
        if not self.pairs:
            raise BadSetup("drivers: a league needs two who can meet in a race, and at most one of them a Legend")
        if not 1 <= self.field <= MAX_CARS // 2:
            raise BadSetup(f"field: {self.field} cars a side; they are 1 to {MAX_CARS // 2}")
        self._check_circuits()
        self._check_modules()

    def _check_circuits(self) -> None:
        if not self.circuits:
            raise BadSetup("circuits: a league needs at least one, or all")
        twice = [circuit for circuit in self.circuits if self.circuits.count(circuit) > 1]
        if twice:
            raise BadSetup(f"circuits: {twice[0]} is named twice; a league has each circuit once")

    def _check_modules(self) -> None:
        has_legends = any(map(is_legend, self.entrants))
        if not has_legends and modules_for(self.entrants, self.modules) != self.modules:
            raise BadSetup("modules: a setting for Legends, but no Legend takes part; add one to the drivers")

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(pair for pair in self._all_pairs() if self._can_meet(pair))

    @property
    def left_out(self) -> tuple[tuple[str, str], ...]:
        """Two kinds of Legends: a race has one deck for all of them."""
        return tuple(
            (self.entrants[i], self.entrants[j]) for i, j in self._all_pairs() if not self._can_meet((i, j))
        )

    def _all_pairs(self) -> Iterator[tuple[int, int]]:
        return combinations(range(len(self.entrants)), 2)

    def _can_meet(self, pair: tuple[int, int]) -> bool:
        return can_meet(self.entrants[pair[0]], self.entrants[pair[1]])

    @property
    def races_of_a_pairing(self) -> int:
        """Rounded up, so that all circuits and seats come up equally often."""
        unit = RACES_OF_A_DEAL * len(self.circuits)
        return ceil(self.races / unit) * unit

    @property
    def races_in_all(self) -> int:
        return self.races_of_a_pairing * len(self.pairs)

    @property
    def deals(self) -> list[Deal]:
        return deals(self.circuits, self.races_of_a_pairing // RACES_OF_A_DEAL, self.seed)


@dataclass(frozen=True, slots=True)
class LeagueRace:
    job: GameJob
    sides: tuple[int, ...]
    """By seat: the index of its entrant."""

    def requests(self) -> tuple[Request, ...]:
        return self.job.requests()


@dataclass(frozen=True, slots=True)
class LeagueResult:
    league: League
    deals: tuple[Wins, ...]
    """Those that all pairings have raced."""
    raced: int
    """All races, also those of a deal that was not completed and does not count."""
    failure: JobFailed | None = None
    """What ended it too early."""

    @property
    def races_of_a_pairing(self) -> int:
        return len(self.deals) * RACES_OF_A_DEAL

    def standings(self) -> Standings:
        return standings(self.league.entrants, self.deals, self.races_of_a_pairing)

    def head_to_head(self) -> tuple[HeadToHead, ...]:
        return tuple(
            head_to_head(self.league.entrants, pair, self.deals, RACES_OF_A_DEAL) for pair in self.league.pairs
        )


def league_races(league: League) -> list[LeagueRace]:
    """Deal by deal, and all pairings of one deal: wherever it is stopped, all have had the same."""
    return [race for deal in league.deals for race in _races_of(league, deal)]


def _races_of(league: League, deal: Deal) -> Iterator[LeagueRace]:
    for pair in league.pairs:
        for swapped in (False, True):
            yield _race(league, deal, pair, swapped)


def _race(league: League, deal: Deal, pair: tuple[int, int], swapped: bool) -> LeagueRace:
    seated = tuple(pair[side] for side in sides(league.field, swapped))
    lineup = [league.entrants[index] for index in seated]
    return LeagueRace(race_job(lineup, deal, league.modules, league.laps), seated)


def run_league(league: League, where: Where, progress: Progress | None = None) -> LeagueResult:
    """Ctrl-C, or a race that fails, ends it early; the deals that were completed count."""
    races = league_races(league)
    won: list[Wins] = []
    failure = None
    try:
        won.extend(over_cores(_wins, races, where, progress))
    except JobFailed as error:
        failure = error
    return LeagueResult(league, tuple(_complete(won, RACES_OF_A_DEAL * len(league.pairs))), len(won), failure)


def check(league: League) -> None:
    """What can't be raced is said before the first race; the first deals have every circuit and pairing."""
    for deal in league.deals[: len(league.circuits)]:
        for race in _races_of(league, deal):
            config_of(race.job.request)


def _wins(race: LeagueRace) -> Counter[tuple[int, int]]:
    return pairings_won(run_race(race.job).ranking, race.sides)


def _complete(won: Sequence[Wins], races: int) -> Iterator[Wins]:
    left = iter(won)
    while len(deal := list(islice(left, races))) == races:
        total: Counter[tuple[int, int]] = Counter()
        for race in deal:
            total.update(race)
        yield total
