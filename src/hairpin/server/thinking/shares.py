"""Who has used how much CPU lately: who has used least goes next, and who has used too much waits."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from hairpin.server.thinking.job import Job

FADING_SECONDS: Final = 60.0
"""What was used fades away in about this time: whoever uses n seconds a minute, all the time, has a count of n."""
STEP: Final = 1.0
LITTLE: Final = 0.001

Rank = tuple[float, float]


class Spent:
    """Seconds of CPU by key; they fade, in steps, so that the order of the keys can be looked up quickly."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._faded_at = now()
        self._counts: dict[str, float] = {}

    def add(self, key: str, seconds: float) -> None:
        self._counts[key] = self._counts.get(key, 0.0) + seconds

    def of(self, key: str) -> float:
        return self._counts.get(key, 0.0)

    def fade(self) -> None:
        passed = self._now() - self._faded_at
        if passed >= STEP:
            self._faded_at += passed
            left = math.exp(-passed / FADING_SECONDS)
            self._counts = {key: n * left for key, n in self._counts.items() if n * left > LITTLE}


class Shares:
    """Of tables, and of the addresses from which people are at them."""

    def __init__(self, per_table: float, per_address: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_table = per_table
        self._per_address = per_address
        self._tables = Spent(now)
        self._addresses = Spent(now)

    def charge(self, job: Job, seconds: float) -> None:
        self._tables.add(job.table, seconds)
        for address in job.addresses:
            self._addresses.add(address, seconds / len(job.addresses))

    def fade(self) -> None:
        self._tables.fade()
        self._addresses.fade()

    def rank(self, job: Job) -> Rank:
        """By address first, then by table: many tables of one address have one share."""
        table = self._tables.of(job.table)
        # who has used least counts: somebody greedy who comes to watch must not slow a table down
        return min(map(self._addresses.of, job.addresses), default=table), table

    def is_above(self, rank: Rank) -> bool:
        """Whether it must wait, whoever else is there."""
        by_address, by_table = rank
        return by_table > self._per_table or by_address > self._per_address
