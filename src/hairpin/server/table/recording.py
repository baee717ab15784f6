"""The record of a race or season that was raced at a table, for download once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from hairpin.records.games import config_of
from hairpin.records.session import Session
from hairpin.rules.action_text import parse_action
from hairpin.server.entries import Acted, Entry, Started, Undone
from hairpin.server.errors import Code, Refused


def finished_record(entries: Iterable[Entry], game: int | None) -> bytes:
    """`game` counts from 1; None is the last. A race that is not over keeps its secrets."""
    games = _games(entries)
    number = len(games) if game is None else game
    if not 1 <= number <= len(games):
        raise Refused(Code.NOT_FOUND, f"this table has {len(games)} races; there is no race {number}")
    with TemporaryDirectory(prefix="hairpin-") as folder:
        path = Path(folder) / "race.jsonl"
        if not _replay(games[number - 1], path):
            raise Refused(Code.NOT_NOW, "the race is not over; its record would give away its secrets")
        return path.read_bytes()


def _games(entries: Iterable[Entry]) -> list[list[Entry]]:
    games: list[list[Entry]] = []
    for entry in entries:
        if isinstance(entry.body, Started):
            games.append([])
        if games:
            games[-1].append(entry)
    return games


def _replay(entries: list[Entry], path: Path) -> bool:
    """Whether it has come to its end."""
    begin = entries[0].body
    assert isinstance(begin, Started)
    session = Session.begin(
        config_of(begin.game, begin.config, "log", begin.rules), begin.seed, path, listen=False
    )
    try:
        for entry in entries[1:]:
            match entry.body:
                case Acted(seat, do):
                    session.act(seat, parse_action(do, session.game.cards.by_code))
                case Undone():
                    session.undo()
                case _:
                    pass
        return session.game.is_over()
    finally:
        session.close()
