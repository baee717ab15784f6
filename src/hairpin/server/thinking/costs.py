"""What drivers cost, as measured, and which lane that puts them in."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from hairpin.drivers.among_legends import is_alone_among_legends
from hairpin.rules.view import View


class Pace(StrEnum):
    QUICK = "quick"
    MEDIUM = "medium"
    SLOW = "slow"


QUICK_BELOW: Final = 0.003
MEDIUM_BELOW: Final = 0.05
WEIGHT: Final = 0.01
"""Of a new figure in the average: a first look at a circuit or many easy decisions must not change the lane."""
AT_FIRST: Final = {
    "random": 0.0001,
    "rookie": 0.0003,
    "club": 0.0003,
    "privateer": 0.002,
    "pro": 0.01,
    "champion": 0.002,
}
"""Seconds of CPU for a decision, until more is known."""
ADVICE: Final = "advice"
"""No driver, but it takes its time as they do: besides what to do, it finds out why."""
ADVICE_AT_FIRST: Final = 0.2
LOOKS_AHEAD: Final = "champion"
LOOK_AHEAD: Final = "champion, looking ahead"
"""It takes so much longer than at first sight that it is measured by itself."""
LOOK_AHEAD_AT_FIRST: Final = 0.01
UNKNOWN: Final = 0.1
"""Whoever has not been measured yet counts as slow, and is in nobody's way who is known to be quick."""


class Costs:
    """Seconds of CPU for a decision: a moving average for each driver."""

    def __init__(self) -> None:
        self._averages = {**AT_FIRST, ADVICE: ADVICE_AT_FIRST, LOOK_AHEAD: LOOK_AHEAD_AT_FIRST}

    def note(self, name: str, seconds: float) -> None:
        before = self.of(name)
        self._averages[name] = before + WEIGHT * (seconds - before)

    def of(self, name: str) -> float:
        return self._averages.get(name, UNKNOWN)

    def pace(self, name: str) -> Pace:
        cost = self.of(name)
        if cost < QUICK_BELOW:
            return Pace.QUICK
        return Pace.MEDIUM if cost < MEDIUM_BELOW else Pace.SLOW


def work(name: str, view: View) -> str:
    """The name under which its time is measured: mostly the driver's."""
    return LOOK_AHEAD if name == LOOKS_AHEAD and is_alone_among_legends(view) else name


def known_drivers(pace: Pace) -> tuple[str, ...]:
    """Those of Hairpin itself who begin in this lane, or may come to it when they look ahead."""
    costs = Costs()

    def may_come(name: str) -> bool:
        return costs.pace(name) is pace or (name == LOOKS_AHEAD and pace is not Pace.QUICK)

    return tuple(name for name in AT_FIRST if may_come(name))
