"""Races that are over, as far as somebody who watches them again must know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hairpin.records.games import Game, current_race
from hairpin.rules.circuit import Circuit
from hairpin.rules.season import Season
from hairpin.rules.setup import Entrant
from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.race import TrackData
from hairpin.server.protocol.translate import track_data


class PastRace(NamedTuple):
    game: int
    """In which of the table's races or seasons, from 1."""
    race: int
    """In its season, from 1; a single race is the first."""
    at: int
    """When it ended, in milliseconds since 1970."""
    season: str | None
    laps: int
    circuit: Circuit
    track: TrackData
    entrants: tuple[Entrant, ...]
    ranking: tuple[int, ...]


def note_races(races: list[PastRace], game: Game, number: int, at: int) -> None:
    """Brings the list up to date. An undo may have brought a race of a season back to life."""
    done = _races_done(game)
    while _last(races, number) > done:
        races.pop()
    if done > _last(races, number):
        races.append(_past_race(game, number, done, at))


def past_race(races: Iterable[PastRace], game: int, race: int) -> PastRace:
    found = next((past for past in races if (past.game, past.race) == (game, race)), None)
    if found is None:
        raise Refused(Code.NOT_FOUND, f"this table has no race {game}.{race} that is over")
    return found


def _races_done(game: Game) -> int:
    return len(game.results) if isinstance(game, Season) else int(game.is_over())


def _last(races: list[PastRace], number: int) -> int:
    return races[-1].race if races and races[-1].game == number else 0


def _past_race(game: Game, number: int, done: int, at: int) -> PastRace:
    race = current_race(game)
    return PastRace(
        game=number,
        race=done,
        at=at,
        season=game.setup.name if isinstance(game, Season) else None,
        laps=race.setup.laps,
        circuit=race.circuit,
        track=track_data(game),
        entrants=race.setup.entrants,
        ranking=tuple(race.ranking()),
    )
