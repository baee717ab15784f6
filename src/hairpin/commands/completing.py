"""What may come next on a command line, as its parser has it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from hairpin.content.circuits import circuit_ids
from hairpin.content.season_config import season_names
from hairpin.drivers.driver import driver_names

ALL: Final = "all"


class Candidate(NamedTuple):
    word: str
    told: str = ""


ONE_OF: Final[dict[str, Callable[[], Iterable[str]]]] = {
    "circuit": circuit_ids,
    "season": season_names,
    **dict.fromkeys(("driver", "one", "other"), driver_names),
}
SOME_OF: Final[dict[str, Callable[[], Iterable[str]]]] = {
    "circuits": lambda: (*circuit_ids(), ALL),
    "drivers": driver_names,
}
"""By the name of an option or argument; these with commas between."""


def candidates(top: argparse.ArgumentParser, words: Sequence[str]) -> list[Candidate]:
    """The last word is the one that is being typed. None: it is up to the shell, which knows files."""
    *before, typed = words
    place = _Place(top)
    for word in before:
        place.pass_by(word)
    flag, equals, value = typed.partition("=")
    if equals and flag.startswith("--"):
        option = place.flags().get(flag)
        found = _values(option, value) if option else []
        whole = [Candidate(f"{flag}={each.word}", each.told) for each in found]
    else:
        whole = place.may_come(typed)
    return [each for each in whole if each.word.startswith(typed)]


class _Place:
    """Where on the command line one is."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parser = parser
        self._waiting: argparse.Action | None = None
        """The option whose value comes next."""
        self._seen = 0
        """Arguments that are no options."""

    def pass_by(self, word: str) -> None:
        if self._waiting is not None:
            self._waiting = None
        elif word.startswith("-") and word != "-":
            option = self.flags().get(word)
            self._waiting = option if option is not None and option.nargs != 0 else None
        else:
            self._pass_argument(word)

    def _pass_argument(self, word: str) -> None:
        argument = self._argument()
        if isinstance(argument, argparse._SubParsersAction) and word in argument.choices:
            self._parser, self._seen = argument.choices[word], 0
        else:
            self._seen += 1

    def flags(self) -> dict[str, argparse.Action]:
        return dict(self._parser._option_string_actions)

    def _argument(self) -> argparse.Action | None:
        arguments = [action for action in self._parser._actions if not action.option_strings]
        if self._seen < len(arguments):
            return arguments[self._seen]
        return arguments[-1] if arguments and arguments[-1].nargs in ("+", "*") else None

    def may_come(self, typed: str) -> list[Candidate]:
        if self._waiting is not None:
            return _values(self._waiting, typed)
        if typed.startswith("-"):
            return _told_flags(self._parser)
        argument = self._argument()
        return _told_flags(self._parser) if argument is None else _values(argument, typed)


def _told_flags(parser: argparse.ArgumentParser) -> list[Candidate]:
    """The long ones; what is hidden from help is hidden here."""
    return [
        Candidate(flag, action.help or "")
        for action in parser._actions
        for flag in action.option_strings
        if flag.startswith("--") and action.help != argparse.SUPPRESS
    ]


def _values(action: argparse.Action, typed: str) -> list[Candidate]:
    if isinstance(action, argparse._SubParsersAction):
        return [Candidate(str(each.dest), each.help or "") for each in action._choices_actions]
    if action.choices is not None:
        return [Candidate(str(choice)) for choice in action.choices]
    if action.dest in ONE_OF:
        return [Candidate(name) for name in ONE_OF[action.dest]()]
    if action.dest in SOME_OF:
        head, comma, _ = typed.rpartition(",")
        return [Candidate(f"{head}{comma}{name}") for name in SOME_OF[action.dest]()]
    return []
