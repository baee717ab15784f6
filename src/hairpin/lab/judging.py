"""Targets held against the races that were run: kept, missed, or not to be told yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hairpin.lab.intervals import Interval, dealt_share, mean, win_share
from hairpin.lab.moments import Ratio
from hairpin.lab.outcomes import RaceOutcome
from hairpin.lab.pairings import Deal, pairings_won
from hairpin.lab.targets import AT_LEAST, TIMES, Measure, Target
from hairpin.lab.thinking import Thinking
from hairpin.lab.trials import Trial, TrialRace

Run = tuple[TrialRace, RaceOutcome]
Runs = Mapping[Trial, Sequence[Run]]


class Verdict(StrEnum):
    KEPT = "kept"
    MISSED = "missed"
    UNCLEAR = "too few races to tell"
    NOT_RACED = "not raced"


@dataclass(frozen=True, slots=True)
class Judged:
    target: Target
    races: int
    found: Interval | None
    verdict: Verdict

    @property
    def missed_by(self) -> float:
        return abs(self.found.value - self.target.goal) if self.found and self.verdict is Verdict.MISSED else 0.0


FEWEST_DEALS: Final = 10
"""With fewer, scatter is not known well enough to trust an interval."""


def judge(target: Target, runs: Runs) -> Judged:
    raced = [run for trial in target.trials for run in _complete(runs.get(trial, ()))]
    found = _MEASURES[target.measure](target, raced) if raced else None
    return Judged(target, len(raced), found, _verdict(target, found, len(_by_deal(raced))))


def _verdict(target: Target, found: Interval | None, deals: int) -> Verdict:
    if found is None:
        return Verdict.NOT_RACED
    if deals < FEWEST_DEALS and target.measure not in TIMES:
        return Verdict.UNCLEAR
    kept, missed = found.low >= target.goal, found.high < target.goal
    if target.measure not in AT_LEAST:
        kept, missed = found.high <= target.goal, found.low > target.goal
    return Verdict.KEPT if kept else Verdict.MISSED if missed else Verdict.UNCLEAR


# -- measures --------------------------------------------------------------------------------------------


def _wins(target: Target, raced: Sequence[Run]) -> Interval:
    won = sum(race.lineup[outcome.ranking[0]] == target.driver for race, outcome in raced)
    return win_share(won, len(raced))


def _ahead(target: Target, raced: Sequence[Run]) -> Interval:
    """By deals: the two races of one are not independent."""
    shares = []
    pairings = 0
    for runs in _by_deal(raced):
        won = [pairings_won(outcome.ranking, race.sides) for race, outcome in runs]
        ahead, behind = sum(w[0, 1] for w in won), sum(w[1, 0] for w in won)
        shares.append(ahead / (ahead + behind))
        pairings = ahead + behind
    return dealt_share(shares, pairings)


def _spin_outs(target: Target, raced: Sequence[Run]) -> Interval:
    deals = _by_deal(raced)
    found = mean([_mean_spin_outs(target.driver, runs) for runs in deals])
    # what was not seen in n deals may still happen 3 times in n
    return Interval(found.value, max(0.0, found.low), max(found.high, 3 / len(deals)))


def _mean_spin_outs(driver: str, runs: Sequence[Run]) -> float:
    counts = [outcome.spin_outs[seat] for race, outcome in runs for seat in race.seats_of(driver)]
    return sum(counts) / len(counts)


def _mean_time(target: Target, raced: Sequence[Run]) -> Interval:
    """By deals, like all others: what takes long in one race of a deal does so in the other."""
    ratio = Ratio()
    for runs in _by_deal(raced):
        parts = _thinking(target.driver, runs)
        ratio.add(1000 * sum(part.seconds for part in parts), sum(part.decisions for part in parts))
    return ratio.mean() or _exactly(ratio.part / max(ratio.whole, 1))


def _longest_time(target: Target, raced: Sequence[Run]) -> Interval:
    return _exactly(1000 * max(part.longest for part in _thinking(target.driver, raced)))


def _thinking(driver: str, raced: Sequence[Run]) -> list[Thinking]:
    return [outcome.thinking[seat] for race, outcome in raced for seat in race.seats_of(driver)]


def _exactly(value: float) -> Interval:
    return Interval(value, value, value)


def _by_deal(raced: Sequence[Run]) -> list[list[Run]]:
    found: dict[tuple[Trial, Deal], list[Run]] = {}
    for race, outcome in raced:
        found.setdefault((race.trial, race.deal), []).append((race, outcome))
    return list(found.values())


def _complete(raced: Sequence[Run]) -> list[Run]:
    """Without a deal whose second race, with the seats swapped, is missing."""
    return [run for deal in _by_deal(raced) if len(deal) == deal[0][0].trial.races_of_a_deal for run in deal]


_MEASURES: Final[dict[Measure, Callable[[Target, Sequence[Run]], Interval]]] = {
    Measure.WINS: _wins,
    Measure.AHEAD: _ahead,
    Measure.SPIN_OUTS: _spin_outs,
    Measure.MEAN_TIME: _mean_time,
    Measure.LONGEST_TIME: _longest_time,
}
