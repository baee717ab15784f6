"""A lesson at a table: what is marked can be done and nothing else, and who comes back finds their place in it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from hairpin.records.lessons.reading import FIRST, load_lesson
from tests.server.asking import http_client
from tests.server.player import Json, Player, WasRefused, create, race_of, seated
from tests.server.running import Running, database, in_a_loop, running

FIRST_LAP = {**race_of("person", "rookie", "rookie"), "lesson": FIRST}


def lesson_of(player: Player) -> Json:
    last = [message for message in player.messages() if message["type"] in ("state", "update")][-1]
    return cast(Json, last["lesson"])


async def come_to(player: Player, step: int) -> Json:
    """Does what is marked, up to that step."""
    while True:
        await player.until(lambda: bool((found := lesson_of(player))["say"]) or bool(found["free"]))
        lesson = lesson_of(player)
        if lesson["free"] or cast(int, lesson["step"]) >= step:
            return lesson
        if lesson["reads"]:
            await player.ask("step-on", step=lesson["step"])
        else:
            await player.answer(str(lesson["do"]))


async def status_of_record(server: Running, table: str) -> int:
    async with http_client() as client:
        return (await client.get(f"{server.http}/api/tables/{table}/record")).status_code


def test_a_lesson_is_raced_to_its_end_by_what_is_marked(tmp_path: Path) -> None:
    lesson = load_lesson(FIRST)
    rewound = next(at for at, step in enumerate(lesson.steps) if step.rewind)

    async def test() -> None:
        async with running(database(tmp_path)) as server, seated(server, FIRST_LAP, "Ada") as (ada,):
            first = await come_to(ada, 1)
            with pytest.raises(WasRefused, match="the lesson waits for 'plan 3 4'"):
                await ada.answer("plan 2 3")
            with pytest.raises(WasRefused, match="nothing to read"):
                await ada.ask("step-on", step=first["step"])
            assert ada.decision is not None
            with pytest.raises(WasRefused, match="the lesson says what to do"):
                await ada.ask(type="hint", decision=ada.decision["id"])
            with pytest.raises(WasRefused, match="nobody can be replaced"):
                await ada.ask("take-over", seat=0)
            await come_to(ada, rewound)
            before = cast(Json, ada.view)
            await ada.come_back()  # the place in the lesson follows from the log
            assert lesson_of(ada)["step"] == rewound
            await come_to(ada, rewound + 1)
            after = cast(Json, ada.view)
            assert (before["round"], after["round"]) == (8, 7)
            assert any(b'"kind":"stepped","seat":0,"back_to":7' in heard for heard in ada.heard)
            end = await come_to(ada, len(lesson.steps))
            assert end["free"] is True
            await ada.race(lambda _, options: options[0])
            assert lesson_of(ada)["learned"] == list(lesson.learned)
            assert await status_of_record(server, ada.table) == 404

    in_a_loop(test)


def test_a_watcher_is_not_taught_and_sees_no_hand(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server, seated(server, FIRST_LAP, "Ada") as (ada,):
            await come_to(ada, 2)
            watcher = await Player(server, ada.table).enter()
            assert lesson_of(watcher) is None
            assert not cast(Json, watcher.view)["hand"]
            await watcher.leave()

    in_a_loop(test)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"lesson": "second-lap"}, "lessons are first-lap"),
        ({**race_of("person", "rookie"), "lesson": FIRST}, "seats person, driver, driver"),
        ({**race_of("person", "rookie", "rookie", laps=2), "lesson": FIRST}, "laps 1"),
        ({"seconds": 30}, "without modules and clock"),
    ],
)
def test_a_lesson_that_does_not_fit_the_table_is_refused(tmp_path: Path, change: Json, reason: str) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            with pytest.raises(AssertionError, match=reason):
                await create(server, {**FIRST_LAP, **change})

    in_a_loop(test)
