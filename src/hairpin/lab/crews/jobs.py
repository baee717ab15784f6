"""Jobs in chunks: what is sent to a worker, and what comes back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, Generic, Protocol, TypeVar, runtime_checkable

from hairpin.content.config import RaceRequest
from hairpin.content.season_config import SeasonRequest
from hairpin.rules.errors import HairpinError

Job = TypeVar("Job")
Result = TypeVar("Result")
Request = RaceRequest | SeasonRequest

MOST_IN_A_CHUNK: Final = 100
CHUNKS_AHEAD: Final = 3
"""So many chunks for each worker are handed out at a time; what is handed out can't be taken back."""


class JobFailed(HairpinError):
    """A job that can't be done; the text names the job, so that it can be repeated."""


@runtime_checkable
class Asking(Protocol):
    """A job that says which races or seasons it is about: their drivers and circuits may be files."""

    def requests(self) -> Iterable[Request]: ...


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """Of a chunk: the results from its first job on, and what ended it too early."""

    results: list[Result]
    seconds: float
    failure: str = ""


def attempt(work: Callable[[Job], Result], job: Job) -> Result:
    try:
        return work(job)
    except HairpinError as error:
        raise JobFailed(f"{job}: {error}") from error
    except Exception as error:
        raise JobFailed(f"{job}: {type(error).__name__}: {error}") from error


def done(work: Callable[[Job], Result], jobs: Sequence[Job]) -> Done[Result]:
    begun = time.perf_counter()
    results: list[Result] = []
    failure = ""
    try:
        for job in jobs:
            results.append(attempt(work, job))  # noqa: PERF401
    except JobFailed as error:
        failure = str(error)
    return Done(results, time.perf_counter() - begun, failure)


class Pace:
    """How many jobs make a chunk: about `seconds` of work, found out step by step.

    Sending costs more than a quick race takes; but what is in a chunk is lost with it when somebody stops.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._size = 1

    def note(self, chunk: Done[Result]) -> None:
        if chunk.results:
            each = max(chunk.seconds / len(chunk.results), 1e-6)
            self._size = max(1, min(int(self._seconds / each), 2 * self._size, MOST_IN_A_CHUNK))

    def size(self, left: int, workers: int) -> int:
        """Small ones at the end, so that nobody waits for the last."""
        return max(1, min(self._size, ceil(left / (2 * workers))))
