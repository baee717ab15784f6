"""A game whose record is kept in memory while it is driven: files are written when it is over, in their order."""

from __future__ import annotations

import io

from hairpin.records.games import Game, GameConfig
from hairpin.records.writing import RecordWriter
from hairpin.rules.actions import Action
from hairpin.rules.events import Event
from hairpin.rules.seeds import Seed


class Recorded:
    """As far as it can be driven."""

    def __init__(self, game: Game, config: GameConfig, seed: Seed) -> None:
        self._game = game
        self._lines = io.BytesIO()
        self._writer = RecordWriter.into(self._lines, config, seed)

    @property
    def events(self) -> list[Event] | None:
        return self._game.events

    def waiting(self) -> list[int]:
        return self._game.waiting()

    def apply(self, seat: int, action: Action) -> None:
        self._game.apply(seat, action)
        self._writer.action(seat, action, self._game)

    def record(self) -> bytes:
        """Of a game that is over."""
        self._writer.end(self._game)
        return self._lines.getvalue()
