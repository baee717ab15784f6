"""Drivers are asked here. However many think, and however long, nobody else waits for them."""

from __future__ import annotations

import logging
import os
from collections.abc import Set as AbstractSet
from typing import Final

from hairpin.advice.advice import Advice
from hairpin.drivers.driver import current_name
from hairpin.drivers.offering import offered_files
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View
from hairpin.server.limits import Limits
from hairpin.server.logs import short
from hairpin.server.metrics import Metrics
from hairpin.server.thinking.costs import ADVICE, Costs, Pace, known_drivers, work
from hairpin.server.thinking.failures import PAUSE_SECONDS, Failures
from hairpin.server.thinking.job import DriverFailed, Job, Thought
from hairpin.server.thinking.lane import Lane
from hairpin.server.thinking.parcels import Orders
from hairpin.server.thinking.shares import Shares
from hairpin.server.thinking.worker import Worker

NICE: Final = {Pace.QUICK: 2, Pace.MEDIUM: 6, Pace.SLOW: 10}
"""The server goes before all of them, and quick drivers before slow ones."""

log = logging.getLogger("hairpin.thinking")


class Thinking:
    def __init__(self, limits: Limits, metrics: Metrics, prepare: str = "") -> None:
        self._limits = limits
        self._metrics = metrics
        self._prepare = prepare
        self._costs = Costs()
        self._failures = Failures()
        self._shares = Shares(limits.driver_seconds_per_table, limits.driver_seconds_per_address)
        self._lanes = {pace: self._lane(pace) for pace in Pace}
        self._is_closed = False
        metrics.gauge("hairpin_driver_jobs_waiting", "Decisions that wait for a process to think", self.waiting)

    def start(self) -> None:
        """Most tables have quick drivers: whoever meets the first of them need not wait for its process."""
        self._lanes[Pace.QUICK].start()

    async def think(
        self, name: str, view: View, chance: Chance, table: str, addresses: AbstractSet[str] = frozenset()
    ) -> Action:
        """DriverFailed if the driver has no answer. Whoever stops waiting takes the job back."""
        found = await self._answer(Job(current_name(name), view, chance, table, frozenset(addresses)))
        assert isinstance(found, Action)
        return found

    async def advise(
        self, view: View, chance: Chance, table: str, addresses: AbstractSet[str] = frozenset()
    ) -> Advice:
        """What a strong driver would do, and why; it waits and counts as drivers' thoughts do."""
        job = Job(ADVICE, view, chance, table, frozenset(addresses), wants_advice=True)
        found = await self._answer(job)
        assert isinstance(found, Advice)
        return found

    async def _answer(self, job: Job) -> Action | Advice:
        known = job.name
        if self._failures.is_paused(known):
            raise DriverFailed(_too_often(known))
        if self._is_closed:
            job.answer.cancel()
            return await job.answer
        lane = self._lanes[self._costs.pace(work(known, job.view))]
        lane.add(job)
        try:
            return await job.answer
        finally:
            lane.drop(job)

    def waiting(self) -> int:
        return sum(len(lane.waiting) for lane in self._lanes.values())

    def close(self) -> None:
        self._is_closed = True
        for lane in self._lanes.values():
            lane.stop()
        for lane in self._lanes.values():
            lane.close()

    def _lane(self, pace: Pace) -> Lane:
        patience = self._limits.driver_patience
        orders = Orders(NICE[pace], patience, known_drivers(pace), self._prepare, offered_files())
        workers = [Worker(pace, orders) for _ in range(_processes(pace))]
        return Lane(workers, self._shares, patience, self._settle)

    def _settle(self, job: Job, thought: Thought) -> None:
        self._shares.charge(job, thought.seconds)
        self._costs.note(work(job.name, job.view), thought.seconds)
        self._failures.note(job.name, thought.has_ended)
        self._metrics.count("hairpin_driver_seconds_total", f'driver="{_label(job.name)}"', thought.seconds)
        if thought.has_ended:
            self._mourn(job, thought)
        if thought.found is None:
            job.fail(thought.problem)
        else:
            job.succeed(thought.found)

    def _mourn(self, job: Job, thought: Thought) -> None:
        self._metrics.count("hairpin_driver_processes_ended_total")
        log.warning("%s", thought.problem, extra={"table": short(job.table)})
        if self._failures.is_paused(job.name):
            log.error("%s", _too_often(job.name))
            for lane in self._lanes.values():
                lane.fail_all(job.name, _too_often(job.name))


def _label(name: str) -> str:
    """As Prometheus wants it: a driver in a file may be made with texts."""
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _too_often(name: str) -> str:
    minutes = round(PAUSE_SECONDS / 60)
    return f"driver {name!r} has ended its process too often; it is not asked for {minutes} minutes"


def _processes(pace: Pace) -> int:
    """Slow ones may have all cores but one, for the server and for whoever is quick."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1) if pace is Pace.SLOW else 1
