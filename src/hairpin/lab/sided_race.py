"""A race of several sides."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.lab.crews.jobs import Request
from hairpin.lab.games import GameJob


@dataclass(frozen=True, slots=True)
class SidedRace:
    job: GameJob
    sides: tuple[int, ...]
    """By seat: the index of its entrant."""

    def requests(self) -> tuple[Request, ...]:
        return self.job.requests()

    def __str__(self) -> str:
        return str(self.job)
