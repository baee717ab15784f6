"""All that no good client does, at once: nonsense, slow readers, half-open sockets, endless heads, resets."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from hairpin.server.protocol import VERSION
from tests.server.fuzz import Fuzzer
from tests.server.player import race_of
from tests.server.running import Running
from tests.server.test_resets import WAYS, Client
from tests.siege.attack import Attack, Camp, Found
from tests.siege.guest import HERE, Guest, Heard, differences, seated
from tests.siege.long_table import long_table

FUZZERS: Final = 10
SLOW: Final = 15
HALF_OPEN: Final = 20
ENDLESS: Final = 5
EVERY: Final = 0.05
HEAD_SECONDS: Final = 10
"""So long a head may take; then the connection is closed."""
SLACK: Final = 4.0
CLOSED: Final = (OSError, RuntimeError)
"""What comes of writing to somebody who has hung up; uvloop has errors of its own."""
ADDRESS: Final = "127.0.7.{}"
"""Each kind has its own: one must not be refused for what another does."""


class Nonsense:
    def __init__(self, camp: Camp, table: str, long: str) -> None:
        self._camp, self._table, self._long = camp, table, long
        self._until = time.monotonic() + camp.seconds
        self.counts: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.lost: list[str] = []

    def is_on(self) -> bool:
        return time.monotonic() < self._until

    async def all(self) -> None:
        ways: list[tuple[int, Callable[[int], Awaitable[None]]]] = [
            (FUZZERS, self.fuzz),
            (SLOW, self.read_slowly),
            (HALF_OPEN, self.open_half),
            (ENDLESS, self.begin_without_end),
            (1, self.reset),
        ]
        await asyncio.gather(*(way(number) for count, way in ways for number in range(count)))

    # -- nonsense ----------------------------------------------------------------------------------------

    async def fuzz(self, number: int) -> None:
        """Whoever is shut out comes back."""
        fuzzer = Fuzzer(number)
        while self.is_on():
            with suppress(*CLOSED):
                guest = await Guest(self._camp.server.port, self._table, None, ADDRESS.format(1)).enter()
                await self._flood(guest, fuzzer)
                self.codes += guest.codes
                self.lost += guest.wrong
                guest.drop()

    async def _flood(self, guest: Guest, fuzzer: Fuzzer) -> None:
        guest.on_heard = lambda heard: self._learn(fuzzer, guest, heard)
        while self.is_on() and not guest.gone.is_set():
            message = fuzzer.message()
            assert guest.wire is not None
            if isinstance(message, str):
                guest.wire.send(message.encode())
            else:
                guest.wire.send_binary(message)
            self.counts["nonsense"] += 1
            await asyncio.sleep(EVERY)

    def _learn(self, fuzzer: Fuzzer, guest: Guest, heard: Heard) -> None:
        if heard.code == "broken":
            self.lost.append(f"nonsense broke something: {heard.text}")
        if guest.decision is not None:
            fuzzer.decisions.append(guest.decision.id)
            fuzzer.options = guest.options()

    # -- clients that hold on to what they have -----------------------------------------------------------

    async def read_slowly(self, number: int) -> None:
        """It asks for a long past, and takes nothing of it."""
        guest = Guest(self._camp.server.port, self._long, None, ADDRESS.format(2))
        with suppress(*CLOSED):
            await guest.knock()
            assert guest.transport is not None
            guest.say("hello", version=VERSION, token=None, since=0)
            guest.transport.pause_reading()
            self.counts["slow readers"] += 1
            while self.is_on():
                guest.say("ping")
                await asyncio.sleep(1)
        guest.drop()

    async def open_half(self, number: int) -> None:
        await self._unfinished(b"" if number % 2 else b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "half-open")

    async def _unfinished(self, beginning: bytes, name: str) -> None:
        reader, writer = await asyncio.open_connection(
            HERE, self._camp.server.port, local_addr=(ADDRESS.format(3), 0)
        )
        writer.write(beginning)
        self.counts[name] += 1
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), min(self._camp.seconds, HEAD_SECONDS + SLACK))
            writer.close()
            return
        writer.close()
        if self._camp.seconds >= HEAD_SECONDS + SLACK:
            self.lost.append(f"a {name} connection was still there after {HEAD_SECONDS + SLACK:.0f} s")

    async def begin_without_end(self, number: int) -> None:
        while self.is_on():
            _, writer = await asyncio.open_connection(
                HERE, self._camp.server.port, local_addr=(ADDRESS.format(4), 0)
            )
            self.counts["endless heads"] += 1
            with suppress(*CLOSED):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                while self.is_on():
                    writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.002)
            writer.close()

    async def reset(self, number: int) -> None:
        place = Running(self._camp.server.port, None)  # type: ignore[arg-type]
        ways = itertools.cycle(WAYS)
        while self.is_on():
            await asyncio.to_thread(_reset, place, next(ways), self._long)
            self.counts["resets"] += 1
            await asyncio.sleep(0.01)


def _reset(place: Running, way: Callable[[Client, str], None], table: str) -> None:
    client = Client(place)
    with suppress(OSError, AssertionError):  # 429 instead of 101: too many, which is right
        way(client, table)
    client.reset()


async def honest(guest: Guest, until: float) -> int:
    """How far somebody gets who races on at the table of the nonsense."""
    actions = 0
    while time.monotonic() < until and not guest.gone.is_set():
        if guest.owes() and guest.decision is not None:
            await guest.ask("answer", decision=guest.decision.id, do=guest.options()[0])
            actions += 1
        elif guest.phase == "over":
            await guest.ask("start")
        await asyncio.sleep(EVERY)
    return actions


async def talk_nonsense(camp: Camp) -> Found:
    (ada,) = await seated(camp.server.port, race_of("person", "simple"), 1, ADDRESS.format(5))
    nonsense = Nonsense(camp, ada.table, await long_table(camp.server.url, camp.long))
    racing = asyncio.create_task(honest(ada, time.monotonic() + camp.seconds))
    await nonsense.all()
    actions = await racing
    lost = [*nonsense.lost, *(["somebody honest could not go on"] if not actions else []), *await differences(ada)]
    ada.leave()
    counts = ", ".join(f"{count} {name}" for name, count in nonsense.counts.items())
    return Found(f"{counts}; {sum(nonsense.codes.values())} refusals; {actions} honest actions there", lost)


NONSENSE = Attack("fuzz", "nonsense, slow readers, half-open sockets, endless heads and resets", talk_nonsense)
