"""What is raced at a table, and by whom; whoever creates a table says it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_NAME = 24
MOST_TITLE = 60
MOST_CHAT = 280

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=40)]


class Wish(Struct, forbid_unknown_fields=True):
    """Clients write these; a word that is not known is a mistake worth telling."""


class RaceWish(Wish, tag_field="game", tag="race"):
    """A single race. The defaults are those of `hairpin race`."""

    circuit: Word | dict[str, object] = "usa"
    """The id of a circuit, or a whole one, as in docs/circuits.md, with an `id` of its own."""
    laps: Count | None = None
    round_limit: Count | None = None
    garage: Word = ""
    draft: Word = "draft"
    mulligan: bool = False
    weather: bool = False
    tournament: bool = False
    level: Count = 0
    pro: Count = 0
    aggressive: bool = False
    rivals: bool = False
    legend_adrenaline: bool = True


class CircuitFile(Wish):
    """A circuit of one's own, as in docs/circuits.md, to be checked and drawn."""

    file: Annotated[str, Meta(min_length=1, max_length=200)]
    """How messages call it; the circuit's id is made from it."""
    text: str


class SeasonRaceWish(Wish):
    """What is left out is drawn just before the race."""

    circuit: Word | None = None
    event: Count | None = None


class SeasonWish(Wish, tag_field="game", tag="season"):
    """A championship: one of the known seasons by its name, or a list of races."""

    season: Name = "1961"
    races: Annotated[list[SeasonRaceWish], Meta(min_length=1, max_length=24)] | None = None
    garage: Word = "all"
    mulligan: bool = False
    tournament: bool = False
    level: Count = 0
    pro: Count = 0
    aggressive: bool = False
    rivals: bool = False
    legend_adrenaline: bool = True
    rising: bool = False


SeatKind = Literal["person", "driver", "legend"]
By = Literal["person", "driver", "clock"]
"""Who has answered for a seat."""


class SeatWish(Wish):
    """A seat: for a person, for a driver by name, or for a Legend."""

    kind: SeatKind = "person"
    driver: Word | None = None
    name: Name | None = None
    handicap: Annotated[int, Meta(ge=0, le=2)] = 0


class TableWish(Wish):
    """Everything about a table that is settled before the race."""

    game: RaceWish | SeasonWish
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    seconds: Annotated[int, Meta(ge=1, le=604_800)] | None = None
    """For each decision; when they have run out, a driver answers. None: take your time."""
    stand_in: Word | None = None
    """The driver that answers for people who are away."""
    card_counts: bool | None = None
    """Whether people see which cards are in their own deck and discard. None: only who plays alone."""
    public: bool = False
    """Whether the table is in the list that everybody can see."""
    title: Annotated[str, Meta(max_length=MOST_TITLE)] = ""
