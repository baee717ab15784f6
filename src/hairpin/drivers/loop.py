"""The one loop that drives a game: whoever owes a decision is asked, and all who listen hear what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from hairpin.rules.actions import Action
from hairpin.rules.events import Event


class Drivable(Protocol):
    """A race, a season, or a session of either."""

    @property
    def events(self) -> list[Event] | None: ...

    def waiting(self) -> list[int]: ...

    def apply(self, seat: int, action: Action) -> None: ...


Driven = TypeVar("Driven", bound=Drivable)

Listener = Callable[[Sequence[Event]], None]
"""Told what has happened since the last time: once before the first decision, then after each."""


def drive(
    game: Driven,
    answer: Callable[[Driven, int], Action],
    listeners: Sequence[Listener] = (),
    until: Callable[[], bool] | None = None,
) -> int:
    """To the end, or to the first decision at which `until` says so. Tells how many decisions it took.

    Where several owe a decision at the same time, they answer one after the other, in the order of the game.
    """
    decisions = 0
    told = _tell(game, listeners, 0) if listeners else 0
    while seats := game.waiting():
        for seat in seats:
            if until is not None and until():
                return decisions
            game.apply(seat, answer(game, seat))
            decisions += 1
            if listeners:
                told = _tell(game, listeners, told)
    return decisions


def _tell(game: Drivable, listeners: Sequence[Listener], told: int) -> int:
    events = (game.events or [])[told:]
    for listener in listeners:
        listener(events)
    return told + len(events)
