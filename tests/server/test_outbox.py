"""A client that keeps up is written to at once; a slow one, or one with a long past, keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

from hairpin.server.limits import Limits
from hairpin.server.metrics import Metrics
from hairpin.server.web.line import Line
from hairpin.server.web.outbox import Outbox
from tests.server.player import Player, race_of, seated
from tests.server.running import PATIENT, database, in_a_loop, running


class Paper:
    """A line on which everything that is written can be read; `takes_anything` is up to the test."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.takes_anything = asyncio.Event()
        self.takes_anything.set()

    def is_open(self) -> bool:
        return True

    def has_room(self) -> bool:
        return self.takes_anything.is_set()

    async def room(self) -> None:
        await self.takes_anything.wait()

    def write(self, message: bytes) -> None:
        self.written.append(message)


def outbox_on(paper: Paper, limits: Limits = PATIENT) -> Outbox:
    return Outbox(cast(Line, paper), limits, Metrics())


def test_a_client_that_keeps_up_is_written_to_at_once() -> None:
    async def test() -> None:
        paper = Paper()
        assert outbox_on(paper).put(b"news")
        assert paper.written == [b"news"]

    in_a_loop(test)


def test_what_a_client_does_not_take_waits_and_comes_in_order() -> None:
    async def test() -> None:
        paper = Paper()
        outbox = outbox_on(paper)
        paper.takes_anything.clear()
        outbox.put_past([b"1", b"2"])
        assert outbox.put(b"3")
        paper.takes_anything.set()
        assert outbox.put(b"4")
        await outbox.finish(5)
        assert paper.written == [b"1", b"2", b"3", b"4"]

    in_a_loop(test)


def test_there_is_no_room_for_more_than_the_limits_say() -> None:
    async def test() -> None:
        paper = Paper()
        paper.takes_anything.clear()
        outbox = outbox_on(paper, Limits(waiting_messages=2, waiting_bytes=100))
        assert [outbox.put(b"news") for _ in range(3)] == [True, True, False]
        large = outbox_on(paper, Limits(waiting_messages=9, waiting_bytes=100))
        assert [large.put(b"x" * 101) for _ in range(2)] == [True, False]
        await asyncio.gather(outbox.finish(0), large.finish(0))

    in_a_loop(test)


def test_a_long_past_is_made_piece_by_piece_and_others_have_their_turn() -> None:
    async def test() -> None:
        paper = Paper()
        outbox = outbox_on(paper)
        outbox.put_past(b"x" * 1000 for _ in range(1000))
        turns = 0
        while len(paper.written) < 1000:
            before = len(paper.written)
            await asyncio.sleep(0)
            assert len(paper.written) - before < 70
            turns += 1
        assert turns > 10

    in_a_loop(test)


def test_a_past_longer_than_all_that_may_wait_still_comes_whole(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(waiting_bytes=20_000, messages_burst=1000)
        async with (
            running(database(tmp_path), limits) as server,
            seated(server, race_of("person"), "Ada") as (ada,),
        ):
            for number in range(200):
                await ada.ask("say", text=f"{number} is a number, and this is a sentence about it")
            late = await Player(server, ada.table).enter(since=0)
            await late.until(lambda: late.seq >= ada.seq)
            assert late.seqs == list(range(1, ada.seq + 1))
            assert late.closed is None
            await late.leave()

    in_a_loop(test)
