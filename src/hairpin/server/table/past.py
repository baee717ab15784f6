"""What is told of entries to those who have missed them, ready to be sent, and kept so beside the log."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from hairpin.server.log.entries import Acted
from hairpin.server.protocol.events import EventData
from hairpin.server.protocol.server import encode
from hairpin.server.table.state import Told
from hairpin.server.table.telling import owners_of, past_message

LEVEL: Final = 1
"""It is done while tables wait; a better one saves a third of the room and takes three times as long."""

PAGE: Final = 1024
"""Entries that are kept together where a whole log was worked through."""


class PastEntry(NamedTuple):
    seq: int
    everyone: bytes
    """As those hear it who don't sit at a seat that hears more."""
    own: dict[int, bytes]
    """By seat."""

    def heard_by(self, seat: int | None) -> bytes:
        return self.everyone if seat is None else self.own.get(seat, self.everyone)

    def size(self) -> int:
        return len(self.everyone) + sum(map(len, self.own.values()))


_packer: Final = msgspec.msgpack.Encoder()
_unpacker: Final = msgspec.msgpack.Decoder(list[PastEntry])


def past_entry(told: Told, events: list[EventData] | None = None) -> PastEntry:
    """`events` as watchers hear them, where these have been written already."""
    body = told.entry.body
    owners = owners_of(told.events)
    seats = owners | ({body.seat} if isinstance(body, Acted) else set())
    own = {seat: encode(past_message(told, seat, None if seat in owners else events)) for seat in sorted(seats)}
    return PastEntry(told.entry.seq, encode(past_message(told, None, events)), own)


def packed(entries: Sequence[PastEntry]) -> bytes:
    return zlib.compress(_packer.encode(entries), LEVEL)


def unpacked(body: bytes) -> list[PastEntry]:
    """Nothing, if it is damaged: then the log is replayed."""
    try:
        return _unpacker.decode(zlib.decompress(body))
    except (zlib.error, msgspec.MsgspecError):
        return []


def joined(parts: Iterable[Sequence[PastEntry]], after: int, until: int) -> list[PastEntry] | None:
    """Each of these entries once, in order; None if one is missing."""
    found: list[PastEntry] = []
    following = after + 1
    for part in parts:
        if part and part[0].seq <= following:
            found += part[following - part[0].seq :]
            following = max(following, part[-1].seq + 1)
    return found[: until - after] if following > until else None
