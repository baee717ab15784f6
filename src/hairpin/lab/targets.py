"""What the drivers promise to be, in numbers, and the trials that show whether they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from hairpin.content.circuits import circuit_ids
from hairpin.content.settings import DEFAULT_OPTIONS, RaceOptions
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
LADDER: Final = (
    ("club", "rookie", 240),
    ("privateer", "club", 80),
    ("pro", "privateer", 80),
    ("champion", "pro", 160),
)
GARAGE: Final = RaceOptions(garage="all")
MIXES: Final = (
    RaceOptions(weather=True),
    RaceOptions(garage="basic", draft="snake", mulligan=True),
    RaceOptions(garage="all", weather=True, mulligan=True),
    RaceOptions(garage="advanced", draft="quick", weather=True, tournament=True),
)
"""Between them they have every module of a single race."""
STRONGEST_LEGENDS: Final = "legend-6"
"""Among them the champion looks ahead: there it may take longer, and has its own limit."""
SPIN_OUT_LIMITS: Final = (("club", 0.5), ("privateer", 0.5), ("pro", 0.5), ("champion", 0.3))
TIME_LIMITS: Final = (("rookie", 2.0), ("club", 2.0), ("privateer", 20.0), ("pro", 20.0), ("champion", 5.0))
LONGEST_MS: Final = 300.0


def all_targets() -> tuple[Target, ...]:
    pro = tuple(_against_legends("pro", circuit, 0.6) for circuit in BASE_CIRCUITS)
    champion = (
        _ahead("champion-pro", "champion v pro, base circuits", 0.75, (_pairs(BASE_CIRCUITS, 640),)),
        _ahead(
            "champion-pro",
            "champion v pro, all modules",
            0.65,
            tuple(_pairs(circuit_ids(), 64, modules) for modules in MIXES),
        ),
        *_champion_against_legends(),
    )
    ladder = tuple(
        Target("ladder", f"{one} v {other}", one, Measure.AHEAD, 0.65, (_even(one, other, races),))
        for one, other, races in LADDER
    )
    return (*pro, *champion, *ladder, _drafting(), *_from_the_races_of((*pro, *champion, *ladder)))


def _against_legends(driver: str, circuit: str, goal: float) -> Target:
    trial = Trial(driver, "legend-base", 1, 5, (circuit,), 1000)
    return Target(f"{driver}-legends", circuit, driver, Measure.WINS, goal, (trial,))


def _champion_against_legends() -> tuple[Target, ...]:
    each = tuple(_against_legends("champion", circuit, 0.75) for circuit in BASE_CIRCUITS)
    all_four = tuple(trial for target in each for trial in target.trials)

    def of_level_6(subject: str, goal: float, modules: RaceOptions) -> Target:
        trial = Trial("champion", STRONGEST_LEGENDS, 1, 5, BASE_CIRCUITS, 4000, modules)
        return Target("champion-legends", subject, "champion", Measure.WINS, goal, (trial,))

    return (
        *each,
        Target("champion-legends", "all four", "champion", Measure.WINS, 0.85, all_four),
        of_level_6("level 6", 0.2, DEFAULT_OPTIONS),
        of_level_6("level 6, drafted upgrades", 0.4, GARAGE),
    )


def _ahead(name: str, subject: str, goal: float, trials: tuple[Trial, ...]) -> Target:
    return Target(name, subject, trials[0].one, Measure.AHEAD, goal, trials)


def _pairs(circuits: tuple[str, ...], races: int, modules: RaceOptions = DEFAULT_OPTIONS) -> Trial:
    return Trial("champion", "pro", 3, 3, circuits, races, modules)


def _even(one: str, other: str, races: int) -> Trial:
    return Trial(one, other, 3, 3, circuit_ids(), races)


def _drafting() -> Target:
    trial = Trial("pro", "pro" + WITH_RANDOM_UPGRADES, 3, 3, circuit_ids(), 120, GARAGE)
    return Target("drafting", "pro v random upgrades", "pro", Measure.AHEAD, 0.55, (trial,))


def _from_the_races_of(others: tuple[Target, ...]) -> tuple[Target, ...]:
    """Measured along the way: these need no races of their own."""
    trials = tuple(dict.fromkeys(trial for target in others for trial in target.trials))

    def of(driver: str, looking_ahead: bool = True) -> tuple[Trial, ...]:
        found = (trial for trial in trials if driver in trial.drivers)
        return tuple(trial for trial in found if looking_ahead or STRONGEST_LEGENDS not in trial.drivers)

    return (
        *(Target("spin-outs", d, d, Measure.SPIN_OUTS, limit, of(d)) for d, limit in SPIN_OUT_LIMITS),
        *(Target("thinking-time", d, d, Measure.MEAN_TIME, limit, of(d, False)) for d, limit in TIME_LIMITS),
        Target(
            "thinking-time",
            "champion, longest",
            "champion",
            Measure.LONGEST_TIME,
            LONGEST_MS,
            of("champion"),
        ),
    )
