"""A season under kill -9: a server that dies and comes back, and the players who come back to it alone."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.player import create, season_of
from tests.server.running import Running, database
from tests.server.steadfast import Reader, Steadfast
from tests.server.test_races import record_of
from tests.server.test_serving import IN_A_HURRY

CIRCUITS = ("usa", "italy", "france")
KILLS_A_RACE = 15
"""At most: a race of the season lasts longer than that."""
MAX_ENTRIES = 6
"""So many are written between two kills, at most, as far as the killer can tell."""


class Victim:
    """A server that is always started again at the same address."""

    def __init__(self, folder: Path, url: str | None = None) -> None:
        self._folder = folder
        self._url = url or database(folder)
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def place(self) -> Running:
        return Running(self.port, None)  # type: ignore[arg-type]

    @property
    def log(self) -> Path:
        return self._folder / f"log-{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "hairpin.cli", "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self._url],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **IN_A_HURRY},
            )
        assert self._process.stdout is not None
        assert "http" in self._process.stdout.readline(), "the server did not start"

    def stop(self) -> int:
        """In good order, as whoever installs a new version does; its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=30)
        return self._process.returncode

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@dataclass
class Blows:
    """What happens to the server during one season, in a random order."""

    kills: int
    stops: int = 0
    """Of its database."""
    stop_database: Callable[[], None] = lambda: None
    """And start it again."""
    on_blow: Callable[[int], None] = field(default=lambda number: None)

    def in_order(self) -> list[bool]:
        """Whether it is a kill, by place."""
        blows = [True] * self.kills + [False] * self.stops
        random.Random(len(blows)).shuffle(blows)
        return blows

    def races(self) -> list[dict[str, object]]:
        count = max(3, -(-(self.kills + self.stops) // KILLS_A_RACE))
        return [{"circuit": CIRCUITS[place % len(CIRCUITS)], "event": None} for place in range(count)]


def went_wrong(players: list[Steadfast]) -> list[str]:
    return [what for player in players for what in player.wrong]


async def until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.001)


async def whole_season(victim: Victim, folder: Path, blows: Blows) -> list[Steadfast]:
    """The server runs already. AssertionError, if anything is lost, double or out of order."""
    settings = season_of("person", "person", "simple", "legend", races=blows.races())
    table, token = await create(victim.place, settings)
    players = [Steadfast(victim.port, table, seat, token if seat == 0 else None, seat) for seat in (0, 1)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: all(player.is_seated for player in players))
        players[0].start()
        await strike_again_and_again(victim, players, blows)
        await until(lambda: all(task.done() for task in playing) or bool(went_wrong(players)), 600)
        await check_all(victim, table, players, folder, blows)
    finally:
        for task in playing:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*playing)
    return players


async def strike_again_and_again(victim: Victim, players: list[Steadfast], blows: Blows) -> None:
    chance = random.Random(blows.kills)
    for number, is_kill in enumerate(blows.in_order()):
        enough = players[0].seq + chance.randint(1, MAX_ENTRIES)
        await until(lambda enough=enough: players[0].seq >= enough or bool(went_wrong(players)))  # type: ignore[misc]
        assert not went_wrong(players), went_wrong(players)
        await asyncio.sleep(chance.random() * 0.02)  # at any moment, not only right after telling
        assert players[0].phase == "racing", "the season was over before the last blow"
        if is_kill:
            victim.kill()
            await asyncio.to_thread(victim.start)
        else:
            await asyncio.to_thread(blows.stop_database)
        blows.on_blow(number + 1)


async def check_all(victim: Victim, table: str, players: list[Steadfast], folder: Path, blows: Blows) -> None:
    for player in players:
        assert player.wrong == [], player.wrong
        assert blows.stops or player.sockets == blows.kills + 1, f"{player.sockets} sockets, {blows.kills} kills"
        assert list(player.told) == list(range(1, player.seq + 1)), "entries are missing, or out of order"
        # what was told live, before and after all those deaths, is what is told to who asks for it now
        reader = Reader(victim.port, table, player.seat, player.token, 0)
        assert await reader.read(player.seq) == player.told, "the log says other things than were told"
    assert players[0].seq == players[1].seq, "the players have not heard the same"
    record = await record_of(victim.place, table, folder)
    assert "final state" in verify(read_record(record)), "the record does not lead to the same end"
