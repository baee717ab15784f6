"""A position with what it belongs to: only together do they make a race or a season."""

from __future__ import annotations

from typing import NamedTuple

from hairpin.records.games import Game, GameConfig, game_at
from hairpin.rules.position import Position
from hairpin.rules.season_position import SeasonPosition


class Placed(NamedTuple):
    config: GameConfig
    position: Position | SeasonPosition

    def game(self) -> Game:
        return game_at(self.config, self.position)
