"""Looking back at races that are over: worked out in the background, once for everybody, and kept.

One race at a time, in a process that gives way to all others: nobody who races is ever held up by it. A server
that ends in the middle of it leaves nothing behind, and whoever asks next begins again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec

from hairpin.analysis.data import VERSION
from hairpin.server.errors import Code, Conflict, Refused, StoreError
from hairpin.server.logs import short
from hairpin.server.protocol.http import AnalysisShown, SeatAnalysisData
from hairpin.server.services import Services
from hairpin.server.store.writing import Append, Beside

MODULE: Final = "hairpin.server.analysing_process"
LINE_BYTES: Final = 64 * 1024 * 1024
"""The last line has all of it."""

log = logging.getLogger("hairpin.analysis")


@dataclass(slots=True)
class _Work:
    task: asyncio.Task[None]
    done: int = 0
    total: int = 0


class Analyses:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._works: dict[tuple[str, int], _Work] = {}
        self._turn = asyncio.Semaphore(1)

    async def of(self, table: str, game: int, may_begin: Callable[[], bool] | None) -> AnalysisShown:
        """Of a game that is over: the whole, or how far it has come.

        Where nobody has asked for it yet, `may_begin` says whether this one may; without it nothing is begun.
        """
        kept = await self._services.store.analysis(table, game)
        if kept is not None and kept.version == VERSION:
            return AnalysisShown(game, 1, 1, _seats(kept.body), True)
        work = self._works.get((table, game))
        if work is None or (work.task.done() and work.task.cancelled()):
            if may_begin is None:
                return AnalysisShown(game, 0, 0, None, False)
            work = self._begin(table, game, may_begin)
        if work.task.done():
            del self._works[table, game]  # whoever asks again begins anew
            work.task.result()
            return await self.of(table, game, may_begin)
        return AnalysisShown(game, work.done, work.total, None, True)

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table: str, game: int, may_begin: Callable[[], bool]) -> _Work:
        limits = self._services.limits
        if sum(not work.task.done() for work in self._works.values()) >= limits.analyses_waiting:
            raise Refused(Code.FULL, "many races are being looked at already; try again later")
        if not may_begin():
            told = f"at most {limits.analyses_per_address} races are looked at for one address in an hour"
            raise Refused(Code.TOO_MANY, f"{told}; try again later")
        work = _Work(asyncio.create_task(self._work_out(table, game)))
        work.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # told to who asks
        self._works[table, game] = work
        return work

    async def _work_out(self, table: str, game: int) -> None:
        async with self._turn:
            record = await self._services.history.record_anew(table, game)
            body = await self._in_a_process(record, self._works[table, game])
            log.info("a race was analysed", extra={"table": short(table)})
            beside = Beside("analyses", {"game": game, "version": VERSION, "body": zlib.compress(body)})
            with suppress(Conflict):
                await self._services.store.append(Append(table, 0, beside=(beside,)))

    async def _in_a_process(self, record: bytes, work: _Work) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE, str(self._services.limits.analysis_turns)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
            limit=LINE_BYTES,
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(record)
            process.stdin.close()
            last = b""
            async for line in process.stdout:
                last = line
                told = json.loads(line)
                work.done, work.total = told.get("done", work.done), told.get("total", work.total)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode or b'"seats"' not in last:
            raise StoreError("this race could not be analysed; try again")
        return last


def _seats(body: bytes) -> list[SeatAnalysisData]:
    found = msgspec.json.decode(zlib.decompress(body))
    return msgspec.convert(found["seats"], list[SeatAnalysisData])
