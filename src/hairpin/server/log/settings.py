"""The settings of a table as the log keeps them.

They are apart from those of the wire: a setting that is dropped, or gets other values, must not make old tables
unreadable. What a race is raced with is in its `Started` entry; these are what the lobby shows.
"""

from __future__ import annotations

from typing import Final, Literal, cast, get_type_hints

import msgspec
from msgspec import Struct

from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_SEASON
from hairpin.content.settings import RACE, SEASON, settings_of
from hairpin.server.protocol.settings import (
    GRACE_SECONDS,
    RaceSettings,
    SeasonSettings,
    SeatSettings,
    TableSettings,
    wire_type,
)

OptionValue = bool | int | str | list[str]
CircuitWish = str | dict[str, object]


class KeptRace(Struct, omit_defaults=True):
    """A race of a season."""

    circuit: CircuitWish | None = None
    event: int | None = None


class KeptGame(Struct, omit_defaults=True):
    kind: Literal["race", "season"] = "race"
    options: dict[str, OptionValue] = {}
    """By the names of settings, also of those that are no more."""
    circuit: CircuitWish = DEFAULT_CIRCUIT
    laps: int | None = None
    round_limit: int | None = None
    season: str = DEFAULT_SEASON
    races: list[KeptRace] | None = None


class KeptSeat(Struct, omit_defaults=True):
    kind: Literal["person", "driver", "legend"] = "person"
    driver: str | None = None
    name: str | None = None
    color: str | None = None
    handicap: int = 0


class KeptSettings(Struct, omit_defaults=True):
    game: KeptGame
    seats: list[KeptSeat]
    seconds: int | None = None
    grace: int = GRACE_SECONDS
    stand_in: str | None = None
    card_counts: bool | None = None
    hints: bool | None = None
    public: bool = False
    title: str = ""
    lesson: str | None = None


# -- to be kept ------------------------------------------------------------------------------------------


def kept_settings(settings: TableSettings) -> KeptSettings:
    said = {name: getattr(settings, name) for name in TableSettings.__struct_fields__}
    return KeptSettings(
        **{**said, "game": kept_game(settings.game), "seats": [kept_seat(seat) for seat in settings.seats]}
    )


def kept_seat(seat: SeatSettings) -> KeptSeat:
    return KeptSeat(seat.kind, seat.driver, seat.name, seat.color, seat.handicap)


def kept_game(game: RaceSettings | SeasonSettings) -> KeptGame:
    if isinstance(game, RaceSettings):
        return KeptGame("race", _options(game, RACE), game.circuit, game.laps, game.round_limit)
    races = None if game.races is None else [KeptRace(race.circuit, race.event) for race in game.races]
    return KeptGame("season", _options(game, SEASON), season=game.season, races=races)


def _options(game: RaceSettings | SeasonSettings, scope: str) -> dict[str, OptionValue]:
    values = {name: getattr(game, name) for name in settings_of(scope)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


# -- and back --------------------------------------------------------------------------------------------


def shown_settings(kept: KeptSettings) -> TableSettings:
    """As clients know them today."""
    data = cast(dict[str, object], msgspec.to_builtins(kept))
    possible = {name: value for name, value in data.items() if name in _NEEDED or _fits(value, _TYPES[name])}
    return msgspec.convert({**possible, "game": _game_data(kept.game)}, TableSettings)


def shown_seat(kept: KeptSeat) -> SeatSettings:
    return SeatSettings(kept.kind, kept.driver, kept.name, kept.color, kept.handicap)


def _game_data(game: KeptGame) -> dict[str, object]:
    scope = RACE if game.kind == "race" else SEASON
    known = {name: value for name, value in game.options.items() if _is_known(name, value, scope)}
    more = ("circuit", "laps", "round_limit") if scope == RACE else ("season", "races")
    return {"game": game.kind, **known, **{name: msgspec.to_builtins(getattr(game, name)) for name in more}}


def _is_known(name: str, value: OptionValue, scope: str) -> bool:
    """A setting that is no more, or means something else now, is left out: its default stands for it."""
    return name in settings_of(scope) and _fits(value, wire_type(name))


def _fits(value: object, kind: type) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


_NEEDED: Final = ("game", "seats")
_TYPES: Final[dict[str, type]] = get_type_hints(TableSettings, include_extras=True)
