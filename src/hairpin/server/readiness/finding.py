"""What was found out about one thing that a server needs."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from hairpin.rules.errors import Values


class Level(StrEnum):
    OK = "ok"
    NOTE = "note"
    """It runs, but somebody should know."""
    MISSING = "missing"
    """So it can't serve."""


class Finding(NamedTuple):
    """`id` names what to say, in any language, with these values in it."""

    level: Level
    id: str
    values: Values


def ok(id: str, **values: str | int) -> Finding:
    return Finding(Level.OK, id, values)


def note(id: str, **values: str | int) -> Finding:
    return Finding(Level.NOTE, id, values)


def missing(id: str, **values: str | int) -> Finding:
    return Finding(Level.MISSING, id, values)
