"""The settings of a race or season as flags of the command line, made from their declarations."""

from __future__ import annotations

import argparse
from collections.abc import Collection

from hairpin.content.settings import (
    CHOICE,
    FLAG,
    NUMBER,
    RACE,
    SEASON,
    SETTINGS,
    RaceOptions,
    Setting,
    Value,
    changed,
    defaults_of,
    kind_of,
    value_of,
    with_values,
)

NONE = "none"
ALL = "all"


def add_flags(group: argparse._ArgumentGroup, scopes: Collection[str], hidden: Collection[str] = ()) -> None:
    """What is not said on the command line is None. Those that are hidden can be said, but are not told of."""
    for name, setting in SETTINGS.items():
        fitting = [scope for scope in scopes if scope in setting.scopes]
        if fitting:
            only = "in a season: " if SEASON in fitting and RACE in scopes and RACE not in fitting else ""
            text = argparse.SUPPRESS if name in hidden else only + _help(name, setting, fitting[0])
            _add_flag(group, name, setting, text)


def _help(name: str, setting: Setting, scope: str) -> str:
    default = value_of(defaults_of(scope), name)
    if kind_of(name) == FLAG:
        return setting.help
    shown = ",".join(default) if isinstance(default, tuple) else default
    return f"{setting.help} (default: {shown})" if shown else setting.help


def _add_flag(group: argparse._ArgumentGroup, name: str, setting: Setting, text: str) -> None:
    kind = kind_of(name)
    if setting.flags:
        each = group.add_mutually_exclusive_group()
        for choice, text in zip(setting.choices, setting.flags, strict=True):
            each.add_argument(f"--{choice}", dest=name, action="store_const", const=choice, help=text)
    elif kind == FLAG:
        switched = not value_of(RaceOptions(), name)
        group.add_argument(
            _flag(name), dest=name, action="store_true" if switched else "store_false", default=None, help=text
        )
    elif kind == NUMBER:
        group.add_argument(_flag(name), dest=name, type=int, metavar=_range(setting), help=text)
    elif kind == CHOICE:
        group.add_argument(_flag(name), dest=name, choices=setting.choices, help=text)
    else:
        group.add_argument(_flag(name), dest=name, type=_Members(setting.choices), metavar="A,B,...", help=text)


def _range(setting: Setting) -> str:
    """0 is the default, and goes without saying."""
    minimum, maximum = setting.limits
    return f"{max(1, minimum)}-{maximum}"


def _flag(name: str) -> str:
    """A flag can switch a setting on or off, but only away from its default."""
    word = name.replace("_", "-")
    return f"--no-{word}" if value_of(RaceOptions(), name) is True else f"--{word}"


class _Members:
    """Reads `a,b`, `all` or `none`."""

    def __init__(self, members: tuple[str, ...]) -> None:
        self._members = members

    def __call__(self, text: str) -> tuple[str, ...]:
        if text in (ALL, NONE):
            return self._members if text == ALL else ()
        given = [word.strip() for word in text.split(",") if word.strip()]
        for word in given:
            if word not in self._members:
                known = ", ".join((*self._members, ALL, NONE))
                raise argparse.ArgumentTypeError(f"there is no {word!r}; choose from {known}")
        return tuple(member for member in self._members if member in given)


def said_options(options: argparse.Namespace, before: RaceOptions) -> RaceOptions:
    """What the command line says, over what was there before."""
    said = vars(options)
    return with_values(before, {name: said[name] for name in SETTINGS if said.get(name) is not None})


def words_for(options: RaceOptions, scope: str) -> list[str]:
    """The flags that say the same."""
    return [word for name in changed(options, scope) for word in _words(name, value_of(options, name))]


def _words(name: str, value: Value) -> list[str]:
    if SETTINGS[name].flags:
        return [f"--{value}"]
    if isinstance(value, bool):
        return [_flag(name)]
    if isinstance(value, tuple):
        return [_flag(name), ",".join(value) or NONE]
    return [_flag(name), str(value)]
