"""A crew of Dask's workers."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Generic

from hairpin.lab.crews.baggage import Baggage
from hairpin.lab.crews.crew import CrewLost, WorkerLost
from hairpin.lab.crews.doors import SECONDS, Door, door
from hairpin.lab.crews.elsewhere import cannot_work, done_elsewhere, opened, packed_chunk
from hairpin.lab.crews.engine import DASK
from hairpin.lab.crews.jobs import Done, Job, Result
from hairpin.lab.extras import Unreachable, needing

if TYPE_CHECKING:
    from distributed import Client, Future

LOOK_SECONDS: Final = 0.005
PORT: Final = 8786


class OnDask(Generic[Job, Result]):
    seconds = 1.0

    def __init__(self, address: str, cores: int | None, baggage: Baggage) -> None:
        with needing("dask", "--engine", "distributed"):
            import distributed  # noqa: F401
        self._address = address
        self._cores = cores
        self._baggage = baggage
        self._door = _door(address)
        self._client = _connected(address, self._door)

    def workers(self) -> int:
        with self._while_there():
            self._door.knock_again()
            there = int(sum(self._client.nthreads().values()))
        return min(there, self._cores or there)

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Future:
        chunk = packed_chunk(work, jobs, self._baggage)
        with self._while_there():
            return self._client.submit(done_elsewhere, chunk, pure=False, priority=0)

    def wait(self, handed: Future, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while not handed.done() and time.monotonic() < until:
            time.sleep(LOOK_SECONDS)
        return bool(handed.done())

    def result(self, handed: Future) -> Done[Result]:
        from distributed import KilledWorker

        try:
            return opened(handed.result(timeout=SECONDS))
        except (KilledWorker, CancelledError, TimeoutError, OSError) as error:
            raise WorkerLost from error
        except (ImportError, AttributeError, TypeError) as error:
            raise cannot_work(self._address, error) from None

    @contextmanager
    def _while_there(self) -> Iterator[None]:
        from distributed.client import ClosedClientError

        try:
            yield
        except (OSError, ClosedClientError) as error:
            raise CrewLost(f"--engine: {self._address} does not answer any more: {error}") from None

    def close(self, at_once: bool) -> None:
        self._client.close(timeout=1 if at_once else 10)  # who has no client any more has no jobs any more


def _door(address: str) -> Door:
    try:
        return door(address.removeprefix(DASK), PORT)
    except ValueError as error:
        raise Unreachable(f"--engine: {error}, as in {DASK}HOST:{PORT}") from None


def _connected(address: str, outside: Door) -> Client:
    from distributed import Client

    for name in ("distributed.client", "distributed.core", "distributed.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a lost connection is told by us
    place = f"tcp://{outside}"
    try:
        outside.knock()
        client = Client(place, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unreachable(
            f"--engine: {address} can't be reached: {error}; `dask scheduler` starts one, `dask worker` workers"
        ) from None
    try:
        client.wait_for_workers(1, timeout=SECONDS)
    except TimeoutError:
        client.close()
        raise Unreachable(f"--engine: {address} has no workers; `dask worker {place}` starts one") from None
    return client
