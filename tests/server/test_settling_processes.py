"""Other settings are kept when a process is killed, and when two processes change the same table at once."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import cast

from tests.server.killing import Victim
from tests.server.player import Json, Player, WasRefused, create, race_of
from tests.server.postgres import Postgres
from tests.server.running import Running, in_a_loop
from tests.server.test_postgres_processes import Processes
from tests.server.test_settling import names, settings_of


def test_settings_that_were_answered_survive_a_kill(tmp_path: Path) -> None:
    async def test() -> None:
        victim = Victim(tmp_path)
        victim.start()
        try:
            table, token = await create(victim.place, race_of("person", "simple", "person"))
            ada, bea = await Player(victim.place, table, token).enter(), await Player(victim.place, table).enter()
            await ada.ask("sit", seat=0, name="Ada")
            await bea.ask("sit", seat=2, name="Bea")
            await ada.ask("settle", settings=race_of("person", "person", circuit="spain"), was=[2, 0])
            victim.kill()
            victim.start()
            for player in (ada, bea):
                await player.until(lambda player=player: player.closed is not None)  # type: ignore[misc]
                await player.come_back()
            assert (ada.seat, bea.seat, names(bea)) == (1, 0, ["Bea", "Ada"])
            assert settings_of(bea)["circuit"] == "spain"
            for player in (ada, bea):
                await player.leave()
        finally:
            victim.kill()

    in_a_loop(test)


async def code_of(player: Player, request: str, **fields: object) -> str:
    try:
        await player.ask(request, **fields)
    except WasRefused as error:
        return error.code
    return "done"


async def settled_and_started_at_once(first: Running, second: Running, settle_late: float) -> None:
    table, token = await create(first, race_of("person", "simple"))
    one, two = await Player(first, table, token).enter(), await Player(second, table, token).enter()
    await one.ask("sit", seat=0, name="Ada")
    wished = race_of("simple", "simple", "person", circuit="spain")

    async def settle() -> str:
        await asyncio.sleep(settle_late)
        return await code_of(one, "settle", settings=wished, was=[None, None, 0])

    answers = await asyncio.gather(settle(), code_of(two, "start"))
    raced = {("done", "done"): ("spain", 2), ("not-now", "done"): ("usa", 0)}[answers[0], answers[1]]
    for player in (one, two):
        await player.until(lambda player=player: player.phase == "racing")  # type: ignore[misc]
        circuit = cast(Json, cast(Json, player.track)["circuit"])["id"]
        assert (circuit, player.seat) == raced
        await player.leave()


def test_settling_here_and_starting_there_come_one_after_the_other(postgres: Postgres) -> None:
    """Whichever is first: both processes race on the same circuit, with everybody in the same seat."""

    async def test() -> None:
        with ExitStack() as stack:
            processes = Processes(postgres.new_database(), stack)
            first, second = processes.start(), processes.start()
            for late in (0.0, 0.0, 0.002, 0.005, 0.02, 0.2):
                await settled_and_started_at_once(first, second, late)

    in_a_loop(test, 400)
