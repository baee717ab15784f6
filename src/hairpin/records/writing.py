"""Writing a record while the race goes on: one line for each action, each in the file before the next."""

from __future__ import annotations

import io
import json
from pathlib import Path

from hairpin.records.continuing import AnyPosition, without_chance
from hairpin.records.errors import RecordError
from hairpin.records.games import Game, GameConfig, data_of, kind_of
from hairpin.records.plain import plain_data
from hairpin.records.snapshot import fingerprint
from hairpin.rules.action_text import action_text
from hairpin.rules.actions import Action
from hairpin.rules.seeds import Seed

FORMAT_VERSION = 1
FROM_A_POSITION = 2
"""The format of what begins in the middle: a Hairpin that does not know of it must not begin at the grid."""
STATE_DIGITS = 8
"""Of a fingerprint, after every action: enough to name the first one that differs."""


class RecordWriter:
    """Unbuffered: what has been written survives the death of this process."""

    def __init__(self, file: io.FileIO | io.BytesIO, path: Path) -> None:
        self._file = file
        self._path = path

    @classmethod
    def create(
        cls, path: Path, config: GameConfig, seed: Seed, beginning: AnyPosition | None = None
    ) -> RecordWriter:
        try:
            writer = cls(io.FileIO(path, "xb"), path)
        except FileExistsError:
            raise RecordError(f"{path} already exists; resume it, or choose another name") from None
        except OSError as error:
            raise RecordError(f"{path}: can't be written: {error.strerror}") from None
        writer._lock(path)
        writer._line(header(config, seed, beginning))
        return writer

    @classmethod
    def into(cls, memory: io.BytesIO, config: GameConfig, seed: Seed) -> RecordWriter:
        """For races that are raced again from the start if anything goes wrong."""
        writer = cls(memory, Path("record"))
        writer._line(header(config, seed))
        return writer

    @classmethod
    def take_up(cls, path: Path) -> RecordWriter:
        """An existing record, locked before anybody reads it; `go_on_after` then says where to go on."""
        try:
            writer = cls(io.FileIO(path, "r+b"), path)
        except OSError as error:
            raise RecordError(f"{path}: can't be opened: {error.strerror}") from None
        writer._lock(path)
        return writer

    def go_on_after(self, whole_bytes: int) -> None:
        """Append, after cutting off what is not a whole line."""
        self._file.truncate(whole_bytes)
        self._file.seek(whole_bytes)

    def action(self, seat: int, action: Action, game: Game, by: str | None = None) -> None:
        """`game` as it is after the action."""
        text = action_text(action, game.cards.codes)
        instead = {} if by is None else {"by": by}
        self._line({"seat": seat, "do": text, "state": fingerprint(game)[:STATE_DIGITS], **instead})

    def undo(self) -> None:
        """The last action that still stands is taken back. Nothing is ever erased."""
        self._line({"undo": 1})

    def end(self, game: Game) -> None:
        names = [game.setup.entrants[seat].name for seat in game.ranking()]
        self._line({"end": fingerprint(game), "ranking": names})

    def close(self) -> None:
        self._file.close()

    def _line(self, data: dict[str, object]) -> None:
        line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise RecordError(f"{self._path}: can't be written: {error.strerror}") from None

    def _lock(self, path: Path) -> None:
        """Two processes that append to one record would ruin it."""
        try:
            import fcntl
        except ImportError:  # no such locks on this system
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise RecordError(f"{path} is being raced by another Hairpin right now") from None


def header(config: GameConfig, seed: Seed, beginning: AnyPosition | None = None) -> dict[str, object]:
    return {
        "hairpin": kind_of(config),
        "format": FORMAT_VERSION if beginning is None else FROM_A_POSITION,
        "rules": config.rules,
        "seed": seed,
        "config": data_of(config),
        **({} if beginning is None else {"from": beginning_data(config, beginning)}),
    }


def beginning_data(config: GameConfig, beginning: AnyPosition) -> object:
    """A position as it stands in a header, and in the log of a table."""
    return plain_data(without_chance(beginning), config.setup.cards.codes)
