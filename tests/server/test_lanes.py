"""Who thinks next: quick before slow, whoever has used least first, one at a time for a table."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from hairpin.content.circuits import load_circuit
from hairpin.content.config import race_config
from hairpin.content.entrants import LEGEND
from hairpin.content.settings import RaceOptions
from hairpin.rules.actions import Action
from hairpin.rules.chance import Chance
from hairpin.rules.race import Race
from hairpin.rules.view import View, view
from hairpin.server.thinking.costs import ADVICE, Costs, Pace, known_drivers, work
from hairpin.server.thinking.failures import IN_A_ROW, PAUSE_SECONDS, Failures
from hairpin.server.thinking.job import Job, Thought
from hairpin.server.thinking.lane import Lane
from hairpin.server.thinking.parcels import Orders
from hairpin.server.thinking.shares import Shares
from hairpin.server.thinking.watch import Watch
from hairpin.server.thinking.worker import Worker
from tests.server.running import in_a_loop

ORDERS = Orders(0, 1, (), "")
DONE = Action("done")


def a_view(seed: int = 1, circuit: str = "usa") -> View:
    return view(Race(race_config(load_circuit(circuit), ("club",) * 3).setup, seed), 0)


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Patient(Worker):
    """It thinks until it is told the answer, and needs no process."""

    def __init__(self) -> None:
        super().__init__("test", ORDERS)
        self.jobs: list[Job] = []
        self.thoughts: list[Future[Thought]] = []

    def ask(self, job: Job) -> Future[Thought]:
        self.jobs.append(job)
        self.thoughts.append(Future())
        return self.thoughts[-1]

    async def answers(self, seconds: float = 0.0) -> None:
        self.thoughts[-1].set_result(Thought(DONE, "", seconds))
        await asyncio.sleep(0.01)

    @property
    def tables(self) -> list[str]:
        return [job.table for job in self.jobs]


class OneLane:
    def __init__(self, workers: int = 1, per_table: float = 20, per_address: float = 40) -> None:
        self.clock = Clock()
        self.shares = Shares(per_table, per_address, self.clock)
        self.workers = [Patient() for _ in range(workers)]
        self.lane = Lane([*self.workers], self.shares, 60, self._settle)

    def _settle(self, job: Job, thought: Thought) -> None:
        self.shares.charge(job, thought.seconds)
        job.succeed(DONE)

    def add(self, table: str, *addresses: str) -> Job:
        job = Job("club", a_view(), Chance(1), table, frozenset(addresses))
        self.lane.add(job)
        return job


def test_the_address_that_has_used_least_goes_next_however_many_tables_another_has() -> None:
    async def test() -> None:
        one = OneLane()
        one.add("greedy 1", "6.6.6.6")
        for number in range(2, 10):
            one.add(f"greedy {number}", "6.6.6.6")
        one.add("modest", "1.1.1.1")
        await one.workers[0].answers(seconds=1.0)
        assert one.workers[0].tables == ["greedy 1", "modest"]

    in_a_loop(test)


def test_of_one_address_the_table_that_has_used_least_goes_next() -> None:
    async def test() -> None:
        one = OneLane()
        one.add("a", "1.1.1.1")
        one.add("a", "1.1.1.1")
        one.add("b", "1.1.1.1")
        await one.workers[0].answers(seconds=1.0)
        assert one.workers[0].tables == ["a", "b"]

    in_a_loop(test)


def test_somebody_greedy_who_watches_does_not_slow_a_table_down() -> None:
    shares = Shares(20, 40, Clock())
    greedy = Job("club", a_view(), Chance(1), "a", frozenset({"6.6.6.6"}), asyncio.Future(loop=_no_loop()))
    watched = Job("club", a_view(), Chance(1), "b", frozenset({"1.1.1.1", "6.6.6.6"}), greedy.answer)
    shares.charge(greedy, 100.0)
    assert shares.is_above(shares.rank(greedy))
    assert shares.rank(watched) == (0.0, 0.0)


def _no_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    loop.close()
    return loop


def test_one_table_has_one_worker_at_a_time() -> None:
    async def test() -> None:
        one = OneLane(workers=2)
        one.add("a")
        one.add("a")
        begun = [worker.tables for worker in one.workers]
        assert sorted(begun) == [[], ["a"]]
        one.add("b")
        assert sorted(worker.tables for worker in one.workers) == [["a"], ["b"]]

    in_a_loop(test)


def test_who_has_used_more_than_the_limit_waits_though_nobody_else_is_there_and_then_goes_on() -> None:
    async def test() -> None:
        one = OneLane(per_table=20)
        one.add("a")
        await one.workers[0].answers(seconds=40.0)
        one.add("a")
        one.add("b")
        await one.workers[0].answers()
        assert one.workers[0].tables == ["a", "b"]
        one.clock.time = 30.0
        await asyncio.sleep(0.7)
        assert one.workers[0].tables == ["a", "b"], "40 seconds fade to 24 in half a minute"
        one.clock.time = 60.0
        await asyncio.sleep(0.7)
        assert one.workers[0].tables == ["a", "b", "a"]

    in_a_loop(test)


def test_all_tables_of_an_address_wait_when_it_has_used_more_than_its_limit() -> None:
    async def test() -> None:
        one = OneLane(per_address=40)
        for table in ("a", "b", "c"):
            one.add(table, "1.1.1.1")
            await one.workers[0].answers(seconds=15.0)
        one.add("d", "1.1.1.1")
        assert one.workers[0].tables == ["a", "b", "c"]

    in_a_loop(test)


def test_a_job_that_nobody_waits_for_any_more_is_not_begun_and_a_running_one_is_dropped() -> None:
    async def test() -> None:
        one = OneLane()
        running, waiting, last = one.add("a"), one.add("b"), one.add("c")
        running.answer.cancel()
        one.lane.drop(waiting)
        await one.workers[0].answers()
        assert one.workers[0].tables == ["a", "c"]
        await one.workers[0].answers()
        assert last.answer.result() == DONE

    in_a_loop(test)


def test_drivers_change_the_lane_with_what_they_are_measured_to_cost() -> None:
    costs = Costs()
    assert costs.pace("rookie") is Pace.QUICK
    assert costs.pace("pro") is Pace.MEDIUM
    assert costs.pace("champion") is Pace.QUICK
    assert costs.pace(ADVICE) is Pace.SLOW
    assert costs.pace("never seen") is Pace.SLOW
    for _ in range(400):
        costs.note("never seen", 0.0002)
    assert costs.pace("never seen") is Pace.QUICK
    costs.note("never seen", 2.0)
    assert costs.pace("never seen") is Pace.MEDIUM


def test_a_champion_that_looks_ahead_keeps_no_other_champion_waiting() -> None:
    def seen(level: int, *drivers: str) -> View:
        setup = race_config(load_circuit("usa"), drivers, modules=RaceOptions(level=level)).setup
        return view(Race(setup, 1), 0)

    assert all("champion" in known_drivers(pace) for pace in Pace)  # no lane has to make it while somebody waits
    costs, ahead = Costs(), work("champion", seen(6, "champion", LEGEND))
    assert costs.pace(ahead) is Pace.MEDIUM
    for _ in range(400):
        costs.note(ahead, 0.2)
    assert costs.pace(ahead) is Pace.SLOW
    for others in (seen(0, "champion", LEGEND), seen(6, "champion", "human", LEGEND)):
        assert costs.pace(work("champion", others)) is Pace.QUICK
    assert costs.pace(work("rookie", seen(6, "rookie", LEGEND))) is Pace.QUICK


def test_the_first_look_at_a_circuit_leaves_pro_in_its_lane_and_easy_questions_leave_advice_in_its() -> None:
    costs = Costs()
    costs.note("pro", 0.5)
    assert costs.pace("pro") is Pace.MEDIUM
    for _ in range(36):
        costs.note(ADVICE, 0.0)
    assert costs.pace(ADVICE) is Pace.SLOW


def test_a_driver_that_ends_its_process_again_and_again_is_left_alone_for_a_while() -> None:
    clock = Clock()
    failures = Failures(clock)
    for _ in range(IN_A_ROW):
        assert not failures.is_paused("dying")
        failures.note("dying", has_ended=True)
    assert failures.is_paused("dying")
    assert not failures.is_paused("club")
    clock.time = PAUSE_SECONDS
    assert not failures.is_paused("dying")
    failures.note("dying", has_ended=True)
    assert failures.is_paused("dying")


def test_only_failures_in_a_row_count() -> None:
    failures = Failures(Clock())
    for _ in range(IN_A_ROW):
        failures.note("club", has_ended=True)
        failures.note("club", has_ended=False)
    assert not failures.is_paused("club")


class Watched(Patient):
    def __init__(self, *cpu: float | None) -> None:
        super().__init__()
        self._cpu = list(cpu)
        self.is_killed = False

    def cpu_seconds(self) -> float | None:
        return self._cpu.pop(0)

    def kill(self) -> None:
        self.is_killed = True


@pytest.mark.parametrize(
    ("used", "is_killed"),
    [
        ((0.5, 0.5), True),
        ((0.5, 0.52, 0.54, 0.56, 0.58, 0.6, 0.62, 0.62), True),
        ((0.5, 0.52, 0.54, 0.56, 0.58, 0.6, 0.62, 0.64), False),
        ((None, None, None, None), False),
        ((None, None, None, None, None), True),
    ],
)
def test_only_a_driver_that_does_nothing_is_ended_by_the_clock(used: tuple[float, ...], is_killed: bool) -> None:
    async def test() -> None:
        worker = Watched(*used)
        watch = Watch(worker, 1)
        for _ in used:
            assert not worker.is_killed
            watch._look()
        watch.stop()
        assert worker.is_killed is is_killed

    in_a_loop(test)
