"""What the command line says before any command runs: its help, and what is wrong with how it was called."""

from __future__ import annotations

from typing import Final, Protocol

HELP: Final = ("commands",)
"""The files with its words."""


class Words(Protocol):
    """The message of an id, with these values in it."""

    def __call__(self, id: str, /, **values: str | int) -> str: ...


def unspoken(id: str, /, **values: str | int) -> str:
    """For who only reads a command line: loading the words takes longer than that."""
    return id


def words_in(language: str, files: tuple[str, ...] = HELP) -> Words:
    from hairpin.terminal.bundles import bundle, said

    messages = bundle(language, files)

    def t(id: str, /, **values: str | int) -> str:
        return said(messages, id, values)

    return t
