"""A record of every game of a simulation, each in a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hairpin.lab.games import GameFigures, GameJob
from hairpin.lab.outputs import Unwritable

OPTION: Final = "--records"
ENDING: Final = ".jsonl"


class KeptRecords:
    """In a folder that has none yet: a record is never written over."""

    wants_records = True

    def __init__(self, folder: str, games: int) -> None:
        self._folder = _made(folder)
        self._digits = len(str(games - 1))
        self._games = games

    def keep(self, number: int, job: GameJob, figures: GameFigures) -> None:
        file = self._folder / f"{number:0{self._digits}}{ENDING}"
        try:
            file.write_bytes(figures.record)
        except OSError as error:
            raise Unwritable(f"{OPTION}: {file} can't be written: {error.strerror}") from None


def _made(folder: str) -> Path:
    if not folder:
        raise Unwritable(f"{OPTION}: give the name of a folder")
    path = Path(folder)
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise Unwritable(
            f"{OPTION}: {folder} can't be made: {error.strerror}; give a folder inside one that exists"
        ) from None
    if any(path.glob(f"*{ENDING}")):
        raise Unwritable(f"{OPTION}: there are records in {folder} already; give an empty folder, or a new one")
    return path
