"""A crew of Ray's workers."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final, Generic

from hairpin.lab.crews.baggage import Baggage
from hairpin.lab.crews.crew import CrewLost, WorkerLost
from hairpin.lab.crews.doors import Door, door
from hairpin.lab.crews.elsewhere import cannot_work, done_elsewhere, opened, packed_chunk
from hairpin.lab.crews.engine import RAY
from hairpin.lab.crews.jobs import Done, Job, Result
from hairpin.lab.crews.own_output import OwnOutput
from hairpin.lab.extras import NotInstalled, Unreachable, needing

AUTO: Final = "ray://auto"
"""The cluster that this machine is a part of."""
CLIENT_PORT: Final = 10001


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
        self._output = OwnOutput()
        self._is_guest = ray.is_initialized()
        """Somebody who uses us as a library has connected already, and goes on afterwards."""
        if not self._is_guest:
            with self._output.opening():  # of lost workers Ray tells on the standard output, among our results
                _connect(address)
        self._door = _door_of(address) or _door_within()
        # Hairpin does chunks again itself when their worker is lost, and counts how often
        self._task = ray.remote(num_cpus=1, max_retries=0)(done_elsewhere)

    def workers(self) -> int:
        with self._while_there():
            if self._door:
                self._door.knock_again()  # without its head, Ray ends the whole program after a minute
            there = int(self._ray.cluster_resources().get("CPU", 0))
        return min(there, self._cores or there)

    def hand_out(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> object:
        with self._while_there():
            return self._task.remote(packed_chunk(work, jobs, self._baggage))

    def wait(self, handed: object, seconds: float) -> bool:
        with self._while_there():
            return bool(self._ray.wait([handed], timeout=seconds)[0])

    def result(self, handed: object) -> Done[Result]:
        from ray import exceptions

        try:
            with self._while_there():
                return opened(self._ray.get(handed))
        except (exceptions.RayTaskError, exceptions.RaySystemError, ImportError) as error:
            raise cannot_work(self._address, error) from None
        except exceptions.RayError as error:
            raise WorkerLost from error

    @contextmanager
    def _while_there(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:  # from Ray's client, and from our knocking
            raise CrewLost(f"--engine: {self._address} does not answer any more: {error}") from None

    def close(self, at_once: bool) -> None:
        if not self._is_guest:
            self._ray.shutdown()  # and with it all that was handed out
        self._output.close()


def _connect(address: str) -> None:
    import ray

    outside = _door_of(address)
    if outside and find_spec("grpc") is None:
        raise NotInstalled(
            f"--engine: {address} needs Ray's client; install it with: pip install 'hairpin[ray]'."
            f" On a machine of the cluster itself, {AUTO} needs none"
        )
    try:
        if outside:
            outside.knock()
        with warnings.catch_warnings(action="ignore"):  # what matters of them is in the error
            ray.init(
                address=f"{RAY}{outside}" if outside else AUTO.removeprefix(RAY),
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
    except (OSError, RuntimeError, ValueError) as error:
        why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise Unreachable(
            f"--engine: {address} can't be reached: {why}; `ray start --head` starts a cluster on a machine,"
            f" which is {AUTO} there and {RAY}HOST:{CLIENT_PORT} from elsewhere"
        ) from None


def _door_of(address: str) -> Door | None:
    """Of Ray's client; none for who is inside."""
    if address == AUTO:
        return None
    try:
        return door(address.removeprefix(RAY), CLIENT_PORT)
    except ValueError as error:
        raise Unreachable(f"--engine: {error}, as in {RAY}HOST:{CLIENT_PORT}") from None


def _door_within() -> Door | None:
    """Of the head of the cluster, for who is inside."""
    import ray

    try:
        return door(ray.get_runtime_context().gcs_address, 0)
    except (AttributeError, RuntimeError, ValueError):
        return None
