"""A season as one seat sees it: the race that is on, and the sheet that everybody sees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hairpin.rules.season import RACING
from hairpin.rules.view import View, view

if TYPE_CHECKING:
    from hairpin.rules.race import Race
    from hairpin.rules.season import Season


def season_view(season: Season, seat: int | None, counting: bool = True) -> View:
    seen = view(season.race, seat, counting)
    if season.step == RACING:
        return seen
    return replace(
        seen,
        step=season.step,
        active=None,
        waiting=tuple(season.waiting()),
        options=season.legal(seat) if seat is not None else (),
    )


def game_view(game: Race | Season, seat: int | None, counting: bool = True) -> View:
    from hairpin.rules.season import Season

    return season_view(game, seat, counting) if isinstance(game, Season) else view(game, seat, counting)
