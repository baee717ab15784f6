"""The race as one seat sees it, and the track it is raced on."""

from __future__ import annotations

from msgspec import Struct

Card = str | None
"""A card's code; None for one that lies face down."""


class Sent(Struct):
    pass


class CarData(Sent):
    seat: int
    name: str
    color: str
    distance: int
    spot: int
    bits: int
    """What it takes up on the track: a Legend that defends takes more than its spot."""
    gear: int
    speed: int
    status: str
    place: int
    committed: bool
    engine: int
    hand: int
    deck: int
    discard: int
    discard_top: Card
    play_area: list[Card]
    legend: bool
    rival: bool
    upgrades: list[str]
    removed: list[str]


class SymbolData(Sent):
    symbol: str
    card: str


class ChosenValue(Sent):
    card: str
    value: int


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


class ViewData(Sent):
    """What this seat may know of the race, or what everybody may, for somebody without a seat."""

    seat: int | None
    tournament: bool
    draft: str
    upgrade_supply: int
    laps: int
    hand_size: int
    round: int
    step: str
    active: int | None
    waiting: list[int]
    order: list[int]
    adrenaline: list[int]
    cars: list[CarData]
    hand: list[str]
    plan: list[str] | None
    retiring: bool
    boosted: bool
    cooldowns: list[int]
    turn_start: int
    start_spot: int
    adrenaline_unused: bool
    road_cooled: list[int]
    chosen: list[ChosenValue]
    """The values chosen for cards that offer several."""
    symbols: list[SymbolData]
    plus_count: int
    market: list[str]
    picks: list[int]
    discard: list[str]
    """The own discard while it is searched."""
    legend_card: str
    manoeuvre: str
    season: SeasonData | None


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


class TrackData(Sent):
    """The circuit with what lies on it in this race; sent when it changes."""

    circuit: CircuitData
    weather: str | None
    tokens: list[RoadTokenData]
    limits: list[int]
    """By corner line, with tokens."""
    dangerous: list[int]
    press: list[int]
    """The corner lines where the press stands."""
