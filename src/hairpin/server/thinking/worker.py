"""A process that thinks, seen from the server. One thread talks to it, so that the event loop never waits."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO

from hairpin.server.logs import short
from hairpin.server.thinking.job import Job, Thought
from hairpin.server.thinking.parcels import Orders, Packer, Question

MODULE = "hairpin.server.thinking.worker_process"
log = logging.getLogger("hairpin.thinking")

Process = subprocess.Popen[bytes]


class Worker:
    """The process is started when it is first needed, and again after it has ended."""

    def __init__(self, pace: str, orders: Orders) -> None:
        self._pace = pace
        self._orders = orders
        self._thread = ThreadPoolExecutor(1, f"hairpin-{pace}")
        self._packer = Packer()
        self._process: Process | None = None
        self._lock = threading.Lock()
        """For starting and ending: whoever closes must not miss a process that is just being started."""
        self._is_closed = False

    def start(self) -> None:
        """Ahead of the first job."""
        self._thread.submit(self._running)

    def ask(self, job: Job) -> Future[Thought]:
        return self._thread.submit(self._ask, job)

    def kill(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def cpu_seconds(self) -> float | None:
        """What the process has used since its start, where the system tells."""
        process = self._process
        return None if process is None else _cpu_seconds(process.pid)

    def stop(self) -> None:
        self._is_closed = True
        self.kill()

    def close(self) -> None:
        """Returns when the process is gone; `stop` all workers first, so that this does not take long."""
        self._thread.shutdown(cancel_futures=True)
        self._put_away()

    # -- in the thread -----------------------------------------------------------------------------------

    def _ask(self, job: Job) -> Thought:
        began = time.monotonic()
        try:
            return self._converse(self._running(), Question(job.name, job.view, job.chance, job.wants_advice))
        except Exception as error:  # whatever it was, a new process does not know of it
            if not isinstance(error, EOFError | OSError):
                log.exception("a worker could not be talked to", extra={"table": short(job.table)})
            problem = f"driver {job.name!r} has not answered: {self._put_away()}"
            return Thought(None, problem, min(time.monotonic() - began, self._orders.patience), has_ended=True)

    def _converse(self, process: Process, question: Question) -> Thought:
        _pipe(process.stdin).write(self._packer.pack(question))
        _pipe(process.stdin).flush()
        thought = pickle.load(_pipe(process.stdout))
        assert isinstance(thought, Thought)
        return thought

    def _running(self) -> Process:
        if self._process is not None and self._process.poll() is not None:
            self._put_away()  # while it had nothing to do: that is no driver's fault
        with self._lock:
            if self._is_closed:
                raise EOFError("this worker is closed")
            if self._process is None:
                self._process = _started(self._pace, self._orders)
                self._packer = Packer()
            return self._process

    def _put_away(self) -> str:
        """In what way it ended."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return "its process could not be started"
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            _close(_pipe(pipe))
        return _how_it_ended(process.returncode)


def _started(pace: str, orders: Orders) -> Process:
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", MODULE, pace],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        # Ctrl-C is for the server, which ends its workers itself
        process_group=0 if os.name == "posix" else None,
    )
    pickle.dump(orders, _pipe(process.stdin))
    _pipe(process.stdin).flush()
    return process


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _close(pipe: IO[bytes]) -> None:
    with suppress(OSError):  # what was not written can't be written any more
        pipe.close()


def _cpu_seconds(pid: int) -> float | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _how_it_ended(code: int) -> str:
    if code >= 0:
        return f"its process ended with code {code}"
    name = signal.Signals(-code).name
    return {
        "SIGPROF": "it has thought too long",
        "SIGKILL": "its process was killed, for doing nothing or by the system",
    }.get(name, f"its process was ended by {name}")
