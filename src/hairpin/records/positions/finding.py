"""A position from wherever it is: a text, a file of its own, or a record and the number of an action."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

from hairpin.content.regular_files import UnreadableFile, read_regular
from hairpin.records.errors import PositionError
from hairpin.records.positions.files import parse_file
from hairpin.records.positions.parsing import parse_text
from hairpin.records.positions.placed import Placed
from hairpin.records.reading import read_record
from hairpin.records.replay import replay_on

MAX_BYTES: Final = 64 * 1024 * 1024
RECORD_STARTS: Final = ('{"hairpin":"race"', '{"hairpin":"season"', '{"hairpin": "race"', '{"hairpin": "season"')


def find_position(given: str, at: int | None = None) -> Placed:
    """`given` is a text, or the path of a file. `at` counts the actions of a record; None: all of them."""
    if not _is_text(given):
        return _in_file(Path(given), at)
    _refuse_a_number(at)
    return parse_text(given)


def read_position(content: str, file: str) -> Placed:
    """A text or the exact form."""
    if content.lstrip().startswith("{"):
        return parse_file(content, file)
    return parse_text(content)


def _is_text(given: str) -> bool:
    """A path has no reason to hold what parts a position."""
    return " " in given.strip() and "|" in given and not _exists(given)


def _exists(given: str) -> bool:
    try:
        return Path(given).exists()
    except (OSError, ValueError):  # far too long, or no name of a file at all
        return False


def _in_file(path: Path, at: int | None) -> Placed:
    try:
        content = read_regular(path, str(path), "a position or a record", MAX_BYTES).decode("utf-8-sig")
    except UnreadableFile as error:
        raise PositionError(
            f"{error}; a position as text looks like 'v2 usa/2 r1 plan ... | a -1.0 ...'"
        ) from None
    except UnicodeDecodeError:
        raise PositionError(f"{path}: not a position: it is no text") from None
    if content.startswith(RECORD_STARTS):
        return in_record(path, at)
    _refuse_a_number(at)
    return read_position(content, str(path))


def _refuse_a_number(at: int | None) -> None:
    if at is not None:
        raise PositionError("--at: counts the actions of a record, and this is a position")


def in_record(path: Path, at: int | None) -> Placed:
    record = read_record(path)
    actions = len(record.actions)
    if at is not None and not 0 <= at <= actions:
        raise PositionError(f"--at: {path} has {actions} actions; give a number from 0 to {actions}, not {at}")
    game = record.start()
    for _ in islice(replay_on(game, record), actions if at is None else at):
        pass
    return Placed(record.config, game.position())
