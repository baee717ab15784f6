"""Drivers in processes of their own: their answers are the same, and whatever they do, others have theirs."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import sys
import time
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from pathlib import Path

import pytest

from hairpin.drivers.driver import driver
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.view import View
from hairpin.server.limits import Limits
from hairpin.server.metrics import Metrics
from hairpin.server.thinking.job import DriverFailed
from hairpin.server.thinking.thinking import Thinking
from tests.processes import press_ctrl_c, started
from tests.server.fake_drivers import PREPARE
from tests.server.player import Player, by_chance, create, race_of, seated
from tests.server.running import Running, database, in_a_loop, running
from tests.server.test_absence import answered_by, until
from tests.server.test_lanes import a_view
from tests.server.test_planning import plan_of
from tests.server.test_serving import place_of

IMPATIENT = Limits(driver_patience=1)


@contextmanager
def thinking(limits: Limits = IMPATIENT, metrics: Metrics | None = None) -> Iterator[Thinking]:
    made = Thinking(limits, metrics or Metrics(), PREPARE)
    try:
        yield made
    finally:
        made.close()


async def answer(of: Thinking, name: str, table: str = "a") -> Action:
    return await of.think(name, a_view(), Chance(5), table)


def children(parent: int) -> set[int]:
    """Processes that it has started, those excepted that have ended."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent_id = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # gone meanwhile
        if int(parent_id) == parent and state != "Z":
            found.add(int(stat.parent.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# -- answers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "rookie", "club", "pro", "simple"])
def test_a_driver_answers_in_its_process_what_it_would_answer_here(name: str) -> None:
    async def test() -> None:
        with thinking(Limits()) as drivers:
            for circuit in ("usa", "italy", "usa"):
                seen = a_view(3, circuit)
                here = driver(name).decide(seen, Chance(9))
                assert await drivers.think(name, seen, Chance(9), "a") == here

    in_a_loop(test)


def test_a_driver_that_prints_and_reads_does_not_disturb_the_conversation() -> None:
    async def test() -> None:
        with thinking() as drivers:
            assert await answer(drivers, "chatty") == a_view().options[0]
            assert await answer(drivers, "chatty") == a_view().options[0]

    in_a_loop(test)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mute", r"answered None at 'plan'; it must be an Action"),
        ("babbler", r"it must be an Action"),
        ("stumbling", r"ZeroDivisionError\('one gear too many'\) \(.*fake_drivers.py, line \d+\)"),
        ("unready", "no petrol"),
        ("nobody", "there is no driver 'nobody'; drivers are random"),
        ("dying", "driver 'dying' has not answered: its process ended with code 3"),
        ("endless", "driver 'endless' has not answered: it has thought too long"),
    ],
)
def test_whoever_asked_is_told_what_is_wrong_and_the_next_one_has_an_answer(name: str, why: str) -> None:
    async def test() -> None:
        with thinking() as drivers:
            with pytest.raises(DriverFailed, match=why):
                await answer(drivers, name)
            assert await answer(drivers, "sound") == a_view().options[0]

    in_a_loop(test)


# -- ends ------------------------------------------------------------------------------------------------


def test_a_driver_that_sleeps_for_ever_is_ended_and_those_behind_it_lose_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()

    async def test() -> None:
        with thinking(Limits(driver_patience=2), metrics) as drivers:
            sleeping = asyncio.create_task(answer(drivers, "sleeper", "a"))
            await asyncio.sleep(0)
            assert await answer(drivers, "sound", "b") == a_view().options[0]
            with pytest.raises(DriverFailed, match="its process was killed"):
                await sleeping

    in_a_loop(test)
    assert "driver 'sleeper' has not answered" in caplog.text
    assert "hairpin_driver_processes_ended_total 1" in metrics.text()
    assert 'hairpin_driver_seconds_total{driver="sound"}' in metrics.text()


def test_a_driver_that_dies_again_and_again_is_not_asked_any_more() -> None:
    metrics = Metrics()

    async def test() -> None:
        with thinking(metrics=metrics) as drivers:
            tasks = [asyncio.create_task(answer(drivers, "dying", str(table))) for table in range(6)]
            problems = [str(problem) for problem in await asyncio.gather(*tasks, return_exceptions=True)]
            assert sum("ended with code 3" in problem for problem in problems) == 3
            assert sum("too often; it is not asked for 5 minutes" in problem for problem in problems) == 3
            with pytest.raises(DriverFailed, match="too often"):
                await answer(drivers, "dying")

    in_a_loop(test)
    assert "hairpin_driver_processes_ended_total 3" in metrics.text()


def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced_without_anybody_noticing() -> None:
    async def test() -> None:
        with thinking() as drivers:
            before = children(os.getpid())
            await answer(drivers, "rookie")
            (worker,) = children(os.getpid()) - before
            os.kill(worker, signal.SIGKILL)
            os.waitid(os.P_PID, worker, os.WEXITED | os.WNOWAIT)
            await answer(drivers, "rookie")

    in_a_loop(test)


