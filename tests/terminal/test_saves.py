"""Races are saved without being asked to, and go on where and as they were left."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hairpin.cli import main
from hairpin.content.user_folders import state_folder
from hairpin.records.reading import read_record
from hairpin.records.saves import FINISHED_KEPT, NothingSaved, Saved, Saves
from tests.records.paper import hairpin, short_record, unfinished_record

Capture = pytest.CaptureFixture[str]
PLAY = ("play", "--laps", "1", "--drivers", "random")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has never played."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "hairpin"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Typing:
    return Typing(monkeypatch, capsys)


class Typing:
    """Runs a command, and types these lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, arguments: tuple[str, ...], *lines: str) -> str:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(list(arguments)) == 0
        return " ".join(self._capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/state/hairpin"),
        ("linux", {"HOME": "/h", "XDG_STATE_HOME": "/x"}, "/x/hairpin"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/hairpin"),
        ("darwin", {"HOME": "/h", "XDG_STATE_HOME": "/x"}, "/x/hairpin"),
        ("win32", {"HOME": "/h", "LOCALAPPDATA": "/l"}, "/l/hairpin"),
    ],
)
def test_the_state_folder_is_the_systems_own(platform: str, environment: dict[str, str], expected: str) -> None:
    assert state_folder(environment, platform) == Path(expected)


def test_who_has_no_home_plays_without_saving(monkeypatch: pytest.MonkeyPatch, typing: Typing) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    for variable in ("HOME", "LOCALAPPDATA", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    assert "It was not recorded." in typing(PLAY, "quit")


def test_a_race_goes_on_in_the_language_it_was_left_in(typing: Typing) -> None:
    assert "To continue: hairpin resume" in typing((*PLAY, "--language", "en"), "plan heat", "quit")
    assert "Fortsæt med: hairpin resume" in typing(("resume",), "language da", "quit")
    assert "Runde 1, omgang 1 af 1" in typing(("resume",), "quit")
    assert "Pour continuer" in typing(("resume", "--language", "fr"), "quit")


def test_the_last_race_is_taken_wherever_its_record_is(typing: Typing, tmp_path: Path) -> None:
    typing((*PLAY, "--circuit", "italy"), "quit")
    own = tmp_path / "mine.jsonl"
    assert "hairpin resume mine.jsonl" in typing((*PLAY, "--record", "mine.jsonl"), "quit")
    assert Saves().last().record == own
    own.write_bytes(short_record(tmp_path / "over.jsonl"))
    assert Saves().last().record.name.endswith("-italy.jsonl")


def test_a_race_that_is_over_is_not_gone_on_with(typing: Typing, folder: Path, capsys: Capture) -> None:
    typing(PLAY, "retire", "yes")
    (record,) = (folder / "races").iterdir()
    assert read_record(record).end is not None
    assert main(["resume"]) == 2
    assert "there is no race to continue; begin one with 'hairpin play'" in capsys.readouterr().err
    assert main(["resume", "--language", "da"]) == 2
    assert "Der er intet løb at fortsætte" in capsys.readouterr().err


def test_a_list_that_is_damaged_or_gone_loses_no_race(typing: Typing, folder: Path) -> None:
    typing(PLAY, "quit")
    last = Saves().last()
    for text in ("{", "[1]", '[{"record": 1}]'):
        (folder / "races.json").write_text(text, encoding="utf-8")
        assert Saves().last().record == last.record
    (folder / "races.json").unlink()
    assert Saves().last().record == last.record


def test_where_nothing_can_be_written_one_plays_all_the_same(
    folder: Path, capsys: Capture, typing: Typing
) -> None:
    folder.parent.mkdir()
    folder.write_text("a file where a folder should be", encoding="utf-8")
    assert "It was not recorded." in typing(PLAY, "quit")


def test_of_races_that_are_over_the_last_ones_are_kept_and_of_others_all(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "s")
    first = saves.new_record("usa")
    assert first is not None
    over = short_record(tmp_path / "over.jsonl")
    for n in range(FINISHED_KEPT + 3):
        path = first.parent / f"{n:03}.jsonl"
        path.write_bytes(over)
        os.utime(path, (n, n))
    unfinished_record(first.parent / "left.jsonl")
    os.utime(first.parent / "left.jsonl", (0, 0))
    saves.new_record("usa")
    left = sorted(path.name for path in first.parent.iterdir())
    assert left == [*(f"{n:03}.jsonl" for n in range(3, FINISHED_KEPT + 3)), "left.jsonl"]
    assert saves.last() == Saved(first.parent / "left.jsonl", "")


def test_an_empty_record_is_passed_over(tmp_path: Path) -> None:
    """Of a program that was killed before the race began."""
    saves = Saves(tmp_path)
    record = saves.new_record("usa")
    assert record is not None
    record.touch()
    with pytest.raises(NothingSaved):
        saves.last()


# -- line editing ----------------------------------------------------------------------------------------


def test_lines_can_be_edited_and_called_back(folder: Path) -> None:
    """At a real terminal: `quot` is mended with the arrow keys, and called back in the next race."""
    pytest.importorskip("readline")
    _type_at_a_terminal(b"quot\x1b[D\x7fi\n")
    assert (folder / "history").read_text(encoding="utf-8").split() == ["quit"]
    _type_at_a_terminal(b"\x1b[A\n")


def _type_at_a_terminal(keys: bytes) -> None:
    """They end the race."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "INPUTRC": os.devnull}
    process = subprocess.Popen(hairpin(*PLAY), stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    try:
        os.close(theirs)
        _until(ours, r"help\) > ")
        os.write(ours, keys)
        _until(ours, "To continue: hairpin resume")
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _until(terminal: int, pattern: str) -> str:
    """What is on the screen then."""
    shown, end = "", time.monotonic() + 20
    while not re.search(pattern, re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x08|\x01|\x02", "", shown), re.DOTALL):
        assert time.monotonic() < end, shown
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536).decode()
    return shown
