"""A new version is installed while people race: one process after the other ends in good order and comes back."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import msgspec

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.killing import Victim, until
from tests.server.player import create, race_of
from tests.server.postgres import Postgres
from tests.server.running import in_a_loop
from tests.server.steadfast import Steadfast
from tests.server.test_races import record_of

RESTART_AT = (20, 50)
"""Entries of the race: it is under way, and far from its end."""


class Numbered(msgspec.Struct):
    type: str
    id: int | None = None


class Counting(Steadfast):
    """Keeps what it was told is done."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.done: list[str] = []
        self._sent: list[str] = []

    def _say(self, message: dict[str, object]) -> None:
        if message["type"] == "answer":
            self._sent.append(str(message["do"]))
            message = {**message, "id": len(self._sent)}
        super()._say(message)

    def _hear(self, message: bytes) -> None:
        heard = msgspec.json.decode(message, type=Numbered)
        if heard.type == "done" and heard.id is not None:
            self.done.append(self._sent[heard.id - 1])
        super()._hear(message)


def test_a_rolling_restart_of_two_processes_loses_no_move(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    processes = [Victim(tmp_path, url), Victim(tmp_path, url)]

    async def test() -> None:
        table, token = await create(processes[0].place, race_of("person", "person", "person", "simple", laps=1))
        players = [
            Counting(processes[seat % 2].port, table, seat, token if seat == 0 else None, seat)
            for seat in range(3)
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.is_seated for player in players))
        players[0].start()
        for process, at in zip(processes, RESTART_AT, strict=True):
            await until(lambda at=at: players[1].seq >= at)  # type: ignore[misc]
            assert players[1].phase == "racing", "the race was over before the restart"
            assert await asyncio.to_thread(process.stop) == 0
            await asyncio.to_thread(process.start)
        await asyncio.gather(*playing)
        record = read_record(await record_of(processes[0].place, table, tmp_path))
        assert "final state" in verify(record)
        for player in players:
            assert player.wrong == []
            assert player.sockets >= 2, "each of them was sent away, and came back alone"
            kept = [action.text for action in record.actions if action.seat == player.seat]
            # the end of a socket, also of the last one, may come before the word about the last move
            assert _without(kept, player.done) <= player.sockets, (kept, player.done)

    with ExitStack() as stack:
        for process in processes:
            stack.callback(process.kill)
            process.start()
        in_a_loop(test)
    logs = "".join(process.log.read_text() for process in processes)
    assert "Traceback" not in logs
    assert logs.count("ended in good order") == 2


def _without(kept: list[str], done: list[str]) -> int:
    """How many moves are kept of which nobody was told before the socket closed; all others are, in order."""
    rest = iter(kept)
    assert all(move in rest for move in done), (kept, done)
    return len(kept) - len(done)
