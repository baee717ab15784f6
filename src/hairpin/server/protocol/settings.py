"""What is raced at a table, and by whom; whoever creates a table says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, defstruct

from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_SEASON
from hairpin.content.settings import (
    CHOICE,
    FLAG,
    NUMBER,
    RACE,
    SEASON,
    SET,
    SETTINGS,
    RaceOptions,
    Value,
    defaults_of,
    kind_of,
    settings_of,
    value_of,
    with_values,
)
from hairpin.rules.season_setup import MAX_RACES
from hairpin.rules.setup import MAX_CARS, MAX_HANDICAP

MAX_NAME = 24
MAX_TITLE = 60
MAX_CHAT = 280
MAX_SECONDS = 604_800
MAX_GRACE = 86_400
GRACE_SECONDS = 60

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_CARS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[tuple[Word, ...], Meta(max_length=20)]


class Settings(Struct, forbid_unknown_fields=True):
    """Clients write these; a word that is not known is a mistake worth telling."""


def wire_type(name: str) -> type:
    """Nonsense is refused with words, by whoever knows the settings: here a value must only be of its kind."""
    kinds: dict[str, type] = {FLAG: bool, NUMBER: Count, CHOICE: Word, SET: Words}
    return kinds[kind_of(name)]


def _settings(scope: str) -> list[tuple[str, object, object]]:
    default = defaults_of(scope)
    return [(name, wire_type(name), value_of(default, name)) for name in settings_of(scope)]


if TYPE_CHECKING:

    class RaceFields(Settings): ...

    class SeasonFields(Settings): ...

else:
    RaceFields = defstruct("RaceFields", _settings(RACE), bases=(Settings,), kw_only=True)
    SeasonFields = defstruct("SeasonFields", _settings(SEASON), bases=(Settings,), kw_only=True)


def options_of(settings: RaceFields | SeasonFields, scope: str) -> RaceOptions:
    """What is said of the settings; an empty choice is the default one."""
    said = {name: getattr(settings, name) for name in settings_of(scope)}
    return with_values(
        defaults_of(scope), {name: _tidy(name, value) for name, value in said.items() if value != ""}
    )


def _tidy(name: str, value: Value) -> Value:
    """The members of a set in their order, each once; unknown ones are left for others to refuse."""
    if not isinstance(value, tuple):
        return value
    members = SETTINGS[name].choices
    return tuple(sorted(set(value), key=lambda word: members.index(word) if word in members else len(members)))


class RaceSettings(RaceFields, kw_only=True, tag_field="game", tag="race"):
    """A single race. The defaults are those of `hairpin race`."""

    circuit: Word | dict[str, object] = DEFAULT_CIRCUIT
    """The id of a circuit, or a whole one, as in docs/circuits.md, with an `id` of its own."""
    laps: Count | None = None
    round_limit: Count | None = None


class CircuitFile(Settings):
    """A circuit of one's own, as in docs/circuits.md, to be checked and drawn."""

    file: Annotated[str, Meta(min_length=1, max_length=200)]
    """How messages call it; the circuit's id is made from it."""
    text: str


class SeasonRaceSettings(Settings):
    """What is left out is drawn just before the race."""

    circuit: Word | dict[str, object] | None = None
    """As for a race."""
    event: Count | None = None


class SeasonSettings(SeasonFields, kw_only=True, tag_field="game", tag="season"):
    """A championship: one of the known seasons by its name, or a list of races."""

    season: Name = DEFAULT_SEASON
    races: Annotated[list[SeasonRaceSettings], Meta(min_length=1, max_length=MAX_RACES)] | None = None


SeatKind = Literal["person", "driver", "legend"]
By = Literal["person", "driver", "stand-in", "clock"]
"""Who has answered for a seat: `stand-in` is a driver that goes on for somebody who is away or wished for it."""


class SeatSettings(Settings):
    """A seat: for a person, for a driver by name, or for a Legend."""

    kind: SeatKind = "person"
    driver: Word | None = None
    name: Name | None = None
    color: Word | None = None
    handicap: Annotated[int, Meta(ge=0, le=MAX_HANDICAP)] = 0


class TableSettings(Settings):
    """Everything about a table that is settled before the race."""

    game: RaceSettings | SeasonSettings
    seats: Annotated[list[SeatSettings], Meta(min_length=1, max_length=MAX_CARS)]
    seconds: Annotated[int, Meta(ge=1, le=MAX_SECONDS)] | None = None
    """For each decision; when they have run out, a driver answers. None: take your time."""
    grace: Annotated[int, Meta(ge=0, le=MAX_GRACE)] = GRACE_SECONDS
    """So long somebody may be away, in seconds, before others can let a driver go on for them."""
    stand_in: Word | None = None
    """The driver that answers for people who are away."""
    card_counts: bool | None = None
    """Whether people see which cards are in their own deck and discard. None: only somebody who plays alone."""
    hints: bool | None = None
    """Whether people may ask what a strong driver would do. None: only somebody who plays alone."""
    public: bool = False
    """Whether the table is in the list that everybody can see."""
    title: Annotated[str, Meta(max_length=MAX_TITLE)] = ""
    lesson: Word | None = None
    """The lesson that is raced here: it brings its circuit, its laps and its seats. None: an ordinary table."""
