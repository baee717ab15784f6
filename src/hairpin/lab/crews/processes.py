"""The usual crew: processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, Generic

from hairpin.lab.crews.crew import WorkerLost
from hairpin.lab.crews.jobs import Done, Job, Result, done
from hairpin.rules.errors import BadSetup

GRACE_SECONDS: Final = 2.0
"""Whoever stops waits so long for jobs that are nearly done, and then ends the workers."""


class Processes(Generic[Job, Result]):
    seconds = 0.25

    def __init__(self, cores: int) -> None:
        _check_that_this_is_no_worker()
        self._cores = cores
        self._plugins = set(multiprocessing.active_children())
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # forking would copy whatever threads hold at that moment, such as the lock of a progress bar
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._cores, context, initializer=_begin_worker)

    def workers(self) -> int:
        return self._cores

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Future[Done[Result]]:
        # workers are started here, and inherit that Ctrl-C is not for them from their first moment on
        with _without_ctrl_c():
            try:
                return self._pool.submit(done, work, jobs)
            except BrokenProcessPool:  # one worker that is killed takes all others with it
                self._pool.shutdown()
                self._pool = self._new_pool()
                return self._pool.submit(done, work, jobs)

    def wait(self, handed: Future[Done[Result]], seconds: float) -> bool:
        if not handed.done():
            wait([handed], timeout=seconds)
        return handed.done()

    def result(self, handed: Future[Done[Result]]) -> Done[Result]:
        try:
            return handed.result()
        except BrokenProcessPool:
            raise WorkerLost from None

    def close(self, at_once: bool) -> None:
        closed = threading.Event()

        def close() -> None:
            """In a thread of its own: waiting for the pool itself can't be given up."""
            self._pool.shutdown(cancel_futures=True)
            closed.set()

        threading.Thread(target=close).start()
        try:
            closed.wait(0 if at_once else GRACE_SECONDS)
        finally:  # also if somebody insists
            if not closed.is_set():
                for worker in set(multiprocessing.active_children()) - self._plugins:
                    worker.terminate()
            closed.wait()


def _check_that_this_is_no_worker() -> None:
    """Workers read the script that was started; one that races on its outermost level would race there again."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise BadSetup(
            "several cores: each process reads the script again that was started; put what races in it under"
            ' `if __name__ == "__main__":`, or race on one core'
        )


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # on Windows; there workers learn it a moment later
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
