"""The race as one seat sees it, and the track it is raced on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, UnsetType

from hairpin.rules.view import CarView, OwnView, View
from hairpin.server.protocol.derived import struct_of


class Sent(Struct):
    pass


class SeasonResult(Sent):
    circuit: str
    event: int
    ranking: list[int]
    points: list[int]


class SeasonData(Sent):
    """The sheet that everybody sees."""

    name: str
    race: int
    """Which one is on, from 1."""
    races: int
    event: int
    event_name: str
    results: list[SeasonResult]
    points: list[int]
    standings: list[int]
    left: list[int]


if TYPE_CHECKING:

    class CarData(Struct):
        play_area: list[str | None] | UnsetType

    class ViewData(Struct):
        cars: list[CarData]
        season: SeasonData | None

    class OwnData(Struct):
        play_area: list[str | None] | UnsetType
else:
    ViewData = struct_of(View, [("season", SeasonData | None, None)])
    CarData = struct_of(CarView)
    OwnData = struct_of(OwnView)


class LineData(Sent):
    """A corner line lies between the spaces `at - 1` and `at`."""

    at: int
    limit: int
    legend_line: int
    race_side: str
    chicane: bool
    chevrons: list[int]


class CircuitData(Sent):
    id: str
    name: str
    box: str
    """That it comes in; circuits of one's own count as those of the base game."""
    length: int
    laps: int
    heat: int
    stress: int
    lines: list[LineData]
    tunnels: list[tuple[int, int]]
    flooded: list[tuple[int, int]]
    press: list[int]


class RoadTokenData(Sent):
    line: int
    token: str


class WeatherData(Sent):
    """What the weather token does: to the set-up of every car, and in sectors with a weather token."""

    stress: int
    heat: int
    heat_to_deck: int
    heat_to_discard: int
    slipstream: int
    cooldown: int
    no_slipstream: bool
    no_cooldown: bool


class TrackData(Sent):
    """The circuit with what lies on it in this race; sent when it changes."""

    circuit: CircuitData
    weather: str | None
    weather_does: WeatherData | None
    tokens: list[RoadTokenData]
    limits: list[int]
    """By corner line, with tokens."""
    dangerous: list[int]
    press: list[int]
    """The corner lines where the press stands."""
