"""Asking somebody at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Console
from rich.text import Text

from hairpin.terminal.help import COMMANDS

Ask = Callable[[str], str]
"""Shows a prompt and reads a line. EOFError is the end of all input."""

NO_UNDO: Final = "Nothing to undo: only your own last action, and only before anybody has learnt anything by it."
UNREADABLE: Final = "\N{REPLACEMENT CHARACTER}"


class Left(Exception):
    """Whoever was asked wants to leave."""


class UndoWanted(Exception):
    """Whoever was asked wants to take back the last action, and may."""


def keyboard(console: Console) -> Ask:
    def ask(prompt: str) -> str:
        try:
            return console.input(Text(prompt, "bold"))
        except UnicodeDecodeError:
            return UNREADABLE

    return ask


class Prompts:
    """Answers the commands that are the same everywhere; any other line is for the one who asked."""

    def __init__(self, console: Console, ask: Ask, rules: str) -> None:
        self._console = console
        self._ask = ask
        self._rules = rules

    def line(self, prompt: str, can_undo: bool, shows: Mapping[str, Callable[[], None]]) -> str:
        """In lower case, with single blanks. `shows` are the words by which something is shown again."""
        while True:
            text = self.read(prompt)
            match text:
                case "help" | "?":
                    self._console.print(Text(COMMANDS))
                case "rules":
                    self._console.print(Text(self._rules))
                case _ if text in shows:
                    shows[text]()
                case "undo" if can_undo:
                    raise UndoWanted
                case "undo":
                    self.complain(NO_UNDO)
                case _:
                    return text

    def read(self, prompt: str) -> str:
        try:
            text = " ".join(self._ask(prompt).lower().split())
        except EOFError:
            raise Left from None
        if text in ("quit", "exit", "q"):
            raise Left
        return text

    def complain(self, words: str) -> None:
        self._console.print(Text(words, "yellow"))
