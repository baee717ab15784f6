"""What the server says."""

from __future__ import annotations

import msgspec

from hairpin.server.protocol.events import EventData
from hairpin.server.protocol.home import HomeTable
from hairpin.server.protocol.news import AnyNews
from hairpin.server.protocol.preview import OptionPreview
from hairpin.server.protocol.race import Sent, TrackData, ViewData
from hairpin.server.protocol.settings import SeatKind, TableSettings


class SeatData(Sent):
    kind: SeatKind
    name: str | None
    driver: str | None
    handicap: int
    color: str
    """Of the car, in the race to come; nobody else at the table has it, and so of the number."""
    number: int
    taken: bool
    """By a person."""
    stand_in: str | None
    """The driver that goes on for somebody who is away."""


class DealData(Sent):
    """The promise that every card was settled before the first one was dealt."""

    hash: str
    """SHA-256 of the key, in hex digits."""
    key: str | None
    """In hex digits, once the race or the whole season is over."""


class TableData(Sent):
    """The table itself, the same for everybody."""

    id: str
    phase: str
    games: int
    settings: TableSettings
    seats: list[SeatData]
    stopped: str | None = None
    """Why the last race that was started can't go on with this Hairpin."""
    hints: bool = False
    """Whether players may ask what a strong driver would do: as the settings say, or because one plays alone."""
    deal: DealData | None = None
    """Null in a lobby, and for a race or season that was begun before there were keys."""


class DecisionData(Sent):
    id: str
    options: list[str]
    seconds: float | None
    """How many are left, where there is a time limit."""


class LessonData(Sent):
    """Where somebody stands in a lesson, told to nobody else."""

    name: str
    step: int
    """The number of the step that is next, for `step-on`."""
    steps: int
    say: str | None
    """The id of a sentence; null while the race goes on by itself."""
    figures: dict[str, int]
    """The numbers in it."""
    do: str | None
    """The one option that is taken now."""
    show: str | None
    """A plan to be laid out and looked at."""
    reads: bool
    """Whether it waits for `step-on`."""
    free: bool
    """The steps are over: every option may be taken."""
    explained: dict[str, str]
    """Then, by kind of option: the id of what is said when it can first be taken."""
    learned: list[str]
    """The ids of what there was to be learnt, once the race is over."""


# -- messages --------------------------------------------------------------------------------------------


class FromServer(Sent, tag_field="type", kw_only=True):
    pass


class Welcome(FromServer, tag="hello"):
    version: str
    token: str | None
    """For clients without cookies: who they are. Keep it secret, and say it in the next `hello`."""
    host: bool
    """Whether this client made the table."""


class State(FromServer, tag="state"):
    """Everything at once; after `hello`, when all that was missed has been told."""

    seq: int
    seat: int | None
    table: TableData
    track: TrackData | None
    view: ViewData | None
    decision: DecisionData | None
    undo: int | None
    clocks: list[float | None] | None = None
    """How many seconds each seat has left, where there is a time limit; null for those that stand still."""
    lesson: LessonData | None = None
    """Of the seat that is taught."""


class Past(FromServer, tag="past"):
    """An entry that the client had missed."""

    seq: int
    at: int
    news: AnyNews
    events: list[EventData]


class Update(FromServer, tag="update"):
    """The next entry of the log, and how things stand after it."""

    seq: int
    at: int
    news: AnyNews
    events: list[EventData]
    seat: int | None
    table: TableData | None
    """Where it has changed, and so of the track."""
    track: TrackData | None
    view: ViewData | None
    decision: DecisionData | None
    undo: int | None
    """Your own last action, if it can be taken back: for `undo`."""
    clocks: list[float | None] | None = None
    """How many seconds each seat has left, where there is a time limit; null for those that stand still."""
    lesson: LessonData | None = None


class Presence(FromServer, tag="presence"):
    seats: list[bool]
    """For which seats somebody is there."""
    host: bool
    """While the host is away, everybody with a seat may do what the host may."""
    watchers: int
    grace: list[float | None] = msgspec.field(default_factory=list)
    """For each seat whose player is away: how many seconds until others may let a driver go on for it."""


class Done(FromServer, tag="done"):
    """What the client asked for has been done, and is on disk."""

    id: int | None
    seq: int


class RefusedMessage(FromServer, tag="refused"):
    """Nothing has changed."""

    id: int | None
    code: str
    text: str
    reason: str = ""
    """As in the answer to a request."""
    values: dict[str, str | int] = msgspec.field(default_factory=dict)


class Pong(FromServer, tag="pong"):
    id: int | None


class PreviewMessage(FromServer, tag="preview"):
    id: int | None
    decision: str
    options: list[OptionPreview]
    """Those of which something can be foreseen."""


class Home(FromServer, tag="home"):
    """All tables of the person, what happened last first."""

    tables: list[HomeTable]
    away: int
    """How many more have been put away."""


class HomeChanged(FromServer, tag="home-table"):
    """How one of them stands now; null, if it is no more among those that are shown."""

    table_id: str
    table: HomeTable | None


class WeighedOption(Sent):
    do: str
    worth: float | None
    """The share of times in which that driver would choose it; null where there is nothing to choose."""


class HintMessage(FromServer, tag="hint"):
    """What a strong driver would do with what this seat knows. Nothing has been done."""

    id: int | None
    decision: str
    do: str
    """One of the options."""
    reason: str
    """`advice-REASON` in the files of the languages says it."""
    values: dict[str, int | float]
    worth: float | None
    others: list[WeighedOption]
    """Some of the other options, the best first."""


ServerMessage = (
    Welcome
    | State
    | Past
    | Update
    | Presence
    | Done
    | RefusedMessage
    | Pong
    | PreviewMessage
    | HintMessage
    | Home
    | HomeChanged
)

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)
