"""Work that is shared: done once, given up with the last who waits, and never somebody else's cancellation."""

from __future__ import annotations

import asyncio

from hairpin.server.once import Once
from tests.server.running import in_a_loop


def test_who_comes_just_after_the_last_has_left_is_not_cancelled_with_them() -> None:
    async def test() -> None:
        once: Once[int] = Once()

        async def slow() -> int:
            await asyncio.sleep(60)
            return 1

        async def quick() -> int:
            return 2

        first = asyncio.create_task(once.do("a", slow))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.sleep(0)  # the first has left; the work has not heard of it yet
        assert await once.do("a", quick) == 2
        assert first.cancelled()
        await asyncio.sleep(0)
        assert once._shared == {}

    in_a_loop(test)


def test_work_goes_on_while_anybody_waits_and_is_done_once() -> None:
    async def test() -> None:
        once: Once[int] = Once()
        begun = []

        async def work() -> int:
            begun.append(1)
            await asyncio.sleep(0.05)
            return len(begun)

        tasks = [asyncio.create_task(once.do("a", work)) for _ in range(3)]
        await asyncio.sleep(0.01)
        tasks[0].cancel()
        assert await asyncio.gather(*tasks[1:]) == [1, 1]

    in_a_loop(test)
