"""Asking somebody at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text

from hairpin.content.languages import LANGUAGES
from hairpin.rules.setup import Setup
from hairpin.terminal.help import commands_table, rules_text
from hairpin.terminal.typed import canonical
from hairpin.terminal.words import t

Ask = Callable[[str], str]
"""Shows a prompt and reads a line. EOFError is the end of all input."""


class Left(Exception):
    """Whoever was asked wants to leave."""


class UndoWanted(Exception):
    """Whoever was asked wants to take back the last action, and may."""


class LanguageWanted(Exception):
    """Whoever was asked wants to be asked in another language."""

    def __init__(self, language: str) -> None:
        self.language = language


class Prompts:
    """Answers the commands that are the same everywhere; any other line is for the one who asked."""

    def __init__(self, console: Console, ask: Ask, setup: Setup) -> None:
        self._console = console
        self._ask = ask
        self._setup = setup

    def line(self, prompt: str, can_undo: bool, shows: Mapping[str, Callable[[], None]]) -> str:
        """In lower case, with single blanks. `shows` are the words by which something is shown again."""
        while True:
            text = self.read(prompt)
            match text:
                case "help" | "?":
                    self._console.print(commands_table())
                case "rules":
                    self._console.print(Text(rules_text(self._setup)))
                case _ if text in shows:
                    shows[text]()
                case "undo" if can_undo:
                    raise UndoWanted
                case "undo":
                    self.complain(t("no-undo"))
                case _ if text.split()[:1] == ["language"]:
                    self._change_language(text.removeprefix("language").strip())
                case _:
                    return text

    def _change_language(self, language: str) -> None:
        if language in LANGUAGES:
            raise LanguageWanted(language)
        known = ", ".join(f"{each} ({t(f'language-{each}')})" for each in LANGUAGES)
        self.complain(t("speaks-how", languages=known, example=LANGUAGES[1]))

    def read(self, prompt: str) -> str:
        try:
            text = canonical(" ".join(self._ask(prompt).lower().split()))
        except EOFError:
            raise Left from None
        if text in ("quit", "exit", "q"):
            raise Left
        return text

    def complain(self, words: str) -> None:
        self._console.print(Text(words, "yellow"))
