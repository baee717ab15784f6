"""A table is its log: what may happen at a table, as entries that are appended and never changed.

What a field is called here is in databases for ever: a change needs a step in `upcasts.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

import msgspec

from hairpin.rules.seeds import Seed
from hairpin.server.log.settings import KeptSeat, KeptSettings
from hairpin.server.log.upcasts import VERSION, upcast
from hairpin.server.protocol.settings import By


class Body(msgspec.Struct, tag_field="kind"):
    """What happened at the table; `told` are the fields that everybody hears of."""

    told: ClassVar[tuple[str, ...]] = ()


class Created(Body, tag="created"):
    settings: KeptSettings
    owner: str


class SettingsChanged(Body, tag="settled"):
    """Other settings. After a race the table is a lobby again, and the race one of its past ones."""

    settings: KeptSettings
    was: list[int | None] | None = None
    """For each seat, which one it was before; None: as they are numbered."""


class SeatSet(Body, tag="seat-set"):
    told = ("seat",)

    seat: int
    wish: KeptSeat


class Seated(Body, tag="seated"):
    told = ("seat", "name", "color", "number")

    seat: int
    who: str
    name: str
    color: str | None = None
    """Of the car, where the person has chosen one; and so of the number."""
    number: int | None = None


class Stood(Body, tag="stood"):
    """Left the seat; in a race a driver goes on for it."""

    told = ("seat",)

    seat: int


class Renamed(Body, tag="renamed"):
    told = ("seat", "name")

    seat: int
    name: str


class Painted(Body, tag="painted"):
    told = ("seat", "color", "number")

    seat: int
    color: str | None
    number: int | None


class Origin(msgspec.Struct):
    """Where a race that begins in the middle was taken from. Nobody hears of it: a table's id is the key to it."""

    table: str
    game: int
    race: int
    moment: int
    """The entry after which it stood so."""


class Started(Body, tag="started", omit_defaults=True):
    """Also a rematch. The seed is the table's deepest secret until the race is over: a key, and in logs of before
    a whole number."""

    game: str
    config: dict[str, object]
    seed: Seed
    rules: int
    lesson: str | None = None
    """Which one is raced: then every card lies as its script says, and the seed is for the drivers only."""
    beginning: dict[str, object] | None = None
    """The position in which it begins, as the header of a record has it; None: at the grid."""
    origin: Origin | None = None


class Stepped(Body, tag="stepped", omit_defaults=True):
    """Somebody in a lesson has read what there was to read, and goes on."""

    told = ("seat", "back_to")

    seat: int
    back_to: int | None = None
    """The round that is begun anew: what was done in it does not count."""


class Acted(Body, tag="acted"):
    told = ("seat", "by", "driver")

    seat: int
    do: str
    by: By = "person"
    driver: str | None = None
    """Which one has answered, where it was not the person."""


class Undone(Body, tag="undone"):
    """The last action that stands, the one of entry `action`, is taken back."""

    told = ("seat", "action")

    seat: int
    action: int


class TakenOver(Body, tag="taken-over"):
    told = ("seat", "driver", "own_wish", "asked_by")

    seat: int
    driver: str
    own_wish: bool
    """Otherwise it ends when the player comes back."""
    asked_by: int | None = None
    """The seat of whoever asked for it."""


class HandedBack(Body, tag="handed-back"):
    told = ("seat",)

    seat: int


class Said(Body, tag="said"):
    told = ("seat", "name", "text")

    seat: int | None
    name: str
    text: str


class Unreadable(Body, tag="unreadable"):
    """Written by a Hairpin that this one does not understand, or damaged. It counts, but changes nothing."""

    was: str


EntryBody = (
    Created
    | SettingsChanged
    | SeatSet
    | Seated
    | Stood
    | Renamed
    | Painted
    | Started
    | Acted
    | Stepped
    | Undone
    | TakenOver
    | HandedBack
    | Said
    | Unreadable
)

ABOUT_THE_TABLE: Final = (
    Created,
    SettingsChanged,
    SeatSet,
    Seated,
    Stood,
    Renamed,
    Painted,
    Started,
    TakenOver,
    HandedBack,
)
"""Entries after which the table itself looks different, not only the race on it."""


STARTED: Final = "started"
IN_A_RACE: Final = ("acted", "undone", "stepped")
"""Kinds of entries without which the rest of a race makes no sense."""


class Entry(NamedTuple):
    seq: int
    at: int
    """Milliseconds since 1970."""
    body: EntryBody


_decoder: Final = msgspec.json.Decoder(EntryBody)


class Stored(NamedTuple):
    """An entry as it lies in the database."""

    seq: int
    at: int
    kind: str
    version: int
    body: str


def stored(entry: Entry) -> Stored:
    return Stored(entry.seq, entry.at, kind_of(entry.body), VERSION, msgspec.json.encode(entry.body).decode())


def entry_from(row: Stored) -> Entry:
    return Entry(row.seq, row.at, _body(row))


def _body(row: Stored) -> EntryBody:
    try:
        if row.version == VERSION:
            body: EntryBody = _decoder.decode(row.body)
        else:
            body = msgspec.convert(upcast(row.version, msgspec.json.decode(row.body)), EntryBody)
    except (msgspec.MsgspecError, UnicodeDecodeError, LookupError, TypeError, AttributeError):
        return Unreadable(row.kind)
    return body


def kind_of(body: EntryBody) -> str:
    return str(type(body).__struct_config__.tag)
