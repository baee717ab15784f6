"""What a crew is: workers that take chunks of jobs, on whatever machines they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from hairpin.lab.crews.jobs import Done, Job, JobFailed, Result
from hairpin.rules.errors import HairpinError

Handed = TypeVar("Handed")
"""What a crew gives for a chunk that it was handed, and knows it by."""


class WorkerLost(Exception):
    """Whoever had the chunk has ended; the same chunk gives the same results elsewhere."""


class CrewLost(JobFailed):
    """All of them are: nobody can do any more. What was finished before is kept."""


class UnfitWorker(HairpinError):
    """One that would give other results: it has not what is here."""


class Crew(Protocol, Generic[Job, Result, Handed]):
    """Closed by whoever made it, at once or after a moment for what is nearly done.

    Whatever is asked of it, the answer may be `CrewLost`.
    """

    seconds: float
    """About so much work makes a chunk."""

    def workers(self) -> int:
        """How many there are now; none if all are gone, though others may come."""

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Handed: ...

    def wait(self, handed: Handed, seconds: float) -> bool:
        """Whether it is done."""

    def result(self, handed: Handed) -> Done[Result]:
        """Of a chunk that is done; `WorkerLost` if it has to be done again."""

    def close(self, at_once: bool) -> None: ...
