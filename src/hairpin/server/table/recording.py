"""The record of a race or season that was raced at a table, for download once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hairpin.records.games import config_of
from hairpin.records.session import Session
from hairpin.rules.action_text import parse_action
from hairpin.server.errors import Code, Refused
from hairpin.server.log.entries import STARTED, Acted, Entry, Started, Undone, Unreadable
from hairpin.server.protocol.settings import By
from hairpin.server.table.state import RACING, TableState, beginning_of

INSTEAD: Final[tuple[By, ...]] = ("stand-in", "clock")
"""Those who answer for a person, who is not to be judged by it."""


def finished_game(state: TableState, game: int | None) -> int:
    """Which one is meant, from 1; None is the last. A race that is not over keeps its secrets."""
    number = state.games if game is None else game
    if not 1 <= number <= state.games:
        raise Refused(Code.NOT_FOUND, f"this table has {state.games} races; there is no race {number}")
    if number == state.games and state.phase == RACING:
        raise Refused(Code.NOT_NOW, "the race is not over; its record would give away its secrets")
    if state.lesson is not None and number == state.games:
        raise Refused(Code.NOT_FOUND, "a lesson is raced by a script; it has no record")
    return number


def finished_record(entries: Iterable[Entry], game: int) -> bytes:
    with TemporaryDirectory(prefix="hairpin-") as folder:
        path = Path(folder) / "race.jsonl"
        if not _replay(_games(entries)[game - 1], path):
            raise Refused(Code.NOT_NOW, "the race was not finished; its record would give away its secrets")
        return path.read_bytes()


def _games(entries: Iterable[Entry]) -> list[list[Entry]]:
    games: list[list[Entry]] = []
    for entry in entries:
        if isinstance(entry.body, Started) or entry.body == Unreadable(STARTED):
            games.append([])
        if games:
            games[-1].append(entry)
    return games


def _replay(entries: list[Entry], path: Path) -> bool:
    """Whether it has come to its end."""
    begin = entries[0].body
    if not isinstance(begin, Started) or begin.lesson is not None:
        return False
    config = config_of(begin.game, begin.config, "log", begin.rules)
    session = Session.begin(config, begin.seed, path, listen=False, beginning=beginning_of(begin, config))
    try:
        for entry in entries[1:]:
            match entry.body:
                case Acted(seat, do, by):
                    instead = by if by in INSTEAD else None
                    session.act(seat, parse_action(do, session.game.cards.by_code), instead)
                case Undone():
                    session.undo()
                case _:
                    pass
        return session.game.is_over()
    finally:
        session.close()
