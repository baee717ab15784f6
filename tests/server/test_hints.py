"""Hints obey the table's setting, on the server: the page is asked by nobody."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from hairpin.server.limits import Limits
from tests.server.player import Json, Player, WasRefused, race_of, seated
from tests.server.running import database, in_a_loop, running


async def hint(player: Player, decision: object = None) -> Json:
    assert player.decision is not None
    return await player.ask(type="hint", decision=decision or player.decision["id"])


def test_somebody_alone_may_ask_and_nothing_is_done_by_it(tmp_path: Path) -> None:
    async def test() -> None:
        wish = race_of("person", "simple")
        async with running(database(tmp_path)) as server, seated(server, wish, "Ada") as (ada,):
            assert ada.decision is not None
            options = cast(list[str], ada.decision["options"])
            told = await hint(ada)
            assert told["do"] in options
            assert told["values"]
            assert await hint(ada) == {**told, "id": cast(int, told["id"]) + 1}
            assert ada.owes()
            assert ada.options == options
            assert ada.info["hints"] is True
            with pytest.raises(WasRefused, match="stale"):
                await hint(ada, "999-0")

    in_a_loop(test)


@pytest.mark.parametrize("allowed", [True, None])
def test_among_people_only_where_the_host_allows_it(allowed: bool | None, tmp_path: Path) -> None:
    async def test() -> None:
        wish = {**race_of("person", "person"), "hints": allowed}
        async with running(database(tmp_path)) as server, seated(server, wish, "Ada", "Ben") as (ada, ben):
            assert ada.info["hints"] is bool(allowed)
            if allowed:
                assert ben.decision is not None
                assert (await hint(ben))["do"] in cast(list[str], ben.decision["options"])
                with pytest.raises(WasRefused, match="not-allowed"):
                    await hint(ada, ben.decision["id"])
            else:
                with pytest.raises(WasRefused, match="not-allowed: there are no hints"):
                    await hint(ada)

    in_a_loop(test)


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    async def test() -> None:
        limits, wish = Limits(hints_per_minute=1, hints_burst=2), race_of("person", "simple")
        async with running(database(tmp_path), limits) as server, seated(server, wish, "Ada") as (ada,):
            await hint(ada)
            await hint(ada)
            with pytest.raises(WasRefused, match="too-many: at most 1 hints a minute"):
                await hint(ada)

    in_a_loop(test)
