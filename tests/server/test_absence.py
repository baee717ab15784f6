"""Who is away: drivers take over and hand back, clocks run out, tables rest and wake."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from hairpin.drivers.driver import DRIVERS
from hairpin.server.errors import StoreError
from hairpin.server.limits import Limits
from hairpin.server.log.entries import Acted
from hairpin.server.store.writing import Append
from hairpin.server.table import bot_runner, clock
from hairpin.server.table.state import TableState
from tests.server.fake_drivers import FAKES, FOLDER, PREPARE, PREPARE_ALL_DYING
from tests.server.player import Json, Player, WasRefused, by_chance, race_of, seated
from tests.server.running import PATIENT, Running, in_a_loop, running
from tests.server.test_coming_back import _fields
from tests.server.test_planning import plan_of


def stand_in(player: Player, seat: int) -> object:
    return cast(list[Json], player.info["seats"])[seat]["stand_in"]


def answered_by(player: Player, seat: int) -> list[object]:
    news = [cast(Json, message["news"]) for message in player.messages("update")]
    return [each["by"] for each in news if each["kind"] == "acted" and each["seat"] == seat]


def last_news(player: Player) -> Json:
    return cast(Json, player.messages("update")[-1]["news"])


def test_a_driver_takes_over_an_absent_seat_until_its_player_is_back(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, {**race_of("person", "person"), "grace": 1, "stand_in": "simple"}, "Ada", "Bea") as (
                ada,
                bea,
            ),
        ):
            with pytest.raises(WasRefused, match="is present"):
                await ada.ask("take-over", seat=1)
            await bea.leave()
            await ada.until(lambda: ada.presence["seats"] == [True, False])
            with pytest.raises(WasRefused, match="1 more seconds to come back"):
                await ada.ask("take-over", seat=1)
            await asyncio.sleep(1.05)
            with pytest.raises(WasRefused, match="has agreed on simple"):
                await ada.ask("take-over", seat=1, driver="random")
            await ada.ask("take-over", seat=1)
            assert last_news(ada) == {
                "kind": "taken-over",
                "seat": 1,
                "driver": "simple",
                "own_wish": False,
                "asked_by": 0,
            }
            await ada.answer(plan_of(ada))
            await ada.until(lambda: "stand-in" in answered_by(ada, 1))
            await bea.come_back()
            await bea.until(lambda: stand_in(bea, 1) is None)
            news = [cast(Json, message["news"])["kind"] for message in bea.messages("update")]
            assert news[-1] == "handed-back" or "handed-back" in news

    in_a_loop(test)


def test_a_player_gives_the_wheel_away_and_takes_it_back_with_one_message(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await bea.ask("take-over", seat=1, driver="random")
            await ada.until(lambda: "stand-in" in answered_by(ada, 1))
            await bea.leave()
            await bea.come_back()
            assert stand_in(bea, 1) == "random"
            await bea.ask("hand-back")
            assert stand_in(bea, 1) is None
            with pytest.raises(WasRefused, match="already have the wheel"):
                await bea.ask("hand-back")
            with pytest.raises(WasRefused, match="only the host"):
                await bea.ask("take-over", seat=0)

    in_a_loop(test)


def test_answering_takes_the_wheel_back(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await bea.ask("take-over", seat=1)
            await bea.until(lambda: bea.options == ["take-back"])
            await bea.answer("take-back")
            assert stand_in(bea, 1) is None
            await asyncio.sleep(0.2)
            assert bea.owes()
            assert ada.owes()

    in_a_loop(test)


def test_a_driver_answers_when_the_time_has_run_out(url: str) -> None:
    async def test() -> None:
        settings = {**race_of("person", "person"), "seconds": 1}
        async with (
            running(url) as server,
            seated(server, settings, "Ada", "Bea") as (ada, _),
        ):
            assert ada.decision is not None
            assert 0 < cast(float, ada.decision["seconds"]) <= 1
            await ada.answer(plan_of(ada))
            await ada.until(lambda: "clock" in answered_by(ada, 1))
            assert answered_by(ada, 0)[0] == "person"

    in_a_loop(test)


@pytest.mark.parametrize(("by", "seat", "seconds"), [("driver", 2, None), ("clock", 1, 1)])
def test_drivers_and_clocks_go_on_when_the_database_could_not_be_written_for_a_moment(
    url: str, monkeypatch: pytest.MonkeyPatch, by: str, seat: int, seconds: int | None
) -> None:
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.2)
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.2)

    async def test() -> None:
        settings = {**race_of("person", "person", "simple"), "seconds": seconds}
        async with running(url) as server, seated(server, settings, "Ada", "Bea", start=False) as (ada, _):
            store = server.server.services.store
            append = store.append
            failed: list[Append] = []

            async def fail_once(entries: Append) -> None:
                actors = [entry.body.by for entry in entries.entries if isinstance(entry.body, Acted)]
                if by in actors and not failed:
                    failed.append(entries)
                    raise StoreError("not now")
                await append(entries)

            monkeypatch.setattr(store, "append", fail_once)
            await ada.ask("start")
            await ada.until(lambda: by in answered_by(ada, seat))
            assert len(failed) == 1

    in_a_loop(test)


@pytest.mark.parametrize("broken", ["unready", "cheat", "babbler", "mute", "stumbling", "dying"])
def test_another_answers_for_a_driver_that_fails_or_cheats(
    url: str, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    monkeypatch.setitem(DRIVERS, broken, FAKES[broken])

    async def test() -> None:
        async with (
            running(url, prepare_drivers=PREPARE) as server,
            seated(server, race_of("person", "person", broken), "Ada", "Bea") as (ada, _),
        ):
            await ada.until(lambda: "driver" in answered_by(ada, 2))

    in_a_loop(test)


def test_a_driver_that_was_slower_than_its_player_is_not_called_a_cheat(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setitem(DRIVERS, "thoughtful", FAKES["thoughtful"])
    monkeypatch.setenv(FOLDER, str(tmp_path))

    async def test() -> None:
        async with (
            running(url, prepare_drivers=PREPARE) as server,
            seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, bea),
        ):
            await ada.ask("take-over", seat=0, driver="thoughtful")
            await until((tmp_path / "asked").exists)
            await ada.ask("hand-back")
            await ada.answer(ada.options[0])
            (tmp_path / "decided").touch()
            await bea.answer(bea.options[0])
            await bea.ask("take-over", seat=1)  # nobody drives before the one who was thinking is done
            await until(lambda: "stand-in" in answered_by(bea, 1) or ada.owes())
            assert answered_by(bea, 0) == ["person"]

    in_a_loop(test)
    assert "in place of" not in caplog.text


def test_a_table_goes_on_although_no_driver_can_think(url: str) -> None:
    async def test() -> None:
        async with (
            running(url, prepare_drivers=PREPARE_ALL_DYING) as server,
            seated(server, race_of("person", "club"), "Ada") as (ada,),
        ):
            await ada.race(by_chance(3))
            assert ada.phase == "over"
            assert ada.view is not None
            assert cast(list[Json], ada.view["cars"])[1]["status"] == "finished"

    in_a_loop(test)


def resting(server: Running, table: str) -> bool:
    return table not in server.tables.awake


async def until(is_so: object, seconds: float = 60) -> None:
    assert callable(is_so)
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def rests(state: TableState) -> None:
    """Who was thinking when the last one left may still answer; then nothing more, though the race goes on."""
    seq = -1
    async with asyncio.timeout(90):
        while seq != state.seq:
            seq = state.seq
            await asyncio.sleep(1)
    assert state.phase == "racing"


def test_a_table_with_nobody_there_is_put_away_and_wakes_by_its_link(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "put_away_seconds": 1})
        async with (
            running(url, limits) as server,
            seated(server, race_of("person", "simple"), "Ada") as (ada,),
        ):
            await ada.until(ada.is_alone)
            await ada.leave()
            await until(lambda: resting(server, ada.table))
            seq = ada.seq
            await ada.come_back()
            assert ada.seq == seq
            await ada.race(by_chance(3))
            assert ada.phase == "over"

    in_a_loop(test)


def test_drivers_rest_while_nobody_looks(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, race_of("person", "simple", "simple"), "Ada") as (ada,),
        ):
            await ada.ask("take-over", seat=0)
            await ada.leave()
            await rests(server.tables.awake[ada.table].state)
            await ada.come_back()
            await ada.until(lambda: ada.phase == "over", 200)

    in_a_loop(test)
