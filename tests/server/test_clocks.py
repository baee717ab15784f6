"""Clocks: they belong to seats, run whether or not anybody looks, and nothing gives time back."""

from __future__ import annotations

import asyncio

import pytest

from hairpin.server.limits import Limits
from hairpin.server.log.entries import Acted, Created, Entry, EntryBody, HandedBack, Seated, TakenOver, Undone
from hairpin.server.log.settings import kept_settings
from hairpin.server.protocol.settings import RaceSettings, SeatSettings, TableSettings
from hairpin.server.table import clock, live
from hairpin.server.table.bot_runner import let_driver_answer
from hairpin.server.table.requests import started
from hairpin.server.table.state import ABANDONED, DRIVER_SLACK, TableState
from tests.server.player import Player, by_chance, race_of, seated
from tests.server.postgres import Postgres
from tests.server.running import PATIENT, Running, in_a_loop, running
from tests.server.test_absence import answered_by, resting, until
from tests.server.test_coming_back import _fields
from tests.server.test_planning import plan_of

SECOND = 1000


class Log:
    """A table of two people with half a minute for each decision, and the time of each entry."""

    def __init__(self, **game: object) -> None:
        settings = TableSettings(RaceSettings(**game), [SeatSettings(), SeatSettings()], seconds=30)  # type: ignore[arg-type]
        self.state = TableState("t")
        self.bodies: list[Entry] = []
        self.write(0, Created(kept_settings(settings), "a"), Seated(0, "a", "Ada"), Seated(1, "b", "Bea"))
        self.write(0, started(self.state))

    def write(self, seconds: float, *bodies: EntryBody) -> None:
        for body in bodies:
            entry = Entry(self.state.seq + 1, round(seconds * SECOND), body)
            self.bodies.append(entry)
            self.state.fold(entry)

    def act(self, seconds: float, seat: int, do: str | None = None) -> None:
        self.write(seconds, Acted(seat, do or self.state.open[seat].options[0]))

    def due(self, seat: int) -> float | None:
        deadline = self.state.clocks.deadline(seat)
        return None if deadline is None else deadline / SECOND


def test_all_who_plan_have_the_whole_time_and_a_plan_stops_the_clock() -> None:
    log = Log()
    assert (log.due(0), log.due(1)) == (30, 30)
    log.act(10, 0)
    assert (log.due(0), log.due(1)) == (None, 30)


def test_undoing_a_plan_gives_no_time_back() -> None:
    log = Log()
    log.act(26, 0)
    log.write(28, Undone(0, log.state.seq))
    assert log.due(0) == 32


def asked_twice() -> tuple[Log, int]:
    """Somebody has just answered, 19 seconds after being asked, can undo it, and is asked something else."""
    for _ in range(200):  # not every deal leads there
        log = Log()
        log.act(10, 0)
        log.act(11, 1)
        seat = log.state.waiting()[0]
        log.act(30, seat)
        if log.state.waiting() == [seat] and log.state.undoable(seat) is not None:
            return log, seat
    raise AssertionError("no deal leads there")


def test_the_time_of_the_next_question_is_not_to_be_had_for_the_one_before() -> None:
    log, seat = asked_twice()
    assert log.due(seat) == 60
    log.write(40, Undone(seat, log.state.seq))
    assert log.due(seat) == 51
    log.act(45, seat)
    assert log.due(seat) == 65  # and the next one has what was left of it


def test_what_the_clock_has_answered_stands() -> None:
    log = Log()
    log.write(30, Acted(0, log.state.open[0].options[0], "clock", "rookie"))
    assert log.state.undoable(0) is None
    log.act(31, 1)


def test_taking_a_plan_back_again_and_again_gives_no_time_back() -> None:
    log = Log()
    for moment in (10, 20):
        log.act(moment, 0)
        log.act(moment + 1, 0, "take-back")
    assert log.due(0) == 32  # 10 seconds for the first plan, 9 for the second


def test_others_plans_leave_a_clock_alone() -> None:
    log = Log()
    log.act(5, 1)
    log.act(6, 1, "take-back")
    assert log.due(0) == 30


def test_the_next_question_sets_the_clock_anew() -> None:
    log = Log()
    log.act(20, 0)
    log.act(25, 1)
    seat = log.state.waiting()[0]
    assert log.due(seat) == 55


def test_a_clock_stands_still_while_a_driver_drives_and_goes_on_where_it_was() -> None:
    log = Log()
    log.write(20, TakenOver(0, "rookie", own_wish=True))
    assert log.due(0) is None
    log.write(100, HandedBack(0))
    assert log.due(0) == 110


def test_a_draft_pick_that_was_undone_gives_no_time_back() -> None:
    log = Log(garage="basic")
    seat = log.state.waiting()[0]
    log.act(26, seat)
    log.write(27, Undone(seat, log.state.seq))
    assert log.due(seat) == 31


def test_the_same_log_gives_the_same_clocks() -> None:
    log = Log()
    log.act(10, 0)
    log.act(11, 0, "take-back")
    again = TableState("t")
    again.fold_all(log.bodies)
    assert again.clocks.by_seat == log.state.clocks.by_seat
    assert again.next_due() == log.state.next_due() == 30 * SECOND


def test_a_race_that_no_person_has_answered_in_for_long_waits_for_somebody() -> None:
    log = Log()
    moment = 0
    while log.state.unattended < ABANDONED and log.state.phase == "racing":
        moment += 30
        seat = log.state.waiting()[0]
        log.write(moment, Acted(seat, log.state.open[seat].options[0], "clock", "rookie"))
    assert log.state.next_due() is None
    log.act(moment + 1, log.state.waiting()[0])
    assert log.state.next_due() is not None


