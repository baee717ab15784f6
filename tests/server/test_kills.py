"""kill -9 in a loop, over one season: a crash is a pause, and nothing else.

The usual run kills a few times; HAIRPIN_KILLS=50 kills fifty times.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.player import create, season_of
from tests.server.running import Running, database, in_a_loop
from tests.server.steadfast import Reader, Steadfast
from tests.server.test_races import record_of
from tests.server.test_serving import IN_A_HURRY

KILLS = int(os.environ.get("HAIRPIN_KILLS", "5"))
RACES = [{"circuit": circuit, "event": None} for circuit in ("usa", "italy", "france")]
MAX_ENTRIES = 6
"""So many are written between two kills, at most, as far as the killer can tell."""


class Victim:
    """A server that is always started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def place(self) -> Running:
        return Running(self.port, None)  # type: ignore[arg-type]

    def start(self) -> None:
        command = [sys.executable, "-m", "hairpin.cli", "serve", "--port", str(self.port)]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--database", database(self._folder)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **IN_A_HURRY},
            )
        assert self._process.stdout is not None
        assert "http" in self._process.stdout.readline(), "the server did not start"

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def went_wrong(players: list[Steadfast]) -> list[str]:
    return [what for player in players for what in player.wrong]


async def until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.001)


def test_killed_again_and_again_a_season_goes_on_without_a_gap(tmp_path: Path) -> None:
    victim = Victim(tmp_path)
    try:
        in_a_loop(lambda: whole_season(victim, tmp_path), seconds=200 + 30 * KILLS)
    finally:
        victim.kill()
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log


async def whole_season(victim: Victim, folder: Path) -> None:
    victim.start()
    settings = season_of("person", "person", "simple", "legend", races=RACES)
    table, token = await create(victim.place, settings)
    players = [Steadfast(victim.port, table, seat, token if seat == 0 else None, seat) for seat in (0, 1)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await until(lambda: all(player.is_seated for player in players))
    players[0].start()
    await kill_again_and_again(victim, players)
    await until(lambda: all(task.done() for task in playing) or bool(went_wrong(players)))
    await check_all(victim, table, players, folder)


async def kill_again_and_again(victim: Victim, players: list[Steadfast]) -> None:
    chance = random.Random(KILLS)
    for _ in range(KILLS):
        enough = players[0].seq + chance.randint(1, MAX_ENTRIES)
        await until(lambda enough=enough: players[0].seq >= enough or bool(went_wrong(players)))  # type: ignore[misc]
        assert not went_wrong(players)
        await asyncio.sleep(chance.random() * 0.02)  # at any moment, not only right after telling
        assert players[0].phase == "racing", "the season was over before the last kill"
        victim.kill()
        await asyncio.to_thread(victim.start)


async def check_all(victim: Victim, table: str, players: list[Steadfast], folder: Path) -> None:
    for player in players:
        assert player.wrong == []
        assert player.sockets == KILLS + 1
        assert list(player.told) == list(range(1, player.seq + 1))
        # what was told live, before and after all those deaths, is what is told to who asks for it now
        reader = Reader(victim.port, table, player.seat, player.token, 0)
        assert await reader.read(player.seq) == player.told
    assert players[0].seq == players[1].seq
    record = await record_of(victim.place, table, folder)
    assert "final state" in verify(read_record(record))
