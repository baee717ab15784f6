"""What the server keeps of a connection that has ended: nothing."""

from __future__ import annotations

import gc
from pathlib import Path

from hairpin.server.web.connections import Connection
from tests.server.player import Player, create, race_of
from tests.server.running import database, in_a_loop, running

TIMES = 20


def connections() -> int:
    gc.collect()
    return sum(isinstance(each, Connection) for each in gc.get_objects())


def test_a_socket_that_was_closed_leaves_no_connection_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            table, _ = await create(server, race_of("person"))
            before = connections()
            for _ in range(TIMES):
                await (await Player(server, table).enter()).leave()
            assert connections() - before < TIMES / 2

    in_a_loop(test)
