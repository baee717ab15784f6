"""Races at this keyboard, saved without being asked to: where their records are, and the language of each."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hairpin.content.user_folders import state_folder
from hairpin.records.errors import RecordError

INDEX: Final = "races.json"
FOLDER: Final = "races"
LISTED: Final = 100
FINISHED_KEPT: Final = 20
"""The oldest of those that are over go; one that can still be raced stays until its owner deletes it."""

LAST_BYTES: Final = 8192
"""More than the last line of a record has."""


class NothingSaved(RecordError):
    """There is no race to go on with."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A race that somebody plays, and the language that it is in."""

    record: Path
    language: str


class Saves:
    """The races of one user, the last one first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = state_folder() if folder is None else folder

    def new_record(self, name: str) -> Path | None:
        """A file that is not there yet; nothing where nothing can be written."""
        folder = self.folder / FOLDER
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        if not os.access(folder, os.W_OK):
            return None
        self._tidy_up()
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{name}"
        numbered = (folder / f"{stem}-{number}.jsonl" for number in range(2, 100))
        return next((path for path in (folder / f"{stem}.jsonl", *numbered) if not path.exists()), None)

    def is_own(self, record: Path) -> bool:
        return record.absolute().parent == (self.folder / FOLDER).absolute()

    def note(self, saved: Saved) -> None:
        """This is the last one now. Not being able to say so is no reason to stop racing."""
        listed = [saved, *(other for other in self._listed() if other.record != saved.record)]
        lines = [{"record": str(each.record), "language": each.language} for each in listed[:LISTED]]
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = self.folder / f".{INDEX}.{os.getpid()}"
            fresh.write_text(json.dumps(lines, indent=1), encoding="utf-8")
            fresh.replace(self.folder / INDEX)

    def last(self) -> Saved:
        """The one that was raced last and is not over."""
        for saved in self._all():
            if not _is_empty(saved.record) and not _is_over(saved.record):
                return saved
        raise NothingSaved(
            "there is no race to continue; begin one with 'hairpin play', or give the file of a record",
            "nothing-saved",
        )

    def language_of(self, record: Path) -> str | None:
        there = record.absolute()
        return next((each.language for each in self._listed() if each.record == there), None) or None

    def _all(self) -> Iterator[Saved]:
        """Those that are listed, then any others that lie there."""
        listed = self._listed()
        yield from listed
        known = {saved.record for saved in listed}
        yield from (Saved(path, "") for path in self._records() if path not in known)

    def _records(self) -> list[Path]:
        """Newest first."""
        found = [path.absolute() for path in (self.folder / FOLDER).glob("*.jsonl")]
        return sorted(found, key=_changed, reverse=True)

    def _listed(self) -> list[Saved]:
        """What can't be read counts as empty: the records are still there."""
        try:
            lines = json.loads((self.folder / INDEX).read_text(encoding="utf-8"))
            return [Saved(Path(line["record"]), str(line["language"])) for line in lines]
        except (OSError, ValueError, TypeError, KeyError):
            return []

    def _tidy_up(self) -> None:
        over = [path for path in self._records() if _is_over(path)]
        for path in over[FINISHED_KEPT:]:
            with suppress(OSError):
                path.unlink()


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_over(path: Path) -> bool:
    """By its last line. One that can't be read is not over: whoever takes it up is told what is wrong with it."""
    try:
        with path.open("rb") as file:
            file.seek(-min(LAST_BYTES, path.stat().st_size), os.SEEK_END)
            return file.read().rpartition(b'\n{"end":')[1] != b""
    except OSError:
        return False


def _is_empty(path: Path) -> bool:
    """Not there, or of a program that died before the race began."""
    try:
        return path.stat().st_size == 0
    except OSError:
        return True
