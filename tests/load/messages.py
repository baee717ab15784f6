"""What the load's players read of the server's messages; the rest is skipped without being built."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class HeardDecision(Struct):
    id: str
    options: list[str]


class HeardView(Struct):
    waiting: list[int]


class HeardTable(Struct):
    phase: str


class Heard(Struct):
    type: str
    seq: int = 0
    seat: int | None = None
    decision: HeardDecision | None = None
    view: HeardView | None = None
    table: HeardTable | None = None
    token: str | None = None
    code: str = ""
    text: str = ""


heard = msgspec.json.Decoder(Heard)
encode = msgspec.json.Encoder().encode
