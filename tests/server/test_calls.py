"""Being called: once for each turn, by whichever process, and in time before a clock of days runs out."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import cast

from hairpin.server.calling.calls import Call
from hairpin.server.table.turns import warning
from tests.server.devices import MovedClock, browsers
from tests.server.player import Json, Player, by_chance, race_of, seated
from tests.server.postgres import Postgres
from tests.server.running import PATIENT, Running, in_a_loop, running

HOUR = 3600
DAY = 24 * HOUR
PROMPT = replace(PATIENT, call_seconds=1)


class Heard:
    """Everybody who is called, by whichever server."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    async def call(self, call: Call) -> None:
        self.calls.append(call)

    def kinds(self) -> list[tuple[str, int]]:
        return [(call.kind, call.seat) for call in self.calls]

    async def until(self, number: int) -> None:
        while len(self.calls) < number:
            await asyncio.sleep(0.02)


def listen(server: Running, heard: Heard) -> None:
    server.server.services.calls.caller = heard
    server.server.services.began -= 20_000  # long ago: nobody is still on the way back


async def answer(player: Player) -> None:
    await player.answer(by_chance(1)(player, player.options))


def answers_of_the_clock(player: Player) -> list[Json]:
    news = [cast(Json, told["news"]) for told in player.messages() if "news" in told]
    return [each for each in news if each["kind"] == "acted" and each["by"] == "clock"]


def test_somebody_who_is_away_for_days_is_called_once_reminded_and_driven_for(url: str) -> None:
    clock, heard = MovedClock(), Heard()
    settings = {**race_of("person", "person"), "seconds": 3 * DAY, "stand_in": "rookie"}

    async def test() -> None:
        async with running(url, PROMPT, now=clock) as server:
            listen(server, heard)
            async with seated(server, settings, "Ada", "Bea") as (ada, bea):
                await bea.leave()  # in the middle of her turn: she knows
                await answer(ada)
                bea = await Player(server, ada.table, bea.token).enter()
                while bea.owes():  # who leaves with a question before her knows of it
                    await answer(bea)
                await bea.leave()
                while not heard.calls:
                    if ada.owes():
                        await answer(ada)
                    await asyncio.sleep(0.02)
                assert heard.kinds() == [("your-turn", 1)]
                await ada.ask("say", text="come on")
                clock.go_on(hours=59.9)
                await asyncio.sleep(1.5)  # the server looks every second
                assert heard.kinds() == [("your-turn", 1)]
        # the clock is in the database: another server goes on with it, and calls nobody again for the same turn
        async with running(url, PROMPT, now=clock) as server:
            listen(server, heard)
            clock.go_on(hours=0.2)  # only now: it looks for what is due as soon as it runs
            await heard.until(2)
            assert heard.kinds() == [("your-turn", 1), ("time-runs-out", 1)]
            assert 11.8 * HOUR < cast(float, heard.calls[1].seconds) < 12 * HOUR
            clock.go_on(hours=12)
            ada = await Player(server, ada.table, ada.token).enter(0)
            await ada.until(lambda: bool(answers_of_the_clock(ada)))
            # the driver that the table has agreed on, and everybody is told
            answered = answers_of_the_clock(ada)[0]
            assert (answered["seat"], answered["driver"]) == (1, "rookie")
            await ada.leave()

    in_a_loop(test, 60)


def test_of_two_processes_one_calls(postgres: Postgres) -> None:
    heard, url = Heard(), postgres.new_database()

    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(running(url, PROMPT)) for _ in range(2)]
            for server in (one, two):
                listen(server, heard)
            (ada,) = await stack.enter_async_context(seated(one, race_of("person", "person"), "Ada", start=False))
            bea = await Player(two, ada.table).enter()
            await bea.ask("sit", seat=1, name="Bea")
            watcher = await Player(two, ada.table).enter()
            # Before Bea came it looked as it does after she has left.
            await ada.until(lambda: ada.presence.get("seats") == [True, True])
            await bea.leave()
            await ada.until(lambda: ada.presence.get("seats") == [True, False])
            await ada.ask("start")
            await heard.until(1)
            await asyncio.sleep(1.2)
            assert heard.kinds() == [("your-turn", 1)]
            await watcher.leave()

    in_a_loop(test, 60)


def test_a_call_is_written_down_before_it_is_made(url: str) -> None:
    """Of several who would make the same one at the same moment, one does."""

    async def test() -> None:
        async with running(url) as server, browsers(server, 1) as (ada,):
            table = str((await ada.ask("POST", "/api/tables", 201, **race_of("person")))["id"])
            calls = server.server.services.calls
            made = await asyncio.gather(*(calls.spend("your-turn", table, 0, "1-0") for _ in range(4)))
            assert sorted(made) == [False, False, False, True]
            assert await calls.spend("time-runs-out", table, 0, "1-0")

    in_a_loop(test, 60)


def test_who_has_days_is_reminded_hours_before_and_who_has_minutes_not_at_all() -> None:
    hours = {1: 0.25, 24: 6, 72: 12, 168: 12}
    assert {limit: cast(int, warning(limit * 3_600_000)) / 3_600_000 for limit in hours} == hours
    assert warning(300_000) is None
