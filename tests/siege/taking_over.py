"""An opponent who tries to hand the host's car to a driver in the moment that the host's connection is lost."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from tests.server.player import race_of
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import Guest, differences, news_of, seated

TABLES: Final = 8
AWAY: Final = 0.7
"""Seconds: a page that is loaded again."""
EVERY: Final = 0.06


class Robbery:
    def __init__(self, host: Guest, thief: Guest) -> None:
        self.host, self.thief = host, thief
        self.attempts = 0
        self.drops = 0

    async def again_and_again(self, until: float) -> None:
        while time.monotonic() < until:
            self.host.drop()
            self.drops += 1
            await self._try(time.monotonic() + AWAY)
            await self.host.enter(since=self.host.seq)

    async def _try(self, until: float) -> None:
        while time.monotonic() < until:
            self.thief.say("take-over", seat=0)
            self.attempts += 1
            await asyncio.sleep(EVERY)

    async def lost(self) -> list[str]:
        """Also what came of it while nobody looked: the log has everything."""
        kinds = Counter(news_of(news).kind for news, _ in self.thief.told.values())
        stolen = [f"the host's car was taken {kinds['taken-over']} times"] if kinds["taken-over"] else []
        answers = self.attempts and not self.thief.codes["not-now"]
        return [
            *stolen,
            *(["nobody was told that the host may come back"] if answers else []),
            *self.host.wrong,
            *await differences(self.thief),
        ]


async def rob(camp: Camp) -> Found:
    pairs = [
        await seated(camp.server.port, race_of("person", "person"), 2, f"127.0.5.{number + 1}")
        for number in range(TABLES)
    ]
    robberies = [Robbery(host, thief) for host, thief in pairs]
    until = time.monotonic() + camp.seconds
    await asyncio.gather(*(robbery.again_and_again(until) for robbery in robberies))
    lost = [what for robbery in robberies for what in await robbery.lost()]
    drops, attempts = (sum(getattr(robbery, name) for robbery in robberies) for name in ("drops", "attempts"))
    for guest in (guest for pair in pairs for guest in pair):
        guest.leave()
    return Found(f"{TABLES} tables: the host lost the connection {drops} times, {attempts} attempts", lost)


TAKING_OVER = Attack("taking-over", "handing over the host's car in the second after its socket dropped", rob)
