"""More and more tables on one server; each stage is measured by itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass

import httpx

from tests.load.players import Figures, LoadTable
from tests.load.process import Place, Usage, usage
from tests.load.report import MEGABYTE, Stage, percentile

TOGETHER = 20
"""So many tables are opened at the same time."""
OVERDUE = 1.0
SETTLING = 2.0
"""Seconds of racing before each measurement, in which caches fill and everybody finds the beat."""


@dataclass(frozen=True)
class Plan:
    steps: tuple[int, ...]
    """How many tables there are in each stage."""
    seats: int
    rate: float
    """Actions a second at each table."""
    seconds: float
    """Of all stages together."""


class Load:
    def __init__(self, place: Place, plan: Plan) -> None:
        self._place = place
        self._plan = plan
        self._figures = Figures()
        self._tables: list[LoadTable] = []
        self._racing: list[asyncio.Task[None]] = []
        self._empty = _usage(place)

    async def run(self) -> list[Stage]:
        try:
            return [await self._stage(tables) for tables in self._plan.steps]
        finally:
            for task in self._racing:
                task.cancel()
            await asyncio.gather(*self._racing, return_exceptions=True)
            for table in self._tables:
                table.close()

    async def _stage(self, tables: int) -> Stage:
        await self._grow(tables)
        await asyncio.sleep(SETTLING)
        self._figures.seconds.clear()
        self._figures.bytes_heard = 0
        began, own, before = time.perf_counter(), time.process_time(), _usage(self._place)
        await asyncio.sleep(self._plan.seconds / len(self._plan.steps))
        took, own = time.perf_counter() - began, time.process_time() - own
        self._count_pending()
        stage = self._measured(tables, took, own, before, _usage(self._place))
        self._figures.errors.clear()
        return stage

    def _measured(self, tables: int, took: float, own: float, before: Usage | None, now: Usage | None) -> Stage:
        times = sorted(1000 * seconds for seconds in self._figures.seconds)
        cpu = now.cpu_seconds - before.cpu_seconds if now and before else None
        grown = now.memory_bytes - self._empty.memory_bytes if now and self._empty else None
        actions = len(times)
        return Stage(
            tables=tables,
            seconds=took,
            actions=actions,
            p50_ms=percentile(times, 0.5),
            p90_ms=percentile(times, 0.9),
            p99_ms=percentile(times, 0.99),
            max_ms=percentile(times, 1),
            errors=dict(Counter(self._figures.errors)),
            cpu_ms_per_action=None if cpu is None else 1000 * cpu / max(1, actions),
            cpu_share=None if cpu is None else cpu / took,
            load_cpu_share=own / took,
            memory_mb=None if now is None else now.memory_bytes / MEGABYTE,
            memory_kb_per_table=None if grown is None else grown / 1024 / tables,
            kb_heard_per_action=self._figures.bytes_heard / 1024 / max(1, actions),
        )

    def _count_pending(self) -> None:
        """What has not arrived by the end must not be left out for being late."""
        now = time.perf_counter()
        for table in self._tables:
            if table.pending_since is not None and (late := now - table.pending_since) > OVERDUE:
                self._figures.errors.append("an action was still on its way at the end")
                self._figures.seconds.append(late)

    async def _grow(self, tables: int) -> None:
        address = f"http://{self._place.host}:{self._place.port}"
        # a kept connection may be closed by the server at the very moment of the next request
        fresh = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=address, limits=fresh, timeout=30) as client:
            while (missing := tables - len(self._tables)) > 0:
                opened = await asyncio.gather(*(self._open(client) for _ in range(min(TOGETHER, missing))))
                self._tables += opened
        self._race(self._tables[len(self._racing) :])

    async def _open(self, client: httpx.AsyncClient) -> LoadTable:
        settings = {"game": {"game": "race"}, "seats": [{} for _ in range(self._plan.seats)]}
        answer = (await client.post("/api/tables", json=settings, headers={"Cookie": ""})).json()
        table = LoadTable(self._figures, self._plan.seats, seed=len(self._tables))
        path = f"/api/tables/{answer['id']}/live"
        await table.open(self._place.host, self._place.port, path, answer["token"])
        return table

    def _race(self, tables: list[LoadTable]) -> None:
        """Their actions are spread evenly over the second."""
        every, now = 1 / self._plan.rate, time.perf_counter()
        for number, table in enumerate(tables):
            first = now + every * (number + 0.5) / len(tables)
            self._racing.append(asyncio.create_task(table.race(first, every)))


def _usage(place: Place) -> Usage | None:
    return usage(place.pid) if place.pid is not None else None
