"""What is said over HTTP about licences: who somebody is, on all their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hairpin.server.protocol.calls import QuietHours
from hairpin.server.protocol.client import StartNumber
from hairpin.server.protocol.home import HomeTable
from hairpin.server.protocol.race import Sent
from hairpin.server.protocol.settings import MAX_NAME, Settings, Word

MAX_TOKENS = 50
Token = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(max_length=40)]


class LicenceWish(Settings):
    """How somebody wants to be known. The first one issues the licence, a later one changes it."""

    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""
    color: Word | None = None
    number: StartNumber | None = None
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_TOKENS)] = ()
    """Of earlier visits: what was done with them belongs to the licence from now on."""
    tables: Annotated[tuple[TableId, ...], Meta(max_length=MAX_TOKENS)] = ()
    """Where this browser has been, as far as it remembers: its seats there are found again."""


class LicenceData(Sent):
    """What its holder may know of it; the secret itself is in the cookie, or the token."""

    name: str
    color: str | None
    number: int | None
    made_at: int
    """Milliseconds since 1970."""


class LicenceIssued(Sent):
    licence: LicenceData
    token: str | None
    """For clients without cookies, where it is news to them: who they are. Keep it secret."""


class LicenceCode(Settings):
    """What was in the link, or in the QR code."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class CodeMade(Sent):
    """For the address of the page: `/#/licence/CODE`. What is after the # is never sent to a server."""

    code: str
    seconds: int
    """So long it can be used, once."""


class LicenceDeleted(Sent):
    tables: int
    """Where a seat was given up; in a race a driver goes on."""


class ExportedRecord(Sent):
    game: int
    """Which of the table's races or seasons, from 1."""
    record: list[dict[str, object]]
    """The lines of the file, as in docs/records.md."""


class ExportedTable(Sent):
    link: str
    table: HomeTable
    """With your seat, and how things stand."""
    put_away: bool
    records: list[ExportedRecord]
    """Of all that is over."""


class ExportedCalls(Sent):
    """How you want to be called, and by which push services."""

    on: bool
    quiet: QuietHours | None
    endpoints: list[str]


class LicenceExport(Sent):
    """All that this server keeps of a person."""

    licence: LicenceData | None
    calls: ExportedCalls
    tables: list[ExportedTable]
