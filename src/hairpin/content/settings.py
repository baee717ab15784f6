"""The settings of races and seasons, each declared once.

The fields of `RaceOptions` are the declarations: name, type and default, and beside them what else there is to
know. Flags of the command line, keys of a race.toml, the header of a record, the messages of the server and the
form on the page are made from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, Never, TypeVar, cast

from hairpin.content.boxes import BOXES, GARAGE_DECKS
from hairpin.content.fields import Fields
from hairpin.rules.garage import DRAFTED, MODES

Value = bool | int | str | tuple[str, ...]
T = TypeVar("T", bool, int, str, tuple[str, ...])

RACE: Final = "race"
SEASON: Final = "season"

FLAG: Final = "flag"
CHOICE: Final = "choice"
NUMBER: Final = "number"
SET: Final = "set"

GARAGE: Final = "garage"
LEGENDS: Final = "legends"
EXPANSION: Final = "expansion"
MANOEUVRES: Final = "manoeuvres"
CHEVRONS: Final = "chevrons"

NEEDS: Final = {
    GARAGE: "a way to use the garage; choose one: basic, advanced, or all",
    LEGENDS: "a setting for Legends, but no car is a Legend; add some with the setting legends",
    EXPANSION: "a setting of the Legends expansion; choose a level of 1 to 6",
    MANOEUVRES: "needs Manoeuvre cards, which come in at level 2; choose a level of 2 to 6",
    CHEVRONS: "needs a circuit with chevrons, and this one has none",
}
"""What a setting may need to make sense, and what to say where that is missing."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What there is to know of a setting besides its name, type and default. Words for it go by its name."""

    scopes: tuple[str, ...] = (RACE, SEASON)
    choices: tuple[str, ...] = ()
    """Of a choice: all but the empty one. Of a set: all members."""
    limits: tuple[int, int] = (0, 0)
    needs: tuple[str, ...] = ()
    """What must be there for it to make sense."""
    in_season: Value | None = None
    """The default in a season, where it is another one."""
    has_flags: bool = False
    """Whether each choice is a flag of its own on the command line."""


def _setting(default: T, setting: Setting) -> T:
    return field(default=default, metadata={"setting": setting})


@dataclass(frozen=True, slots=True)
class RaceOptions:
    """All modules off, unless said otherwise."""

    garage: str = _setting("", Setting(choices=tuple(GARAGE_DECKS), in_season="all"))
    draft: str = _setting(
        DRAFTED,
        Setting(
            scopes=(RACE,),
            choices=MODES,
            needs=(GARAGE,),
            has_flags=True,
        ),
    )
    mulligan: bool = _setting(False, Setting(needs=(GARAGE,)))
    weather: bool = _setting(False, Setting(scopes=(RACE,), in_season=True))
    tournament: bool = _setting(False, Setting())
    level: int = _setting(0, Setting(limits=(0, 6), needs=(LEGENDS,)))
    rising: bool = _setting(
        False,
        Setting(scopes=(SEASON,), needs=(LEGENDS,)),
    )
    pro: int = _setting(0, Setting(limits=(0, 20), needs=(LEGENDS,)))
    aggressive: bool = _setting(False, Setting(needs=(LEGENDS, CHEVRONS)))
    rivals: bool = _setting(False, Setting(needs=(LEGENDS, MANOEUVRES)))
    legend_adrenaline: bool = _setting(True, Setting(needs=(LEGENDS, EXPANSION)))
    boxes: tuple[str, ...] = _setting(BOXES, Setting(choices=BOXES))

    @property
    def has_expansion(self) -> bool:
        """The Legends' decks of the expansion; a rising level begins there."""
        return self.level > 0 or self.rising

    @property
    def has_manoeuvres(self) -> bool:
        """12.3: from level 2 on; a rising level begins there unless told otherwise."""
        return self.level > 1 or (self.rising and self.level == 0)


SETTINGS: Final = {each.name: cast(Setting, each.metadata["setting"]) for each in fields(RaceOptions)}
DEFAULT_OPTIONS: Final = RaceOptions()


def with_values(options: RaceOptions, values: Mapping[str, Value]) -> RaceOptions:
    """The values must be of the types that the declarations say."""
    return replace(options, **cast("dict[str, Never]", values))


SEASON_OPTIONS: Final = with_values(
    DEFAULT_OPTIONS,
    {name: setting.in_season for name, setting in SETTINGS.items() if setting.in_season is not None},
)


def settings_of(scope: str) -> dict[str, Setting]:
    return {name: setting for name, setting in SETTINGS.items() if scope in setting.scopes}


def defaults_of(scope: str) -> RaceOptions:
    return SEASON_OPTIONS if scope == SEASON else DEFAULT_OPTIONS


def value_of(options: RaceOptions, name: str) -> Value:
    return cast(Value, getattr(options, name))


def kind_of(name: str) -> str:
    default = value_of(DEFAULT_OPTIONS, name)
    if isinstance(default, bool):
        return FLAG
    if isinstance(default, int):
        return NUMBER
    return CHOICE if isinstance(default, str) else SET


def changed(options: RaceOptions, scope: str) -> list[str]:
    """The settings that are not at their default."""
    default = defaults_of(scope)
    return [name for name in settings_of(scope) if value_of(options, name) != value_of(default, name)]


def without(options: RaceOptions, need: str) -> RaceOptions:
    """The same, with all settings at their default that make no sense without this."""
    names = [name for name, setting in SETTINGS.items() if need in setting.needs]
    return with_values(options, {name: value_of(DEFAULT_OPTIONS, name) for name in names})


def without_use(options: RaceOptions, scope: str, missing: Iterable[str]) -> list[tuple[str, str]]:
    """What was set and makes no sense, with what it needs."""
    gone = set(missing)
    return [(name, need) for name in changed(options, scope) for need in SETTINGS[name].needs if need in gone]


# -- from files and messages ---------------------------------------------------------------------------


def read_options(table: Fields, scope: str) -> RaceOptions:
    """What a table of a file, or the header of a record, says of the settings; the rest keeps its default."""
    given = {name: _read(table, name) for name in settings_of(scope) if table.has(name)}
    return with_values(defaults_of(scope), given)


def _read(table: Fields, name: str) -> Value:
    setting, kind = SETTINGS[name], kind_of(name)
    if kind == FLAG:
        return table.flag(name)
    if kind == NUMBER:
        return table.number(name, *setting.limits)
    if kind == CHOICE:
        return table.choice(name, setting.choices)
    return _read_set(table, name, setting.choices)


def _read_set(table: Fields, name: str, members: tuple[str, ...]) -> tuple[str, ...]:
    given = table.texts(name)
    for word in given:
        if word not in members:
            table.wrong(name, f'may hold {", ".join(members)}, not "{word}"')
    return tuple(member for member in members if member in given)


def options_data(options: RaceOptions, scope: str) -> dict[str, object]:
    """What is not at its default: a module that is off leaves no trace in a record."""
    found = {name: value_of(options, name) for name in changed(options, scope)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}
