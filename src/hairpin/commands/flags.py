"""The settings of a race or season as flags of the command line, made from their declarations."""

from __future__ import annotations

import argparse
from collections.abc import Collection

from hairpin.commands.option_types import NONE, Members
from hairpin.commands.words import Words
from hairpin.content.settings import (
    CHOICE,
    FLAG,
    NUMBER,
    RACE,
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


def add_flags(
    group: argparse._ArgumentGroup, scopes: Collection[str], t: Words, hidden: Collection[str] = ()
) -> None:
    """What is not said on the command line is None. Those that are hidden can be said, but are not told of."""
    for name, setting in SETTINGS.items():
        fitting = [scope for scope in scopes if scope in setting.scopes]
        if fitting:
            if setting.has_flags:
                _add_flag_for_each_choice(group, name, setting, t)
                continue
            text = argparse.SUPPRESS if name in hidden else _help(name, fitting[0], t)
            only = text != argparse.SUPPRESS and RACE in scopes and RACE not in fitting
            _add_flag(group, name, setting, t("help-in-season", help=text) if only else text, t)


def _help(name: str, scope: str, t: Words) -> str:
    told = t(f"help-setting-{name.replace('_', '-')}")
    default = value_of(defaults_of(scope), name)
    if kind_of(name) == FLAG or not default:
        return told
    shown = ",".join(default) if isinstance(default, tuple) else str(default)
    return t("help-with-default", help=told, default=shown)


def _add_flag_for_each_choice(group: argparse._ArgumentGroup, name: str, setting: Setting, t: Words) -> None:
    each = group.add_mutually_exclusive_group()
    for choice in setting.choices:
        each.add_argument(
            f"--{choice}", dest=name, action="store_const", const=choice, help=t(f"help-choice-{choice}")
        )


def _add_flag(group: argparse._ArgumentGroup, name: str, setting: Setting, text: str, t: Words) -> None:
    kind = kind_of(name)
    if kind == FLAG:
        switched = not value_of(RaceOptions(), name)
        group.add_argument(
            flag_of(name), dest=name, action="store_true" if switched else "store_false", default=None, help=text
        )
    elif kind == NUMBER:
        group.add_argument(flag_of(name), dest=name, type=int, metavar=_range(setting), help=text)
    elif kind == CHOICE:
        group.add_argument(flag_of(name), dest=name, choices=setting.choices, help=text)
    else:
        group.add_argument(
            flag_of(name), dest=name, type=Members(setting.choices, t), metavar="A,B,...", help=text
        )


def _range(setting: Setting) -> str:
    """0 is the default, and goes without saying."""
    minimum, maximum = setting.limits
    return f"{max(1, minimum)}-{maximum}"


def flag_of(name: str) -> str:
    """A flag can switch a setting on or off, but only away from its default."""
    word = name.replace("_", "-")
    return f"--no-{word}" if value_of(RaceOptions(), name) is True else f"--{word}"


def said_options(options: argparse.Namespace, before: RaceOptions) -> RaceOptions:
    """What the command line says, over what was there before."""
    said = vars(options)
    return with_values(before, {name: said[name] for name in SETTINGS if said.get(name) is not None})


def words_for(options: RaceOptions, scope: str) -> list[str]:
    """The flags that say the same."""
    return [word for name in changed(options, scope) for word in _words(name, value_of(options, name))]


def _words(name: str, value: Value) -> list[str]:
    if SETTINGS[name].has_flags:
        return [f"--{value}"]
    if isinstance(value, bool):
        return [flag_of(name)]
    if isinstance(value, tuple):
        return [flag_of(name), ",".join(value) or NONE]
    return [flag_of(name), str(value)]
