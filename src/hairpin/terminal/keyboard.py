"""Reading lines from the keyboard: with editing and with what was typed before, where the system can do that."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Final

from rich.console import Console
from rich.text import Text

from hairpin.content.user_folders import state_folder
from hairpin.terminal.prompts import Ask
from hairpin.terminal.typed import COMMANDS
from hairpin.terminal.words import t

UNREADABLE: Final = "\N{REPLACEMENT CHARACTER}"
HISTORY: Final = "history"
LINES_KEPT: Final = 1000


def keyboard(console: Console, history: Path | None = None) -> Ask:
    """Python's own `input` edits lines by readline. Windows has none, but its console edits lines by itself."""
    readline = _readline() if _is_at_a_terminal(console) else None
    if readline is None:
        return lambda prompt: _plain(console, prompt)
    lines = _History(readline, history or state_folder() / HISTORY)

    def ask(prompt: str) -> str:
        typed = _edited(console, prompt, is_gnu="libedit" not in (readline.__doc__ or ""))
        lines.keep()
        return typed

    return ask


def _is_at_a_terminal(console: Console) -> bool:
    return console.is_terminal and console.file is sys.stdout and sys.stdin.isatty()


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline


def _plain(console: Console, prompt: str) -> str:
    try:
        return console.input(Text(prompt, "bold"))
    except UnicodeDecodeError:
        return UNREADABLE


def _edited(console: Console, prompt: str, is_gnu: bool) -> str:
    """The prompt must come from `input` itself, or editing a line would wipe it out."""
    with console.capture() as captured:
        console.print(Text(prompt, "bold"), end="")
    *above, last = captured.get().split("\n")
    for line in above:
        print(line)
    try:
        return input(_measured(last) if is_gnu else prompt.split("\n")[-1])
    except UnicodeDecodeError:
        return UNREADABLE


def _measured(prompt: str) -> str:
    """Escape sequences take no room on the screen, and readline is told so."""
    return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", prompt)


class _History:
    """What was typed, kept from one race to the next. Nothing depends on it: without it one types again."""

    def __init__(self, readline: ModuleType, path: Path) -> None:
        self._readline = readline
        self._path = path
        readline.set_history_length(LINES_KEPT)
        readline.set_completer(self._complete)
        bind = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
        readline.parse_and_bind(bind)
        with suppress(OSError):
            readline.read_history_file(str(path))

    def keep(self) -> None:
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._readline.write_history_file(str(self._path))

    def _complete(self, text: str, state: int) -> str | None:
        """Tab completes the commands, in the language that is spoken now."""
        fitting = [word for word in sorted({t(f"typed-{each}") for each in COMMANDS}) if word.startswith(text)]
        return fitting[state] if state < len(fitting) else None
