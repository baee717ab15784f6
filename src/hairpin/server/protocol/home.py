"""Home: all tables of a person, in short."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hairpin.server.protocol.race import Sent
from hairpin.server.protocol.settings import SeatKind, Settings

Group = Literal["turn", "waiting", "finished"]


class BriefSeat(Sent):
    kind: SeatKind
    name: str | None
    driver: str | None
    """Of a seat that is for one."""
    color: str
    number: int
    taken: bool
    """By a person; in a race those who are not are driven for."""
    stand_in: str | None
    """The driver that goes on for somebody who is away."""
    is_next: bool
    """The table waits for this person."""
    place: int | None
    """In the race that is on, or was last."""
    lap: int | None
    points: int | None
    """In a season."""


class TableBrief(Sent):
    """The same for everybody."""

    title: str
    phase: str
    game: str
    what: str
    """The circuit or the season, as in the list of open tables."""
    circuit: str
    """That is raced on now, by its name; empty before a season."""
    lap: int | None
    """Of whoever is first."""
    laps: int | None
    race: int | None
    """In a season, which one is on, from 1."""
    races: int | None
    standings: list[int] | None
    """Of a season: seats, the first first."""
    seconds: int | None
    """The limit for each decision."""
    seats: list[BriefSeat]


class HomeTable(Sent):
    """A table, as it concerns one person."""

    id: str
    group: Group
    seat: int | None
    host: bool
    at: int
    """When something happened there last, in milliseconds since 1970."""
    seconds: float | None
    """How many are left for what the table waits for: the person, or else the first of the others."""
    brief: TableBrief


class HomeList(Sent):
    tables: list[HomeTable]
    away: int
    """How many more have been put away."""


class PutAway(Settings):
    table: Annotated[str, Meta(max_length=40)]
    away: bool = True
    """False brings it back."""


class PutAwayDone(Sent):
    away: int
    """How many are put away now."""
