"""The command: it serves, ends in good order, says clearly what is wrong, and survives its own death."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hairpin.content.user_folders import data_folder
from hairpin.records.reading import read_record
from hairpin.records.replay import verify
from hairpin.server.listening import CannotServe, bound, place_from
from tests.fresh import any_of, longer
from tests.server.player import Player, by_chance, create, race_of
from tests.server.running import Running, database, in_a_loop
from tests.server.test_races import record_of

IN_A_HURRY = {"HAIRPIN_MESSAGES_PER_SECOND": "10000", "HAIRPIN_MESSAGES_BURST": "10000"}
Process = subprocess.Popen[str]
KILLS = longer(2)


@contextmanager
def hairpin(*arguments: str, **environment: str) -> Iterator[Process]:
    process = subprocess.Popen(
        [sys.executable, "-m", "hairpin.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def place_of(process: Process) -> Running:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
    assert found, line
    return Running(int(found[1]), None)  # type: ignore[arg-type]


def test_killed_in_the_middle_of_a_race_every_table_goes_on_where_it_was(tmp_path: Path, url: str) -> None:
    """Whatever anybody has seen is on disk."""
    command = ("serve", "--port", "0", "--database", url)

    async def test() -> None:
        players: list[Player] = []
        for life in range(KILLS + 1):
            with hairpin(*command, **IN_A_HURRY) as process:
                server = place_of(process)
                await (sit_down(server, players) if not players else come_back(server, players))
                racing = [asyncio.create_task(player.race(by_chance(life))) for player in players]
                if life < KILLS:
                    await asyncio.sleep(0.7)
                    process.send_signal(signal.SIGKILL)
                    await asyncio.gather(*racing, return_exceptions=True)
                else:
                    await asyncio.gather(*racing)
                    record = await record_of(server, players[0].table, tmp_path)
                    assert "final state" in verify(read_record(record))
        for player in players:
            assert player.seqs == list(range(player.seqs[0], player.seq + 1))

    in_a_loop(test)


async def sit_down(server: Running, players: list[Player]) -> None:
    table, token = await create(server, race_of("person", "person", "simple", laps=3))
    players += [Player(server, table, token), Player(server, table)]
    for seat, player in enumerate(players):
        await player.enter()
        await player.ask("sit", seat=seat, name=f"Player {seat}")
    await players[0].ask("start")


async def come_back(server: Running, players: list[Player]) -> None:
    for player in players:
        seen = player.seq
        player.server = server
        await player.come_back()
        assert player.seq >= seen


def test_it_ends_in_good_order_when_it_is_asked_to(tmp_path: Path) -> None:
    async def test() -> None:
        with hairpin("serve", "--port", "0", "--database", database(tmp_path)) as process:
            server = place_of(process)
            table, token = await create(server, race_of("person", "simple"))
            ada = await Player(server, table, token).enter()
            await ada.ask("sit", seat=0, name="Ada")
            process.send_signal(signal.SIGTERM)
            await ada.until(lambda: ada.closed is not None)
            assert ada.closed is not None
            assert ada.closed[0] == 1012
            assert await asyncio.to_thread(process.wait, 15) == 0
            assert process.stderr is not None
            logged = process.stderr.read()
            assert "Traceback" not in logged
            assert [json.loads(line)["message"] for line in logged.splitlines()] == [
                "serving",
                "a table was created",
                "a table woke",
                "ended in good order",
            ]
            for secret in (table, token, str(ada.token).partition(".")[2]):
                assert str(secret) not in logged

    in_a_loop(test)


def test_without_a_command_it_serves_from_the_users_data_folder(tmp_path: Path) -> None:
    with hairpin(XDG_DATA_HOME=str(tmp_path), HAIRPIN_PORT="0") as process:
        place_of(process)
        assert (tmp_path / "hairpin" / "hairpin.sqlite").is_file()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/hairpin"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/hairpin"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/hairpin"),
        ("win32", {"HOME": "/h", "LOCALAPPDATA": "/l"}, "/l/hairpin"),
    ],
)
def test_the_data_folder_is_the_systems_own(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


def refused(*arguments: str) -> str:
    with hairpin(*arguments) as process:
        out, error = process.communicate(timeout=30)
        assert process.returncode == 2
        assert out == ""
        assert "Traceback" not in error
        return error


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "choose another with --port" in refused("serve", "--port", port, "--database", database(tmp_path))


NO_TEXT = "\udcff"
NO_HOSTS = (
    *("a..b", "", "x" * 300, "127.0.0.1:8080", "two words", "8.8.8.8", "fe80::1", "http://127.0.0.1", "[::1]"),
    NO_TEXT,
)
NO_PLACES = ("9100", ":9100", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:70000", "")


@pytest.mark.parametrize("host", NO_HOSTS)
def test_a_host_that_is_none_or_not_ours_is_refused_in_one_line(host: str) -> None:
    with pytest.raises(CannotServe) as refusal:
        bound(host, 0)
    told = str(refusal.value)
    assert len(told.splitlines()) == 1
    assert told.startswith("--host ")
    assert "give an address of this machine without a port" in told


@pytest.mark.parametrize("host", [NO_TEXT, *any_of(*NO_HOSTS[:-1])])
def test_the_command_tells_what_is_wrong_with_a_host_and_nothing_else(tmp_path: Path, host: str) -> None:
    told = refused("serve", "--host", host, "--port", "0", "--database", database(tmp_path))
    assert len(told.splitlines()) == 1
    assert told.startswith("hairpin: --host ")
    assert "give an address of this machine without a port" in told


@pytest.mark.parametrize("place", NO_PLACES)
def test_a_place_for_figures_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(CannotServe, match=r"--metrics .*127\.0\.0\.1:9100"):
        place_from(place)


@pytest.mark.parametrize("place", any_of(*NO_PLACES))
def test_the_command_tells_what_is_wrong_with_a_place_for_figures(tmp_path: Path, place: str) -> None:
    told = refused("serve", "--metrics", place, "--port", "0", "--database", database(tmp_path))
    assert "--metrics" in told
    assert "127.0.0.1:9100" in told


def test_figures_cannot_share_the_port_of_the_page(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    told = refused("serve", "--port", port, "--metrics", f"127.0.0.1:{port}", "--database", database(tmp_path))
    assert "give figures a port of their own" in told


def test_a_second_server_on_the_same_file_is_told_so_until_the_first_is_gone(tmp_path: Path) -> None:
    command = ("serve", "--port", "0", "--database", database(tmp_path))
    (tmp_path / "same").symlink_to(tmp_path)
    with hairpin(*command) as first:
        place_of(first)
        told = refused("serve", "--port", "0", "--database", database(tmp_path / "same"))
        assert len(told.splitlines()) == 1
        assert f"{tmp_path / 'same' / 'tables.sqlite'} is in use by another Hairpin" in told
        assert "end that one first, or give another with --database" in told
        first.send_signal(signal.SIGKILL)
        first.wait(30)
        with hairpin(*command) as second:
            place_of(second)


def test_a_database_that_is_no_file_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "tables.sqlite")
    assert "is not a regular file" in refused("serve", "--port", "0", "--database", database(tmp_path))
    assert "is not a regular file" in refused("serve", "--port", "0", "--database", "sqlite:////dev/zero")


def test_a_database_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database at all" * 50)
    assert "can't be opened" in refused("serve", "--port", "0", "--database", database(tmp_path))
    assert "sqlite:///path" in refused("serve", "--port", "0", "--database", "mysql://x")


def test_a_limit_that_is_no_number_is_told(tmp_path: Path) -> None:
    with hairpin("serve", "--port", "0", "--database", database(tmp_path), HAIRPIN_TABLES="many") as process:
        assert process.wait(30) == 2
        assert process.stderr is not None
        assert "HAIRPIN_TABLES" in process.stderr.read()
