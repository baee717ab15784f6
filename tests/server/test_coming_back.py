"""Who comes back has missed nothing and hears nothing twice, whatever happened in between."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import cast

from hairpin.server.limits import Limits
from tests.server.player import Player, WasRefused, by_chance, race_of, seated
from tests.server.running import PATIENT, in_a_loop, running
from tests.server.test_planning import plan_of


def told(player: Player) -> list[str]:
    """News and events by entry, without what only a present moment has."""
    return [
        json.dumps([message["seq"], message["at"], message["news"], message["events"]])
        for message in player.messages()
        if message["type"] in ("past", "update")
    ]


def test_a_client_that_was_away_hears_exactly_what_it_missed(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person", "simple"), "Ada", "Bea") as (ada, bea),
        ):
            for _ in range(12):
                await bea.leave()
                mover = ada if ada.owes() else None
                if mover is not None:
                    await mover.answer(by_chance(mover.seq)(mover, mover.options))
                await bea.come_back()
                if bea.owes():
                    await bea.answer(by_chance(bea.seq)(bea, bea.options))
                await ada.until(lambda: ada.seq >= bea.seq)
            await bea.until(lambda: bea.seq >= ada.seq)
            assert bea.seqs == list(range(bea.seqs[0], bea.seq + 1))

    in_a_loop(test)


def test_the_past_is_told_as_it_was_heard(url: str) -> None:
    """From memory, from the log after a restart, and with an undo in between: always the same."""

    async def test() -> None:
        async with running(url) as server:
            settings = race_of("person", "person", "simple", garage="basic", draft="quick")
            async with seated(server, settings, "Ada", "Bea") as (ada, bea):
                for _ in range(3):
                    await quiet(ada, bea)
                    await ada.answer(plan_of(ada))
                    await ada.ask("undo", action=ada.undo)
                for player in (ada, bea) * 12:
                    await quiet(ada, bea)
                    if player.owes():
                        await player.answer(by_chance(player.seq)(player, player.options))
                    await _undo_if_possible(player)
                await quiet(ada, bea)
                heard = told(ada)
                assert any('"undone"' in each for each in heard)
                late = await Player(server, ada.table, ada.token).enter(since=0)
                await late.until(lambda: late.seq == ada.seq)
                await late.leave()
                assert told(late)[-len(heard) :] == heard
        async with running(url, Limits(**{**_fields(PATIENT), "remembered": 3})) as server:
            again = await Player(server, ada.table, ada.token).enter(since=0)
            assert told(again)[: len(told(late))] == told(late)
            assert again.seqs == list(range(1, again.seqs[-1] + 1))
            await again.leave()

    in_a_loop(test)


async def quiet(*players: Player) -> None:
    """All have heard the same, and it is for one of them to do something."""
    seats = {player.seat for player in players}
    async with asyncio.timeout(60):
        while len({player.seq for player in players}) > 1 or not waiting(players[0]) <= seats:
            await asyncio.sleep(0.01)


def waiting(player: Player) -> set[int]:
    assert player.view is not None
    return set(cast(list[int], player.view["waiting"]))


async def _undo_if_possible(player: Player) -> None:
    """A driver may be quicker."""
    if player.undo is not None and player.seq % 2:
        with contextlib.suppress(WasRefused):
            await player.ask("undo", action=player.undo)


def _fields(limits: Limits) -> dict[str, int]:
    from dataclasses import asdict

    return asdict(limits)


def test_a_restart_is_a_pause(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.answer(plan_of(ada))
            await bea.until(lambda: bea.seq == ada.seq)
        async with running(url) as server:
            for player in (ada, bea):
                player.server = server
                await player.come_back()
            views = [player.view for player in (ada, bea)]
            assert all(view is not None and view["step"] == "plan" for view in views)
            await bea.answer(plan_of(bea))
            await ada.until(lambda: ada.seq == bea.seq)
            for player in (ada, bea):
                await player.leave()

    in_a_loop(test)


def test_an_orderly_end_tells_clients_to_come_back(url: str) -> None:
    async def test() -> None:
        async with running(url) as server:
            table_and_player = seated(server, race_of("person", "simple"), "Ada")
            ada = (await table_and_player.__aenter__())[0]
        await ada.until(lambda: ada.closed is not None)
        assert ada.closed is not None
        assert ada.closed[0] == 1012

    in_a_loop(test)


def test_a_past_longer_than_the_queue_of_a_socket_is_heard_whole(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "waiting_messages": 8})
        async with (
            running(url, limits) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            for number in range(20):
                await ada.ask("say", text=f"{number}")
            again = await Player(server, ada.table, ada.token).enter(since=0)
            assert again.closed is None
            assert again.seqs == list(range(1, ada.seq + 1))
            await again.leave()

    in_a_loop(test)


def test_a_client_too_slow_is_sent_away_and_can_go_on(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "waiting_messages": 4})
        async with (
            running(url, limits) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            live = server.tables.awake[ada.table]
            client = next(iter(live.clients))
            for _ in range(30):  # without a pause: nobody takes them, and no system keeps so much
                client.send(b'{"type":"pong","id":null,"more":"%b"}' % (b"x" * 900_000))
            await ada.until(lambda: ada.closed is not None)
            assert ada.closed is not None
            assert ada.closed[0] == 4408
            await ada.come_back()
            assert ada.phase == "racing"

    in_a_loop(test)