# -- at a server -------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was due while no server ran is carried out right after its start."""
    monkeypatch.setattr(clock, "RETURN_MILLISECONDS", 500)


def clocked(seconds: int, *seats: str) -> dict[str, object]:
    return {**race_of(*seats), "seconds": seconds}


def test_after_a_reload_the_clock_is_still_there_and_has_run_on(url: str) -> None:
    async def test() -> None:
        async with (
            running(url) as server,
            seated(server, clocked(60, "person", "person"), "Ada", "Bea") as (ada, _),
        ):
            await asyncio.sleep(0.3)
            again = await Player(server, ada.table, ada.token).enter()
            state = again.messages("state")[-1]
            clocks = state["clocks"]
            assert isinstance(clocks, list)
            assert all(59 < left < 60 for left in clocks)
            assert again.decision is not None
            assert again.decision["seconds"] == clocks[0]
            await again.leave()

    in_a_loop(test)


def test_clocks_run_while_nobody_is_there_and_the_table_sleeps(url: str) -> None:
    async def test() -> None:
        limits = Limits(**{**_fields(PATIENT), "put_away_seconds": 1})
        async with running(url, limits) as server, seated(server, clocked(3, "person", "simple"), "Ada") as (ada,):
            await ada.until(ada.is_alone)
            await ada.leave()
            await until(lambda: resting(server, ada.table), 2.5)
            seq = ada.seq
            await until_async(lambda: has_answered(server.server.services.store, ada.table, seq))
            assert not server.tables.awake[ada.table].clients
            entries = await server.server.services.store.entries(ada.table, seq)
            assert "clock" in [entry.body.by for entry in entries if isinstance(entry.body, Acted)]
            assert all(entry.body.driver for entry in entries if isinstance(entry.body, Acted))

    in_a_loop(test)


def test_a_deadline_is_kept_through_a_restart_and_carried_out_though_nobody_comes(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, clocked(2, "person", "simple"), "Ada") as (ada,):
            await ada.until(ada.is_alone)
            table, seq = ada.table, ada.seq
        await asyncio.sleep(1)
        async with running(url) as again:
            store = again.server.services.store
            await until_async(lambda: has_answered(store, table, seq))

    in_a_loop(test)


async def has_answered(store: object, table: str, after: int) -> bool:
    from hairpin.server.store.store import Store

    assert isinstance(store, Store)
    found = await store.entries(table, after)
    return any(isinstance(entry.body, Acted) and entry.body.by == "clock" for entry in found)


async def until_async(is_so: object, seconds: float = 20) -> None:
    assert callable(is_so)
    async with asyncio.timeout(seconds):
        while not await is_so():
            await asyncio.sleep(0.1)


def test_of_several_processes_one_answers_for_a_clock(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def test() -> None:
        async with running(url) as first, running(url) as second:
            async with seated(first, clocked(1, "person", "person"), "Ada", "Bea") as (ada, _):
                elsewhere = await Player(second, ada.table).enter()
                await elsewhere.until(lambda: answered_by(elsewhere, 0).count("clock") >= 3)
                await elsewhere.leave()
            entries = await first.server.services.store.entries(ada.table)
            answers = sum(isinstance(entry.body, Acted) for entry in entries)
            assert thoughts(first) + thoughts(second) <= answers + 1  # one may be on its way

    in_a_loop(test)


def thoughts(server: Running) -> int:
    text = server.server.services.metrics.text()
    return sum(
        int(line.split()[-1]) for line in text.splitlines() if line.startswith("hairpin_driver_decisions_total")
    )


def test_a_race_against_the_clock_comes_to_its_end(url: str) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, clocked(1, "person", "simple"), "Ada") as (ada,):
            await ada.answer(plan_of(ada))
            await ada.race(by_chance(4))
            assert ada.phase == "over"
            assert ada.messages("update")[-1]["clocks"] is None

    in_a_loop(test)


def test_a_driver_who_takes_long_keeps_no_other_table_waiting(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(live, "ATTEND_AT_MOST", 0.2)
        async with running(url) as server, seated(server, clocked(3, "person", "simple"), "Ada") as (ada,):
            await ada.until(ada.is_alone)
            services, table = server.server.services, server.tables.awake[ada.table]

            async def think(*given: object) -> None:
                await asyncio.sleep(60)

            monkeypatch.setattr(services.thinking, "think", think)
            await until(table._clock.is_busy)
            async with asyncio.timeout(5):
                await table.attend()
            assert table._clock.is_busy()
            await table.settled()
            later = services.now() + DRIVER_SLACK
            assert await services.store.overdue(later - 5 * SECOND, 9) == []
            assert await services.store.overdue(later + SECOND, 9) == [ada.table]

    in_a_loop(test)


def test_a_decision_that_is_no_longer_open_is_thought_about_by_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(url) as server, seated(server, race_of("person", "person"), "Ada", "Bea") as (ada, _):
            table = server.tables.awake[ada.table]
            old = table.state.open[0]
            await ada.answer(plan_of(ada))
            thought: list[object] = []
            monkeypatch.setattr(table.services.thinking, "think", lambda *given: thought.append(given))
            await let_driver_answer(table, "simple", old, "clock")
            assert thought == []

    in_a_loop(test)
