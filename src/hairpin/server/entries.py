"""A table is its log: what may happen at a table, as entries that are appended and never changed."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

import msgspec

from hairpin.rules.seeds import Seed
from hairpin.server.protocol.settings import By, SeatSettings, TableSettings


class Body(msgspec.Struct, tag_field="kind"):
    """What happened at the table; `told` are the fields that everybody hears of."""

    told: ClassVar[tuple[str, ...]] = ()


class Created(Body, tag="created"):
    settings: TableSettings
    owner: str


class SettingsChanged(Body, tag="settled"):
    """Other settings. After a race the table is a lobby again, and the race one of its past ones."""

    settings: TableSettings
    was: list[int | None] | None = None
    """For each seat, which one it was before; None: as they are numbered."""


class SeatSet(Body, tag="seat-set"):
    told = ("seat",)

    seat: int
    wish: SeatSettings


class Seated(Body, tag="seated"):
    told = ("seat", "name")

    seat: int
    who: str
    name: str


class Stood(Body, tag="stood"):
    """Left the seat; in a race a driver goes on for it."""

    told = ("seat",)

    seat: int


class Renamed(Body, tag="renamed"):
    told = ("seat", "name")

    seat: int
    name: str


class Started(Body, tag="started"):
    """Also a rematch. The seed is the table's deepest secret until the race is over: a key, and in logs of before
    a whole number."""

    game: str
    config: dict[str, object]
    seed: Seed
    rules: int


class Acted(Body, tag="acted"):
    told = ("seat", "by")

    seat: int
    do: str
    by: By = "person"


class Undone(Body, tag="undone"):
    """The last action that stands, the one of entry `action`, is taken back."""

    told = ("seat", "action")

    seat: int
    action: int


class TakenOver(Body, tag="taken-over"):
    told = ("seat", "driver")

    seat: int
    driver: str
    own_wish: bool
    """Otherwise it ends when the player comes back."""


class HandedBack(Body, tag="handed-back"):
    told = ("seat",)

    seat: int


class Said(Body, tag="said"):
    told = ("seat", "name", "text")

    seat: int | None
    name: str
    text: str


EntryBody = (
    Created
    | SettingsChanged
    | SeatSet
    | Seated
    | Stood
    | Renamed
    | Started
    | Acted
    | Undone
    | TakenOver
    | HandedBack
    | Said
)

ABOUT_THE_TABLE: Final = (
    Created,
    SettingsChanged,
    SeatSet,
    Seated,
    Stood,
    Renamed,
    Started,
    TakenOver,
    HandedBack,
)
"""Entries after which the table itself looks different, not only the race on it."""


class Entry(NamedTuple):
    seq: int
    at: int
    """Milliseconds since 1970."""
    body: EntryBody


_decoder: Final = msgspec.json.Decoder(EntryBody)


def body_text(body: EntryBody) -> str:
    return msgspec.json.encode(body).decode()


def body_from(text: str) -> EntryBody:
    body: EntryBody = _decoder.decode(text)
    return body


def kind_of(body: EntryBody) -> str:
    return str(type(body).__struct_config__.tag)
