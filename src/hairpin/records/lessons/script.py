"""What a lesson is made of: turns of a race, and in each of them the steps that somebody is led through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hairpin.records.positions.placed import Placed
from hairpin.rules.actions import Action
from hairpin.rules.position import Position

SAID: Final = "lesson"
"""What the ids of sentences begin with: `lesson-first-lap-gears`."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, and the one thing to do. Without `do` somebody reads it and goes on."""

    say: str
    """The id of the sentence."""
    turn: int
    """From 1; the round of the race."""
    entry: str
    """Where it stands in the file, for messages."""
    do: Action | None = None
    show: Action | None = None
    """A plan to lay out and look at; nothing is played."""
    rewind: bool = False
    """Going on means going back to where the turn began."""
    figures: tuple[tuple[str, int], ...] = ()
    """The numbers in the sentence, which the engine must come to as well."""


@dataclass(frozen=True, slots=True)
class Turn:
    hand: tuple[str, ...]
    """What the learner holds when it begins; the engine must deal it."""
    others: tuple[tuple[int, tuple[Action, ...]], ...] = ()
    """What the other seats do, as far as it is more than passing."""

    def of(self, seat: int) -> tuple[Action, ...]:
        return next((actions for other, actions in self.others if other == seat), ())


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    placed: Placed
    """The grid, with all cards as they lie."""
    learner: int
    turns: tuple[Turn, ...]
    steps: tuple[Step, ...]
    learned: tuple[str, ...]
    """Sentences for the end: what there was to be learnt."""
    explained: tuple[tuple[str, str], ...] = ()
    """After the last step the learner drives alone: by kind of action, what is said when it can first be done."""
    begins: tuple[Position, ...] = ()
    """How each turn begins, as the engine has found it."""

    @property
    def position(self) -> Position:
        assert isinstance(self.placed.position, Position)
        return self.placed.position
