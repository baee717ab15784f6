"""Many jobs over all cores, or over a cluster: the results come in the order of the jobs.

Ctrl-C leaves what is finished. Chunks that are lost with a worker are done again by another:
jobs are such that it makes no difference.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import inf
from typing import Final, Generic

from hairpin.engine import is_compiled
from hairpin.lab.crews.crew import Crew, CrewLost, Handed, UnfitWorker, WorkerLost
from hairpin.lab.crews.ctrl_c import CtrlC
from hairpin.lab.crews.engine import Engine
from hairpin.lab.crews.jobs import CHUNKS_AHEAD, Done, Job, JobFailed, Pace, Result, attempt

__all__ = ["JobFailed", "Progress", "Where", "all_cores", "over_cores"]

Progress = Callable[[int], None]
"""Told how many jobs are done."""
Where = int | Engine
"""Cores of this machine, or a cluster."""

POLL_SECONDS: Final = 0.1
COUNT_SECONDS: Final = 5.0
"""How often the workers of a cluster are counted."""
ALONE_SECONDS: Final = 60.0
"""So long a cluster may be without any worker: others may come."""
PAUSE_SECONDS: Final = 1.0
MOST_LOSSES: Final = 2
"""A job that was lost more often than that probably kills its workers."""


def all_cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def over_cores(
    work: Callable[[Job], Result], jobs: Sequence[Job], where: Where, progress: Progress | None = None
) -> Generator[Result, None, None]:
    """The results in order of the jobs. After Ctrl-C they are fewer than the jobs: those from the first on

    that were finished. A second Ctrl-C is a KeyboardInterrupt. With more than one core, `work` and jobs must
    be such that they can be sent to another process.
    """
    with closing(_results(work, jobs, where)) as results:
        for done, result in enumerate(results, start=1):
            if progress:
                progress(done)
            yield result


def _results(work: Callable[[Job], Result], jobs: Sequence[Job], where: Where) -> Generator[Result, None, None]:
    engine = Engine(cores=where) if isinstance(where, int) else where
    if engine.is_local and min(engine.cores or all_cores(), len(jobs)) <= 1:
        return _in_this_process(work, jobs)
    return _by_a_crew(work, jobs, engine)


def _in_this_process(work: Callable[[Job], Result], jobs: Sequence[Job]) -> Generator[Result, None, None]:
    with CtrlC() as ctrl_c:
        for job in jobs:
            try:
                ctrl_c.at_once = not is_compiled()  # compiled rules may not outlive it: their job is done first
                if ctrl_c.asked:
                    return
                result = attempt(work, job)
                ctrl_c.at_once = False
            except KeyboardInterrupt:
                return
            yield result


def _by_a_crew(
    work: Callable[[Job], Result], jobs: Sequence[Job], engine: Engine
) -> Generator[Result, None, None]:
    if not jobs:
        return
    with CtrlC() as ctrl_c:
        crew: Crew[Job, Result, object] = engine.crew(jobs, all_cores())
        at_once = False
        try:
            yield from _Shift(crew, work, jobs, ctrl_c).results()
        except KeyboardInterrupt:
            at_once = True
            raise
        finally:
            crew.close(at_once)


@dataclass(slots=True)
class _Out(Generic[Job, Handed]):
    """A chunk that somebody works on."""

    jobs: Sequence[Job]
    handed: Handed
    losses: int = 0


class _Shift(Generic[Job, Result, Handed]):
    """One crew at work on one list of jobs."""

    def __init__(
        self,
        crew: Crew[Job, Result, Handed],
        work: Callable[[Job], Result],
        jobs: Sequence[Job],
        ctrl_c: CtrlC,
    ) -> None:
        self._crew = crew
        self._work = work
        self._jobs = jobs
        self._begun = 0
        """So many jobs have been handed out."""
        self._ctrl_c = ctrl_c
        self._pace = Pace(crew.seconds)
        self._out: deque[_Out[Job, Handed]] = deque()
        self._workers = 0
        self._counted = -inf
        self._seen = time.monotonic()
        """When there was a worker."""
        self._is_any_done = False

    def results(self) -> Generator[Result, None, None]:
        while True:
            if not self._ctrl_c.asked:
                self._hand_out()
            if not self._is_next_there():
                return
            chunk = self._next()
            if chunk is None:
                continue
            self._pace.note(chunk)
            self._is_any_done = True
            yield from chunk.results
            if chunk.failure:
                raise JobFailed(chunk.failure)

    def _hand_out(self) -> None:
        workers = self._count_workers()
        while self._begun < len(self._jobs) and len(self._out) < CHUNKS_AHEAD * workers:
            size = self._pace.size(len(self._jobs) - self._begun, workers)
            jobs = self._jobs[self._begun : self._begun + size]
            self._out.append(_Out(jobs, self._crew.hand_out(self._work, jobs)))
            self._begun += size

    def _count_workers(self) -> int:
        if time.monotonic() - self._counted > COUNT_SECONDS:
            self._workers = self._crew.workers()
            self._counted = time.monotonic()
            self._seen = self._counted if self._workers else self._seen
        if self._counted - self._seen > ALONE_SECONDS:
            raise CrewLost(f"--engine: there has been no worker for {ALONE_SECONDS:.0f} seconds")
        return max(1, self._workers)

    def _is_next_there(self) -> bool:
        """Waits until it is; False if there is none, or somebody does not want to wait any longer."""
        while self._out and not self._crew.wait(self._out[0].handed, 0):
            if self._ctrl_c.asked:
                return False
            self._count_workers()
            self._crew.wait(self._out[0].handed, POLL_SECONDS)
        return bool(self._out)

    def _next(self) -> Done[Result] | None:
        """None if it was lost; then it is out again."""
        try:
            chunk = self._crew.result(self._out[0].handed)
        except UnfitWorker as unfit:
            if self._is_any_done:  # one that came later: what the others have done is kept
                raise JobFailed(str(unfit)) from None
            raise
        except WorkerLost:
            self._regroup(self._out[0].losses)
            self._out = deque(again for out in self._out for again in self._again_if_lost(out))
            return None
        self._out.popleft()
        return chunk

    def _regroup(self, losses: int) -> None:
        """Jobs are not handed to nobody, nor time and again to a cluster that is just coming to its end."""
        if losses < MOST_LOSSES:
            time.sleep(PAUSE_SECONDS * losses)
        self._counted = -inf
        self._count_workers()
        while not self._workers and not self._ctrl_c.asked:
            time.sleep(POLL_SECONDS)
            self._count_workers()

    def _again_if_lost(self, out: _Out[Job, Handed]) -> Iterator[_Out[Job, Handed]]:
        if not self._is_lost(out):
            yield out
            return
        if out.losses >= MOST_LOSSES:
            raise JobFailed(
                f"{out.jobs[0]}: a worker process was killed in this job or beside it, {out.losses + 1} times;"
                " out of memory?"
            )
        for job in out.jobs:  # one by one, so that a job which kills its worker is found
            yield _Out([job], self._crew.hand_out(self._work, [job]), out.losses + 1)

    def _is_lost(self, out: _Out[Job, Handed]) -> bool:
        if not self._crew.wait(out.handed, 0):
            return False
        try:
            self._crew.result(out.handed)
        except WorkerLost:
            return True
        return False
