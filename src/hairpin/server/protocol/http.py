"""What is said over HTTP, apart from the settings of a table."""

from __future__ import annotations

import msgspec

from hairpin.server.protocol.drawing import DrawingData
from hairpin.server.protocol.race import CircuitData, Sent, TrackData
from hairpin.server.protocol.server import TableData


class ErrorData(Sent):
    code: str
    text: str
    """In English."""
    reason: str = ""
    """Of a refusal that can be told in other languages: the `why-...` of the locales that says it."""
    values: dict[str, str | int] = msgspec.field(default_factory=dict)
    """What it says of, by name."""


class TableCreated(Sent):
    id: str
    link: str
    """The page of the table; whoever has it can come in."""
    token: str | None
    """For clients without cookies: who they are."""


class Summary(Sent):
    """A table in the public list."""

    title: str
    phase: str
    game: str
    what: str
    """The circuit or the season."""
    seats: int
    free: int
    names: list[str]


class ListedTable(Sent):
    id: str
    touched_at: int
    summary: Summary


class TableList(Sent):
    tables: list[ListedTable]


class TableShown(Sent):
    table: TableData
    finished_games: list[int]
    """Whose records can be downloaded."""


class RacedCar(Sent):
    seat: int
    name: str
    color: str
    number: int
    legend: bool


class RaceShown(Sent):
    """A race that is over. Its entries are in the log of the table, after the `started` of its game."""

    game: int
    """Which of the table's races or seasons, from 1."""
    race: int
    """Which race of the season, from 1."""
    at: int
    """When it ended, in milliseconds since 1970."""
    season: str | None
    laps: int
    track: TrackData
    cars: list[RacedCar]
    ranking: list[int]
    has_record: bool
    """Whether the record of the game can be downloaded: not before the whole season is over."""


class RaceList(Sent):
    races: list[RaceShown]


class JudgedDecision(Sent):
    """One decision of a person, looked at again in imagined races from what was known then."""

    action: int
    """Of the game, counted from 1; those that were undone do not count."""
    race: int
    round: int
    step: str
    done: str
    best: str
    """The same, where nothing better was found."""
    place: float
    """Expected at the finish after what was done, and so far luck may have moved that."""
    place_error: float
    gain: float
    """So many places better `best` would have been, and so far luck may have moved that."""
    gain_error: float
    races: int
    """How many were imagined for the comparison."""
    mark: bool
    """Whether the difference is larger than luck."""


class NotJudgedDecision(Sent):
    action: int
    race: int
    round: int
    step: str
    done: str
    why: str
    """`stand-in`: a driver took it in the person's place. `gave-up`, `between-races`: nothing that could be driven
    better. `hidden`: what could be done depended on cards that nobody saw."""


class SeatAnalysisData(Sent):
    seat: int
    name: str
    decisions: list[JudgedDecision]
    not_judged: list[NotJudgedDecision]
    worst: list[int]
    """The actions that lost most: at most three, and one of a turn."""


class AnalysisShown(Sent):
    """The analysis of a race or season that is over, or how far it has come."""

    game: int
    done: int
    total: int
    """Decisions; 0 while others are looked at first."""
    seats: list[SeatAnalysisData] | None
    """Null until it is done."""
    begun: bool
    """False where nobody has asked for it yet, and this request did not either."""


class CircuitList(Sent):
    circuits: list[CircuitData]
    file_bytes: int
    """At most, of a circuit file that somebody brings along."""


class CircuitChecked(Sent):
    """A circuit file that can be raced on."""

    circuit: CircuitData
    wish: dict[str, object]
    """For the `circuit` of a race."""
    drawing: DrawingData


class DriverList(Sent):
    drivers: list[str]
    default: str


class SeasonShown(Sent):
    name: str
    races: list[SeasonRaceShown]


class SeasonRaceShown(Sent):
    circuit: str | None
    event: int | None
    event_name: str | None


class SeasonList(Sent):
    seasons: list[SeasonShown]


class ProtocolData(Sent):
    version: str
    hairpin: str
    rules: int


class Health(Sent, omit_defaults=True):
    """Whether players can go on: what they do must be written before it is told."""

    status: str
    database: str
    problem: str | None = None
    """What is wrong, where something is."""


class Alive(Sent):
    """The process answers, whatever else may be wrong."""

    status: str
