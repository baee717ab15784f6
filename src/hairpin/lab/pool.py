"""Many jobs over all cores: the results come in the order of the jobs, and Ctrl-C leaves what is finished."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from types import FrameType, TracebackType
from typing import Final, Generic, TypeVar

from hairpin.rules.errors import HairpinError

Job = TypeVar("Job")
Result = TypeVar("Result")
Progress = Callable[[int], None]
"""Told how many jobs are done."""

JOBS_AHEAD: Final = 8
"""So many jobs for each core are handed out at a time; what is handed out can't be taken back."""
POLL_SECONDS: Final = 0.1
GRACE_SECONDS: Final = 2.0
"""Whoever stops waits so long for jobs that are nearly done, and then ends the workers."""


class JobFailed(HairpinError):
    """A job that can't be done; the text names the job, so that it can be repeated."""


def all_cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def over_cores(
    work: Callable[[Job], Result], jobs: Sequence[Job], cores: int, progress: Progress | None = None
) -> Iterator[Result]:
    """The results in order of the jobs. After Ctrl-C they are fewer than the jobs: those from the first on

    that were finished. A second Ctrl-C is a KeyboardInterrupt. With more than one core, `work` and jobs must
    be such that they can be sent to another process.
    """
    run = _in_this_process if min(cores, len(jobs)) <= 1 else _in_processes
    with closing(run(work, jobs, cores)) as results:
        for done, result in enumerate(results, start=1):
            if progress:
                progress(done)
            yield result


def _attempt(work: Callable[[Job], Result], job: Job) -> Result:
    try:
        return work(job)
    except HairpinError as error:
        raise JobFailed(f"{job}: {error}") from error
    except Exception as error:
        raise JobFailed(f"{job}: {type(error).__name__}: {error}") from error


class _CtrlC:
    """Asks to stop; the second one insists."""

    def __init__(self) -> None:
        self.asked = False
        self.at_once = False
        """The first one insists as well: what it interrupts can be thrown away."""
        self._may_listen = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> _CtrlC:
        # a process started with SIGINT ignored is meant to run on in the background
        self._may_listen &= signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
        if self._may_listen:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._may_listen:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        insists = self.asked or self.at_once
        self.asked = True
        if insists:
            raise KeyboardInterrupt


def _in_this_process(
    work: Callable[[Job], Result], jobs: Sequence[Job], cores: int
) -> Generator[Result, None, None]:
    with _CtrlC() as ctrl_c:
        for job in jobs:
            try:
                ctrl_c.at_once = True
                if ctrl_c.asked:
                    return
                result = _attempt(work, job)
                ctrl_c.at_once = False
            except KeyboardInterrupt:
                return
            yield result


def _in_processes(work: Callable[[Job], Result], jobs: Sequence[Job], cores: int) -> Generator[Result, None, None]:
    left = iter(jobs)
    with _CtrlC() as ctrl_c, _Workers[Job, Result](work, min(cores, len(jobs))) as workers:
        while True:
            if not ctrl_c.asked:
                workers.hand_out(islice(left, JOBS_AHEAD * cores - len(workers.handed_out)))
            if not workers.is_next_there(ctrl_c):
                return
            yield workers.next()


class _Workers(Generic[Job, Result]):
    def __init__(self, work: Callable[[Job], Result], cores: int) -> None:
        self._work = work
        self._plugins = set(multiprocessing.active_children())
        # forking would copy whatever threads hold at that moment, such as the lock of a progress bar
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(cores, context, initializer=_begin_worker)
        self._closed = threading.Event()
        self.handed_out: deque[tuple[Job, Future[Result]]] = deque()

    def __enter__(self) -> _Workers[Job, Result]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        threading.Thread(target=self._close).start()
        try:
            self._closed.wait(0 if kind is KeyboardInterrupt else GRACE_SECONDS)
        finally:  # also if somebody insists
            if not self._closed.is_set():
                for worker in set(multiprocessing.active_children()) - self._plugins:
                    worker.terminate()
            self._closed.wait()

    def _close(self) -> None:
        """In a thread of its own: waiting for the pool itself can't be given up."""
        self._pool.shutdown(cancel_futures=True)
        self._closed.set()

    def hand_out(self, jobs: Iterator[Job]) -> None:
        try:
            with _without_ctrl_c():
                self.handed_out.extend((job, self._pool.submit(_attempt, self._work, job)) for job in jobs)
        except BrokenProcessPool:
            if not self.handed_out:
                raise JobFailed("the worker processes do not start") from None

    def is_next_there(self, ctrl_c: _CtrlC) -> bool:
        """Waits until it is; False if there is none, or somebody does not want to wait any longer."""
        while self.handed_out and not self.handed_out[0][1].done():
            if ctrl_c.asked:
                return False
            wait([self.handed_out[0][1]], timeout=POLL_SECONDS)
        return bool(self.handed_out)

    def next(self) -> Result:
        job, future = self.handed_out.popleft()
        try:
            return future.result()
        except BrokenProcessPool:
            raise JobFailed(
                f"{job}: a worker process was killed in this job or beside it; out of memory?"
            ) from None


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Workers that are started here inherit that Ctrl-C is not for them from their first moment on.

    Windows has no such masks: there, one that is interrupted while it starts is lost with a complaint of its own.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for jobs forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
