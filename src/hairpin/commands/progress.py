"""A bar for work that takes long, for people only: nothing of it gets into a file or a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


class Told(Protocol):
    def __call__(self, done: int, /, doing: str | None = None) -> None: ...


@contextmanager
def progress_bar(unit: str, total: int, by_itself: bool = True) -> Iterator[Told]:
    """Gives the function that is told how many are done, and what is next if that is worth a word.

    A bar that is not painted by itself changes only when it is told something.
    """
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        auto_refresh=by_itself,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(unit, total=total)

        def told(done: int, /, doing: str | None = None) -> None:
            bar.update(task, completed=done, description=doing, refresh=not by_itself)

        yield told
