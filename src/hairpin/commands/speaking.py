"""A parser that says what was probably meant, beside what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from hairpin.commands.words import Words
from hairpin.content.problems import nearest


def speaking(t: Words) -> type[argparse.ArgumentParser]:
    """argparse makes the parsers of commands itself, of the same kind as the first: so the kind has the words."""

    def hint(word: str, known: Iterable[str]) -> str:
        meant = nearest(word, known)
        return f". {t('did-you-mean', word=meant)}" if meant else ""

    class Speaking(argparse.ArgumentParser):
        def _check_value(self, action: argparse.Action, value: object) -> None:
            try:
                super()._check_value(action, value)
            except argparse.ArgumentError as error:
                error.message += hint(str(value), map(str, action.choices or ()))
                raise

        def error(self, message: str) -> None:  # type: ignore[override]
            """What is not recognized is told by its command's name, and only there are its options known."""
            words = message.split()
            unknown = next((word.partition("=")[0].rstrip(":") for word in words if word.startswith("--")), "")
            flags = _flags(self)
            super().error(message + (hint(unknown, flags) if unknown and unknown not in flags else ""))

    return Speaking


def _flags(parser: argparse.ArgumentParser) -> list[str]:
    """With those of all its commands."""
    found: list[str] = []
    for action in parser._actions:
        found += [flag for flag in action.option_strings if flag.startswith("--")]
        if isinstance(action, argparse._SubParsersAction):
            found += [flag for command in action.choices.values() for flag in _flags(command)]
    return list(dict.fromkeys(found))
