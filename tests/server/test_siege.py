"""The siege in small: every attack that is quick, and that a siege notices it when one does damage."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import database
from tests.siege import clocks
from tests.siege.__main__ import main
from tests.siege.attack import Attack, Camp, Found
from tests.siege.attacks import ATTACKS
from tests.siege.besieged import Besieged, besieged, complaints
from tests.siege.bounds import broken
from tests.siege.clocks import CLOCKS, Used, too_long
from tests.siege.drafts import DRAFTS
from tests.siege.files import wrong_with
from tests.siege.joins import TWENTY_JOINS
from tests.siege.nonsense import NONSENSE
from tests.siege.records import RECORDS
from tests.siege.siege import logged
from tests.siege.taking_over import TAKING_OVER
from tests.siege.watching import Watch, watching

QUICK = (TWENTY_JOINS, RECORDS, DRAFTS, TAKING_OVER, NONSENSE)
"""Champions, stuck drivers, files, kills and sleeping tables have tests of their own."""
LONG = 400
PATIENT_P99, PATIENT_MAX = 5_000.0, 15_000.0
"""Milliseconds: other tests have the machine at the same time. scripts/siege is stricter."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    """One for all attacks, as they would come in life, with people at other tables all the time."""
    folder = tmp_path_factory.mktemp("siege")
    with besieged(folder, database(folder)) as found, watching(found.port) as watch:
        yield found
        check_others(watch)
        assert found.end() == []
        assert logged(found) == []


def check_others(watch: Watch) -> None:
    felt = watch.end()
    assert felt.wrong == []
    for times in (felt.actions, felt.answers):
        assert broken("at other tables", times, PATIENT_P99, PATIENT_MAX) == []


def made(attack: Attack, server: Besieged, seconds: float) -> Found:
    async def make() -> Found:
        return await attack.make(Camp(server.folder, seconds, server, long=LONG))

    return asyncio.run(make())


@pytest.mark.parametrize("attack", QUICK, ids=lambda attack: str(attack.name))
def test_an_attack_does_no_damage(attack: Attack, server: Besieged) -> None:
    assert made(attack, server, 1.0).lost == []


def test_nobody_gains_time_by_coming_back_or_taking_back(
    server: Besieged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "SECONDS", 1)
    monkeypatch.setattr(clocks, "WAYS", clocks.WAYS[:2])
    assert made(CLOCKS, server, 2.5).lost == []


# -- a siege that could not fail would be worth nothing ---------------------------------------------------


def test_a_server_that_stands_still_for_a_moment_is_noticed(tmp_path: Path) -> None:
    with besieged(tmp_path, database(tmp_path)) as server, watching(server.port) as watch:
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(1.5)
        os.kill(server.process.pid, signal.SIGCONT)
        time.sleep(0.5)
        felt = watch.end()
    assert any("longest" in what for what in broken("an action", felt.actions, maximum=1000))


def test_a_server_that_died_is_noticed(tmp_path: Path) -> None:
    with besieged(tmp_path, database(tmp_path)) as server, watching(server.port) as watch:
        server.process.kill()
        server.process.wait()
        assert watch.end().wrong
        assert server.end() == ["the server was dead, with exit code -9"]


def test_too_few_actions_are_no_good_news() -> None:
    assert broken("an action", []) == ["an action: only 0 at the other tables in all this time"]
    assert broken("an action", [1.0, 2.0, 3.0]) == []
    assert "99th percentile" in broken("an action", [2000.0] * 5)[0]


@pytest.mark.parametrize(
    ("line", "is_bad"),
    [
        ('{"level": "info", "message": "serving"}', False),
        ('{"level": "warning", "message": "a socket was closed"}', False),
        ('{"level": "error", "message": "a socket failed"}', True),
        ('{"level": "warning", "message": "x", "exception": "Traceback"}', True),
        ("Traceback (most recent call last):", True),
    ],
)
def test_a_log_that_complains_is_noticed(line: str, is_bad: bool) -> None:
    assert bool(complaints(line)) is is_bad


def test_a_seat_that_had_more_time_than_it_may_have_is_noticed() -> None:
    used, asked = Used(), (1, 0, "plan", 1)
    used.add({asked}, 0, 1900)
    used.add({asked}, 5000, 5100)
    assert too_long(used) == []
    used.add({asked}, 6000, 8000)
    assert too_long(used) == ["a seat has had 4.0 s for one question, and may have 2"]
    assert used.longest_since_first() == 8


@pytest.mark.parametrize(
    ("code", "said", "is_wrong"),
    [
        (2, "hairpin: /dev/zero: is not a regular file", False),
        (0, "", True),
        (-9, "", True),
        (1, "Traceback (most recent call last):\nMemoryError", True),
        (2, "hairpin: something else", True),
    ],
)
def test_how_a_command_ended_is_judged(code: int, said: str, is_wrong: bool) -> None:
    assert (wrong_with(code, said) is not None) is is_wrong


def test_the_command_tells_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "peace", "--seconds", "1", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["attacks"]
    assert (row["attack"], row["database"], row["lost"]) == ("peace", "SQLite", [])
    assert 0 < row["actions"]["p50"] <= row["actions"]["p99"] <= row["actions"]["max"]


def test_the_command_fails_when_something_was_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def lose(camp: Camp) -> Found:
        return Found("one of them", ["a car"])

    lossy = Attack("lossy", "loses a car", lose, has_server=False)
    monkeypatch.setattr("tests.siege.__main__.ATTACKS", (lossy,))
    assert main(["--only", "lossy"]) == 1
    assert "lost, lossy (SQLite): a car" in capsys.readouterr().out


def test_all_attacks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [each.name for each in ATTACKS]
