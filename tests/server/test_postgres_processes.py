"""One table, players at different processes on one PostgreSQL, and processes that are killed in the middle."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import cast

from websockets.exceptions import ConnectionClosed

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.player import Choice, Json, Player, WasRefused, by_chance, create, race_of
from tests.server.postgres import Postgres
from tests.server.running import Running, in_a_loop
from tests.server.test_coming_back import told
from tests.server.test_races import record_of
from tests.server.test_serving import IN_A_HURRY, Process, hairpin, place_of

NAMES = ("Ada", "Bea", "Cleo", "Dan")


class Processes:
    """Three on one database; `living` are those who have not been killed."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self._url = url
        self._stack = stack
        self.living: list[tuple[Process, Running]] = []

    def start(self) -> Running:
        command = ("serve", "--port", "0", "--database", self._url)
        process = self._stack.enter_context(hairpin(*command, **IN_A_HURRY))
        self.living.append((process, place_of(process)))
        return self.living[-1][1]

    def kill_the_oldest(self) -> None:
        process, _ = self.living.pop(0)
        process.send_signal(signal.SIGKILL)
        process.wait(10)

    def place_for(self, player: Player) -> Running:
        places = [place for _, place in self.living]
        return player.server if player.server in places else places[-1]


async def race_on(player: Player, processes: Processes, choose: Choice) -> int:
    """To the end of the race, wherever there is a server; how often it had to move."""
    moves = 0
    while player.phase != "over":
        try:
            await player.race(choose)
        except (ConnectionError, ConnectionClosed):
            await player.until(lambda: player.closed is not None)
        except WasRefused as error:
            if error.code != "stale":  # which is right: kept, though the server died before it could say so
                raise
        if player.closed is not None and player.phase != "over":
            player.server = processes.place_for(player)
            await player.come_back()
            moves += 1
    return moves


async def sit_down(first: Running, second: Running) -> list[Player]:
    table, token = await create(first, race_of("person", "person", "person", "person", "simple", "legend", laps=2))
    players = [Player(place, table) for place in (first, second, first, second)]
    players[0].token = token
    for seat, player in enumerate(players):
        await player.enter()
        await player.ask("sit", seat=seat, name=NAMES[seat])
    await players[0].ask("start")
    return players


async def reached(player: Player, seq: int) -> None:
    """Across the moves of that player."""
    while player.seq < seq:
        await asyncio.sleep(0.005)
    assert player.phase != "over", "the race was too short for this test"


def public(player: Player) -> dict[int, str]:
    """What all may know of each entry: when it was, what kind it is, and which events came of it."""
    return {
        cast(int, message["seq"]): json.dumps(
            [
                message["at"],
                cast(Json, message["news"])["kind"],
                [[event["event"], event.get("seat")] for event in cast(list[Json], message["events"])],
            ]
        )
        for message in player.messages()
        if message["type"] in ("past", "update")
    }


def test_players_at_different_processes_race_on_when_processes_are_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Nothing is lost, nothing is heard twice, and all have heard the same."""

    async def test() -> None:
        with ExitStack() as stack:
            processes = Processes(postgres.new_database(), stack)
            players = await sit_down(processes.start(), processes.start())
            processes.start()  # where they go when theirs is gone
            racing = [
                asyncio.create_task(race_on(player, processes, by_chance(seat)))
                for seat, player in enumerate(players)
            ]
            await reached(players[0], 60)
            processes.kill_the_oldest()
            await reached(players[1], 140)
            processes.kill_the_oldest()
            moves = await asyncio.gather(*racing)
            assert moves == [1, 1, 1, 1]
            await check(players, processes, tmp_path)

    in_a_loop(test, 400)


async def check(players: list[Player], processes: Processes, folder: Path) -> None:
    last = max(player.seq for player in players)
    survivor = processes.living[-1][1]
    for player in players:
        await player.until(lambda player=player: player.seq == last)  # type: ignore[misc]
        assert player.seqs == list(range(player.seqs[0], last + 1))
        again = await Player(survivor, player.table, player.token).enter(since=0)
        assert told(again)[-len(player.seqs) :] == told(player)
        await again.leave()
    common = min(len(player.seqs) for player in players)
    streams = {json.dumps(sorted(public(player).items())[-common:]) for player in players}
    assert len(streams) == 1
    assert "final state" in verify(read_record(await record_of(survivor, players[0].table, folder)))
    for player in players:
        await player.leave()
