"""From a record to the game."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from hairpin.records import replay as replaying
from hairpin.records.reading import read_record, record_from

if TYPE_CHECKING:
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season


def replay(record: str | os.PathLike[str] | Iterable[str], listen: bool = False) -> Race | Season:
    """The race or season after the last recorded action: from the path to a record, or from its lines.

    Every action is checked against what the record says; whatever differs raises `RecordError`. With `listen`, all
    that happened is in `events`.
    """
    if isinstance(record, str | os.PathLike):
        return replaying.replay(read_record(Path(record)), listen)
    text = "".join(f"{line.rstrip()}\n" for line in record)
    return replaying.replay(record_from(text.encode(), Path("record")), listen)
