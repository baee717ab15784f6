"""What clients say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hairpin.rules.setup import MAX_CARS
from hairpin.server.protocol.settings import Name, SeatNumber, SeatSettings, TableSettings, Word

Seq = Annotated[int, Meta(ge=0, le=1 << 53)]
StartNumber = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
"""Those that no car can have are refused in words."""
RequestId = Annotated[int, Meta(ge=0, le=1 << 53)]


class FromClient(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    id: RequestId | None = None
    """Comes back in the answer, `done` or `refused`."""


class Hello(FromClient, tag="hello"):
    """The first message of every socket."""

    version: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=200)] | None = None
    """For clients without cookies: what an earlier `hello` gave them."""
    since: Seq | None = None
    """The last entry that the client has; all later ones are told first."""


class Sit(FromClient, tag="sit"):
    seat: SeatNumber
    name: Name
    color: Word | None = None
    """Of the car. What another person drives with gives way to the nearest that is free; in a race the cars are
    painted already."""
    number: StartNumber | None = None
    """On the car; as with the colour."""


class Stand(FromClient, tag="stand"):
    """Leave the seat for good."""


class Rename(FromClient, tag="rename"):
    name: Name


class Paint(FromClient, tag="paint"):
    """Another look for your own car, not in a race; as when you sit down."""

    color: Word | None = None
    number: StartNumber | None = None


class SetSeat(FromClient, tag="set-seat"):
    """The host, before the start: what a seat is for."""

    seat: SeatNumber
    wish: SeatSettings


class ChangeSettings(FromClient, tag="settle"):
    """The host, not in a race: other settings. After a race everybody is in the lobby again."""

    settings: TableSettings
    was: Annotated[list[SeatNumber | None], Meta(max_length=MAX_CARS)] | None = None
    """For each seat, which one it was before: whoever sits there comes along. None: as they are numbered."""


class Start(FromClient, tag="start"):
    """The host. After a race it is the rematch."""


class Answer(FromClient, tag="answer"):
    """Your own decision: `do` is one of its options. A new plan takes the place of a committed one."""

    decision: Annotated[str, Meta(max_length=40)]
    do: Annotated[str, Meta(max_length=200)]


class StepOn(FromClient, tag="step-on"):
    """In a lesson: what there was to read has been read. `step` is the one that the last update gave."""

    step: Seq


class Undo(FromClient, tag="undo"):
    """`action` is the number that the last update gave as `undo`."""

    action: Seq


class TakeOver(FromClient, tag="take-over"):
    """A driver goes on for your own seat, or, said by the host, for that of somebody who is away."""

    seat: SeatNumber
    driver: Word | None = None


class HandBack(FromClient, tag="hand-back"):
    """Your own seat again, after a driver went on for it."""


class Say(FromClient, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=280)]
    name: Name | None = None
    """Of somebody who watches; at a seat its name is taken."""


class AskPreview(FromClient, tag="preview"):
    """What each option of your own decision would come to."""

    decision: Annotated[str, Meta(max_length=40)]


class AskHint(FromClient, tag="hint"):
    """What a strong driver would do in your own decision, and why; where the table allows it."""

    decision: Annotated[str, Meta(max_length=40)]


class Ping(FromClient, tag="ping"):
    pass


Request = (
    Sit
    | Stand
    | Rename
    | Paint
    | SetSeat
    | ChangeSettings
    | Start
    | Answer
    | StepOn
    | Undo
    | TakeOver
    | HandBack
    | Say
)
"""What may lead to an entry in the log."""

ClientMessage = Hello | Request | AskPreview | AskHint | Ping

decoder = msgspec.json.Decoder(ClientMessage)


class _Numbered(Struct):
    """All other fields are skipped, whatever they are."""

    id: RequestId | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def request_id(data: bytes) -> int | None:
    """The `id` of a message that can't be understood as a whole, if it has one that can."""
    try:
        return _numbered.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
