"""A scenario as its file tells it, checked and typed."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hairpin.rules.circuit import Circuit
from hairpin.rules.legend_cards import LegendsModule
from hairpin.rules.position import RoadPosition
from hairpin.rules.season_race import SeasonRace

PASSES: Final = {("slipstream", 0), ("discard", ()), ("react", "done"), ("refresh", ())}
"""Answers that choose nothing; where nothing is offered they are ignored."""


@dataclass(frozen=True, slots=True)
class ScenarioCar:
    name: str
    color: str
    legend: bool
    distance: int
    spot: int | None
    gear: int
    engine: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    """Top first, as in the file."""
    discard: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Do:
    """One decision of a car: which one, and the answer."""

    number: int
    car: str
    decision: str
    answer: object
    n: int | None
    cards: tuple[int, ...]
    """Of a reaction: `card` or `cards`, whichever the file gives."""
    symbol: int | None
    """The card whose symbol is meant, where `cards` says what it is used on."""
    refused: bool

    def is_pass(self) -> bool:
        answer = self.answer
        return isinstance(answer, int | str | tuple) and (self.decision, answer) in PASSES

    def __str__(self) -> str:
        return f"[[do]] {self.number} ({self.car}, {self.decision})"


@dataclass(frozen=True, slots=True)
class Expectation:
    """`cars` by name, then by field; `round` and `order` stand for the whole race."""

    cars: dict[str, dict[str, object]] = field(default_factory=dict)
    round: int | None = None
    order: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    path: Path
    title: str
    rules: tuple[str, ...]
    circuit: Circuit
    road: RoadPosition
    tournament: bool
    season: SeasonRace | None
    legends: LegendsModule | None
    legend_cards: tuple[int, ...]
    """Indexes of the Legend cards to come, the first one first."""
    manoeuvres: tuple[int, ...]
    rivals: tuple[str, ...]
    laps: int
    starters: int
    rounds: int | None
    """How many rounds are played; None: until the race is over."""
    seed: int
    cars: tuple[ScenarioCar, ...]
    dos: tuple[Do, ...]
    expect: Expectation
