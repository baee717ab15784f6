"""What the drivers promise to be, in numbers, and the trials that show whether they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from hairpin.content.circuits import circuit_ids
from hairpin.content.settings import RaceOptions
from hairpin.lab.random_upgrades import WITH_RANDOM_UPGRADES
from hairpin.lab.trials import Trial


class Measure(StrEnum):
    WINS = "races won"
    AHEAD = "pairings ahead"
    SPIN_OUTS = "spin-outs a race"
    MEAN_TIME = "ms a decision"
    LONGEST_TIME = "ms, longest decision"


AT_LEAST: Final = (Measure.WINS, Measure.AHEAD)
"""The others are limits from above."""
TIMES: Final = (Measure.MEAN_TIME, Measure.LONGEST_TIME)


@dataclass(frozen=True, slots=True)
class Target:
    """One promise about one driver. Shares are parts of 1, times milliseconds of CPU time."""

    name: str
    subject: str
    driver: str
    measure: Measure
    goal: float
    trials: tuple[Trial, ...]

    def with_instead(self, stand_ins: Mapping[str, str]) -> Target:
        """The same promise, of whoever stands in for these drivers."""
        return replace(
            self,
            subject=" ".join(stand_ins.get(word, word) for word in self.subject.split(" ")),
            driver=stand_ins.get(self.driver, self.driver),
            trials=tuple(trial.with_instead(stand_ins) for trial in self.trials),
        )


BASE_CIRCUITS: Final = ("usa", "great-britain", "italy", "france")
LADDER: Final = (("club", "rookie", 240), ("pro", "club", 72), ("champion", "pro", 48))
GARAGE: Final = RaceOptions(garage="all")
SPIN_OUT_LIMIT: Final = 0.5
TIME_LIMITS: Final = (("rookie", 2.0), ("club", 2.0), ("pro", 20.0), ("champion", 300.0))
LONGEST_MS: Final = 2000.0


def all_targets() -> tuple[Target, ...]:
    pro = tuple(
        Target(
            "pro-legends",
            circuit,
            "pro",
            Measure.WINS,
            0.6,
            (Trial("pro", "legend-base", 1, 5, (circuit,), 1000),),
        )
        for circuit in BASE_CIRCUITS
    )
    champion = Target(
        "champion-legends",
        "all circuits",
        "champion",
        Measure.WINS,
        0.5,
        (Trial("champion", "legend-6", 1, 5, circuit_ids(), 48),),
    )
    ladder = tuple(
        Target("ladder", f"{one} v {other}", one, Measure.AHEAD, 0.65, (_even(one, other, races),))
        for one, other, races in LADDER
    )
    return (*pro, champion, *ladder, _drafting(), *_from_the_races_of((*pro, champion, *ladder)))


def _even(one: str, other: str, races: int) -> Trial:
    return Trial(one, other, 3, 3, circuit_ids(), races)


def _drafting() -> Target:
    trial = Trial("pro", "pro" + WITH_RANDOM_UPGRADES, 3, 3, circuit_ids(), 120, GARAGE)
    return Target("drafting", "pro v random upgrades", "pro", Measure.AHEAD, 0.55, (trial,))


def _from_the_races_of(others: tuple[Target, ...]) -> tuple[Target, ...]:
    """Measured along the way: these need no races of their own."""
    trials = tuple(trial for target in others for trial in target.trials)

    def of(driver: str) -> tuple[Trial, ...]:
        return tuple(trial for trial in trials if driver in trial.drivers)

    names = [driver for driver, _ in TIME_LIMITS]
    return (
        *(Target("spin-outs", d, d, Measure.SPIN_OUTS, SPIN_OUT_LIMIT, of(d)) for d in names if d != "rookie"),
        *(Target("thinking-time", d, d, Measure.MEAN_TIME, limit, of(d)) for d, limit in TIME_LIMITS),
        Target(
            "thinking-time",
            "champion, longest",
            "champion",
            Measure.LONGEST_TIME,
            LONGEST_MS,
            of("champion"),
        ),
    )
