"""The settings of races and seasons as arguments of a call; they are the keys of a race.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hairpin.content.problems import did_you_mean
from hairpin.content.settings import CHOICE, FLAG, NUMBER, SET, defaults_of, kind_of, settings_of, with_values
from hairpin.rules.errors import BadSetup

if TYPE_CHECKING:
    from hairpin.content.settings import RaceOptions, Value

ARGUMENTS = ("circuit", "cars", "seed", "legends", "laps", "names", "colors", "handicaps", "round_limit")
"""What is no setting, but may be misspelt as well."""
_TYPES = {
    FLAG: (bool, "True or False"),
    NUMBER: (int, "a whole number"),
    CHOICE: (str, "a text"),
    SET: (tuple, "a tuple"),
}


def options_from(given: Mapping[str, Value], scope: str) -> RaceOptions:
    """Names and types are checked here, the values where a race is set up."""
    for name, value in given.items():
        _check(name, value, scope)
    return with_values(defaults_of(scope), given)


def _check(name: str, value: Value, scope: str) -> None:
    known = tuple(settings_of(scope))
    if name not in known:
        hint = did_you_mean(name, (*known, *ARGUMENTS))
        raise BadSetup(f"{name}: no setting of a {scope}; {hint}settings are {', '.join(known)}")
    wanted, words = _TYPES[kind_of(name)]
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        raise BadSetup(f"{name}: must be {words}, not {value!r}")
