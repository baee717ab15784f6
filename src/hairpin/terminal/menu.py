"""Numbered lines to choose from."""

from __future__ import annotations

from typing import TypeVar

from rich.table import Table
from rich.text import Text

from hairpin.terminal.desk import Desk
from hairpin.terminal.typed import number

T = TypeVar("T")


def show_menu(desk: Desk, lines: list[Text], last: Text | None = None) -> None:
    """`last` is what pressing Enter means, number 0."""
    for i, line in enumerate(lines, start=1):
        show_line(desk, i, line)
    if last is not None:
        show_line(desk, 0, last)


def show_line(desk: Desk, i: int, line: Text) -> None:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(f"  [{i}]", "bold cyan"), line)
    desk.say(grid)


def pick(things: list[T], word: str) -> T | None:
    i = number(word)
    return things[i - 1] if i is not None and 1 <= i <= len(things) else None
