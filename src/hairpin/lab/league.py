"""A league: every two entrants meet, with as many cars each, on the same circuits, from the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import Final, Protocol

from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
from hairpin.lab.entrants import can_meet, check_entrants, is_legend, modules_for
from hairpin.lab.games import config_of
from hairpin.lab.head_to_head import HeadToHead, head_to_head
from hairpin.lab.outcomes import race_job, run_race
from hairpin.lab.pairings import Deal, deals, pairings_won, sides
from hairpin.lab.pool import JobFailed, Progress, Where, over_cores
from hairpin.lab.rating import Wins
from hairpin.lab.sided_race import SidedRace
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
    is_free_for_all: bool = False
    """All entrants in every race, instead of two by two."""

    def __post_init__(self) -> None:
        check_entrants(self.entrants)
        if not self.pairs:
            raise BadSetup("drivers: a league needs two who can meet in a race, and at most one of them a Legend")
        sides = len(self.entrants) if self.is_free_for_all else 2
        if not 1 <= self.field <= MAX_CARS // sides:
            raise BadSetup(f"field: {self.field} cars a side; they are 1 to {MAX_CARS // sides}")
        if self.is_free_for_all and self.left_out:
            raise BadSetup(
                f"--free-for-all: {' and '.join(self.left_out[0])} can't be in one race, which has one deck for"
                " all its Legends; name one of them"
            )
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
        unit = self.races_of_a_deal * len(self.circuits)
        return ceil(self.races / unit) * unit

    @property
    def races_of_a_deal(self) -> int:
        """Of each pairing: until every side has had every seat."""
        return len(self.entrants) if self.is_free_for_all else RACES_OF_A_DEAL

    @property
    def races_in_all(self) -> int:
        return self.races_of_a_pairing * (1 if self.is_free_for_all else len(self.pairs))

    @property
    def deals(self) -> list[Deal]:
        return deals(self.circuits, self.races_of_a_pairing // self.races_of_a_deal, self.seed)


@dataclass(frozen=True, slots=True)
class LeagueResult:
    league: League
    deals: tuple[Wins, ...]
    """Those of which all races were run."""
    raced: int
    """All races, also those of a deal that was not completed and does not count."""
    failure: JobFailed | None = None
    """What ended it too early."""
    orders: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """Of the races of the same deals: whose cars came in first, second and so on."""
    kept: int = 0
    """So many of the races had been run before."""

    @property
    def races_of_a_pairing(self) -> int:
        return len(self.deals) * self.league.races_of_a_deal

    @property
    def counted(self) -> int:
        """Races of those deals."""
        return len(self.deals) * (self.league.races_in_all // len(self.league.deals))

    def standings(self) -> Standings:
        return standings(self.league.entrants, self.deals, self.races_of_a_pairing, self.orders)

    def head_to_head(self) -> tuple[HeadToHead, ...]:
        return tuple(
            head_to_head(self.league.entrants, pair, self.deals, self.league.races_of_a_deal)
            for pair in self.league.pairs
        )


def league_races(league: League) -> list[SidedRace]:
    """Deal by deal, and all pairings of one deal: wherever it is stopped, all have had the same."""
    return [race for deal in league.deals for race in _races_of(league, deal)]


def _races_of(league: League, deal: Deal) -> Iterator[SidedRace]:
    if league.is_free_for_all:
        everybody = tuple(range(len(league.entrants)))
        for moved in everybody:
            yield _race(league, deal, (everybody[moved:] + everybody[:moved]) * league.field)
        return
    for pair in league.pairs:
        for swapped in (False, True):
            yield _race(league, deal, tuple(pair[side] for side in sides(league.field, swapped)))


def _race(league: League, deal: Deal, seated: tuple[int, ...]) -> SidedRace:
    lineup = [league.entrants[index] for index in seated]
    return SidedRace(race_job(lineup, deal, league.modules, league.laps), seated)


class Results(Protocol):
    """Results of races that are kept somewhere."""

    def find(self, league: League, race: SidedRace) -> tuple[int, ...] | None:
        """The order of a race that was run before."""

    def keep(self, league: League, race: SidedRace, order: tuple[int, ...]) -> None: ...


def run_league(
    league: League, where: Where, progress: Progress | None = None, results: Results | None = None
) -> LeagueResult:
    """Ctrl-C, or a race that fails, ends it early; the deals that were completed count."""
    races = league_races(league)
    orders = [results.find(league, race) if results else None for race in races]
    missing = [place for place, order in enumerate(orders) if order is None]
    kept = len(races) - len(missing)

    def told(done: int) -> None:
        if progress:
            progress(kept + done)

    told(0)
    failure = None
    try:
        found = over_cores(_order, [races[place] for place in missing], where, told)
        for place, order in zip(missing, found, strict=False):
            orders[place] = order
            if results:
                results.keep(league, races[place], order)
    except JobFailed as error:
        failure = error
    complete = tuple(_complete(orders, len(races) // len(league.deals)))
    wins = tuple(_wins_of(deal) for deal in complete)
    raced = sum(order is not None for order in orders)
    return LeagueResult(league, wins, raced, failure, complete, kept)


def check(league: League) -> None:
    """What can't be raced is said before the first race; the first deals have every circuit and pairing."""
    for deal in league.deals[: len(league.circuits)]:
        for race in _races_of(league, deal):
            config_of(race.job.request)


def _order(race: SidedRace) -> tuple[int, ...]:
    """Whose cars came in first, second and so on."""
    return tuple(race.sides[seat] for seat in run_race(race.job).ranking)


def _wins_of(orders: Sequence[tuple[int, ...]]) -> Wins:
    total: Counter[tuple[int, int]] = Counter()
    for order in orders:
        total.update(pairings_won(range(len(order)), order))
    return total


def _complete(orders: Sequence[tuple[int, ...] | None], races: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Deals of which no race is missing."""
    for first in range(0, len(orders), races):
        deal = tuple(order for order in orders[first : first + races] if order is not None)
        if len(deal) == races:
            yield deal
