"""One command copies all tables while the server plays; the copy is a database like any other."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from tests.server.player import Player, by_chance, race_of, seated
from tests.server.running import database, in_a_loop, running
from tests.server.test_races import record_of
from tests.yard import YARD

Capture = pytest.CaptureFixture[str]


def test_a_backup_made_while_people_race_is_restored_and_the_race_goes_on(tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.sqlite"

    async def test() -> None:
        settings = race_of("person", "person", "simple", circuit={"id": "yard", **YARD})
        async with running(database(tmp_path)) as server, seated(server, settings, "Ada", "Bea") as players:
            racing = [asyncio.create_task(player.race(by_chance(seat))) for seat, player in enumerate(players)]
            await players[0].until(lambda: players[0].seq >= 20)
            assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database(tmp_path)]) == 0
            assert players[0].phase == "racing", "the race was over before the backup"
            await asyncio.gather(*racing)
            told = {message["seq"]: message["news"] for message in players[0].messages("update")}
        async with running(f"sqlite:///{copy}") as restored:
            again = [Player(restored, player.table, player.token) for player in players]
            for player in again:
                await player.enter(since=0)
            assert [player.seat for player in again] == [0, 1]
            assert 20 <= again[0].seq < players[0].seq
            past = {message["seq"]: message["news"] for message in again[0].messages("past")}
            assert {seq: news for seq, news in past.items() if seq in told}.items() <= told.items()
            await asyncio.gather(*(player.race(by_chance(9)) for player in again))
            assert "final state" in verify(read_record(await record_of(restored, again[0].table, tmp_path)))
            for player in again:
                await player.leave()

    in_a_loop(test)
    assert "copy.sqlite: one table, " in capsys.readouterr().out
    assert [path.name for path in tmp_path.glob("copy*") if path.suffix == ".part"] == []
    assert os.name == "nt" or stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the keys of all races"


@pytest.mark.parametrize(
    ("database_url", "language", "said"),
    [
        ("sqlite:///{}/tables.sqlite", "en", "copy.sqlite exists already"),
        ("postgresql://somewhere/tables", "fr", "pg_dump"),
        ("sqlite:///{}/none.sqlite", "en", "no such database"),
    ],
)
def test_what_can_not_be_backed_up_is_said_and_nothing_is_written(
    database_url: str, language: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    in_a_loop(lambda: _an_empty_one(tmp_path))
    target = tmp_path / "copy.sqlite"
    if "exists" in said:
        target.write_text("precious")
    before = sorted(tmp_path.iterdir())
    command = ["backup", str(target), "--database", database_url.format(tmp_path), "--language", language]
    assert main(command) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before
    assert not target.exists() or target.read_text() == "precious"


def test_a_name_that_can_not_be_written_is_said_and_a_backup_that_was_ended_is_named(
    tmp_path: Path, capsys: Capture
) -> None:
    in_a_loop(lambda: _an_empty_one(tmp_path))
    (tmp_path / "copy.sqlite.part").write_text("half of it")
    for name, why in {"n" * 300: "File name too long", "copy.sqlite": "delete that file"}.items():
        assert main(["backup", str(tmp_path / name), "--database", database(tmp_path)]) == 2
        assert why in capsys.readouterr().err
    assert (tmp_path / "copy.sqlite.part").read_text() == "half of it"


async def _an_empty_one(folder: Path) -> None:
    async with running(database(folder)):
        pass
