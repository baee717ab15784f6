"""A lane: jobs of one pace wait here for the workers of that pace, and no other lane is in their way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final

from hairpin.server.thinking.job import Job, Thought
from hairpin.server.thinking.shares import Shares
from hairpin.server.thinking.watch import Watch
from hairpin.server.thinking.worker import Worker

LOOK_AGAIN_SECONDS: Final = 0.5
"""Until those who have used too much may have faded enough."""

Settle = Callable[[Job, Thought], None]


class Lane:
    def __init__(self, workers: list[Worker], shares: Shares, patience: float, settle: Settle) -> None:
        self.waiting: dict[Job, None] = {}
        self._workers = workers
        self._idle = list(workers)
        self._running: dict[str, Job] = {}
        """By table: one at a time for each."""
        self._shares = shares
        self._patience = patience
        self._settle = settle
        self._alarm: asyncio.TimerHandle | None = None
        self._is_closed = False

    def start(self) -> None:
        self._workers[0].start()

    def add(self, job: Job) -> None:
        self.waiting[job] = None
        self._look()

    def drop(self, job: Job) -> None:
        self.waiting.pop(job, None)

    def fail_all(self, name: str, problem: str) -> None:
        for job in [job for job in self.waiting if job.name == name]:
            del self.waiting[job]
            job.fail(problem)

    def stop(self) -> None:
        """Nothing begins any more, and what has begun comes to nothing."""
        self._is_closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for job in (*self.waiting, *self._running.values()):
            job.answer.cancel()
        for worker in self._workers:
            worker.stop()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    def _look(self) -> None:
        self._shares.fade()
        while self._idle and (job := self._next()) is not None:
            self._begin(self._idle.pop(), job)
        if self._idle and self.waiting and self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(LOOK_AGAIN_SECONDS, self._look_again)

    def _look_again(self) -> None:
        self._alarm = None
        self._look()

    def _next(self) -> Job | None:
        """Of equals, who came first."""
        ranks = {job: self._shares.rank(job) for job in self.waiting if job.table not in self._running}
        ready = [job for job, rank in ranks.items() if not self._shares.is_above(rank)]
        return min(ready, key=ranks.__getitem__, default=None)

    def _begin(self, worker: Worker, job: Job) -> None:
        del self.waiting[job]
        self._running[job.table] = job
        loop = asyncio.get_running_loop()
        end = partial(self._end, worker, job, Watch(worker, self._patience))
        worker.ask(job).add_done_callback(lambda thought: loop.call_soon_threadsafe(end, thought))

    def _end(self, worker: Worker, job: Job, watch: Watch, thought: Future[Thought]) -> None:
        watch.stop()
        del self._running[job.table]
        if self._is_closed:
            return
        self._idle.append(worker)
        self._settle(job, thought.result())
        self._look()
