"""People at other tables, in a process of their own: how long their actions take, and the answers of a rookie.

`python -m tests.siege.bystander PORT` says `ready` when they race, and their times when its input ends.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Final

import msgspec
from msgspec import Struct

from tests.server.player import race_of
from tests.siege.guest import Guest, Heard, new_table, news_of

ADDRESSES: Final = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
"""Not that of the attackers: its limits are theirs alone."""
EVERY: Final = 0.08
"""Seconds between two actions of a person: as quick as the limits allow, and a little slower."""
LONGEST: Final = 120.0
ROOKIE: Final = 1


class Felt(Struct):
    """Milliseconds."""

    actions: list[float]
    answers: list[float]
    wrong: list[str]


class Bystander:
    """Alone at a table with a rookie."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.felt = Felt([], [], [])
        self._chance = random.Random(seed)
        self._sent_at: float | None = None
        self._asked_at: float | None = None
        """When the rookie was last asked."""
        guest.on_heard = self._hear

    async def race(self) -> None:
        """Until it is cancelled."""
        while True:
            await self.guest.until(lambda: self.guest.owes() or self.guest.phase != "racing", LONGEST)
            if self.guest.gone.is_set():
                self.felt.wrong.append("a bystander's socket was closed")
                return
            await self._act()
            await asyncio.sleep(EVERY)

    async def _act(self) -> None:
        self._sent_at = time.perf_counter()
        answer = await self._do()
        self.felt.actions.append(_since(self._sent_at))
        self._sent_at = None
        if answer.type == "refused":
            self.felt.wrong.append(f"a bystander was refused: {answer.code}: {answer.text}")

    async def _do(self) -> Heard:
        decision = self.guest.decision
        if self.guest.phase != "racing" or decision is None:
            return await self.guest.ask("start")
        return await self.guest.ask("answer", decision=decision.id, do=self._chance.choice(self.guest.options()))

    def _hear(self, heard: Heard) -> None:
        if heard.type != "update":
            return
        news = news_of(heard.news)
        if self._asked_at is not None and (news.kind, news.seat) == ("acted", ROOKIE):
            self.felt.answers.append(_since(self._asked_at))
            self._asked_at = None
        is_asked = ROOKIE in self.guest.waiting
        self._asked_at = (self._asked_at or time.perf_counter()) if is_asked else None

    async def look_once_more(self) -> None:
        """Whether the server is still there: one that has just died may not have been noticed yet."""
        try:
            await self.guest.enter()
        except OSError as gone:
            self.felt.wrong.append(f"a bystander could not come back: {gone}")

    def count_pending(self) -> None:
        """What has not come by the end must not be left out for being late."""
        if self._sent_at is not None:
            self.felt.actions.append(_since(self._sent_at))
        if self._asked_at is not None:
            self.felt.answers.append(_since(self._asked_at))
        self.felt.wrong += self.guest.wrong


def _since(began: float) -> float:
    return 1000 * (time.perf_counter() - began)


async def settled(port: int, number: int) -> Bystander:
    address = ADDRESSES[number]
    table, token = await new_table(port, race_of("person", "rookie"), address)
    guest = await Guest(port, table, token, address).enter()
    bystander = Bystander(guest, number)
    await guest.ask("sit", seat=0, name="Ada")
    await guest.ask("start")
    return bystander


async def stand_by(port: int) -> Felt:
    bystanders = [await settled(port, number) for number in range(len(ADDRESSES))]
    racing = [asyncio.create_task(bystander.race()) for bystander in bystanders]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    failed = [str(task.exception() or "it ended") for task in racing if task.done()]
    for task in racing:
        task.cancel()
    await asyncio.gather(*racing, return_exceptions=True)
    for bystander in bystanders:
        bystander.count_pending()
        await bystander.look_once_more()
    return joined([bystander.felt for bystander in bystanders], failed)


def joined(felt: list[Felt], failed: list[str]) -> Felt:
    return Felt(
        sorted(time for each in felt for time in each.actions),
        sorted(time for each in felt for time in each.answers),
        [*(what for each in felt for what in each.wrong), *(f"a bystander gave up: {why}" for why in failed)],
    )


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(stand_by(int(sys.argv[1])))).decode(), flush=True)
