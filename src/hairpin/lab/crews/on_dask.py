"""A crew of Dask's workers."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Final, Generic

from hairpin.lab.crews.baggage import Baggage
from hairpin.lab.crews.crew import WorkerLost
from hairpin.lab.crews.elsewhere import cannot_work, done_elsewhere, opened, packed_chunk
from hairpin.lab.crews.engine import DASK
from hairpin.lab.crews.jobs import Done, Job, Result
from hairpin.lab.extras import Unreachable, needing

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE: Final = 30
"""Seconds until somebody must have answered."""


LOOK_SECONDS: Final = 0.005


class OnDask(Generic[Job, Result]):
    seconds = 1.0

    def __init__(self, address: str, cores: int | None, baggage: Baggage) -> None:
        with needing("dask", "--engine", "distributed"):
            import distributed  # noqa: F401
        self._address = address
        self._cores = cores
        self._baggage = baggage
        self._client = _connected(address)

    def workers(self) -> int:
        there = int(sum(self._client.nthreads().values()))
        return min(there, self._cores or there)

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Future:
        chunk = packed_chunk(work, jobs, self._baggage)
        return self._client.submit(done_elsewhere, chunk, pure=False, priority=0)

    def wait(self, handed: Future, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while not handed.done() and time.monotonic() < until:
            time.sleep(LOOK_SECONDS)
        return bool(handed.done())

    def result(self, handed: Future) -> Done[Result]:
        from distributed import KilledWorker

        try:
            return opened(handed.result(timeout=PATIENCE))
        except (KilledWorker, CancelledError, TimeoutError, OSError) as error:
            raise WorkerLost from error
        except (ImportError, AttributeError, TypeError) as error:
            raise cannot_work(self._address, error) from None

    def close(self, at_once: bool) -> None:
        self._client.close(timeout=1 if at_once else 10)  # who has no client any more has no jobs any more


def _connected(address: str) -> Client:
    from distributed import Client

    for name in ("distributed.client", "distributed.core", "distributed.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a lost connection is told by us
    _knock(address)
    try:
        client = Client(f"tcp://{address.removeprefix(DASK)}", timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unreachable(
            f"--engine: {address} can't be reached: {error}; `dask scheduler` starts one, `dask worker` workers"
        ) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise Unreachable(
            f"--engine: {address} has no workers; `dask worker tcp://{address.removeprefix(DASK)}` starts one"
        ) from None
    return client


def _knock(address: str) -> None:
    """Dask itself would try again and again where nobody listens."""
    host, _, port = address.removeprefix(DASK).rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise Unreachable(
            f"--engine: {address} can't be reached: {error}; `dask scheduler` starts one, such as dask://HOST:8786"
        ) from None
