"""Reading a record back: whole lines only, and every fault named with its line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from hairpin.content.problems import ContentError
from hairpin.content.regular_files import UnreadableFile, read_regular
from hairpin.records.continuing import AnyPosition
from hairpin.records.errors import PositionError, RecordError
from hairpin.records.games import RACE, SEASON, Game, GameConfig, config_of, start
from hairpin.records.positions.files import position_in
from hairpin.records.writing import FORMAT_VERSION, FROM_A_POSITION
from hairpin.rules import KNOWN_RULES
from hairpin.rules.errors import BadKey, BadSetup
from hairpin.rules.keys import key_from
from hairpin.rules.seeds import Seed

MAX_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class RecordedAction:
    line: int
    seat: int
    text: str
    state: str
    by: str | None = None
    """Who has answered, where it was not whoever the header says: a stand-in, or the clock."""


@dataclass(slots=True)
class Record:
    """A record's content. Actions that were undone are left out."""

    path: Path
    config: GameConfig
    seed: Seed
    beginning: AnyPosition | None = None
    """Where it begins, if that is not the grid."""
    actions: list[RecordedAction] = field(default_factory=list)
    end: str | None = None
    ranking: tuple[object, ...] = ()
    """As the record says."""
    whole_bytes: int = 0
    notice: str | None = None

    def start(self, listen: bool = False) -> Game:
        """The race or season before the first recorded action."""
        return start(self.config, self.seed, listen, self.beginning)


def read_record(path: Path) -> Record:
    return record_from(_read_bytes(path), path)


def record_from(data: bytes, path: Path) -> Record:
    """The path is what faults are told with."""
    whole_bytes = data.rfind(b"\n") + 1
    if not whole_bytes:
        raise RecordError(f"{path}: not a Hairpin record" if data else f"{path}: the file is empty")
    lines = data[:whole_bytes].split(b"\n")[:-1]
    record = _read_header(path, _parse(path, 1, lines[0]))
    record.whole_bytes = whole_bytes
    if whole_bytes < len(data):
        record.notice = f"{path}: line {len(lines) + 1} is cut off; it was dropped"
    for number, line in enumerate(lines[1:], start=2):
        _read_line(record, number, _parse(path, number, line))
    return record


def _read_bytes(path: Path) -> bytes:
    try:
        return read_regular(path, str(path), "a record", MAX_BYTES)
    except UnreadableFile as error:
        raise RecordError(str(error)) from None


def _parse(path: Path, number: int, line: bytes) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise _foreign(path) if number == 1 else _damaged(path, number)
    return data


def _foreign(path: Path) -> RecordError:
    return RecordError(f"{path}: not a Hairpin record")


def _damaged(path: Path, number: int) -> RecordError:
    return RecordError(f"{path}: line {number} is damaged; the record can be used up to line {number - 1}")


def _read_header(path: Path, data: dict[str, object]) -> Record:
    if data.get("hairpin") not in (RACE, SEASON):
        raise _foreign(path)
    layout = _check_version(path, "format", data.get("format"), (FORMAT_VERSION, FROM_A_POSITION))
    rules = _check_version(path, "rules", data.get("rules"), KNOWN_RULES)
    seed = _check_seed(path, data.get("seed"))
    try:
        config = config_of(data.get("hairpin"), data.get("config"), str(path), rules)
        beginning = position_in(data.get("from"), config, "from") if layout == FROM_A_POSITION else None
    except (ContentError, BadSetup, PositionError) as error:
        raise RecordError(f"{path}: line 1: {error}") from None
    return Record(path, config, seed, beginning)


def _check_seed(path: Path, seed: object) -> Seed:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise _damaged(path, 1)
    if isinstance(seed, str):
        try:
            key_from(seed)
        except BadKey as error:
            raise RecordError(f"{path}: line 1: seed: {error}") from None
    return seed


def _check_version(path: Path, what: str, version: object, known: tuple[int, ...]) -> int:
    if isinstance(version, bool) or not isinstance(version, int) or version not in known:
        ours = " and ".join(map(str, known))
        raise RecordError(f"{path}: made with {what} version {version}; this Hairpin has {ours}")
    return version


def _read_line(record: Record, number: int, data: dict[str, object]) -> None:
    if record.end is not None:
        raise _damaged(record.path, number)
    match data:
        case {"seat": int(seat), "do": str(text), "state": str(state)}:
            by = data.get("by")
            record.actions.append(RecordedAction(number, seat, text, state, by if isinstance(by, str) else None))
        case {"undo": 1} if record.actions:
            record.actions.pop()
        case {"end": str(end), "ranking": list(ranking)}:
            record.end = end
            record.ranking = tuple(ranking)
        case _:
            raise _damaged(record.path, number)
