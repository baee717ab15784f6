"""A table is its log: what may happen at a table, as entries that are appended and never changed."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from hairpin.server.protocol.settings import By, SeatWish, TableWish


class Body(msgspec.Struct, tag_field="kind"):
    pass


class Created(Body, tag="created"):
    settings: TableWish
    owner: str


class Settled(Body, tag="settled"):
    """Other settings. After a race the table is a lobby again, and the race one of its past ones."""

    settings: TableWish
    was: list[int | None] | None = None
    """For each seat, which one it was before; None: as they are numbered."""


class SeatSet(Body, tag="seat-set"):
    seat: int
    wish: SeatWish


class Seated(Body, tag="seated"):
    seat: int
    who: str
    name: str


class Stood(Body, tag="stood"):
    """Left the seat; in a race a driver goes on for it."""

    seat: int


class Renamed(Body, tag="renamed"):
    seat: int
    name: str


class Started(Body, tag="started"):
    """Also a rematch. The seed is the table's deepest secret until the race is over."""

    game: str
    config: dict[str, object]
    seed: int
    rules: int


class Acted(Body, tag="acted"):
    seat: int
    do: str
    by: By = "person"


class Undone(Body, tag="undone"):
    """The last action that stands, the one of entry `action`, is taken back."""

    seat: int
    action: int


class TakenOver(Body, tag="taken-over"):
    seat: int
    driver: str
    own_wish: bool
    """Otherwise it ends when the player comes back."""


class HandedBack(Body, tag="handed-back"):
    seat: int


class Said(Body, tag="said"):
    seat: int | None
    name: str
    text: str


EntryBody = (
    Created
    | Settled
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
    Settled,
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
