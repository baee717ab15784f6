"""Numbered lines to choose from."""

from __future__ import annotations

from typing import TypeVar

from rich.padding import Padding
from rich.text import Text

from hairpin.terminal.desk import Desk
from hairpin.terminal.typed import number

T = TypeVar("T")


def show_menu(desk: Desk, lines: list[Text], last: Text) -> None:
    """`last` is what pressing Enter means, number 0."""
    for i, line in [*enumerate(lines, start=1), (0, last)]:
        desk.say(Padding(Text.assemble((f"[{i}] ", "bold cyan"), line), (0, 0, 0, 2)))


def pick(things: list[T], word: str) -> T | None:
    i = number(word)
    return things[i - 1] if i is not None and 1 <= i <= len(things) else None