def test_closing_ends_all_workers_at_once_also_those_that_think() -> None:
    async def test() -> None:
        before = children(os.getpid())
        with thinking(Limits()) as drivers:
            tasks = [asyncio.create_task(answer(drivers, name, name)) for name in ("sleeper", "rookie", "pro")]
            tasks.append(asyncio.create_task(answer(drivers, "sleeper", "waiting")))
            await asyncio.wait(tasks[1:3])
            workers = children(os.getpid()) - before
            assert len(workers) >= 3
            began = time.monotonic()
            drivers.close()
            assert time.monotonic() - began < 3
            assert not any(map(is_running, workers))
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes] == [
                True,
                False,
                False,
                True,
            ]

    in_a_loop(test)


def test_nothing_is_started_before_a_driver_is_asked() -> None:
    before = children(os.getpid())
    with thinking():
        assert children(os.getpid()) == before


def test_workers_die_with_a_server_that_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    with started(serving(tmp_path)) as process:
        workers = in_a_loop(lambda: workers_at_a_race(place_of(process), process.pid, "champion"))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        in_a_loop(lambda: until(lambda: not any(map(is_running, workers)), 10))


def test_ctrl_c_ends_server_and_workers_without_a_word_of_the_workers(tmp_path: Path) -> None:
    with started(serving(tmp_path)) as process:
        workers = in_a_loop(lambda: workers_at_a_race(place_of(process), process.pid, "rookie"))
        for worker in workers:
            os.kill(worker, signal.SIGINT)
        press_ctrl_c(process)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in said
    assert not any(map(is_running, workers))


def serving(folder: Path) -> list[str]:
    return [sys.executable, "-m", "hairpin.cli", "serve", "--port", "0", "--database", database(folder)]


async def workers_at_a_race(server: Running, pid: int, name: str) -> set[int]:
    async with seated(server, race_of("person", name), "Ada") as (ada,):
        await ada.until(lambda: "driver" in answered_by(ada, 1))
        await ada.answer(plan_of(ada))
        return children(pid)


# -- who is charged for it ------------------------------------------------------------------------------


def test_a_table_that_has_used_more_than_its_share_waits_and_another_does_not() -> None:
    async def test() -> None:
        with thinking(Limits(driver_seconds_per_table=1)) as drivers:
            for _ in range(2):
                await answer(drivers, "ponderous", "greedy")
            greedy = asyncio.create_task(answer(drivers, "sound", "greedy"))
            await answer(drivers, "sound", "modest")
            assert not greedy.done()
            assert drivers.waiting() == 1
            greedy.cancel()
            await asyncio.wait({greedy})
            assert drivers.waiting() == 0

    in_a_loop(test)


def test_what_drivers_use_is_counted_for_those_who_are_at_the_table(tmp_path: Path) -> None:
    asked: list[tuple[str, AbstractSet[str]]] = []

    async def test() -> None:
        async with running(database(tmp_path)) as server:
            drivers = server.server.services.thinking
            think = drivers.think

            async def noted(name: str, seen: View, chance: Chance, table: str, at: AbstractSet[str]) -> Action:
                asked.append((table, at))
                return await think(name, seen, chance, table, at)

            drivers.think = noted  # type: ignore[method-assign,assignment]
            async with seated(server, race_of("person", "club"), "Ada") as (ada,):
                await ada.until(lambda: "driver" in answered_by(ada, 1))
                assert asked[0] == (ada.table, {"127.0.0.1"})

    in_a_loop(test)


# -- nobody waits for somebody slow ----------------------------------------------------------------------


def test_quick_ones_have_answered_long_before_slow_ones_who_were_asked_earlier() -> None:
    async def test() -> None:
        with thinking(Limits()) as drivers:
            slow = [asyncio.create_task(answer(drivers, "ponderous", str(table))) for table in range(2)]
            await asyncio.sleep(0)
            for _ in range(20):
                await answer(drivers, "rookie", "quick")
            assert not all(task.done() for task in slow)

    in_a_loop(test)


def test_a_rookie_answers_at_once_while_tables_full_of_champions_think(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            server.server.services.thinking.start()
            watching = [await champions(server) for _ in range(6)]
            await watching[0].until(lambda: "driver" in answered_by(watching[0], 0))
            async with seated(server, race_of("person", "rookie"), "Ada") as (ada,):
                waits = await waits_for_the_rookie(ada, 25)
            for player in watching:
                await player.leave()
        assert statistics.median(waits) < 0.1
        assert max(waits) < 1

    in_a_loop(test)


async def champions(server: Running) -> Player:
    table, token = await create(server, race_of(*["champion"] * 6))
    player = Player(server, table, token)
    await player.enter()
    await player.ask("start")
    return player


async def waits_for_the_rookie(ada: Player, count: int) -> list[float]:
    """How long it takes until nobody but Ada is asked, each time when that is not so already."""
    waits: list[float] = []
    choose = by_chance(3)
    while len(waits) < count and ada.phase != "over":
        if not ada.is_alone():
            began = time.perf_counter()
            await ada.until(lambda: ada.phase == "over" or ada.is_alone())
            waits.append(time.perf_counter() - began)
        if ada.phase != "over":
            await ada.answer(choose(ada, ada.options))
    return waits
