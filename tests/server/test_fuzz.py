"""Thousands of bad messages against a running table, which then finishes its race.

The usual run sends a few thousand; HAIRPIN_FUZZ=100000 sends a hundred thousand.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from hairpin.server.protocol import VERSION
from tests.load.messages import HeardDecision, encode
from tests.load.players import NEVER_CHOSEN
from tests.load.wire import Wire
from tests.server.fuzz import Fuzzer
from tests.server.player import Player, by_chance, race_of, seated
from tests.server.running import PATIENT, Running, database, in_a_loop, running
from tests.server.test_races import record_of

MESSAGES = int(os.environ.get("HAIRPIN_FUZZ", "5000"))
AT_ONCE = (1, 2, 5, 50)
"""So many are sent without waiting for an answer; then each must have had exactly one."""
BURSTS_A_MOVE = 4
"""So often the honest player goes on with the race, so that the messages meet all its steps."""
NO_LIMITS = replace(PATIENT, patience=10**9, messages_per_second=10**8, messages_burst=10**8)
"""Messages must reach the table: limits are not what keeps it well."""
ANSWERS = ("done", "refused", "pong", "preview")


class Said(msgspec.Struct):
    type: str
    code: str = ""
    decision: HeardDecision | str | None = None
    """Its id alone in a preview."""


said = msgspec.json.Decoder(Said)


class Hostile:
    """Says anything, and counts what it is answered."""

    def __init__(self, server: Running, table: str, seed: int) -> None:
        self._server, self._table = server, table
        self.fuzzer = Fuzzer(seed)
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.is_gone = asyncio.Event()
        self._wire: Wire
        self._answered = asyncio.Event()

    async def enter(self, token: str | None) -> Hostile:
        self._wire = Wire(f"/api/tables/{self._table}/live", self._hear, self.is_gone.set)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self._wire, "127.0.0.1", self._server.port)
        await self._wire.opened
        self._wire.send(encode({"type": "hello", "version": VERSION, "token": token}))
        return self

    async def flood(self, number: int) -> None:
        for _ in range(number):
            message = self.fuzzer.message()
            self.sent += 1
            if isinstance(message, str):
                self._wire.send(message.encode())
            else:
                self._wire.send_binary(message)
        async with asyncio.timeout(60):
            while sum(self.answers.values()) < self.sent:
                assert not self.is_gone.is_set(), "the socket was closed"
                self._answered.clear()
                await self._answered.wait()
        assert sum(self.answers.values()) == self.sent

    def leave(self) -> None:
        self._wire.close()

    def _hear(self, message: bytes) -> None:
        found = said.decode(message)
        if found.type in ANSWERS:
            self.answers[found.type] += 1
            self.codes[found.code] += 1
            self._answered.set()
        if isinstance(found.decision, HeardDecision):
            self.fuzzer.decisions.append(found.decision.id)
            # it stays in the race
            self.fuzzer.options = [option for option in found.decision.options if option not in NEVER_CHOSEN]


def test_a_table_that_was_sent_every_kind_of_nonsense_finishes_its_race(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # the loggers of a server that another test has started may not pass on what they hear
    logging.getLogger("hairpin").propagate = True

    async def test() -> None:
        async with running(database(tmp_path), NO_LIMITS) as server:
            settings = race_of("person", "person", "simple", laps=2)
            async with seated(server, settings, "Ada", "Eve") as (ada, eve):
                hostile = [
                    await Hostile(server, ada.table, seed).enter(eve.token if seed == 0 else None)
                    for seed in range(2)
                ]
                await attack(ada, hostile)
                for attacker in hostile:
                    attacker.leave()
                await finish(ada, eve)
                record = await record_of(server, ada.table, tmp_path)
                assert "final state" in verify(read_record(record))
                assert ada.seqs == list(range(ada.seqs[0], ada.seq + 1))

    in_a_loop(test, seconds=240 + MESSAGES / 50)
    assert [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR] == []


async def attack(ada: Player, hostile: list[Hostile]) -> None:
    choose = by_chance(3)
    bursts = 0
    while sum(attacker.sent for attacker in hostile) < MESSAGES:
        await asyncio.gather(*(attacker.flood(attacker.fuzzer.chance.choice(AT_ONCE)) for attacker in hostile))
        bursts += 1
        if bursts % BURSTS_A_MOVE == 0:
            await go_on(ada, choose(ada, ada.options) if ada.options else "")
    answers = sum((attacker.answers for attacker in hostile), Counter[str]())
    codes = sum((attacker.codes for attacker in hostile), Counter[str]())
    print(dict(answers), dict(codes))
    assert set(answers) == set(ANSWERS), "each kind of answer should have come up"
    reached = {
        "bad-message",
        "too-large",
        "stale",
        "not-allowed",
        "not-now",
        "illegal",
        "not-seated",
        "seat-taken",
    }
    assert reached <= set(codes)
    assert "broken" not in codes
    assert "too-many" not in codes


async def go_on(ada: Player, option: str) -> None:
    if ada.phase == "over":
        await ada.ask("start")
    elif ada.owes() and option:
        await ada.answer(option)


async def finish(ada: Player, eve: Player) -> None:
    """Eve may have left her seat, or given it to a driver, by one of those messages."""
    if ada.phase == "over":
        return
    if eve.seat is not None:
        await asyncio.gather(ada.race(by_chance(1)), eve.race(by_chance(2)))
    else:
        await ada.race(by_chance(1))
    assert ada.phase == "over"


@pytest.mark.parametrize("seed", range(4))
def test_bytes_that_are_no_websocket_end_that_socket_alone(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        async with (
            running(database(tmp_path)) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            for attempt in range(10):
                hostile = await Hostile(server, ada.table, seed).enter(None)
                hostile._wire.send_bytes(Fuzzer(seed * 10 + attempt).chance.randbytes(300))
                hostile._wire.send_bytes(b"\x81\x82\0\0\0\0\xff\xfe")  # text that is not UTF-8
                hostile._wire.send_bytes(b"\x81\xff" + b"\x7f" * 8)  # a frame of 2**63 bytes
                async with asyncio.timeout(60):
                    await hostile.is_gone.wait()
            await ada.race(by_chance(seed))
            assert ada.phase == "over"

    in_a_loop(test)


def test_a_flood_is_refused_and_in_the_end_shut_out(tmp_path: Path) -> None:
    """The limits themselves, which the other tests here have put out of the way."""

    async def test() -> None:
        limits = replace(PATIENT, messages_per_second=20, messages_burst=40, patience=100)
        async with (
            running(database(tmp_path), limits) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            hostile = await Hostile(server, ada.table, 1).enter(None)
            for _ in range(300):
                hostile._wire.send(b'{"type":"ping"}')
            async with asyncio.timeout(60):
                await hostile.is_gone.wait()
            assert 35 <= hostile.answers["pong"] <= 80
            assert hostile.codes["too-many"] == 100
            await ada.answer(ada.options[0])

    in_a_loop(test)
