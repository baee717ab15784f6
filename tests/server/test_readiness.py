"""`serve --check` says what is missing, and changes nothing."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.content.languages import LANGUAGES
from hairpin.server.readiness import machine, push
from tests.fresh import any_of
from tests.server.postgres import Postgres
from tests.server.running import database, in_a_loop, running

Capture = pytest.CaptureFixture[str]
MISSING = {"en": "MISSING", "fr": "MANQUE", "da": "MANGLER"}


def checked(capsys: Capture, *arguments: str) -> tuple[int, str]:
    code = main(["serve", "--check", "--port", "0", *arguments])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("language", any_of(*LANGUAGES))
def test_a_good_place_is_ready_and_left_as_it_was(language: str, tmp_path: Path, capsys: Capture) -> None:
    given = ("--database", database(tmp_path), "--trusted-proxy", "127.0.0.1", "--language", language)
    code, said = checked(capsys, *given, "--public-url", "https://races.example.org")
    assert code == 0, said
    assert MISSING[language] not in said
    assert "https://races.example.org" in said
    assert list(tmp_path.iterdir()) == []


def test_each_thing_that_is_missing_is_named(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "STATIC", tmp_path / "static")
    monkeypatch.setattr(push, "is_installed", lambda: False)
    monkeypatch.setattr(machine, "allow_all", lambda: 256)
    usage = type(shutil.disk_usage(tmp_path))(10**9, 10**9, 10**6)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = checked(capsys, "--database", database(tmp_path), "--port", port)
    assert code == 1
    missing = [line.split()[1] for line in said.splitlines() if line.startswith("MISSING")]
    assert missing == ["disk:", "page:", "port:"]
    notes = [line for line in said.splitlines() if line.startswith("note")]
    assert any("hairpin[push]" in line for line in notes)
    assert any("256" in line for line in notes)
    assert "3 things are missing" in said


def test_a_database_that_can_not_be_used_is_missing(tmp_path: Path, capsys: Capture) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as newer:
        newer.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        newer.execute("INSERT INTO schema_version VALUES (99)")
    newer.close()
    code, said = checked(capsys, "--database", database(tmp_path))
    assert (code, "99" in said) == (1, True)
    (tmp_path / "file").write_text("")
    with sqlite3.connect(tmp_path / "damaged.sqlite") as damaged:
        damaged.execute("CREATE TABLE schema_version (version TEXT)")
        damaged.execute("INSERT INTO schema_version VALUES ('?')")
    damaged.close()
    before = (tmp_path / "damaged.sqlite").read_bytes()
    cases = {"damaged.sqlite": "one number", "file/tables.sqlite": "not a folder", "n" * 300: "too long"}
    for name, why in cases.items():
        code, said = checked(capsys, "--database", f"sqlite:///{tmp_path / name}")
        assert (code, why in said) == (1, True), said
    assert (tmp_path / "damaged.sqlite").read_bytes() == before, "nothing is changed by looking"
    code, said = checked(capsys, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (code, "refused" in said) == (1, True)


def test_a_server_that_runs_is_recognised(tmp_path: Path, capsys: Capture) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as server:
            given = ("--database", database(tmp_path), "--port", str(server.port))
            code, said = await asyncio.to_thread(checked, capsys, *given)
            assert code == 0, said
            assert f"{server.port}: a Hairpin answers there now" in said
            assert "can be read and written" in said

    in_a_loop(test)


def test_postgresql_is_tried_by_writing(postgres: Postgres, capsys: Capture) -> None:
    url = postgres.new_database()
    code, said = checked(capsys, "--database", url)
    assert (code, "is made at the first start" in said) == (0, True)
    code, said = checked(capsys, "--database", f"{url}&options=-cdefault_transaction_read_only%3Don")
    assert (code, "read-only" in said) == (1, True)
