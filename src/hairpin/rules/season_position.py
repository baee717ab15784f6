"""A season at a decision as plain data, like a race's position: with its set-up it is the whole season."""

from __future__ import annotations

from typing import Final, NamedTuple

from hairpin.rules.position import Cards, Position, Seats

NAMED: Final = -1
"""The place of a circuit that was not drawn: the season names it."""


class RaceResult(NamedTuple):
    """`points` by seat."""

    circuit: str
    event: int
    ranking: tuple[int, ...]
    points: tuple[int, ...]


class RaceBegun(NamedTuple):
    """What the present race, or the last one, was begun with: what it was drawn, and what the season had left."""

    number: int
    """Among the races of the season, from 0."""
    circuit: int
    """Its place among the circuits that are drawn from."""
    event: int
    supply: Cards
    """The upgrades that nobody had."""
    grid: Seats
    absent: Seats
    upgrades: tuple[Cards, ...]
    sponsors: tuple[Cards, ...]
    sponsor_deck: Cards
    rivals: Seats
    keep_one: bool


class SeasonPosition(NamedTuple):
    step: str
    chance: int
    key: str
    results: tuple[RaceResult, ...]
    left: Seats
    leaving: Seats
    owing: Seats
    upgrades: tuple[Cards, ...]
    sponsors: tuple[Cards, ...]
    sponsor_deck: Cards
    circuits_left: tuple[int, ...]
    events_left: tuple[int, ...]
    reveals_before: int
    begun: RaceBegun
    race: Position
