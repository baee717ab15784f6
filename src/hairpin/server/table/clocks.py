"""The clocks of the seats, worked out from the log alone: its entries have their times.

So every process and every restart finds the same, and they run whether or not anybody looks. A seat has its time
for each question. It is not given twice: who comes back to a question, by undo, by taking a plan back, after
leaving or after a driver, has what was left of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class SeatClock:
    asked: int
    """The question: how far the game had come when it was asked."""
    since: int | None = None
    """When it began to run; None while it stands still."""
    left: dict[int, int] = field(default_factory=dict)
    """Milliseconds, by question, when the clock last stood still."""

    def run(self, question: int, at: int, milliseconds: int) -> None:
        if self.since is None or question != self.asked:
            self.stop(at)
            self.asked, self.since = question, at
            self.left.setdefault(question, milliseconds)

    def stop(self, at: int) -> None:
        if self.since is not None:
            # clocks of different machines may differ by a little
            self.left[self.asked] = max(0, self.left[self.asked] - max(0, at - self.since))
            self.since = None

    def forget(self, before: int) -> None:
        """Nobody comes back to those questions."""
        if len(self.left) > 1:
            self.left = {
                asked: left for asked, left in self.left.items() if asked >= before or asked == self.asked
            }


class Clocks:
    def __init__(self) -> None:
        self.by_seat: dict[int, SeatClock] = {}

    def look(self, at: int, asked: Mapping[int, int], milliseconds: int, oldest: int) -> None:
        """`asked`: the seats whose person must decide, and what; nobody can undo to before `oldest`."""
        for seat, clock in self.by_seat.items():
            if seat not in asked:
                clock.stop(at)
            clock.forget(oldest)
        for seat, question in asked.items():
            self.by_seat.setdefault(seat, SeatClock(question)).run(question, at, milliseconds)

    def deadline(self, seat: int) -> int | None:
        """Milliseconds since 1970."""
        clock = self.by_seat.get(seat)
        return None if clock is None or clock.since is None else clock.since + clock.left[clock.asked]

    def soonest(self) -> int | None:
        return min((due for seat in self.by_seat if (due := self.deadline(seat)) is not None), default=None)
