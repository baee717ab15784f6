"""The turns of people: from when a table begins to wait for somebody until it waits no more.

They follow from the log alone. Several questions one after the other are one turn; so is one that somebody comes
back to by undo, or by taking a plan back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

HOUR: Final = 3_600_000
LONGEST_WARNING: Final = 12 * HOUR
"""Milliseconds, as all times here."""


@dataclass(slots=True)
class Turns:
    by_seat: dict[int, str] = field(default_factory=dict)

    def look(self, game: int, asked: Mapping[int, int]) -> None:
        """`asked`: the seats whose person must decide, and how far the game had come when they were asked."""
        self.by_seat = {seat: self.by_seat.get(seat, f"{game}-{progress}") for seat, progress in asked.items()}


def warning(limit: int) -> int | None:
    """So long before the end of a clock its owner is reminded; a short one needs no reminder."""
    return None if limit < HOUR else min(limit // 4, LONGEST_WARNING)
