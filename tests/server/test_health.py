"""Health: whether anything can be written, which is more than being alive."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPICursor

from hairpin.server.store.pen import Pen
from hairpin.server.store.writing import Append, Failure
from hairpin.server.web import probing
from tests.server.asking import http_client
from tests.server.running import Running, database, in_a_loop, running
from tests.server.test_serving import hairpin, place_of

WELL = (200, {"status": "ok", "database": "ok"})
ALIVE = (200, {"status": "ok"})


async def asked(server: Running, path: str = "/health") -> tuple[int, dict[str, str]]:
    async with http_client(server.http) as client:
        answer = await client.get(path)
        return answer.status_code, answer.json()


def failing(problem: str) -> tuple[int, dict[str, str]]:
    return 503, {"status": "failing", "database": "unavailable", "problem": problem}


def test_a_database_that_can_only_be_read_is_not_healthy_but_the_server_is_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Pen._begun

    def read_only(self: Pen, connection: PoolProxiedConnection) -> DBAPICursor:
        connection.cursor().execute("PRAGMA query_only=ON")
        return begun(self, connection)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            assert await asked(server) == WELL
            monkeypatch.setattr(Pen, "_begun", read_only)
            assert (await asked(server, "/api/tables"))[0] == 200
            assert await asked(server) == failing("nothing can be written: SQLITE_READONLY")
            assert await asked(server, "/health/live") == ALIVE

    in_a_loop(test)


def test_a_writer_that_is_stuck_is_not_healthy_until_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "PROBE_SECONDS", 0.2)

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                for _ in range(2):
                    assert await asked(server) == failing("nothing could be written within 0.2 seconds")
                assert await asked(server, "/health/live") == ALIVE
            async with asyncio.timeout(20):
                while await asked(server) != WELL:
                    await asyncio.sleep(0.05)

    in_a_loop(test)


def test_all_who_ask_at_the_same_time_share_one_write(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            writer = server.server.services.store.writer
            write, written = writer.write, []

            async def counted(append: Append) -> Failure:
                written.append(append)
                await asyncio.sleep(0.3)
                return await write(append)

            writer.write = counted  # type: ignore[method-assign]
            assert await asyncio.gather(*(asked(server) for _ in range(10))) == [WELL] * 10
            assert len(written) == 1
            assert await asked(server) == WELL
            assert len(written) == 2

    in_a_loop(test)


@pytest.mark.skipif(sys.platform != "linux", reason="Other systems can't limit a process that runs.")
def test_a_disk_that_takes_no_more_is_not_healthy_until_it_does(tmp_path: Path) -> None:
    with hairpin("serve", "--port", "0", "--database", database(tmp_path)) as process:
        server = place_of(process)
        assert in_a_loop(lambda: asked(server)) == WELL
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most))
        status, told = in_a_loop(lambda: asked(server))
        assert status == 503
        assert told["problem"].startswith("nothing can be written: SQLITE_")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert in_a_loop(lambda: asked(server)) == WELL
