"""A race of automated drivers, to look at."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.console import Console
from rich.live import Live
from rich.table import Table

from hairpin.drivers.driving import Drivers
from hairpin.records.session import Session
from hairpin.rules.events import Event
from hairpin.rules.view import view
from hairpin.terminal.badges import Badges
from hairpin.terminal.output import tolerate_any_character
from hairpin.terminal.results import race_title, result_table
from hairpin.terminal.standing import standing
from hairpin.terminal.words import t

__all__ = ["result_table", "watch"]


def watch(session: Session, console: Console, delay: float = 0.0) -> None:
    """Live on a terminal; into a file or a pipe, only the result."""
    tolerate_any_character(console)
    if console.is_terminal:
        _race_live(session, console, delay)
    else:
        Drivers(session).race()
    console.print(result_table(session))


def _race_live(session: Session, console: Console, delay: float) -> None:
    with Live(_picture(session, console.width), console=console, transient=True) as live:

        def show(_: Sequence[Event]) -> None:
            live.update(_picture(session, console.width))
            time.sleep(delay)

        Drivers(session).race(show)


def _picture(session: Session, width: int) -> Table:
    seen = view(session.race, None)
    title = t("race-title-round", race=race_title(session.race), round=seen.round)
    return standing(seen, Badges(seen), title, width)
