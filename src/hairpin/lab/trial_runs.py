"""Running the trials that targets need, each once, and judging by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hairpin.content.problems import did_you_mean
from hairpin.lab.entrants import check_entrants
from hairpin.lab.games import config_of
from hairpin.lab.judging import Judged, Run, judge
from hairpin.lab.outcomes import RaceOutcome, run_race
from hairpin.lab.pool import JobFailed, Progress, Where, over_cores
from hairpin.lab.targets import Target
from hairpin.lab.trials import Trial, TrialRace, trial_races
from hairpin.rules.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Trials:
    targets: tuple[Target, ...]
    share: float
    seed: int

    def races(self) -> list[TrialRace]:
        trials = dict.fromkeys(trial for target in self.targets for trial in target.trials)
        return [race for trial in trials for race in trial_races(trial, self.share, self.seed)]

    def check(self) -> None:
        """What can't be raced is said before the first race."""
        for target in self.targets:
            for trial in target.trials:
                check_entrants(trial.drivers)
        for request in dict.fromkeys(race.job.request for race in self.races()):
            config_of(request)


@dataclass(frozen=True, slots=True)
class TrialsResult:
    trials: Trials
    judged: tuple[Judged, ...]
    raced: int
    asked: int
    failure: JobFailed | None = None
    """What ended it too early."""


def run_trials(trials: Trials, where: Where, progress: Progress | None = None) -> TrialsResult:
    """Ctrl-C, or a race that fails, ends it early; what was raced before is judged."""
    races = trials.races()
    outcomes: list[RaceOutcome] = []
    failure = None
    try:
        outcomes.extend(over_cores(_outcome, races, where, progress))
    except JobFailed as error:
        failure = error
    runs = _by_trial(list(zip(races, outcomes, strict=False)))
    judged = tuple(judge(target, runs) for target in trials.targets)
    return TrialsResult(trials, judged, len(outcomes), len(races), failure)


def _outcome(race: TrialRace) -> RaceOutcome:
    return run_race(race.job)


def _by_trial(runs: Sequence[Run]) -> dict[Trial, list[Run]]:
    found: dict[Trial, list[Run]] = {}
    for race, outcome in runs:
        found.setdefault(race.trial, []).append((race, outcome))
    return found


def chosen(targets: Sequence[Target], only: Sequence[str]) -> tuple[Target, ...]:
    """Those with these names, or all if there are none."""
    names = list(dict.fromkeys(target.name for target in targets))
    for name in only:
        if name not in names:
            hint = did_you_mean(name, names)
            raise BadSetup(f"--only: there is no target {name!r}; {hint}targets are {', '.join(names)}")
    return tuple(target for target in targets if not only or target.name in only)
