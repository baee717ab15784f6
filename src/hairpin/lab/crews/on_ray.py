"""A crew of Ray's workers."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Final, Generic

from hairpin.lab.crews.baggage import Baggage
from hairpin.lab.crews.crew import WorkerLost
from hairpin.lab.crews.elsewhere import cannot_work, done_elsewhere, opened, packed_chunk
from hairpin.lab.crews.engine import RAY
from hairpin.lab.crews.jobs import Done, Job, Result
from hairpin.lab.extras import NotInstalled, Unreachable, needing

AUTO: Final = "ray://auto"
"""The cluster that this machine is a part of."""


class OnRay(Generic[Job, Result]):
    seconds = 1.0

    def __init__(self, address: str, cores: int | None, baggage: Baggage) -> None:
        # Ray would tell its makers that it is used
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        with needing("ray", "--engine", "ray"):
            import ray
        self._ray = ray
        self._address = address
        self._cores = cores
        self._baggage = baggage
        self._is_guest = ray.is_initialized()
        """Somebody who uses us as a library has connected already, and goes on afterwards."""
        if not self._is_guest:
            _connect(address)
        # Hairpin does chunks again itself when their worker is lost, and counts how often
        self._task = ray.remote(num_cpus=1, max_retries=0)(done_elsewhere)

    def workers(self) -> int:
        there = int(self._ray.cluster_resources().get("CPU", 1))
        return min(there, self._cores or there)

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> object:
        return self._task.remote(packed_chunk(work, jobs, self._baggage))

    def wait(self, handed: object, seconds: float) -> bool:
        return bool(self._ray.wait([handed], timeout=seconds)[0])

    def result(self, handed: object) -> Done[Result]:
        from ray import exceptions

        try:
            return opened(self._ray.get(handed))
        except (exceptions.RayTaskError, exceptions.RaySystemError, ImportError) as error:
            raise cannot_work(self._address, error) from None
        except exceptions.RayError as error:
            raise WorkerLost from error

    def close(self, at_once: bool) -> None:
        if not self._is_guest:
            self._ray.shutdown()  # and with it all that was handed out


def _connect(address: str) -> None:
    import ray

    if address != AUTO and find_spec("grpc") is None:
        raise NotInstalled(
            f"--engine: {address} needs Ray's client; install it with: pip install 'hairpin[ray]'."
            f" On a machine of the cluster itself, {AUTO} needs none"
        )
    try:
        ray.init(
            address=address.removeprefix(RAY) if address == AUTO else address,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise Unreachable(
            f"--engine: {address} can't be reached: {why}; `ray start --head` starts a cluster on a machine"
        ) from None
