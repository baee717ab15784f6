"""Plans are made at the same time: they can be replaced and taken back, and no answer counts twice."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from hairpin.records.snapshot import fingerprint
from tests.server.player import Json, Player, WasRefused, race_of, seated
from tests.server.running import Running, in_a_loop, running


def print_of(server: Running, table: str) -> tuple[int, str]:
    """The whole truth about a table, secrets included."""
    state = server.tables.awake[table].state
    assert state.session is not None
    return state.seq, fingerprint(state.session.game)


def plan_of(player: Player, number: int = 0) -> str:
    return [option for option in player.options if option.startswith("plan")][number]


async def refusal(player: Player, decision: str, do: str) -> str:
    with pytest.raises(WasRefused) as caught:
        await player.ask("answer", decision=decision, do=do)
    return caught.value.code


def test_a_plan_is_replaced_and_taken_back_until_the_last_one_is_in(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            first, second = plan_of(ada), plan_of(ada, 1)
            await ada.answer(first)
            assert ada.view is not None
            assert f"plan {' '.join(ada.view['plan'])}" == first  # type: ignore[arg-type]
            await ada.answer(second)
            assert f"plan {' '.join(ada.view['plan'])}" == second  # type: ignore[arg-type]
            await ada.answer("take-back")
            assert ada.view["plan"] is None
            assert ada.owes()
            await ada.answer(first)
            await bea.answer(plan_of(bea))
            await ada.until(lambda: ada.view is not None and ada.view["step"] != "plan")
            assert await refusal(ada, "1-0", "take-back") == "stale"

    in_a_loop(test)


def test_late_double_and_foreign_answers_change_nothing(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            assert ada.decision is not None
            assert bea.decision is not None
            own, others, plan = str(ada.decision["id"]), str(bea.decision["id"]), plan_of(ada)
            await ada.answer(plan)
            watcher = await Player(server, ada.table).enter()
            before = print_of(server, ada.table)
            assert await refusal(ada, own, plan) == "stale"
            assert await refusal(ada, others, plan_of(bea)) == "not-allowed"
            assert await refusal(ada, "999-0", plan) == "stale"
            assert await refusal(watcher, others, plan_of(bea)) == "not-seated"
            assert await refusal(bea, others, "plan heat heat") == "illegal"
            assert await refusal(bea, others, "boost") == "illegal"
            assert await refusal(bea, others, "nonsense") == "illegal"
            assert print_of(server, ada.table) == before
            await watcher.leave()

    in_a_loop(test)


def test_of_two_answers_at_the_same_moment_one_counts(url: str) -> None:
    """The same browser in two windows, both clicked at once."""

    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, _),
        ):
            twin = await Player(server, ada.table, ada.token).enter()
            plan = plan_of(ada)
            answers = await asyncio.gather(ada.answer(plan), twin.answer(plan), return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, WasRefused)]
            assert [error.code for error in refused] == ["stale"]
            await twin.leave()

    in_a_loop(test)


def test_others_see_that_somebody_has_planned_but_not_what(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.answer(plan_of(ada, 3))
            await bea.until(lambda: bea.seq == ada.seq)
            last = bea.messages("update")[-1]
            assert last["news"] == {"kind": "acted", "seat": 0, "by": "person", "driver": None, "do": None}
            assert last["events"] == [{"event": "PlanCommitted", "seat": 0}]
            assert bea.decision is not None
            assert "take-back" not in bea.options

    in_a_loop(test)


def test_the_own_last_action_is_undone_but_nothing_that_revealed_a_card(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            start = print_of(server, ada.table)
            with pytest.raises(WasRefused, match="nothing of yours"):
                await ada.ask("undo", action=1)
            await ada.answer(plan_of(ada))
            action = ada.undo
            assert action == ada.seq
            with pytest.raises(WasRefused, match="nothing of yours"):
                await bea.ask("undo", action=action)
            await ada.ask("undo", action=action)
            assert print_of(server, ada.table)[1] == start[1]
            with pytest.raises(WasRefused, match=r"not-now|stale"):
                await ada.ask("undo", action=action)
            await ada.answer(plan_of(ada))
            await bea.answer(plan_of(bea))
            await ada.until(lambda: ada.seq == bea.seq)
            assert (ada.undo, bea.undo) == (None, None)

    in_a_loop(test)


def test_ids_of_decisions_survive_a_restart(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.answer(plan_of(ada))
            await bea.until(lambda: bea.seq == ada.seq)
            decisions = (ada.decision, bea.decision)
        async with running(url) as server:
            again = [await Player(server, player.table, player.token).enter() for player in (ada, bea)]
            assert tuple(player.decision for player in again) == decisions
            await again[1].answer(plan_of(again[1]))
            for player in again:
                await player.leave()

    in_a_loop(test)


def test_a_preview_shows_every_plan_and_only_to_its_seat(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            assert ada.decision is not None
            shown = await ada.ask("preview", decision=ada.decision["id"])
            options = [each["do"] for each in cast(list[Json], shown["options"])]
            assert options == [option for option in ada.options if option.startswith("plan")]
            with pytest.raises(WasRefused, match="not yours"):
                await bea.ask("preview", decision=ada.decision["id"])

    in_a_loop(test)
